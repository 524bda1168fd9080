import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { setFileAccess } from '#features/files/files/server/commands/attach-file.ts';
import { hashPassword } from '#features/identity/accounts/server/commands/passwords.ts';
import { confirmAddress } from '#features/identity/accounts/server/commands/recover.ts';
import { signIn } from '#features/identity/accounts/server/commands/sign-in.ts';
import { openAccount } from '#features/identity/accounts/server/commands/sign-up.ts';
import { getUser } from '#features/identity/accounts/server/queries.ts';
import { roleLabels } from '#features/stores/suppliers/rules/store-roles.ts';
import { addMember, changeMember, removeMember } from '#features/stores/suppliers/server/commands/members.ts';
import { findStoreOf, hasStoreCapability, requireStore } from '#features/stores/suppliers/server/queries.ts';
import { addDays } from '#lib/calendar.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole, requireSignedIn } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { inTransaction, onEvent, type Subscription } from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import {
  type invitationForm,
  memberChanged,
  type memberForm,
  memberJoined,
  memberLeft,
} from '../contract.ts';
import { decideJoining, invitationDays, maxMembers } from '../rules.ts';
import { invitationMail, leftMail } from './emails.ts';
import { findMember, getInvitation, getTeam, listInvitations } from './queries.ts';
import { teamInvitations } from './tables.ts';

export const hashInvitationToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Returns the store that the caller owns. */
async function requireOwnStore(ctx: CommandContext) {
  requireRole(ctx, 'supplier', 'admin');
  return requireStore(ctx, 'team.write');
}

/** Emails someone a link to join the store. Another invitation to the same address replaces the first. */
export async function invite(
  ctx: CommandContext,
  { email, role, publicUrl }: z.infer<typeof invitationForm> & { publicUrl: string },
): Promise<void> {
  const store = await requireOwnStore(ctx);
  const { accountId } = requireSignedIn(ctx);
  await lockUntilCommit(ctx.db, `team:${store.id}`);
  const team = await getTeam(ctx.db, { accountId, store, now: ctx.now });
  if (team.members.some((member) => member.email === email)) {
    const message = 'This person is already a member of your store.';
    throw new AppError('conflict', message, {
      reason: 'member_already',
      fields: [{ path: 'email', message }],
    });
  }
  await ctx.db
    .delete(teamInvitations)
    .where(
      and(
        eq(teamInvitations.supplierId, store.id),
        eq(teamInvitations.email, email),
        isNull(teamInvitations.usedAt),
      ),
    );
  const waiting = await listInvitations(ctx.db, { supplierId: store.id, now: ctx.now });
  if (team.members.length + waiting.length >= maxMembers) {
    throw new AppError('conflict', `A store can have up to ${maxMembers} people, including invitations.`, {
      reason: 'team_full',
    });
  }
  const token = randomBytes(32).toString('base64url');
  await ctx.db.insert(teamInvitations).values({
    id: newId(),
    supplierId: store.id,
    invitedBy: accountId,
    email,
    role,
    tokenDigest: hashInvitationToken(token),
    sentAt: ctx.now,
    expiresAt: addDays(ctx.now, invitationDays),
  });
  const { name: invitedBy } = await getUser(ctx.db, accountId);
  await sendMail(
    ctx,
    invitationMail({
      to: email,
      storeName: store.businessName,
      invitedBy,
      role: roleLabels[role].label,
      days: invitationDays,
      url: `${publicUrl}/join-team?token=${token}`,
    }),
  );
}

/** Cancels an invitation: its link no longer works. */
export async function cancelInvitation(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const store = await requireOwnStore(ctx);
  const [gone] = await ctx.db
    .delete(teamInvitations)
    .where(
      and(
        eq(teamInvitations.id, id),
        eq(teamInvitations.supplierId, store.id),
        isNull(teamInvitations.usedAt),
      ),
    )
    .returning({ id: teamInvitations.id });
  if (!gone) throw notFound('Invitation');
}

/** Changes the role of a member of the caller's store. */
export async function setRole(
  ctx: CommandContext,
  { accountId, role }: { accountId: string; role: 'sales' | 'warehouse' },
): Promise<void> {
  const { id: supplierId } = await requireOwnStore(ctx);
  if (!(await changeMember(ctx, { supplierId, accountId, role }))) throw notFound('Member');
  await ctx.emit(memberChanged, { supplierId, accountId, role });
}

