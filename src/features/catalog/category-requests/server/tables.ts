import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import { type RequestState, requestStates } from '../contract.ts';

/** Requests of stores for missing categories, with our decisions. */
export const categoryRequests = pgTable(
  'category_requests',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    requestedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** Name in lower case without double spaces: a store can have one waiting request per name. */
    nameKey: text().notNull(),
    parentId: text().references(() => categories.id, { onDelete: 'set null' }),
    example: text().notNull(),
    state: text().$type<RequestState>().notNull().default('waiting'),
    /** The assigned category, once accepted. */
    categoryId: text().references(() => categories.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    decidedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    decidedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('category_requests_store').on(table.supplierId, table.id.desc().nullsFirst()),
    uniqueIndex('category_requests_waiting')
      .on(table.supplierId, table.nameKey)
      .where(sql`state = 'waiting'`),
    index('category_requests_queue').on(table.state, table.id),
    index('category_requests_by').on(table.requestedBy),
    index('category_requests_decided_by').on(table.decidedBy),
    index('category_requests_parent').on(table.parentId),
    index('category_requests_category').on(table.categoryId),
    check('category_requests_state', sql`${table.state} in (${inlineList(requestStates)})`),
    check('category_requests_answer', sql`${table.state} <> 'declined' or ${table.note} <> ''`),
  ],
);
