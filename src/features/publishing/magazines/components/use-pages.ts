import { type MouseEvent, type RefObject, useCallback, useEffect, useState } from 'react';

interface Pages {
  /** Which spread is open, from 0. */
  spread: number;
  spreads: number;
  turn(by: number): void;
  /** For clicks on links to a piece: opens the spread on which it begins. */
  goTo(event: MouseEvent): void;
}

/** Turns the spreads of a sheet whose columns overflow sideways: by buttons, arrows, swipe and links. */
export function usePages(sheet: RefObject<HTMLElement | null>, view: string): Pages {
  const [{ spread, spreads }, setPlace] = useState({ spread: 0, spreads: 1 });
  const open = useCallback(
    (to: number) => {
      const node = sheet.current;
      if (!node) return;
      const { step, last } = measure(node);
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      node.scrollTo({
        left: Math.min(Math.max(to, 0), last) * step,
        behavior: calm ? 'instant' : 'smooth',
      });
    },
    [sheet],
  );
  const turn = useCallback(
    (by: number) => {
      if (sheet.current) open(measure(sheet.current).at + by);
    },
    [open, sheet],
  );
  useEffect(() => {
    const node = sheet.current;
    if (!node) return;
    const read = (): void => {
      const { at, last } = measure(node);
      setPlace({ spread: at, spreads: last + 1 });
    };
    // A swipe may end between two spreads.
    const settle = (): void => {
      const { at, step } = measure(node);
      if (isTurned(node) && Math.abs(node.scrollLeft - at * step) > 2) open(at);
    };
    const size = new ResizeObserver(read);
    size.observe(node);
    node.addEventListener('scroll', read, { passive: true });
    node.addEventListener('scrollend', settle);
    read();
    return () => {
      size.disconnect();
      node.removeEventListener('scroll', read);
      node.removeEventListener('scrollend', settle);
    };
  }, [sheet, open, view]);
  useArrows(sheet, { turn, open });
  return {
    spread,
    spreads,
    turn,
    goTo(event) {
      const to = sheet.current && spreadOfLink(sheet.current, event);
      if (to !== null) open(to);
    },
  };
}

/** The spread on which the piece begins that a clicked link leads to; null when it is no such click. */
function spreadOfLink(node: HTMLElement, event: MouseEvent): number | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const piece = link && document.getElementById(link.hash.slice(1));
  if (!piece || !isTurned(node)) return null;
  event.preventDefault();
  history.replaceState(history.state, '', `#${piece.id}`);
  const left = (piece.getClientRects()[0]?.left ?? 0) - node.getBoundingClientRect().left;
  return Math.floor((left + node.scrollLeft + 1) / measure(node).step);
}

interface Keys {
  turn(by: number): void;
  open(to: number): void;
}

/** Arrows turn wherever the focus is, except where they mean something else. */
function useArrows(sheet: RefObject<HTMLElement | null>, { turn, open }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const node = sheet.current;
      const { target } = event;
      const isTaken =
        target instanceof Element && target.closest('input, textarea, select, dialog, [role=menu]');
      if (!node || !isTurned(node) || isTaken || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight') turn(1);
      else if (event.key === 'ArrowLeft') turn(-1);
      else if (event.key === 'Home' && node.contains(document.activeElement)) open(0);
      else if (event.key === 'End' && node.contains(document.activeElement)) open(Infinity);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [sheet, turn, open]);
}

/** Whether the stylesheet has made pages of it. */
const isTurned = (node: HTMLElement): boolean => getComputedStyle(node).columnCount !== 'auto';

/** The width of a spread with the gap after it, which one is open, and the last. */
function measure(node: HTMLElement): { step: number; at: number; last: number } {
  const gap = Number.parseFloat(getComputedStyle(node).columnGap) || 0;
  const step = node.clientWidth + gap;
  const last = Math.max(0, Math.round((node.scrollWidth + gap) / step) - 1);
  return { step, at: Math.min(last, Math.round(node.scrollLeft / step)), last };
}
