import { and, eq, ne, sql } from 'drizzle-orm';
import { endSessions } from '#features/identity/accounts/server/commands/end-sessions.ts';
import { requirePassword } from '#features/identity/accounts/server/commands/require-password.ts';
import { getProfile, getUser } from '#features/identity/accounts/server/queries.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { isTrusted, type ProviderClaims } from '../../rules.ts';
import { connectedMail, removedMail } from '../emails.ts';
import { findIdentity } from '../queries.ts';
import { identities } from '../tables.ts';

interface IdentityLink {
  accountId: string;
  issuer: string;
  subject: string;
  email: string;
}

/** Connects a provider's user to the account; only one of two simultaneous requests for the same user succeeds. */
export async function linkIdentity(
  ctx: CommandContext,
  { accountId, issuer, subject, email }: IdentityLink,
): Promise<void> {
  const [linked] = await ctx.db
    .insert(identities)
    .values({ id: newId(), accountId, issuer, subject, email, linkedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: identities.id });
  if (!linked) throw identityTaken(email);
}

/** Connects a provider's user to the account and notifies the owner, who may not be the one who did it. */
export async function linkAndNotify(ctx: CommandContext, identity: IdentityLink): Promise<void> {
  await linkIdentity(ctx, identity);
  const { email: to, name } = await getProfile(ctx.db, { accountId: identity.accountId, now: ctx.now });
  await sendMail(ctx, connectedMail({ to, name, google: identity.email }));
}

const identityTaken = (email: string): AppError =>
  new AppError(
    'conflict',
    `${email} is connected to another Packwright account. Disconnect it there first, or use another Google account.`,
    { reason: 'google_taken' },
  );

/** `instead` is the second sentence of the message: it tells the user what to do. */
export const emailUnverified = (instead: string): AppError =>
  new AppError('invalid', `Google has not confirmed your email address, so we cannot use it. ${instead}`, {
    reason: 'google_unverified',
  });

/**
 * Connects Google to the account that began in the settings, whose password was confirmed before leaving. Its session
 * must still be open: signing out in between cancels the request.
 */
export async function connectGoogle(
  context: RequestContext,
  { accountId, issuer, claims }: { accountId: string; issuer: string; claims: ProviderClaims },
): Promise<{ email: string }> {
  if (context.actor?.accountId !== accountId) {
    throw new AppError(
      'invalid',
      'You were signed out, so Google was not connected. Sign in and try again.',
      {
        reason: 'attempt_over',
      },
    );
  }
  if (!isTrusted(claims)) throw emailUnverified('Confirm it with Google first.');
  const { subject, email } = claims;
  const owner = await findIdentity(context.db, { issuer, subject });
  if (owner === accountId) return { email };
  if (owner) throw identityTaken(email);
  await context.write((ctx) => linkAndNotify(ctx, { accountId, issuer, subject, email }));
  return { email };
}

/**
 * Disconnects a Google account from the caller's account, given the caller's password, which remains as a sign-in
 * method.
 */
export async function unlinkIdentity(
  context: RequestContext,
  { id, password }: { id: string; password: string },
): Promise<void> {
  await requirePassword(context, { password, field: 'password' });
  await context.write((ctx) => deleteIdentity(ctx, { id }));
}

async function deleteIdentity(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const [gone] = await ctx.db
    .delete(identities)
    .where(and(eq(identities.id, id), eq(identities.accountId, accountId)))
    .returning({ email: identities.email });
  if (!gone) throw notFound('Sign-in');
  const { email: to, name } = await getProfile(ctx.db, { accountId, now: ctx.now });
  await sendMail(ctx, removedMail({ to, name, google: gone.email }));
}

/**
 * Disconnects providers with a different email address after an emailed link set a new password: someone who knew the
 * old password may have connected them. A provider with the same address proves ownership as much as the link does.
 */
export async function deleteIdentitiesWithOtherEmail(
  ctx: CommandContext,
  { accountId }: { accountId: string },
): Promise<void> {
  const { email: to, name } = await getUser(ctx.db, accountId);
  const removed = await ctx.db
    .delete(identities)
    .where(and(eq(identities.accountId, accountId), ne(sql`lower(${identities.email})`, to)))
    .returning({ email: identities.email });
  // A disconnected provider may have opened a session just before.
  if (removed.length > 0) await endSessions(ctx, { accountId });
  for (const { email } of removed) await sendMail(ctx, removedMail({ to, name, google: email }));
}

/** Disconnects all providers of an account that was closed, or claimed by the owner of its email address. */
export async function deleteIdentities(
  ctx: CommandContext,
  { accountId }: { accountId: string },
): Promise<void> {
  await ctx.db.delete(identities).where(eq(identities.accountId, accountId));
}
