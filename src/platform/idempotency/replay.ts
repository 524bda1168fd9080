import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import type { CommandContext } from '../commands/context.ts';
import { idempotencyKeys } from './tables.ts';

/**
 * Under which visitors' keys are kept. They share it: somebody whose connection broke may come back from
 * another address, and a random key meets no other. What is replayed is told only to who sends the same body.
 */
const visitors = '00000000-0000-0000-0000-000000000000';

export interface KeyedRequest {
  endpoint: string;
  key: string;
  fingerprint: string;
}

/** Same input, same fingerprint, whatever the order of its keys. */
export function fingerprint(input: unknown): string {
  try {
    return createHash('sha256').update(JSON.stringify(input, sortKeys)).digest('base64url');
  } catch (cause) {
    // Nested deeper than the stack holds: no form of ours is.
    throw new AppError('invalid', 'The request could not be read.', { cause });
  }
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Runs the command once for a key. The key's row is written first, in the command's own
 * transaction: a second request with it waits for the first, then gets the first answer.
 */
export async function replayOrRun<T>(
  ctx: CommandContext,
  request: KeyedRequest,
  run: () => Promise<T>,
): Promise<T> {
  const accountId = ctx.actor?.accountId ?? visitors;
  const mine = and(
    eq(idempotencyKeys.accountId, accountId),
    eq(idempotencyKeys.endpoint, request.endpoint),
    eq(idempotencyKeys.key, request.key),
  );
  const [claimed] = await ctx.db
    .insert(idempotencyKeys)
    .values({ accountId, ...request, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (!claimed) {
    const [first] = await ctx.db.select().from(idempotencyKeys).where(mine);
    if (first?.fingerprint !== request.fingerprint) {
      throw new AppError('conflict', 'This Idempotency-Key was used for another request.', {
        reason: 'key_reused',
      });
    }
    return first.answer as T;
  }
  const answer = await run();
  await ctx.db
    .update(idempotencyKeys)
    .set({ answer: answer ?? null })
    .where(mine);
  return answer;
}

/**
 * Somebody may no longer do what they could: what they were answered while they could is not told to them again.
 * A key that comes back is a new request, and is refused as one.
 */
export async function forgetAnswers({ db }: CommandContext, accountId: string): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.accountId, accountId));
}
