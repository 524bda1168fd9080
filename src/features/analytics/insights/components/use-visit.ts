import { useEffect } from 'react';
import { viewedProducts } from '#features/catalog/products/rules/browser-lists.ts';
import { readSavedIds, saveIds } from '#web/saved-list.ts';
import { currentSession } from '#web/session.ts';

/** Reports a page view after a short delay if the tab is visible; never for users who have opted out of tracking. */
export function useVisit(page: 'product' | 'supplier', id: string): void {
  useEffect(() => {
    if (page === 'product') rememberViewed(id);
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
  // `keepalive` lets the request finish after the user has left the page; the response is not needed.
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

/** Puts a product first in the list of those viewed in this browser. The list never leaves the browser. */
function rememberViewed(id: string): void {
  const owner = currentSession()?.user.id ?? null;
  saveIds(viewedProducts, { owner, ids: [id, ...readSavedIds(viewedProducts).filter((one) => one !== id)] });
}
