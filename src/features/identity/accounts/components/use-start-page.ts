import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import type { StoredUser } from '#web/session.ts';
import { afterSignIn, homeOf } from '../rules.ts';

type Who = Pick<StoredUser, 'role'>;

/** Whether a person has a store to work in; while it cannot be found out, the registration shows where it stands. */
async function findStore({ role }: Who): Promise<boolean> {
  if (role !== 'supplier') return false;
  try {
    const { store } = (await api.suppliers.getOwnStore()).data;
    return store !== null && (store.role !== 'owner' || ['approved', 'suspended'].includes(store.status));
  } catch {
    return false;
  }
}

/** Returns where a person who has just signed in goes. */
export async function pathAfterSignIn(
  user: Who,
  way: { next: string | null; membership: string | null },
): Promise<string> {
  const hasStore = await findStore(user);
  return afterSignIn(user, { ...way, hasStore, previous: previousPath() });
}

/** Returns the start page of the person who is signed in. */
export function useStartPage(user: Who | null): string {
  const role = user?.role;
  const [hasStore, setHasStore] = useState(false);
  useEffect(() => {
    if (role) void findStore({ role }).then(setHasStore);
  }, [role]);
  return role ? homeOf({ role }, hasStore) : '/sign-in';
}

interface Visits {
  currentEntry: { index: number } | null;
  entries: () => { url: string | null }[];
}

/** The page of ours that was open before this one, with its query; null when there is none. */
function previousPath(): string | null {
  const visits = (window as { navigation?: Visits }).navigation;
  const index = visits?.currentEntry?.index ?? 0;
  const url = URL.parse(visits?.entries()[index - 1]?.url ?? document.referrer);
  return url?.origin === location.origin ? url.pathname + url.search : null;
}
