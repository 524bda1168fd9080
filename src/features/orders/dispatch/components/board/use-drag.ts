import { type RefObject, useEffect, useRef, useState } from 'react';

interface DragOptions<Card> {
  /** The card with this id, if it may be dragged. */
  find: (id: string) => Card | undefined;
  canDrop: (card: Card, column: string) => boolean;
  onDrop: (card: Card, column: string) => void;
}

/**
 * Drags cards by mouse: elements with `data-card` onto elements with `data-column`. People who cannot drag use the
 * menus of the cards, or the keyboard.
 */
export function useDrag<Card>(options: DragOptions<Card>): {
  board: RefObject<HTMLDivElement | null>;
  dragged: Card | null;
} {
  const board = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Card | null>(null);
  const latest = useRef({ ...options, dragged });
  useEffect(() => {
    latest.current = { ...options, dragged };
  });
  useEffect(() => {
    const { current: node } = board;
    if (!node) return;
    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener(
      'dragstart',
      (event) => {
        const id = nearestName(event, 'card');
        const card = id === null ? undefined : latest.current.find(id);
        if (!card || id === null) return;
        event.dataTransfer?.setData('text/plain', id);
        setDragged(card);
      },
      { signal },
    );
    node.addEventListener('dragend', () => setDragged(null), { signal });
    node.addEventListener(
      'dragover',
      (event) => {
        const column = nearestName(event, 'column');
        const { dragged: card, canDrop } = latest.current;
        // Browsers allow a drop only where the default is prevented.
        if (card && column && canDrop(card, column)) event.preventDefault();
      },
      { signal },
    );
    node.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        const column = nearestName(event, 'column');
        const { dragged: card, canDrop, onDrop } = latest.current;
        if (card && column && canDrop(card, column)) onDrop(card, column);
        setDragged(null);
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
  return { board, dragged };
}

function nearestName(event: Event, kind: 'card' | 'column'): string | null {
  const { target } = event;
  const holder = target instanceof Element ? target.closest<HTMLElement>(`[data-${kind}]`) : null;
  return holder?.dataset[kind] ?? null;
}
