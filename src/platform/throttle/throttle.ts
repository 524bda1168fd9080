import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import type { Database } from '../database/database.ts';
import { throttleCounts } from './tables.ts';

export interface ThrottleRule {
  /** What is counted, and for whom: `['sign-in', account, address]`. */
  key: readonly string[];
  limit: number;
  windowSeconds: number;
}

const digest = (key: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(key)).digest('base64url');

/**
 * Counts one try, in a statement of its own, before the work is done, so that tries made at the
 * same moment cannot slip past. Throws `rate_limited` when the window is used up.
 */
export async function countTry(
  db: Database,
  now: Date,
  { key, limit, windowSeconds }: ThrottleRule,
): Promise<void> {
  const opened = sql`${throttleCounts.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const [row] = await db
    .insert(throttleCounts)
    .values({ key: digest(key), count: 1, resetsAt })
    .onConflictDoUpdate({
      target: throttleCounts.key,
      set: {
        count: sql`case when ${opened} then 1 else ${throttleCounts.count} + 1 end`,
        resetsAt: sql`case when ${opened} then excluded.resets_at else ${throttleCounts.resetsAt} end`,
      },
    })
    .returning();
  if (!row || row.count <= limit) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new AppError(
    'rate_limited',
    `Too many attempts. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    {
      retryAfterSeconds,
    },
  );
}

/** Takes a counted try back: what succeeded does not count. */
export async function forgiveTry(db: Database, key: readonly string[]): Promise<void> {
  await db
    .update(throttleCounts)
    .set({ count: sql`greatest(${throttleCounts.count} - 1, 0)` })
    .where(sql`${throttleCounts.key} = ${digest(key)}`);
}

/** Removes windows that have closed. */
export async function sweepThrottle(db: Database, now: Date): Promise<void> {
  await db.delete(throttleCounts).where(lt(throttleCounts.resetsAt, now));
}
