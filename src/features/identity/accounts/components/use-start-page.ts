import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import { findPreviousPath } from '#web/previous-path.ts';
import type { StoredUser } from '#web/session.ts';
import { afterSignIn, startPageFor } from '../rules.ts';

type UserRole = Pick<StoredUser, 'role'>;

/**
 * Returns whether the user has a store to work in; false if that cannot be found out, because the registration page
 * shows its status.
 */
async function fetchHasStore({ role }: UserRole): Promise<boolean> {
  if (role !== 'supplier') return false;
  try {
    const { store } = (await api.suppliers.getOwnStore()).data;
    return store !== null && (store.role !== 'owner' || ['approved', 'suspended'].includes(store.status));
  } catch {
    return false;
  }
}

/** Returns the path to open after signing in. */
export async function pathAfterSignIn(
  user: UserRole,
  target: { next: string | null; membership: string | null },
): Promise<string> {
  const hasStore = await fetchHasStore(user);
  const previous = user.role === 'customer' ? await findPreviousPath() : null;
  return afterSignIn(user, { ...target, hasStore, previous });
}

/** Returns the start page of the signed-in user. */
export function useStartPage(user: UserRole | null): string {
  const role = user?.role;
  const [hasStore, setHasStore] = useState(false);
  useEffect(() => {
    if (role) void fetchHasStore({ role }).then(setHasStore);
  }, [role]);
  return role ? startPageFor({ role }, hasStore) : '/sign-in';
}
