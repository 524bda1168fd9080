import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { addSeconds } from '#lib/calendar.ts';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, signedIn } from '#platform/commands/context.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { emailChanged, emailVerified, type profileForm } from '../../contract.ts';
import { linkSeconds } from '../../rules.ts';
import { addressInUseMail, movedMail, movingMail, newAddressMail } from '../emails.ts';
import { findAccountByEmail, getUser } from '../queries.ts';
import { accounts, emailChanges, emailLinks } from '../tables.ts';
import { digest, linkExpired } from './email-links.ts';
import { emailTaken, normalPhone } from './sign-up.ts';

/** Changes name and telephone of the caller. */
export async function saveProfile(
  ctx: CommandContext,
  { name, phone }: z.infer<typeof profileForm>,
): Promise<void> {
  const { accountId } = signedIn(ctx);
  await ctx.db
    .update(accounts)
    .set({ name, phone: normalPhone(phone) })
    .where(eq(accounts.id, accountId));
}

/**
 * Sends a link to the new address and a warning to the old one. An address that is taken gets a message
 * instead, and the answer is the same: it does not tell who has an account.
 */
export async function requestEmailChange(
  ctx: CommandContext,
  { email, publicUrl }: { email: string; publicUrl: string },
): Promise<void> {
  const { accountId } = signedIn(ctx);
  const user = await getUser(ctx.db, accountId);
  if (user.email === email) {
    const message = 'This is your address already.';
    throw new AppError('invalid', message, { fields: [{ path: 'email', message }] });
  }
  const token = randomBytes(32).toString('base64url');
  const change = { tokenDigest: digest(token), email, expiresAt: addSeconds(ctx.now, linkSeconds) };
  await ctx.db
    .insert(emailChanges)
    .values({ accountId, ...change })
    .onConflictDoUpdate({ target: emailChanges.accountId, set: change });
  const taken = await findAccountByEmail(ctx.db, email);
  const url = `${publicUrl}/confirm-email?token=${token}`;
  await sendMail(
    ctx,
    taken ? addressInUseMail({ to: email }) : newAddressMail({ to: email, name: user.name, url }),
  );
  await sendMail(ctx, movingMail({ to: user.email, name: user.name, newEmail: email }));
}

/** Keeps the address after all: the link that was sent no longer works. */
export async function cancelEmailChange(ctx: CommandContext): Promise<void> {
  const { accountId } = signedIn(ctx);
  await ctx.db.delete(emailChanges).where(eq(emailChanges.accountId, accountId));
}

/** Moves the account to the address whose link was opened. Links that were sent to the old one work no more. */
export async function confirmEmailChange(ctx: CommandContext, { token }: { token: string }): Promise<void> {
  const [change] = await ctx.db
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenDigest, digest(token)), gt(emailChanges.expiresAt, ctx.now)))
    .returning();
  if (!change) throw linkExpired();
  const { accountId, email } = change;
  const before = await getUser(ctx.db, accountId);
  if (await findAccountByEmail(ctx.db, email)) throw emailTaken();
  await ctx.db.update(accounts).set({ email, emailVerifiedAt: ctx.now }).where(eq(accounts.id, accountId));
  await ctx.db.delete(emailLinks).where(eq(emailLinks.accountId, accountId));
  await ctx.emit(emailChanged, { accountId });
  if (!before.emailVerified) await ctx.emit(emailVerified, { accountId });
  await sendMail(ctx, movedMail({ to: before.email, name: before.name, newEmail: email }));
}
