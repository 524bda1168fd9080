import * as z from 'zod/mini';
import { phone, signedInResponse, signUpForm } from '#features/identity/accounts/contract.ts';
import { memberRoles, storeRoles } from '#features/stores/suppliers/rules/store-roles.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { email, id, instant, line } from '#lib/schemas.ts';

const tags = ['Team'];
const supplierOnly = { access: ['supplier', 'admin'] } as const;
const open = { access: 'public', throttle: 'form' } as const;
const role = z.enum(memberRoles, 'Select a role');
const token = line({ max: 200, required: 'This link is incomplete' });

export const invitationForm = z.object({ email, role: z._default(role, 'sales') });

/** An invited person without an account; the email address is taken from the invitation. */
export const memberForm = z.object({
  name: line({ max: 120, required: 'Name is required' }),
  phone,
  password: signUpForm.shape.password,
});

const member = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  role: z.enum(storeRoles),
  /** Null for the owner. */
  joinedAt: z.nullable(instant),
  isYou: z.boolean(),
});
export type Member = z.infer<typeof member>;

const invitation = z.object({ id, email: z.string(), role, sentAt: instant, expiresAt: instant });
export type Invitation = z.infer<typeof invitation>;

const team = z.object({
  storeName: z.string(),
  /** The caller's role in the store. */
  role: z.enum(storeRoles),
  members: z.array(member),
  /** Open invitations; empty for everyone except the owner. */
  invitations: z.array(invitation),
});
export type Team = z.infer<typeof team>;

/** An invitation as shown to anyone who has its link. */
const offer = z.object({
  storeName: z.string(),
  invitedBy: z.string(),
  email: z.string(),
  role,
  /** True if the invited email address has an account, which joins by signing in. */
  hasAccount: z.boolean(),
});
export type Offer = z.infer<typeof offer>;

const act = (path: `/${string}`, summary: string) =>
  endpoint.meta(supplierOnly).route({ method: 'POST', path, summary, tags });

export const teamContract = {
  getTeam: endpoint
    .meta(supplierOnly)
    .route({ method: 'GET', path: '/store/team', summary: 'List members', tags })
    .output(success({ team })),
  invite: endpoint
    .meta({ ...supplierOnly, throttle: 'form' })
    .route({ method: 'POST', path: '/store/team/invitations', summary: 'Invite a member by email', tags })
    .input(invitationForm)
    .output(emptySuccess),
  cancelInvitation: endpoint
    .meta(supplierOnly)
    .route({
      method: 'DELETE',
      path: '/store/team/invitations/{id}',
      summary: 'Cancel an invitation',
      tags,
    })
    .input(z.object({ id }))
    .output(emptySuccess),
  setRole: endpoint
    .meta(supplierOnly)
    .route({ method: 'PUT', path: '/store/team/{accountId}', summary: 'Change a member’s role', tags })
    .input(z.object({ accountId: id, role }))
    .output(emptySuccess),
  removeFromTeam: endpoint
    .meta(supplierOnly)
    .route({ method: 'DELETE', path: '/store/team/{accountId}', summary: 'Remove a member', tags })
    .input(z.object({ accountId: id }))
    .output(emptySuccess),
  leaveTeam: act('/store/team/leave', 'Leave a store').output(emptySuccess),
  readOffer: endpoint
    .meta(open)
    .route({ method: 'POST', path: '/team-invitations/read', summary: 'Get an invitation', tags })
    .input(z.object({ token }))
    .output(success({ offer })),
  acceptOffer: endpoint
    .meta({ access: 'signed-in', throttle: 'form' })
    .route({ method: 'POST', path: '/team-invitations/accept', summary: 'Accept an invitation', tags })
    .input(z.object({ token }))
    .output(emptySuccess),
  joinTeam: endpoint
    .meta(open)
    .route({
      method: 'POST',
      path: '/team-invitations/join',
      successStatus: 201,
      summary: 'Accept an invitation with a new account',
      tags,
    })
    .input(z.object({ token, ...memberForm.shape }))
    .output(signedInResponse),
};

interface TeamEvent {
  supplierId: string;
  accountId: string;
}
export const memberJoined = defineEvent<TeamEvent>('team.member-joined');
export const memberChanged = defineEvent<TeamEvent & { role: string }>('team.member-changed');
export const memberLeft = defineEvent<TeamEvent>('team.member-left');
