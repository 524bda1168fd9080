import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { canonicalJson } from '#lib/canonical-json.ts';
import { AppError } from '#lib/errors.ts';
import type { CommandContext } from '../commands/context.ts';
import { idempotencyKeys } from './tables.ts';

/**
 * Account id for the keys of guests. They share it, because after a lost connection a guest may return with another IP,
 * and random keys do not collide. A response is replayed only for the same body.
 */
const guestAccountId = '00000000-0000-0000-0000-000000000000';

export interface KeyedRequest {
  endpoint: string;
  key: string;
  fingerprint: string;
}

/** Returns the same fingerprint for equal input, whatever the order of its keys. */
export function fingerprint(input: unknown): string {
  try {
    return createHash('sha256').update(canonicalJson(input)).digest('base64url');
  } catch (cause) {
    // Nested deeper than the stack allows, which no form of the product is.
    throw new AppError('invalid', 'The request could not be read.', { cause });
  }
}

/**
 * Runs the command once per key. The row of the key is inserted first, in the command's own transaction: a second
 * request with the key waits for the first, and then gets its response.
 */
export async function runOncePerKey<T>(
  ctx: CommandContext,
  { request, run }: { request: KeyedRequest; run: () => Promise<T> },
): Promise<T> {
  const accountId = ctx.actor?.accountId ?? guestAccountId;
  const matchesKey = and(
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
    const [first] = await ctx.db.select().from(idempotencyKeys).where(matchesKey);
    if (first?.fingerprint !== request.fingerprint) {
      throw new AppError('conflict', 'This Idempotency-Key was used for another request.', {
        reason: 'key_reused',
      });
    }
    return first.answer as T;
  }
  const response = await run();
  await ctx.db
    .update(idempotencyKeys)
    .set({ answer: response ?? null })
    .where(matchesKey);
  return response;
}

/**
 * Deletes the stored responses of an account that has lost permissions, so that they are not replayed. A repeated key
 * is then a new request, and is refused as one.
 */
export async function deleteStoredResponses({ db }: CommandContext, accountId: string): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.accountId, accountId));
}
