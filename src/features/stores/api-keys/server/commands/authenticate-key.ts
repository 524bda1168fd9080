import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { addSeconds } from '#lib/calendar.ts';
import { newId } from '#lib/ids.ts';
import type { Actor } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import type { ApiCall } from '#platform/http/api.ts';
import type { Kernel } from '#platform/kernel.ts';
import { countAttempt } from '#platform/throttle/throttle.ts';
import { keyRateLimit } from '../../rules.ts';
import { findActiveKey } from '../queries.ts';
import { apiKeyCalls, apiKeys } from '../tables.ts';

export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Returns the store owner and the scopes of an API key, or null if the key does not exist or is revoked. */
export async function authenticateKey(
  { database: { db } }: Kernel,
  { token, ...call }: ApiCall & { token: string },
): Promise<Actor | null> {
  const key = await findActiveKey(db, hashKey(token));
  if (!key) return null;
  const { id, supplierId, scopes, accountId, role } = key;
  await countAttempt(db, { now: call.now, key: ['api-key', id], ...keyRateLimit });
  await recordUse(db, { ...call, id, supplierId });
  return { accountId, role, sessionId: id, apiKey: { id, scopes } };
}

/** Records the last use at most once a minute, and every request that may have changed something. */
async function recordUse(
  db: Database,
  { id, supplierId, now, method, path }: ApiCall & { id: string; supplierId: string },
): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(
      and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, addSeconds(now, -60)))),
    );
  if (method === 'GET' || method === 'HEAD') return;
  await db
    .insert(apiKeyCalls)
    .values({ id: newId(), apiKeyId: id, supplierId, method, path: path.slice(0, 200), at: now });
}
