import { type Dispatch, useEffect, useState } from 'react';

/**
 * Returns whether Google is being opened. Resets when the user comes back, because the browser may show the page as
 * it was left.
 */
export function useOpeningGoogle(): [busy: boolean, setBusy: Dispatch<boolean>] {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const onPageShow = (): void => setBusy(false);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  return [busy, setBusy];
}
