import { useEffect } from 'react';
import { useUser } from '#web/use-session.ts';
import { basketOwner } from './use-basket.ts';

/** Once after signing in: what the visitor chose goes into the account's basket, and comes back whole. */
export function useBasketTakeover(): void {
  const owner = useUser()?.id;
  useEffect(() => {
    // Whoever looks at the basket itself has it taken over by the screen.
    if (!owner || basketOwner() === owner) return;
    void import('./use-take-over.ts').then(({ takeOver }) => takeOver()).catch(() => undefined);
  }, [owner]);
}
