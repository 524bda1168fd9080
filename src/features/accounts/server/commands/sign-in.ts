import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, signedIn } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { countTry, forgiveTry } from '#platform/throttle/throttle.ts';
import type { signInForm } from '../../contract.ts';
import { wrongPasswords } from '../../rules.ts';
import { findAccountByEmail } from '../queries.ts';
import { sessions } from '../tables.ts';
import { isPasswordRight } from './passwords.ts';
import { openSession } from './session-tokens.ts';

interface Credentials extends Pick<z.infer<typeof signInForm>, 'email' | 'password'> {
  address: string;
}

/**
 * Checks e-mail and password outside any transaction, so that a wrong try stays counted.
 * Tries are counted for an account at an address, so nobody can lock an owner out from elsewhere.
 */
export async function checkCredentials(
  db: Database,
  now: Date,
  { email, password, address }: Credentials,
): Promise<string> {
  const { windowSeconds, perAccount, perAddress } = wrongPasswords;
  const counters = [
    { key: ['wrong-password', email, address], limit: perAccount, windowSeconds },
    { key: ['wrong-password', address], limit: perAddress, windowSeconds },
  ];
  for (const counter of counters) await countTry(db, now, counter);
  const account = await findAccountByEmail(db, email);
  if (!(await isPasswordRight(account?.passwordHash, password)) || !account) {
    throw new AppError('unauthenticated', 'Incorrect email or password.', { reason: 'wrong_credentials' });
  }
  for (const { key } of counters) await forgiveTry(db, key);
  return account.id;
}

interface NewSession {
  accountId: string;
  remember: boolean;
  device: string;
  secret: string;
}

export const signIn = (ctx: CommandContext, session: NewSession): Promise<string> =>
  openSession(ctx, session);

/** Ends the session in use. */
export async function signOut(ctx: CommandContext): Promise<void> {
  const { sessionId } = signedIn(ctx);
  await ctx.db.update(sessions).set({ revokedAt: ctx.now }).where(eq(sessions.id, sessionId));
}

/** Ends one of the caller's sessions. */
export async function revokeSession(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = signedIn(ctx);
  const [ended] = await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now })
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  if (!ended) throw new AppError('not_found', 'Session not found');
}
