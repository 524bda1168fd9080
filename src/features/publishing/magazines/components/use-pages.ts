import { type MouseEvent, type RefObject, useCallback, useEffect, useState } from 'react';

interface Pages {
  /** Number of the open spread, from 0. */
  spread: number;
  spreads: number;
  turn(by: number): void;
  /** Click handler for links to a piece: opens the spread where it begins. */
  goTo(event: MouseEvent): void;
}

/** Turns the spreads of an element whose columns overflow sideways: by buttons, arrow keys, swipes and links. */
export function usePages(viewport: RefObject<HTMLElement | null>, view: string): Pages {
  const [{ spread, spreads }, setPlace] = useState({ spread: 0, spreads: 1 });
  const open = useCallback(
    (to: number) => {
      const node = viewport.current;
      if (!node) return;
      const { step, last } = measure(node);
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      node.scrollTo({
        left: Math.min(Math.max(to, 0), last) * step,
        behavior: calm ? 'instant' : 'smooth',
      });
    },
    [viewport],
  );
  const turn = useCallback(
    (by: number) => {
      if (viewport.current) open(measure(viewport.current).at + by);
    },
    [open, viewport],
  );
  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    const read = (): void => {
      const { at, last } = measure(node);
      setPlace({ spread: at, spreads: last + 1 });
    };
    // A swipe may stop between two spreads.
    const settle = (): void => {
      const { at, step } = measure(node);
      if (isPaged(node) && Math.abs(node.scrollLeft - at * step) > 2) open(at);
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
  }, [viewport, open, view]);
  useArrowKeys(viewport, { turn, open });
  return {
    spread,
    spreads,
    turn,
    goTo(event) {
      const to = viewport.current && spreadOfLink(viewport.current, event);
      if (to !== null) open(to);
    },
  };
}

/** Returns the spread of the piece that a clicked link refers to; null for any other click. */
function spreadOfLink(node: HTMLElement, event: MouseEvent): number | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const piece = link && document.getElementById(link.hash.slice(1));
  if (!piece || !isPaged(node)) return null;
  event.preventDefault();
  history.replaceState(history.state, '', `#${piece.id}`);
  const offset = (piece.getClientRects()[0]?.left ?? 0) - node.getBoundingClientRect().left;
  return Math.floor((offset + node.scrollLeft + 1) / measure(node).step);
}

interface PageActions {
  turn(by: number): void;
  open(to: number): void;
}

/** The arrow keys turn pages wherever the focus is, except where they have another meaning. */
function useArrowKeys(viewport: RefObject<HTMLElement | null>, { turn, open }: PageActions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const node = viewport.current;
      const { target } = event;
      const hasOwnArrowKeys =
        target instanceof Element && target.closest('input, textarea, select, dialog, [role=menu]');
      if (!node || !isPaged(node) || hasOwnArrowKeys || event.altKey || event.ctrlKey || event.metaKey)
        return;
      if (event.key === 'ArrowRight') turn(1);
      else if (event.key === 'ArrowLeft') turn(-1);
      else if (event.key === 'Home' && node.contains(document.activeElement)) open(0);
      else if (event.key === 'End' && node.contains(document.activeElement)) open(Infinity);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [viewport, turn, open]);
}

/** True if the stylesheet shows the issue as spreads. */
const isPaged = (node: HTMLElement): boolean => getComputedStyle(node).columnCount !== 'auto';

/** Returns the width of a spread including the gap after it, and the numbers of the open and the last spread. */
function measure(node: HTMLElement): { step: number; at: number; last: number } {
  const gap = Number.parseFloat(getComputedStyle(node).columnGap) || 0;
  const step = node.clientWidth + gap;
  const last = Math.max(0, Math.round((node.scrollWidth + gap) / step) - 1);
  return { step, at: Math.min(last, Math.round(node.scrollLeft / step)), last };
}
