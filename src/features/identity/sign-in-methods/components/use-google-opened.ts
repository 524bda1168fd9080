import { type Dispatch, useEffect, useState } from 'react';

/** Whether Google is being opened. Back with the browser's button, the page may be shown as it was left. */
export function useGoogleOpened(): [busy: boolean, setBusy: Dispatch<boolean>] {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const shown = (): void => setBusy(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  return [busy, setBusy];
}
