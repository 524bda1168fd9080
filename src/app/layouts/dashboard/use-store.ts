import { useEffect, useState } from 'react';
import type { Registration } from '#features/stores/suppliers/contract/registration.ts';
import { roleWords, type StoreRole } from '#features/stores/suppliers/rules/store-roles.ts';
import { api } from '#web/api.ts';
import { useUser } from '#web/use-session.ts';

export interface Store {
  name: string;
  logoSeed: string;
  /** What the signed-in person is in it. */
  role: StoreRole;
  /** `Silver plan`; for members, their role */
  plan: string;
  status: Registration['status'];
  isPublic: boolean;
  emailVerified: boolean;
  /** Why the marketplace has suspended it; null when it has not. */
  suspension: { reason: string } | null;
}

const planNames = { basic: 'Basic plan', silver: 'Silver plan', gold: 'Gold plan' };

/** The store of the signed-in supplier; null for visitors, and until it is known. */
export function useStore(): Store | null {
  const user = useUser();
  const [known, setKnown] = useState<{ owner: string; store: Store } | null>(null);
  const owner = user?.role === 'supplier' ? user.id : null;
  const fallback = user?.name ?? '';
  useEffect(() => {
    if (!owner) return;
    let wanted = true;
    // A frame without its store still frames: what the store can do is the screen's to say.
    void loadStore({ owner, fallback }).then(
      (store) => wanted && setKnown({ owner, store }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [owner, fallback]);
  return known && known.owner === owner ? known.store : null;
}

async function loadStore({ owner, fallback }: { owner: string; fallback: string }): Promise<Store> {
  const own = (await api.suppliers.getOwnStore()).data.store;
  // Who works in somebody else's store has no registration of their own, and no plan.
  if (own && own.role !== 'owner') {
    const { businessName, slug, status, isPublic, role, suspension } = own;
    const plan = roleWords[role].label;
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
  const { data } = await api.suppliers.getRegistration();
  const { businessName, slug, status, isPublic, emailVerified } = data.registration;
  // There is no plan to ask for before there is a store.
  const membership = slug === null ? null : await api.memberships.getMembership().catch(() => null);
  return {
    name: businessName || fallback,
    logoSeed: slug ?? owner,
    role: 'owner',
    plan: membership ? planNames[membership.data.membership.planId] : 'Not open yet',
    status,
    isPublic,
    emailVerified,
    suspension: own?.suspension ?? null,
  };
}
