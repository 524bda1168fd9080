import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { addDays } from '#lib/calendar.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, signedIn, withRole } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { apiKeyCreated, type apiKeyForm, apiKeyRevoked } from '../../contract.ts';
import { callsKeptDays, keyPrefix, mostKeys, startOf } from '../../rules.ts';
import { apiKeyCalls, apiKeys } from '../tables.ts';
import { digestOf } from './authenticate-key.ts';

/** Makes a key and returns it, the only time that it is shown. */
export async function createKey(
  ctx: CommandContext,
  { name, scopes }: z.infer<typeof apiKeyForm>,
): Promise<{ id: string; secret: string }> {
  withRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'keys.write');
  await lockUntilCommit(ctx.db, `api-keys:${supplierId}`);
  const held = await ctx.db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.supplierId, supplierId), isNull(apiKeys.revokedAt)))
    .limit(mostKeys);
  if (held.length >= mostKeys) {
    throw new AppError('conflict', `A store has up to ${mostKeys} keys. Please revoke one first.`, {
      reason: 'key_limit',
    });
  }
  const id = newId();
  const secret = keyPrefix + randomBytes(32).toString('base64url');
  await ctx.db.insert(apiKeys).values({
    id,
    supplierId,
    createdBy: signedIn(ctx).accountId,
    name,
    keyDigest: digestOf(secret),
    start: startOf(secret),
    scopes: [...new Set(scopes)],
    createdAt: ctx.now,
  });
  await ctx.emit(apiKeyCreated, { apiKeyId: id, supplierId });
  return { id, secret };
}

/** A key of the caller's store stops working at once. */
export async function revokeKey(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  withRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'keys.write');
  const [revoked] = await ctx.db
    .update(apiKeys)
    .set({ revokedAt: ctx.now })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.supplierId, supplierId), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  if (!revoked) throw notFound('API key');
  await ctx.emit(apiKeyRevoked, { apiKeyId: id, supplierId });
}

/** Keys that somebody made before an account was claimed by whom its address belongs to stop working. */
export async function revokeKeysOf(
  { db, now }: CommandContext,
  { accountId }: { accountId: string },
): Promise<void> {
  await db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.createdBy, accountId), isNull(apiKeys.revokedAt)));
}

/** Removes what was noted long ago. */
export async function sweepCalls({ db, now }: CommandContext): Promise<void> {
  await db.delete(apiKeyCalls).where(lt(apiKeyCalls.at, addDays(now, -callsKeptDays)));
}
