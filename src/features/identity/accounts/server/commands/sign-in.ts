import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { AppError, notFound } from '#lib/errors.ts';
import { type CommandContext, signedIn } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { countTry, forgiveTry, type ThrottleRule, takeTry, tooMany } from '#platform/throttle/throttle.ts';
import type { signInForm } from '../../contract.ts';
import { wrongPasswords } from '../../rules.ts';
import { findAccountByEmail } from '../queries.ts';
import { accounts, sessions } from '../tables.ts';
import { endSessions } from './end-sessions.ts';
import { isPasswordRight } from './passwords.ts';
import { openSession } from './session-tokens.ts';

interface Credentials extends Pick<z.infer<typeof signInForm>, 'email' | 'password'> {
  address: string;
}

/** The account whose password was right, and what it was checked against. */
interface Proven {
  accountId: string;
  passwordHash: string;
}

/**
 * Checks email and password outside any transaction, so that a wrong try stays counted. An address that has
 * guessed too often has to wait; an account that was guessed at from many addresses still admits its owner.
 */
export async function checkCredentials(
  db: Database,
  now: Date,
  { email, password, address }: Credentials,
): Promise<Proven> {
  const { windowSeconds, perAccount, perAddress } = wrongPasswords;
  const mine = { key: ['wrong-password', email, address], limit: perAccount, windowSeconds };
  const here = { key: ['wrong-password', address], limit: perAddress, windowSeconds };
  const anywhere = { key: ['wrong-password', email], limit: perAccount, windowSeconds };
  for (const counter of [mine, here]) await takeTurn(db, now, counter);
  const account = await findAccountByEmail(db, email);
  if (!(await isPasswordRight(account?.passwordHash, password)) || !account?.passwordHash) {
    await countTry(db, now, anywhere);
    throw wrongCredentials();
  }
  for (const { key } of [mine, here]) await forgiveTry(db, key);
  return { accountId: account.id, passwordHash: account.passwordHash };
}

const wrongCredentials = (): AppError =>
  new AppError('unauthenticated', 'Incorrect email or password.', { reason: 'wrong_credentials' });

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

/**
 * Holds an account as it is until the transaction ends: whoever closes it, or changes its password, at the same
 * moment comes after what is done here, and ends that, too. A password that was right a moment ago opens nothing.
 */
export async function holdAccount(
  { db }: CommandContext,
  { accountId, passwordHash }: { accountId: string; passwordHash?: string },
): Promise<void> {
  const asProven = passwordHash === undefined ? undefined : eq(accounts.passwordHash, passwordHash);
  const [held] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.closedAt), asProven))
    .for('share');
  if (!held) throw wrongCredentials();
}

/** Opens a session; with `passwordHash`, only while that is still the account's. */
export async function signIn(
  ctx: CommandContext,
  { passwordHash, ...session }: NewSession & { passwordHash?: string },
): Promise<string> {
  await holdAccount(ctx, { accountId: session.accountId, ...(passwordHash ? { passwordHash } : {}) });
  return openSession(ctx, session);
}

/** Ends the session in use. */
export async function signOut(ctx: CommandContext): Promise<void> {
  const { accountId, sessionId } = signedIn(ctx);
  await endSessions(ctx, { accountId, which: eq(sessions.id, sessionId) });
}

/** Ends every session of the caller but the one in use. */
export async function revokeOtherSessions(ctx: CommandContext): Promise<void> {
  const { accountId, sessionId } = signedIn(ctx);
  await endSessions(ctx, { accountId, which: ne(sessions.id, sessionId) });
}

/** Ends one of the caller's sessions. */
export async function revokeSession(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = signedIn(ctx);
  const ended = await endSessions(ctx, { accountId, which: eq(sessions.id, id) });
  if (ended.length === 0) throw notFound('Session');
}
