import { and, eq, isNull, ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import {
  accountClaimed,
  type changePasswordForm,
  emailVerified,
  passwordChanged,
  passwordReset,
} from '../../contract.ts';
import { passwordChangedMail, resetMail } from '../emails.ts';
import { findAccountByEmail } from '../queries.ts';
import { accounts, emailChanges, sessions } from '../tables.ts';
import { consumeEmailLink, createEmailLink } from './email-links.ts';
import { endSessions } from './end-sessions.ts';
import { hashPassword } from './passwords.ts';
import { requirePassword } from './require-password.ts';

/** Sends a reset link if the email address has an account; does nothing otherwise. */
export async function sendReset(ctx: JobCommandContext, { email }: { email: string }): Promise<void> {
  const account = await findAccountByEmail(ctx.db, email);
  if (!account) return;
  const token = await createEmailLink(ctx, { accountId: account.id, purpose: 'reset-password' });
  const url = `${ctx.config.publicUrl}/reset-password?token=${token}`;
  await sendMail(ctx, resetMail({ to: email, name: account.name, url }));
}

/**
 * Sets a new password with an email link and ends every session. The link was sent by email, so it also confirms the
 * address.
 */
export async function resetPassword(
  ctx: CommandContext,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const accountId = await consumeEmailLink(ctx, { token, purpose: 'reset-password' });
  await replacePassword(ctx, { accountId, passwordHash, keepSession: null });
  await ctx.emit(passwordReset, { accountId });
  if (await confirmAddress(ctx, accountId)) await ctx.emit(accountClaimed, { accountId });
}

/** Changes the caller's password, given the current one, and ends every other session. */
export async function changePassword(
  context: RequestContext,
  { currentPassword, password }: z.infer<typeof changePasswordForm>,
): Promise<void> {
  await requirePassword(context, {
    password: currentPassword,
    field: 'currentPassword',
    message: 'The current password is incorrect.',
  });
  const passwordHash = await hashPassword(password);
  await context.write(async (ctx) => {
    const { accountId, sessionId } = requireSignedIn(ctx);
    await replacePassword(ctx, { accountId, passwordHash, keepSession: sessionId });
  });
}

/** Confirms an email address with the link sent to it. */
export async function verifyEmail(ctx: CommandContext, { token }: { token: string }): Promise<void> {
  await confirmAddress(ctx, await consumeEmailLink(ctx, { token, purpose: 'verify-email' }));
}

/**
 * Confirms the account's email address after a link sent to it was opened; returns whether it was unconfirmed before.
 */
export async function confirmAddress(ctx: CommandContext, accountId: string): Promise<boolean> {
  const [confirmed] = await ctx.db
    .update(accounts)
    .set({ emailVerifiedAt: ctx.now })
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailVerifiedAt)))
    .returning({ id: accounts.id });
  if (confirmed) await ctx.emit(emailVerified, { accountId });
  return confirmed !== undefined;
}

interface NewPassword {
  accountId: string;
  passwordHash: string;
  keepSession: string | null;
}

async function replacePassword(
  ctx: CommandContext,
  { accountId, passwordHash, keepSession }: NewPassword,
): Promise<void> {
  const [account] = await ctx.db
    .update(accounts)
    .set({ passwordHash })
    .where(eq(accounts.id, accountId))
    .returning();
  if (!account) throw new AppError('not_found', 'Account not found');
  await endSessions(ctx, { accountId, which: keepSession ? ne(sessions.id, keepSession) : undefined });
  // Someone who knew the old password may have requested an email change.
  await ctx.db.delete(emailChanges).where(eq(emailChanges.accountId, accountId));
  await ctx.emit(passwordChanged, { accountId });
  const { email: to, name, role } = account;
  await sendMail(ctx, passwordChangedMail({ to, name, hasStore: role === 'supplier' }));
}
