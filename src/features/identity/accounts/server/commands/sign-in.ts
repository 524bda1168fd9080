import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { AppError, notFound } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import {
  countAttempt,
  countAttemptIfAllowed,
  type ThrottleRule,
  tooManyAttemptsError,
  uncountAttempt,
} from '#platform/throttle/throttle.ts';
import type { signInForm } from '../../contract.ts';
import { wrongPasswordLimits } from '../../rules.ts';
import { findAccountByEmail } from '../queries.ts';
import { accounts, sessions } from '../tables.ts';
import { endSessions } from './end-sessions.ts';
import { isPasswordRight } from './passwords.ts';
import { openSession } from './session-tokens.ts';

interface Credentials extends Pick<z.infer<typeof signInForm>, 'email' | 'password'> {
  ip: string;
}

/** The account whose password was right, and the hash that it was checked against. */
interface VerifiedCredentials {
  accountId: string;
  passwordHash: string;
}

/**
 * Checks email and password outside any transaction, so that a failed attempt stays counted. An IP address with too
 * many failures has to wait; an account that was attacked from many IP addresses still admits its owner.
 */
export async function checkCredentials(
  db: Database,
  { now, email, password, ip: address }: Credentials & { now: Date },
): Promise<VerifiedCredentials> {
  const { windowSeconds, perAccount, perAddress } = wrongPasswordLimits;
  const perAccountAndIp = { key: ['wrong-password', email, address], limit: perAccount, windowSeconds };
  const perIp = { key: ['wrong-password', address], limit: perAddress, windowSeconds };
  const anywhere = { key: ['wrong-password', email], limit: perAccount, windowSeconds };
  for (const counter of [perAccountAndIp, perIp]) await waitForAttempt(db, { now, ...counter });
  const account = await findAccountByEmail(db, email);
  if (!(await isPasswordRight(account?.passwordHash, password)) || !account?.passwordHash) {
    await countAttempt(db, { now, ...anywhere });
    throw wrongCredentials();
  }
  for (const { key } of [perAccountAndIp, perIp]) await uncountAttempt(db, key);
  return { accountId: account.id, passwordHash: account.passwordHash };
}

const wrongCredentials = (): AppError =>
  new AppError('unauthenticated', 'Incorrect email or password.', { reason: 'wrong_credentials' });

/**
 * Waits up to 0.8 seconds for a free attempt: right passwords count only while they are being checked, so a full
 * window may soon have room.
 */
async function waitForAttempt(db: Database, { now, ...rule }: ThrottleRule & { now: Date }): Promise<void> {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    if (await countAttemptIfAllowed(db, { now, ...rule })) return;
    await pause(100);
  }
  throw await tooManyAttemptsError(db, { now, ...rule });
}

interface NewSession {
  accountId: string;
  remember: boolean;
  device: string;
  secret: string;
}

/**
 * Locks an account until the transaction ends. Closing it or changing its password at the same moment waits for this
 * transaction, and then also ends what it has opened. With `passwordHash`, throws if the password has changed since
 * it was checked.
 */
export async function lockAccount(
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

/** Opens a session. With `passwordHash`, throws if the account's password has changed since. */
export async function signIn(
  ctx: CommandContext,
  { passwordHash, ...session }: NewSession & { passwordHash?: string },
): Promise<string> {
  await lockAccount(ctx, { accountId: session.accountId, ...(passwordHash ? { passwordHash } : {}) });
  return openSession(ctx, session);
}

/** Ends the current session. */
export async function signOut(ctx: CommandContext): Promise<void> {
  const { accountId, sessionId } = requireSignedIn(ctx);
  await endSessions(ctx, { accountId, which: eq(sessions.id, sessionId) });
}

/** Ends all sessions of the caller except the current one. */
export async function revokeOtherSessions(ctx: CommandContext): Promise<void> {
  const { accountId, sessionId } = requireSignedIn(ctx);
  await endSessions(ctx, { accountId, which: ne(sessions.id, sessionId) });
}

/** Ends one of the caller's sessions. */
export async function revokeSession(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const ended = await endSessions(ctx, { accountId, which: eq(sessions.id, id) });
  if (ended.length === 0) throw notFound('Session');
}
