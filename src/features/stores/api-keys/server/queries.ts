import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { maxKeys } from '../rules.ts';
import { apiKeyCalls, apiKeys } from './tables.ts';

const keyColumns = {
  id: apiKeys.id,
  name: apiKeys.name,
  start: apiKeys.start,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
};
const pageSize = 20;

/** Returns the active key with this digest and the account that it acts for, or null. */
export async function findActiveKey(db: Database, keyDigest: string) {
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

/** Returns the active keys of a store, oldest first. */
export const listKeys = (db: Database, supplierId: string) =>
  db
    .select(keyColumns)
    .from(apiKeys)
    .where(and(eq(apiKeys.supplierId, supplierId), isNull(apiKeys.revokedAt)))
    .orderBy(asc(apiKeys.createdAt))
    .limit(maxKeys);

/** Returns a key of a store. */
export async function getKey(db: Database, { id, supplierId }: { id: string; supplierId: string }) {
  const [key] = await db
    .select(keyColumns)
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.supplierId, supplierId)));
  if (!key) throw notFound('API key');
  return key;
}

/** Returns the calls that changed something in a store, newest first. */
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
