import { type Dispatch, useEffect, useState } from 'react';

/**
 * Returns whether Google is being opened. Resets when the user comes back, because the browser may show the page as
 * it was left.
 */
export function useOpeningGoogle(): [isOpening: boolean, setOpening: Dispatch<boolean>] {
  const [isOpening, setOpening] = useState(false);
  useEffect(() => {
    const onPageShow = (): void => setOpening(false);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  return [isOpening, setOpening];
}
