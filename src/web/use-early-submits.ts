import { useEffect } from 'react';

/** Once, in the root: from here on forms are handled by their screens, and those sent too early are sent now. */
export function useEarlySubmits(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    for (const form of document.forms) {
      if ('early' in form && form.early === true) form.requestSubmit();
    }
  }, []);
}
