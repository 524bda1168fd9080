import { eq } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import { type Reader, signedIn } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { countTry, forgiveTry } from '#platform/throttle/throttle.ts';
import { wrongPasswords } from '../../rules.ts';
import { accounts } from '../tables.ts';
import { isPasswordRight } from './passwords.ts';

interface Caller {
  db: Database;
  actor: Reader | null;
  now: Date;
}

interface Proof {
  password: string;
  /** The field of the form that the message belongs to. */
  field: string;
  message?: string;
}

/**
 * Makes the caller give the password again before something that matters. Call it before `context.write`: a
 * wrong try has to stay counted. It is counted by account, so that a stolen session cannot be used to guess.
 */
export async function provePassword(
  { db, actor, now }: Caller,
  { password, field, message = 'This password is not right.' }: Proof,
): Promise<void> {
  const { accountId } = signedIn({ actor });
  const { windowSeconds, perAccount } = wrongPasswords;
  const key = ['own-password', accountId];
  await countTry(db, now, { key, limit: perAccount, windowSeconds });
  const [account] = await db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account?.passwordHash) {
    throw new AppError('conflict', 'Your account has no password yet. Please set one first.', {
      reason: 'no_password',
    });
  }
  if (!(await isPasswordRight(account.passwordHash, password))) {
    throw new AppError('invalid', message, { reason: 'wrong_password', fields: [{ path: field, message }] });
  }
  await forgiveTry(db, key);
}
