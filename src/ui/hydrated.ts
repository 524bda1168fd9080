import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False on the server and in the first render of the browser, then true: for content that only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
