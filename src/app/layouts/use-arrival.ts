import { useEffect } from 'react';
import { useLocation } from 'react-router';

let shown: string | null = null;

/**
 * Moves the focus to the content when another page is shown without loading a document, so that the
 * keyboard and screen readers go on from there and not from the link that was followed. Whoever is writing in a
 * field that is still there, as when something new gets its address, goes on writing.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const arrived = shown !== null && shown !== pathname;
    shown = pathname;
    const isWriting = document.activeElement?.matches('#main :is(input, textarea, select)');
    if (arrived && !isWriting && hash === '')
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
