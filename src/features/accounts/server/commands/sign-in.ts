import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, signedIn } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { countTry, forgiveTry, type ThrottleRule, takeTry, tooMany } from '#platform/throttle/throttle.ts';
import { sessionEnded, type signInForm } from '../../contract.ts';
import { wrongPasswords } from '../../rules.ts';
import { findAccountByEmail } from '../queries.ts';
import { sessions } from '../tables.ts';
import { isPasswordRight } from './passwords.ts';
import { openSession } from './session-tokens.ts';

interface Credentials extends Pick<z.infer<typeof signInForm>, 'email' | 'password'> {
  address: string;
}

/**
 * Checks email and password outside any transaction, so that a wrong try stays counted. An address that has
 * guessed too often has to wait; an account that was guessed at from many addresses still admits its owner.
 */
export async function checkCredentials(
  db: Database,
  now: Date,
  { email, password, address }: Credentials,
): Promise<string> {
  const { windowSeconds, perAccount, perAddress } = wrongPasswords;
  const mine = { key: ['wrong-password', email, address], limit: perAccount, windowSeconds };
  const here = { key: ['wrong-password', address], limit: perAddress, windowSeconds };
  const anywhere = { key: ['wrong-password', email], limit: perAccount, windowSeconds };
  for (const counter of [mine, here]) await takeTurn(db, now, counter);
  const account = await findAccountByEmail(db, email);
  if (!(await isPasswordRight(account?.passwordHash, password)) || !account) {
    await countTry(db, now, anywhere);
    throw new AppError('unauthenticated', 'Incorrect email or password.', { reason: 'wrong_credentials' });
  }
  for (const { key } of [mine, here]) await forgiveTry(db, key);
  return account.id;
}

/** Right passwords hold their place only while they are being checked, so a full window may have room in a moment. */
async function takeTurn(db: Database, now: Date, rule: ThrottleRule): Promise<void> {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    if (await takeTry(db, now, rule)) return;
    await pause(100);
  }
  throw await tooMany(db, now, rule);
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
  const { accountId, sessionId } = signedIn(ctx);
  await ctx.db.update(sessions).set({ revokedAt: ctx.now }).where(eq(sessions.id, sessionId));
  await ctx.emit(sessionEnded, { accountId, sessionId });
}

/** Ends every session of the caller but the one in use. */
export async function revokeOtherSessions(ctx: CommandContext): Promise<void> {
  const { accountId, sessionId } = signedIn(ctx);
  const ended = await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now })
    .where(and(eq(sessions.accountId, accountId), ne(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  for (const { id } of ended) await ctx.emit(sessionEnded, { accountId, sessionId: id });
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
  await ctx.emit(sessionEnded, { accountId, sessionId: id });
}
