import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import { excluded } from '#platform/database/typed-sql.ts';
import type { Database } from '../database/database.ts';
import { throttleCounts } from './tables.ts';

export interface ThrottleRule {
  /** Name and subject of the counter: `['sign-in', account, ip]`. */
  key: readonly string[];
  limit: number;
  windowSeconds: number;
}

/** The rule and the moment of the attempt. */
interface ThrottleAttempt extends ThrottleRule {
  now: Date;
}

const digest = (key: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(key)).digest('base64url');

/**
 * Counts an attempt in a separate statement before the work is done, so that concurrent attempts cannot slip past the
 * limit. Throws `rate_limited` when the limit is reached.
 */
export async function countAttempt(db: Database, { now, ...rule }: ThrottleAttempt): Promise<void> {
  if (await countAttemptIfAllowed(db, { now, ...rule })) return;
  throw await tooManyAttemptsError(db, { now, ...rule });
}

/** Counts an attempt if the limit is not reached. Returns whether it was counted. */
export async function countAttemptIfAllowed(
  db: Database,
  { now, key, limit, windowSeconds }: ThrottleAttempt,
): Promise<boolean> {
  const hasExpired = sql`${throttleCounts.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const counted = await db
    .insert(throttleCounts)
    .values({ key: digest(key), count: 1, resetsAt: new Date(now.getTime() + windowSeconds * 1000) })
    .onConflictDoUpdate({
      target: throttleCounts.key,
      set: {
        count: sql`case when ${hasExpired} then 1 else ${throttleCounts.count} + 1 end`,
        resetsAt: sql`case when ${hasExpired} then ${excluded(throttleCounts.resetsAt)} else ${throttleCounts.resetsAt} end`,
      },
      setWhere: sql`${hasExpired} or ${throttleCounts.count} < ${limit}`,
    })
    .returning({ count: throttleCounts.count });
  return counted.length > 0;
}

/** Returns the error for an attempt beyond the limit. */
export async function tooManyAttemptsError(db: Database, { now, key }: ThrottleAttempt): Promise<AppError> {
  const [row] = await db
    .select()
    .from(throttleCounts)
    .where(eq(throttleCounts.key, digest(key)));
  const retryAfterSeconds = Math.max(1, Math.ceil(((row?.resetsAt ?? now).getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new AppError(
    'rate_limited',
    `Too many attempts. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    {
      retryAfterSeconds,
    },
  );
}

/** Uncounts an attempt, because successful ones do not count. */
export async function uncountAttempt(db: Database, key: readonly string[]): Promise<void> {
  await db
    .update(throttleCounts)
    .set({ count: sql`greatest(${throttleCounts.count} - 1, 0)` })
    .where(sql`${throttleCounts.key} = ${digest(key)}`);
}

/** Deletes windows that have ended. */
export async function deleteExpiredWindows(db: Database, now: Date): Promise<void> {
  await db.delete(throttleCounts).where(lt(throttleCounts.resetsAt, now));
}
