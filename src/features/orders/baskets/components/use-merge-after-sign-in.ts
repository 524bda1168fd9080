import { useEffect } from 'react';
import { useUser } from '#web/use-session.ts';
import { basketOwner } from './use-basket.ts';

/** Merges the basket of a guest into the account's basket once after signing in. */
export function useMergeAfterSignIn(): void {
  const accountId = useUser()?.id;
  useEffect(() => {
    // The basket screen merges by itself.
    if (!accountId || basketOwner() === accountId) return;
    void import('./use-guest-basket.ts')
      .then(({ mergeGuestBasket }) => mergeGuestBasket())
      .catch(() => undefined);
  }, [accountId]);
}
