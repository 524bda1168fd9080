import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls the current link to the middle of a row of links that scrolls sideways. */
export function useCurrentInView(ref: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    ref.current
      ?.querySelector(`[aria-current='page']`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [ref, pathname]);
}
