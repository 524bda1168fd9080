import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { addDays } from '#lib/calendar.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole, requireSignedIn } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { apiKeyCreated, type apiKeyForm, apiKeyRevoked } from '../../contract.ts';
import { callRetentionDays, keyPrefix, keyStart, maxKeys } from '../../rules.ts';
import { apiKeyCalls, apiKeys } from '../tables.ts';
import { hashKey } from './authenticate-key.ts';

/** Creates a key for the caller's store and returns it with its secret; the secret is not shown again. */
export async function createKey(
  ctx: CommandContext,
  { name, scopes }: z.infer<typeof apiKeyForm>,
): Promise<{ id: string; supplierId: string; secret: string }> {
  requireRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'keys.write');
  await lockUntilCommit(ctx.db, `api-keys:${supplierId}`);
  const activeKeys = await ctx.db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.supplierId, supplierId), isNull(apiKeys.revokedAt)))
    .limit(maxKeys);
  if (activeKeys.length >= maxKeys) {
    throw new AppError('conflict', `Your store already has ${maxKeys} keys, the maximum. Revoke one first.`, {
      reason: 'key_limit',
    });
  }
  const id = newId();
  const secret = keyPrefix + randomBytes(32).toString('base64url');
  await ctx.db.insert(apiKeys).values({
    id,
    supplierId,
    createdBy: requireSignedIn(ctx).accountId,
    name,
    keyDigest: hashKey(secret),
    start: keyStart(secret),
    scopes: [...new Set(scopes)],
    createdAt: ctx.now,
  });
  await ctx.emit(apiKeyCreated, { apiKeyId: id, supplierId });
  return { id, supplierId, secret };
}

/** Revokes a key of the caller's store; it stops working immediately. */
export async function revokeKey(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  requireRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'keys.write');
  const [revoked] = await ctx.db
    .update(apiKeys)
    .set({ revokedAt: ctx.now })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.supplierId, supplierId), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  if (!revoked) throw notFound('API key');
  await ctx.emit(apiKeyRevoked, { apiKeyId: id, supplierId });
}

/** Revokes the keys that an account created before the owner of its email address claimed it. */
export async function revokeKeysCreatedBy(
  { db, now }: CommandContext,
  { accountId }: { accountId: string },
): Promise<void> {
  await db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.createdBy, accountId), isNull(apiKeys.revokedAt)));
}

/** Deletes old records of calls. */
export async function sweepCalls({ db, now }: CommandContext): Promise<void> {
  await db.delete(apiKeyCalls).where(lt(apiKeyCalls.at, addDays(now, -callRetentionDays)));
}
