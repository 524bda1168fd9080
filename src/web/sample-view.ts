import { useEffect } from 'react';
import { sampleHeader } from '#lib/sample-header.ts';
import { onSessionChange, storedSession } from './session.ts';

/**
 * Whether this tab came to the dashboard without a session. It is remembered rather than derived: when a session ends
 * while the dashboard is open, what is asked for next must fail and lead to the sign-in page, not show the sample store.
 */
let isOpen = false;

/** For the dashboard's guard, before anything is loaded. */
export function enterDashboard(): void {
  isOpen = storedSession() === null;
}

/** Whether the dashboard on the screen is the sample store's. */
export const isSampleView = (): boolean => isOpen && storedSession() === null;

/** Headers by which reads of a visitor reach the sample store; none for everybody else. */
export const sampleHeaders = (): Record<string, string> =>
  isSampleView() ? { [sampleHeader.name]: sampleHeader.value } : {};

/** Where a product of the store is looked at: its public page, which those of the sample store do not have. */
export const productPagePath = ({ id, slug }: { id: string; slug: string }): string =>
  isSampleView() ? `/dashboard/products/${id}/preview` : `/products/${slug}`;

/** For the dashboard's layout: the sample store is left with it, and whenever somebody signs in. */
export function useSampleView(): void {
  useEffect(() => {
    if (storedSession() === null) isOpen = true;
    const stop = onSessionChange(() => {
      if (storedSession() !== null) isOpen = false;
    });
    return () => {
      stop();
      isOpen = false;
    };
  }, []);
}
