import { useEffect } from 'react';
import { sampleHeader } from '#lib/sample-header.ts';
import { onSessionChange, storedSession } from './session.ts';

/**
 * True if this tab opened the dashboard without a session. Remembered instead of derived: if a session ends while the
 * dashboard is open, further requests must fail and lead to the sign-in page, not show the sample store.
 */
let isSampleOpen = false;

/** Called by the guard of the dashboard before anything is loaded. */
export function enterDashboard(): void {
  isSampleOpen = storedSession() === null;
}

/** True if the dashboard shows the sample store. */
export const isSampleView = (): boolean => isSampleOpen && storedSession() === null;

/** Returns the headers with which a guest's requests read the sample store; none for everyone else. */
export const sampleHeaders = (): Record<string, string> =>
  isSampleView() ? { [sampleHeader.name]: sampleHeader.value } : {};

/** Returns the path of a product's public page; products of the sample store have a preview instead. */
export const productPagePath = ({ id, slug }: { id: string; slug: string }): string =>
  isSampleView() ? `/dashboard/products/${id}/preview` : `/products/${slug}`;

/** Ends the sample view when the dashboard's layout unmounts and when the user signs in. */
export function useSampleView(): void {
  useEffect(() => {
    if (storedSession() === null) isSampleOpen = true;
    const stop = onSessionChange(() => {
      if (storedSession() !== null) isSampleOpen = false;
    });
    return () => {
      stop();
      isSampleOpen = false;
    };
  }, []);
}
