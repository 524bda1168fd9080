import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { ApiScope } from '#lib/endpoint.ts';

const at = () => timestamp({ withTimezone: true });

/** Keys with which programs act for a store. Only a digest of the key is stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    createdBy: uuid()
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    /** SHA-256 is enough here: the key is 32 random bytes and cannot be guessed. */
    keyDigest: text().notNull(),
    start: text().notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    createdAt: at().notNull(),
    lastUsedAt: at(),
    revokedAt: at(),
  },
  (table) => [
    uniqueIndex('api_keys_digest').on(table.keyDigest),
    index('api_keys_supplier').on(table.supplierId, table.createdAt).where(sql`revoked_at is null`),
    index('api_keys_of_supplier').on(table.supplierId),
    index('api_keys_created_by').on(table.createdBy),
  ],
);

/** Calls with a key that may have changed something. */
export const apiKeyCalls = pgTable(
  'api_key_calls',
  {
    /** UUIDv7, so sorting by id sorts by time. */
    id: uuid().primaryKey(),
    apiKeyId: uuid()
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    method: text().notNull(),
    path: text().notNull(),
    at: at().notNull(),
  },
  (table) => [
    index('api_key_calls_list').on(table.supplierId, table.id.desc().nullsFirst()),
    index('api_key_calls_key').on(table.apiKeyId),
    index('api_key_calls_at').on(table.at),
  ],
);
