import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
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
export async function countTry(db: Database, now: Date, rule: ThrottleRule): Promise<void> {
  if (await takeTry(db, now, rule)) return;
  throw await tooMany(db, now, rule);
}

/** Counts one try if the window has room for it; whether it had. */
export async function takeTry(
  db: Database,
  now: Date,
  { key, limit, windowSeconds }: ThrottleRule,
): Promise<boolean> {
  const over = sql`${throttleCounts.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const taken = await db
    .insert(throttleCounts)
    .values({ key: digest(key), count: 1, resetsAt: new Date(now.getTime() + windowSeconds * 1000) })
    .onConflictDoUpdate({
      target: throttleCounts.key,
      set: {
        count: sql`case when ${over} then 1 else ${throttleCounts.count} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${throttleCounts.resetsAt} end`,
      },
      setWhere: sql`${over} or ${throttleCounts.count} < ${limit}`,
    })
    .returning({ count: throttleCounts.count });
  return taken.length > 0;
}

/** The answer to a try that the window has no room for. */
export async function tooMany(db: Database, now: Date, { key }: ThrottleRule): Promise<AppError> {
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
