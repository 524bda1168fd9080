import { and, eq, ne, sql } from 'drizzle-orm';
import { endSessions } from '#features/identity/accounts/server/commands/end-sessions.ts';
import { getProfile, getUser } from '#features/identity/accounts/server/queries.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, signedIn } from '#platform/commands/context.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { type Claims, isTrusted } from '../../rules.ts';
import { connectedMail, removedMail } from '../emails.ts';
import { findIdentity } from '../queries.ts';
import { identities } from '../tables.ts';

interface Linked {
  accountId: string;
  issuer: string;
  subject: string;
  email: string;
}

/** From now on, this person at the provider signs in to the account. Of two who ask at once, one gets it. */
export async function link(
  ctx: CommandContext,
  { accountId, issuer, subject, email }: Linked,
): Promise<void> {
  const [linked] = await ctx.db
    .insert(identities)
    .values({ id: newId(), accountId, issuer, subject, email, linkedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: identities.id });
  if (!linked) throw taken(email);
}

/** Links, and tells the owner of the account, who may not be the one who did it. */
export async function linkAndTell(ctx: CommandContext, linked: Linked): Promise<void> {
  await link(ctx, linked);
  const { email: to, name } = await getProfile(ctx.db, { accountId: linked.accountId, now: ctx.now });
  await sendMail(ctx, connectedMail({ to, name, google: linked.email }));
}

const taken = (email: string): AppError =>
  new AppError(
    'conflict',
    `${email} opens another Packwright account. Sign in there and remove it first, or choose another Google account.`,
    { reason: 'google_taken' },
  );

/** What to do instead stands in the second sentence. */
export const unverified = (instead: string): AppError =>
  new AppError('invalid', `Google has not confirmed your email address, so we cannot use it. ${instead}`, {
    reason: 'google_unverified',
  });

/**
 * Connects Google to the account that began, which has given its password before leaving. Its session must
 * still be there: who signed out on the way has changed their mind.
 */
export async function connectGoogle(
  context: RequestContext,
  { accountId, issuer, claims }: { accountId: string; issuer: string; claims: Claims },
): Promise<{ email: string }> {
  if (context.actor?.accountId !== accountId) {
    throw new AppError(
      'invalid',
      'You were signed out on the way, so nothing was connected. Please sign in first.',
      {
        reason: 'attempt_over',
      },
    );
  }
  if (!isTrusted(claims)) throw unverified('Please confirm it at Google first.');
  const { subject, email } = claims;
  const owner = await findIdentity(context.db, { issuer, subject });
  if (owner === accountId) return { email };
  if (owner) throw taken(email);
  await context.write((ctx) => linkAndTell(ctx, { accountId, issuer, subject, email }));
  return { email };
}

/** Google no longer signs the caller in, who has just given the password: there is another way in. */
export async function unlink(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = signedIn(ctx);
  const [gone] = await ctx.db
    .delete(identities)
    .where(and(eq(identities.id, id), eq(identities.accountId, accountId)))
    .returning({ email: identities.email });
  if (!gone) throw notFound('Sign-in');
  const { email: to, name } = await getProfile(ctx.db, { accountId, now: ctx.now });
  await sendMail(ctx, removedMail({ to, name, google: gone.email }));
}

/**
 * A new password was set by a link to the account's address: what opens the account at another address may have been
 * connected by whoever knew the old one. The same address at Google is as much the owner's as the link was.
 */
export async function forgetForeignIdentities(
  ctx: CommandContext,
  { accountId }: { accountId: string },
): Promise<void> {
  const { email: to, name } = await getUser(ctx.db, accountId);
  const gone = await ctx.db
    .delete(identities)
    .where(and(eq(identities.accountId, accountId), ne(sql`lower(${identities.email})`, to)))
    .returning({ email: identities.email });
  // Who was quicker than this is in by what is forgotten now.
  if (gone.length > 0) await endSessions(ctx, { accountId });
  for (const { email } of gone) await sendMail(ctx, removedMail({ to, name, google: email }));
}

/** An account was closed, or claimed by whom its address belongs to: nobody signs in to it from elsewhere. */
export async function forgetIdentities(
  ctx: CommandContext,
  { accountId }: { accountId: string },
): Promise<void> {
  await ctx.db.delete(identities).where(eq(identities.accountId, accountId));
}
