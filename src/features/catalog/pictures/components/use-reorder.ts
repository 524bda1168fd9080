import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { moveItem } from '../rules/form-picture.ts';

interface ReorderOptions<T> {
  list: readonly T[];
  onChange: (list: T[]) => void;
  /** Announces the new position, counted from 1, to screen readers. */
  announce: (place: number, of: number) => string;
}

const stepByKey: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Lets the user reorder a list by dragging a handle with mouse, pen or finger, or with the arrow keys on it. Each
 * position is marked with `data-place`.
 */
export function useReorder<T>({ list, onChange, announce }: ReorderOptions<T>) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number): number => {
    const place = Math.min(Math.max(0, to), list.length - 1);
    if (place === from) return from;
    onChange(moveItem(list, { from, to: place }));
    setAnnouncement(announce(place + 1, list.length));
    return place;
  };
  const follow = useRef<(x: number, y: number) => void>(() => {});
  useEffect(() => {
    follow.current = (x, y) => {
      const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
      const to = Number(under?.dataset['place'] ?? Number.NaN);
      if (dragged !== null && !Number.isNaN(to) && to !== dragged) setDragged(move(dragged, to));
    };
  });
  const isDragging = dragged !== null;
  // Listens on the window, because the handle moves with its picture and would lose the pointer.
  useEffect(() => {
    if (!isDragging) return;
    const onMove = ({ clientX, clientY }: globalThis.PointerEvent) => follow.current(clientX, clientY);
    const onEnd = () => setDragged(null);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onEnd);
    window.addEventListener('pointercancel', onEnd);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onEnd);
      window.removeEventListener('pointercancel', onEnd);
    };
  }, [isDragging]);
  const handleOf = (index: number) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const ends: Record<string, number> = { Home: 0, End: list.length - 1 };
      const step = stepByKey[event.key];
      const to = step === undefined ? ends[event.key] : index + step;
      if (to === undefined) return;
      event.preventDefault();
      move(index, to);
    },
    onPointerDown: ({ button }: PointerEvent) => {
      if (button === 0) setDragged(index);
    },
  });
  return { dragged, announcement, handleOf };
}
