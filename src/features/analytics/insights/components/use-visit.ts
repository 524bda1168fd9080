import { useEffect } from 'react';
import { currentSession } from '#web/session.ts';

/** Counts a look at a page once it was seen: after a moment, in a tab that is in front, and never for those who ask not to be counted. */
export function useVisit(page: 'product' | 'supplier', id: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') return report({ page, id });
      document.addEventListener('visibilitychange', () => report({ page, id }), { once: true });
    }, 1_500);
    return () => clearTimeout(timer);
  }, [page, id]);
}

function report(visit: { page: string; id: string }): void {
  const { webdriver, doNotTrack } = navigator;
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (webdriver || doNotTrack === '1' || globalPrivacyControl) return;
  const session = currentSession();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // Kept alive, so that it arrives although the page is left; nobody waits for the answer.
  void fetch('/api/v1/visits', {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      ...(session ? { authorization: `Bearer ${session.token}` } : {}),
    },
    body: JSON.stringify({ ...visit, zone: timeZone }),
  }).catch(() => undefined);
}
