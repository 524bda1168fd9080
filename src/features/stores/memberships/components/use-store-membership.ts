import { useEffect, useState } from 'react';
import { useUser } from '#web/use-session.ts';
import type { StoreMembership } from '../contract.ts';

interface LoadedMembership {
  accountId: string;
  membership: StoreMembership;
}

/** Returns the plan of the signed-in supplier; null for everyone else and while loading. */
export function useStoreMembership() {
  const user = useUser();
  const accountId = user?.role === 'supplier' ? user.id : null;
  const [known, setKnown] = useState<LoadedMembership | null>(null);
  useEffect(() => {
    if (!accountId) return undefined;
    let isCancelled = false;
    void fetchMembership().then(
      (membership) => membership && !isCancelled && setKnown({ accountId, membership }),
    );
    return () => {
      isCancelled = true;
    };
  }, [accountId]);
  return {
    membership: known && known.accountId === accountId ? known.membership : null,
    setMembership: (membership: StoreMembership) => accountId && setKnown({ accountId, membership }),
  };
}

/** Loads the API client for suppliers only: guests compare plans without it. */
async function fetchMembership(): Promise<StoreMembership | null> {
  try {
    const { api } = await import('#web/api.ts');
    return (await api.memberships.getMembership()).data.membership;
  } catch {
    return null;
  }
}
