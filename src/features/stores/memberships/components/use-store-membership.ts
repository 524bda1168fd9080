import { useEffect, useState } from 'react';
import { useUser } from '#web/use-session.ts';
import type { StoreMembership } from '../contract.ts';

interface Known {
  accountId: string;
  membership: StoreMembership;
}

/** The plan of the signed-in supplier; null for everybody else, and until it is known. */
export function useStoreMembership() {
  const user = useUser();
  const accountId = user?.role === 'supplier' ? user.id : null;
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    if (!accountId) return undefined;
    let left = false;
    void fetchMembership().then((membership) => membership && !left && setKnown({ accountId, membership }));
    return () => {
      left = true;
    };
  }, [accountId]);
  return {
    membership: known && known.accountId === accountId ? known.membership : null,
    setMembership: (membership: StoreMembership) => accountId && setKnown({ accountId, membership }),
  };
}

/** The client of the API is fetched for suppliers alone: visitors compare plans without it. */
async function fetchMembership(): Promise<StoreMembership | null> {
  try {
    const { api } = await import('#web/api.ts');
    return (await api.memberships.getMembership()).data.membership;
  } catch {
    return null;
  }
}
