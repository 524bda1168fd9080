import { useEffect, useState } from 'react';
import { useUser } from '#web/use-session.ts';
import type { StoreMembership } from '../contract.ts';

/** The plan of the signed-in supplier; null for everybody else, and until it is known. */
export function useStoreMembership() {
  const user = useUser();
  const accountId = user?.role === 'supplier' ? user.id : null;
  const [membership, setMembership] = useState<StoreMembership | null>(null);
  useEffect(() => {
    if (!accountId) return setMembership(null);
    let left = false;
    // The client of the API is fetched for suppliers alone; visitors compare plans without it.
    import('#web/api.ts')
      .then(({ api }) => api.memberships.getMembership())
      .then(({ data }) => !left && setMembership(data.membership))
      .catch(() => !left && setMembership(null));
    return () => {
      left = true;
    };
  }, [accountId]);
  return { membership, setMembership };
}
