import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Profile, User } from '../contract.ts';
import { accounts, emailChanges, sessions } from './tables.ts';

const userColumns = {
  id: accounts.id,
  name: accounts.name,
  email: accounts.email,
  phone: accounts.phone,
  role: accounts.role,
  emailVerifiedAt: accounts.emailVerifiedAt,
};

/** Returns the account as its owner may see it. */
export async function getUser(db: Database, accountId: string): Promise<User> {
  const [row] = await db.select(userColumns).from(accounts).where(eq(accounts.id, accountId));
  if (!row) throw new AppError('unauthenticated', 'Session expired. Please sign in again.');
  const { emailVerifiedAt, ...user } = row;
  return { ...user, emailVerified: emailVerifiedAt !== null };
}

/** Returns the account as its settings show it. */
export async function getProfile(
  db: Database,
  { accountId, now }: { accountId: string; now: Date },
): Promise<Profile> {
  const [row] = await db
    .select({ ...userColumns, passwordHash: accounts.passwordHash, newEmail: emailChanges.email })
    .from(accounts)
    .leftJoin(emailChanges, and(eq(emailChanges.accountId, accounts.id), gt(emailChanges.expiresAt, now)))
    .where(eq(accounts.id, accountId));
  if (!row) throw new AppError('unauthenticated', 'Session expired. Please sign in again.');
  const { emailVerifiedAt, passwordHash, ...user } = row;
  return { ...user, emailVerified: emailVerifiedAt !== null, hasPassword: passwordHash !== null };
}

/** Returns the account with an email address, including the data needed to check its password. */
export async function findAccountByEmail(db: Database, email: string) {
  const [row] = await db.select().from(accounts).where(eq(accounts.email, email));
  return row ?? null;
}

/** Returns the accounts that may review and decide applications. */
export const listAdmins = (db: Database) =>
  db
    .select({ id: accounts.id, email: accounts.email, name: accounts.name })
    .from(accounts)
    .where(eq(accounts.role, 'admin'));

/** Returns the open sessions of an account, newest first. */
export async function listSessions(
  db: Database,
  { accountId, sessionId, now }: { accountId: string; sessionId: string; now: Date },
) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100);
  return rows.map(({ id, device, createdAt, lastSeenAt, expiresAt }) => ({
    id,
    device,
    current: id === sessionId,
    createdAt,
    lastSeenAt,
    expiresAt,
  }));
}
