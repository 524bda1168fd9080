import { useEffect, useState } from 'react';
import type { Registration } from '#features/stores/registration/contract.ts';
import { roleLabels, type StoreRole } from '#features/stores/suppliers/rules/store-roles.ts';
import { api } from '#web/api.ts';
import { useUser } from '#web/use-session.ts';

export interface Store {
  name: string;
  logoSeed: string;
  /** Role of the signed-in user in the store. */
  role: StoreRole;
  /** `Silver plan` for the owner; for other members, their role. */
  plan: string;
  status: Registration['status'];
  isPublic: boolean;
  emailVerified: boolean;
  /** Why the marketplace has suspended the store; null if it is not suspended. */
  suspension: { reason: string } | null;
}

const planNames = { basic: 'Basic plan', silver: 'Silver plan', gold: 'Gold plan' };

/** Returns the signed-in supplier's store; null for guests and until it has loaded. */
export function useStore(): Store | null {
  const user = useUser();
  const [known, setKnown] = useState<{ owner: string; store: Store } | null>(null);
  const owner = user?.role === 'supplier' ? user.id : null;
  const fallback = user?.name ?? '';
  useEffect(() => {
    if (!owner) return;
    let isCurrent = true;
    // The frame works without the store; the screen reports the error.
    void loadStore({ owner, fallback }).then(
      (store) => isCurrent && setKnown({ owner, store }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [owner, fallback]);
  return known && known.owner === owner ? known.store : null;
}

async function loadStore({ owner, fallback }: { owner: string; fallback: string }): Promise<Store> {
  const ownStore = (await api.suppliers.getOwnStore()).data.store;
  // Members of someone else's store have no registration or plan of their own.
  if (ownStore && ownStore.role !== 'owner') {
    const { businessName, slug, status, isPublic, role, suspension } = ownStore;
    const plan = roleLabels[role].label;
    return {
      name: businessName,
      logoSeed: slug,
      role,
      plan,
      status,
      isPublic,
      emailVerified: true,
      suspension,
    };
  }
  const { data } = await api.registration.getRegistration();
  const { businessName, slug, status, isPublic, emailVerified } = data.registration;
  // Without a store there is no plan.
  const membership = slug === null ? null : await api.memberships.getMembership().catch(() => null);
  return {
    name: businessName || fallback,
    logoSeed: slug ?? owner,
    role: 'owner',
    plan: membership ? planNames[membership.data.membership.planId] : 'Not live yet',
    status,
    isPublic,
    emailVerified,
    suspension: ownStore?.suspension ?? null,
  };
}
