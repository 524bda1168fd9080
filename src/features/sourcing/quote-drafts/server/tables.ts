import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';

const at = () => timestamp({ withTimezone: true });
const account = () => uuid().references(() => accounts.id);

/** Quotes that the people of a store write together: one for each inquiry, request or quote. */
export const quoteDrafts = pgTable(
  'quote_drafts',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    /** `inquiry:`, `request:` or `quote:` with an id. Quotes depend on drafts, so that no key leads back. */
    target: text().notNull(),
    title: text().notNull(),
    /** The typed form as JSON. */
    typed: text().notNull(),
    authorAccountId: account().notNull(),
    /** SHA-256 of the offer that waits for approval; null while it does not. */
    offerHash: text(),
    /** Files of the offer that the author uploaded, which the approver takes over. */
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    returnNote: text(),
    updatedAt: at().notNull(),
  },
  (table) => [
    uniqueIndex('quote_drafts_target').on(table.supplierId, table.target),
    index('quote_drafts_author').on(table.authorAccountId),
    check('quote_drafts_returned', sql`${table.offerHash} is null or ${table.returnNote} is null`),
  ],
);

/** The stores whose quotes need the approval of a second person. */
export const quoteApprovalRules = pgTable('quote_approval_rules', {
  supplierId: uuid()
    .primaryKey()
    .references(() => suppliers.id, { onDelete: 'cascade' }),
  setAt: at().notNull(),
});
