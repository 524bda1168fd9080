import { eq } from 'drizzle-orm';
import parsePhone from 'libphonenumber-js/max';
import type * as z from 'zod/mini';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { accountSignedUp, type signUpForm } from '../../contract.ts';
import { verificationMail } from '../emails.ts';
import { accounts } from '../tables.ts';
import { createLink } from './email-links.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './session-tokens.ts';

interface SignUp extends z.infer<typeof signUpForm> {
  device: string;
  publicUrl: string;
  secret: string;
}

/** Creates the account, sends the confirmation and signs the person in. */
export async function signUp(
  ctx: CommandContext,
  input: SignUp,
): Promise<{ accountId: string; token: string }> {
  const passwordHash = await hashPassword(input.password);
  const id = newId();
  const [created] = await ctx.db
    .insert(accounts)
    .values({
      id,
      name: input.name,
      email: input.email,
      phone: normalPhone(input.phone),
      role: input.role,
      passwordHash,
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id });
  if (!created) {
    const message = 'An account with this email already exists. Please sign in.';
    throw new AppError('conflict', message, { reason: 'email_taken', fields: [{ path: 'email', message }] });
  }
  await sendVerification(ctx, { accountId: id, publicUrl: input.publicUrl });
  await ctx.emit(accountSignedUp, { accountId: id });
  return { accountId: id, token: await openSession(ctx, { ...input, accountId: id, remember: false }) };
}

/** Sends the link that confirms the address; does nothing when it is confirmed already. */
export async function sendVerification(
  ctx: CommandContext,
  { accountId, publicUrl }: { accountId: string; publicUrl: string },
) {
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account || account.emailVerifiedAt) return;
  const token = await createLink(ctx, accountId, 'verify-email');
  await sendMail(
    ctx,
    verificationMail({
      to: account.email,
      name: account.name,
      url: `${publicUrl}/verify-email?token=${token}`,
    }),
  );
}

/** E.164 where the number can be parsed, else as typed. */
function normalPhone(typed: string): string {
  const parsed = parsePhone(typed, { defaultCountry: 'IN' });
  return parsed?.isValid() ? parsed.number : typed;
}
