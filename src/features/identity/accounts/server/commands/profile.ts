import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { addSeconds } from '#lib/calendar.ts';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { emailChanged, type emailChangeForm, emailVerified, type profileForm } from '../../contract.ts';
import { emailLinkSeconds } from '../../rules.ts';
import {
  confirmNewEmailMail,
  emailChangedMail,
  emailChangeRequestedMail,
  emailInUseMail,
} from '../emails.ts';
import { findAccountByEmail, getUser } from '../queries.ts';
import { accounts, emailChanges, emailLinks } from '../tables.ts';
import { hashToken, linkExpired } from './email-links.ts';
import { requirePassword } from './require-password.ts';
import { emailTaken, normalizePhone } from './sign-up.ts';

/** Saves the caller's name and phone number, and returns the account's id. */
export async function saveProfile(
  ctx: CommandContext,
  { name, phone }: z.infer<typeof profileForm>,
): Promise<string> {
  const { accountId } = requireSignedIn(ctx);
  await ctx.db
    .update(accounts)
    .set({ name, phone: normalizePhone(phone) })
    .where(eq(accounts.id, accountId));
  return accountId;
}

/**
 * Sends a link to the new email address and a warning to the old one, given the caller's password. If the new address
 * is taken, its owner gets a message instead; the response is the same, so it does not reveal who has an account.
 */
export async function requestEmailChange(
  context: RequestContext,
  { email, password }: z.infer<typeof emailChangeForm>,
): Promise<void> {
  await requirePassword(context, { password, field: 'password' });
  const { publicUrl } = context.kernel.config;
  await context.write((ctx) => sendEmailChange(ctx, { email, publicUrl }));
}

async function sendEmailChange(
  ctx: CommandContext,
  { email, publicUrl }: { email: string; publicUrl: string },
): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const user = await getUser(ctx.db, accountId);
  if (user.email === email) {
    const message = 'This is already your email address.';
    throw new AppError('invalid', message, { fields: [{ path: 'email', message }] });
  }
  const token = randomBytes(32).toString('base64url');
  const change = { tokenDigest: hashToken(token), email, expiresAt: addSeconds(ctx.now, emailLinkSeconds) };
  await ctx.db
    .insert(emailChanges)
    .values({ accountId, ...change })
    .onConflictDoUpdate({ target: emailChanges.accountId, set: change });
  const taken = await findAccountByEmail(ctx.db, email);
  const url = `${publicUrl}/confirm-email?token=${token}`;
  await sendMail(
    ctx,
    taken ? emailInUseMail({ to: email }) : confirmNewEmailMail({ to: email, name: user.name, url }),
  );
  await sendMail(ctx, emailChangeRequestedMail({ to: user.email, name: user.name, newEmail: email }));
}

/** Cancels the caller's email change: the link that was sent no longer works. */
export async function cancelEmailChange(ctx: CommandContext): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  await ctx.db.delete(emailChanges).where(eq(emailChanges.accountId, accountId));
}

/**
 * Changes the account's email address to the one whose link was opened. Links sent to the old address stop working.
 */
export async function confirmEmailChange(ctx: CommandContext, { token }: { token: string }): Promise<void> {
  const [change] = await ctx.db
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenDigest, hashToken(token)), gt(emailChanges.expiresAt, ctx.now)))
    .returning();
  if (!change) throw linkExpired();
  const { accountId, email } = change;
  const before = await getUser(ctx.db, accountId);
  if (await findAccountByEmail(ctx.db, email)) throw emailTaken();
  await ctx.db.update(accounts).set({ email, emailVerifiedAt: ctx.now }).where(eq(accounts.id, accountId));
  await ctx.db.delete(emailLinks).where(eq(emailLinks.accountId, accountId));
  await ctx.emit(emailChanged, { accountId });
  if (!before.emailVerified) await ctx.emit(emailVerified, { accountId });
  await sendMail(ctx, emailChangedMail({ to: before.email, name: before.name, newEmail: email }));
}
