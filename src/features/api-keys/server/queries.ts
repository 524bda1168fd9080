import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { mostKeys } from '../rules.ts';
import { apiKeyCalls, apiKeys } from './tables.ts';

const shown = {
  id: apiKeys.id,
  name: apiKeys.name,
  start: apiKeys.start,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
};
const pageSize = 20;

/** Keys of a store that work, the oldest first. */
export const listKeys = (db: Database, supplierId: string) =>
  db
    .select(shown)
    .from(apiKeys)
    .where(and(eq(apiKeys.supplierId, supplierId), isNull(apiKeys.revokedAt)))
    .orderBy(asc(apiKeys.createdAt))
    .limit(mostKeys);

/** One of them. */
export async function getKey(db: Database, { id, supplierId }: { id: string; supplierId: string }) {
  const [key] = await db
    .select(shown)
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.supplierId, supplierId)));
  if (!key) throw notFound('API key');
  return key;
}

/** What keys of a store changed, newest first. */
export async function listCalls(
  db: Database,
  { supplierId, cursor }: { supplierId: string; cursor?: string | undefined },
) {
  const rows = await db
    .select({
      id: apiKeyCalls.id,
      keyName: apiKeys.name,
      method: apiKeyCalls.method,
      path: apiKeyCalls.path,
      at: apiKeyCalls.at,
    })
    .from(apiKeyCalls)
    .innerJoin(apiKeys, eq(apiKeys.id, apiKeyCalls.apiKeyId))
    .where(and(eq(apiKeyCalls.supplierId, supplierId), cursor ? lt(apiKeyCalls.id, cursor) : undefined))
    .orderBy(desc(apiKeyCalls.id))
    .limit(pageSize + 1);
  const calls = rows.slice(0, pageSize);
  return { calls, nextCursor: rows.length > pageSize ? (calls.at(-1)?.id ?? null) : null };
}
