import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { addSeconds } from '#lib/calendar.ts';
import { newId } from '#lib/ids.ts';
import type { Actor } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import type { Call } from '#platform/http/api.ts';
import type { Kernel } from '#platform/kernel.ts';
import { countTry } from '#platform/throttle/throttle.ts';
import { keyCalls } from '../../rules.ts';
import { findWorkingKey } from '../queries.ts';
import { apiKeyCalls, apiKeys } from '../tables.ts';

export const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Key → whose store it is for and what it may do; null when there is no such key, or no longer. */
export async function authenticateKey(
  { database: { db } }: Kernel,
  { token, ...call }: Call & { token: string },
): Promise<Actor | null> {
  const key = await findWorkingKey(db, digestOf(token));
  if (!key) return null;
  const { id, supplierId, scopes, accountId, role } = key;
  await countTry(db, call.now, { key: ['api-key', id], ...keyCalls });
  await note(db, { ...call, id, supplierId });
  return { accountId, role, sessionId: id, apiKey: { id, scopes } };
}

/** When a key was last used is noted once a minute; what it may have changed, every time. */
async function note(
  db: Database,
  { id, supplierId, now, method, path }: Call & { id: string; supplierId: string },
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
