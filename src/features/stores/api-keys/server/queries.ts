import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
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

/** The key with this digest, with whom it calls for; null when there is none, or it works no longer. */
export async function findWorkingKey(db: Database, keyDigest: string) {
  const [key] = await db
    .select({
      id: apiKeys.id,
      supplierId: apiKeys.supplierId,
      scopes: apiKeys.scopes,
      accountId: accounts.id,
      role: accounts.role,
    })
    .from(apiKeys)
    .innerJoin(suppliers, eq(suppliers.id, apiKeys.supplierId))
    .innerJoin(accounts, eq(accounts.id, suppliers.ownerAccountId))
    .where(and(eq(apiKeys.keyDigest, keyDigest), isNull(apiKeys.revokedAt), isNull(accounts.closedAt)));
  return key ?? null;
}

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
