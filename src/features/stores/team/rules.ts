import type { Role } from '#lib/endpoint.ts';

/** Days for which an invitation can be accepted. */
export const invitationDays = 7;

/** People who may work in one store, its owner and open invitations included. */
export const mostMembers = 25;

interface Candidate {
  email: string;
  role: Role;
  /** Of the account's own store or the one it works in; null without one. */
  store: { id: string; role: string; status: string } | null;
}

/** Why an account cannot join a store; null when it can. A registration that was only begun does not stand in the way. */
export function whyNotJoin(
  { email, role, store }: Candidate,
  invitation: { email: string; supplierId: string },
): string | null {
  if (email !== invitation.email)
    return `This invitation is for ${invitation.email}. Please sign in with that address.`;
  if (role === 'customer')
    return 'This address belongs to a customer account. Please ask to be invited at another address.';
  if (role === 'admin') return 'Admins of the marketplace do not work in stores.';
  if (store?.id === invitation.supplierId) return 'You work in this store already.';
  if (store && (store.role !== 'owner' || store.status !== 'draft'))
    return 'Your account belongs to another store. Please ask to be invited at another address.';
  return null;
}