/** Removes a member from the caller's store; access ends with the next request. */
export async function removeFromTeam(
  ctx: CommandContext,
  { accountId }: { accountId: string },
): Promise<void> {
  const { id: supplierId, businessName } = await requireOwnStore(ctx);
  const member = await findMember(ctx.db, { supplierId, accountId });
  if (!member || !(await removeMember(ctx, { supplierId, accountId }))) throw notFound('Member');
  await ctx.emit(memberLeft, { supplierId, accountId });
  await sendMail(ctx, leftMail({ to: member.email, storeName: businessName }));
}

/** Removes the caller from the store they work in. Owners cannot leave. */
export async function leaveTeam(ctx: CommandContext): Promise<void> {
  requireRole(ctx, 'supplier');
  const { accountId } = requireSignedIn(ctx);
  const { id: supplierId, role } = await requireStore(ctx);
  if (role === 'owner') {
    throw new AppError(
      'conflict',
      'You own this store, so you can’t leave it. To give it up, close your account.',
      {
        reason: 'owner_stays',
      },
    );
  }
  await removeMember(ctx, { supplierId, accountId });
  await ctx.emit(memberLeft, { supplierId, accountId });
}

/** Joins the store with the signed-in account. The link was sent by email, so it also confirms the email address. */
export async function acceptInvitation(ctx: CommandContext, { token }: { token: string }): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const invitation = await getInvitation(ctx.db, { tokenDigest: hashInvitationToken(token), now: ctx.now });
  const user = await getUser(ctx.db, accountId);
  const decision = decideJoining({ ...user, store: await findStoreOf(ctx.db, accountId) }, invitation);
  if (!decision.ok) throw new AppError('conflict', decision.reason, { reason: 'cannot_join' });
  await consumeInvitation(ctx, invitation.id);
  await confirmAddress(ctx, accountId);
  await join(ctx, { ...invitation, accountId });
}

interface NewMember extends z.infer<typeof memberForm> {
  token: string;
  device: string;
  secret: string;
}

/** Creates an account for the invited email address, joins the store, and signs in. */
export async function joinTeam(
  ctx: CommandContext,
  { token, name, phone, password, device, secret }: NewMember,
): Promise<{ accountId: string; token: string }> {
  const invitation = await getInvitation(ctx.db, { tokenDigest: hashInvitationToken(token), now: ctx.now });
  const passwordHash = await hashPassword(password);
  await consumeInvitation(ctx, invitation.id);
  const { email } = invitation;
  const accountId = await openAccount(ctx, {
    name,
    email,
    phone,
    role: 'supplier',
    passwordHash,
    verified: true,
  });
  await join(ctx, { ...invitation, accountId });
  return { accountId, token: await signIn(ctx, { accountId, remember: false, device, secret }) };
}

/** Marks an invitation as used; only one of two simultaneous requests succeeds. */
async function consumeInvitation(ctx: CommandContext, id: string): Promise<void> {
  const [used] = await ctx.db
    .update(teamInvitations)
    .set({ usedAt: ctx.now })
    .where(and(eq(teamInvitations.id, id), isNull(teamInvitations.usedAt)))
    .returning({ id: teamInvitations.id });
  if (!used) {
    throw new AppError('invalid', 'This invitation has already been used.', { reason: 'invitation_over' });
  }
}

interface NewMembership {
  supplierId: string;
  accountId: string;
  role: 'sales' | 'warehouse';
}

async function join(ctx: CommandContext, { supplierId, accountId, role }: NewMembership): Promise<void> {
  if (!(await addMember(ctx, { supplierId, accountId, role }))) {
    throw new AppError('conflict', 'Your account already belongs to another store.', {
      reason: 'cannot_join',
    });
  }
  await ctx.emit(memberJoined, { supplierId, accountId });
}

interface SharedFiles {
  /** The capability of the members who may read the files. */
  capability: Parameters<typeof hasStoreCapability>[1]['capability'];
  /** Returns a subquery of the files that were sent to the store, or by it. */
  files: (of: StoreMember) => SQL;
}

interface StoreMember {
  supplierId: string;
  accountId: string;
}

/**
 * Returns what keeps files readable for the right members of a store: those who join later or get the capability, and no
 * longer those who lose it or leave. `name` begins the names of the subscriptions.
 */
export function shareFilesWithTeam(name: string, { capability, files }: SharedFiles): Subscription[] {
  const share = inTransaction(async (ctx, { supplierId, accountId }: StoreMember) => {
    const may = await hasStoreCapability(ctx.db, { supplierId, accountId, capability });
    await setFileAccess(ctx, { accountId, files: files({ supplierId, accountId }), may });
  });
  return [
    onEvent(memberJoined, { name: `${name}.share-files-on-join`, run: share }),
    onEvent(memberChanged, { name: `${name}.share-files-on-change`, run: share }),
    onEvent(memberLeft, { name: `${name}.withhold-files`, run: share }),
  ];
}
