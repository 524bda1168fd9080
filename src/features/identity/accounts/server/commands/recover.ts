import { and, eq, isNull, ne } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, signedIn } from '#platform/commands/context.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { accountClaimed, emailVerified, passwordChanged, passwordReset } from '../../contract.ts';
import { passwordChangedMail, resetMail } from '../emails.ts';
import { findAccountByEmail } from '../queries.ts';
import { accounts, emailChanges, sessions } from '../tables.ts';
import { createLink, useLink } from './email-links.ts';
import { endSessions } from './end-sessions.ts';
import { hashPassword } from './passwords.ts';

/** Sends a reset link if the address has an account; says nothing either way. */
export async function sendReset(
  ctx: CommandContext,
  { email, publicUrl }: { email: string; publicUrl: string },
): Promise<void> {
  const account = await findAccountByEmail(ctx.db, email);
  if (!account) return;
  const token = await createLink(ctx, account.id, 'reset-password');
  await sendMail(
    ctx,
    resetMail({ to: email, name: account.name, url: `${publicUrl}/reset-password?token=${token}` }),
  );
}

/** Sets a new password with a link, and ends every session. The link came by email, so it confirms the address too. */
export async function resetPassword(
  ctx: CommandContext,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const accountId = await useLink(ctx, token, 'reset-password');
  await replacePassword(ctx, { accountId, passwordHash, keepSession: null });
  await ctx.emit(passwordReset, { accountId });
  if (await confirmAddress(ctx, accountId)) await ctx.emit(accountClaimed, { accountId });
}

/** Changes the password of the caller, who has just given the current one, and ends every other session. */
export async function changePassword(ctx: CommandContext, { password }: { password: string }): Promise<void> {
  const { accountId, sessionId } = signedIn(ctx);
  const passwordHash = await hashPassword(password);
  await replacePassword(ctx, { accountId, passwordHash, keepSession: sessionId });
}

/** Confirms an address with the link sent to it. */
export async function verifyEmail(ctx: CommandContext, { token }: { token: string }): Promise<void> {
  await confirmAddress(ctx, await useLink(ctx, token, 'verify-email'));
}

/** Somebody opened a link that was sent to the account's address; whether it was the first. */
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
  // Whoever knew the old password may have asked to move the account elsewhere.
  await ctx.db.delete(emailChanges).where(eq(emailChanges.accountId, accountId));
  await ctx.emit(passwordChanged, { accountId });
  const { email: to, name, role } = account;
  await sendMail(ctx, passwordChangedMail({ to, name, hasStore: role === 'supplier' }));
}
