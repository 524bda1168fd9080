import { useEffect } from 'react';
import { useLocation } from 'react-router';

let shownPath: string | null = null;

/**
 * Moves the focus to the content after client-side navigation, so that the keyboard and screen readers continue there
 * and not at the link that was followed. A user who is typing in a field that is still on the page keeps the focus, as
 * when a new record gets its URL.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const hasNavigated = shownPath !== null && shownPath !== pathname;
    shownPath = pathname;
    const isWriting = document.activeElement?.matches('#main :is(input, textarea, select)');
    if (hasNavigated && !isWriting && hash === '')
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
