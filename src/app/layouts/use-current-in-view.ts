import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** In a row of links that scrolls sideways, the one of the page shown is never out of sight. */
export function useCurrentInView(ref: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    ref.current
      ?.querySelector(`[aria-current='page']`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [ref, pathname]);
}
