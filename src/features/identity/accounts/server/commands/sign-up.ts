import { eq } from 'drizzle-orm';
import parsePhone from 'libphonenumber-js/max';
import type * as z from 'zod/mini';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { accountSignedUp, emailVerified, type signUpForm } from '../../contract.ts';
import { verificationMail } from '../emails.ts';
import { accounts } from '../tables.ts';
import { createEmailLink } from './email-links.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './session-tokens.ts';

interface SignUpInput extends z.infer<typeof signUpForm> {
  device: string;
  publicUrl: string;
  secret: string;
}

/** Creates the account, sends the confirmation email and signs the user in. */
export async function signUp(
  ctx: CommandContext,
  input: SignUpInput,
): Promise<{ accountId: string; token: string }> {
  const passwordHash = await hashPassword(input.password);
  const accountId = await openAccount(ctx, { ...input, passwordHash, verified: false });
  await sendVerification(ctx, { accountId, publicUrl: input.publicUrl });
  return { accountId, token: await openSession(ctx, { ...input, accountId, remember: false }) };
}

interface NewAccount extends Pick<z.infer<typeof signUpForm>, 'name' | 'email' | 'phone' | 'role'> {
  /** Null for accounts that sign in with an external provider. */
  passwordHash: string | null;
  /** True if an external provider has confirmed the email address. */
  verified: boolean;
}

/** Creates the account; of several simultaneous requests for one email address, only one succeeds. */
export async function openAccount(ctx: CommandContext, { verified, ...given }: NewAccount): Promise<string> {
  const { name, email, role, passwordHash } = given;
  const id = newId();
  const [created] = await ctx.db
    .insert(accounts)
    .values({
      id,
      name,
      email,
      phone: normalizePhone(given.phone),
      role,
      passwordHash,
      emailVerifiedAt: verified ? ctx.now : null,
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id });
  if (!created) throw emailTaken();
  await ctx.emit(accountSignedUp, { accountId: id });
  if (verified) await ctx.emit(emailVerified, { accountId: id });
  return id;
}

export function emailTaken(): AppError {
  const message = 'An account with this email already exists. Please sign in.';
  return new AppError('conflict', message, { reason: 'email_taken', fields: [{ path: 'email', message }] });
}

/** Sends the signed-in account another link that confirms its email address. */
export const resendVerification = (ctx: CommandContext, { publicUrl }: { publicUrl: string }) =>
  sendVerification(ctx, { accountId: requireSignedIn(ctx).accountId, publicUrl });

/** Sends the link that confirms the email address; does nothing if it is already confirmed. */
async function sendVerification(
  ctx: CommandContext,
  { accountId, publicUrl }: { accountId: string; publicUrl: string },
) {
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account || account.emailVerifiedAt) return;
  const token = await createEmailLink(ctx, { accountId, purpose: 'verify-email' });
  await sendMail(
    ctx,
    verificationMail({
      to: account.email,
      name: account.name,
      url: `${publicUrl}/verify-email?token=${token}`,
    }),
  );
}

/** Returns a phone number in E.164 format if it can be parsed, else as typed. */
export function normalizePhone(typed: string): string {
  const parsed = parsePhone(typed, { defaultCountry: 'IN' });
  return parsed?.isValid() ? parsed.number : typed;
}
