import { allow, type Decision, refuse } from '#lib/decision.ts';
import type { Role } from '#lib/endpoint.ts';

/** Days for which an invitation can be accepted. */
export const invitationDays = 7;

/** Maximum number of people in a store, including its owner and open invitations. */
export const maxMembers = 25;

interface Candidate {
  email: string;
  role: Role;
  /** The store that the account owns or works in, or null. */
  store: { id: string; role: string; status: string } | null;
}

/** Decides whether an account can join a store. An unsubmitted registration is no obstacle. */
export function decideJoining(
  { email, role, store }: Candidate,
  invitation: { email: string; supplierId: string },
): Decision {
  if (email !== invitation.email)
    return refuse(`This invitation is for ${invitation.email}. Sign in with that address.`);
  if (role === 'customer')
    return refuse('This address belongs to a customer account. Ask to be invited at a different address.');
  if (role === 'admin') return refuse('Admin accounts can’t join a store.');
  if (store?.id === invitation.supplierId) return refuse('You’re already a member of this store.');
  if (store && (store.role !== 'owner' || store.status !== 'draft'))
    return refuse('Your account belongs to another store. Ask to be invited at a different address.');
  return allow();
}
