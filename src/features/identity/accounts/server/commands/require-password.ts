import { eq } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import { type Reader, requireSignedIn } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { countAttempt, uncountAttempt } from '#platform/throttle/throttle.ts';
import { wrongPasswordLimits } from '../../rules.ts';
import { accounts } from '../tables.ts';
import { isPasswordRight } from './passwords.ts';

interface CallerContext {
  db: Database;
  actor: Reader | null;
  now: Date;
}

interface PasswordProof {
  password: string;
  /** Form field to which the error belongs. */
  field: string;
  message?: string;
}

/**
 * Requires the caller's password before a sensitive change. A command calls it before `context.write`, so that a
 * failed attempt stays counted. Attempts are counted per account, so that a stolen session cannot be used to guess the password.
 */
export async function requirePassword(
  { db, actor, now }: CallerContext,
  { password, field, message = 'This password is incorrect.' }: PasswordProof,
): Promise<void> {
  const { accountId } = requireSignedIn({ actor });
  const { windowSeconds, perAccount } = wrongPasswordLimits;
  const key = ['own-password', accountId];
  await countAttempt(db, { now, key, limit: perAccount, windowSeconds });
  const [account] = await db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account?.passwordHash) {
    throw new AppError('conflict', 'Your account has no password yet. Set one first.', {
      reason: 'no_password',
    });
  }
  if (!(await isPasswordRight(account.passwordHash, password))) {
    throw new AppError('invalid', message, { reason: 'wrong_password', fields: [{ path: field, message }] });
  }
  await uncountAttempt(db, key);
}
