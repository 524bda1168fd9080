import { index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';

const at = () => timestamp({ withTimezone: true });

/** Requirements of buyers with or without an account. */
export const requirements = pgTable(
  'requirements',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    productName: text().notNull(),
    /** Number of pieces. */
    quantity: integer(),
    details: text().notNull().default(''),
    /** E.164 */
    mobile: text().notNull(),
    /** Null for guests. */
    buyerAccountId: uuid().references(() => accounts.id),
    matchedAt: at(),
    createdAt: at().notNull(),
  },
  (table) => [
    index('requirements_buyer').on(
      table.buyerAccountId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

const requirementId = () =>
  uuid()
    .notNull()
    .references(() => requirements.id, { onDelete: 'cascade' });
const supplierId = () =>
  uuid()
    .notNull()
    .references(() => suppliers.id);

/** Suppliers to whom a requirement is shown, and how they reacted. */
export const requirementMatches = pgTable(
  'requirement_matches',
  {
    requirementId: requirementId(),
    supplierId: supplierId(),
    /** 1 fits best. */
    rank: smallint().notNull(),
    /** Why it fits, as a sentence for the supplier. */
    reason: text().notNull(),
    matchedAt: at().notNull(),
    seenAt: at(),
    answeredAt: at(),
    /** The conversation that the answer opened. */
    inquiryId: uuid().references(() => inquiries.id),
  },
  (table) => [
    primaryKey({ columns: [table.requirementId, table.supplierId] }),
    index('requirement_matches_supplier').on(
      table.supplierId,
      table.matchedAt.desc().nullsFirst(),
      table.requirementId.desc().nullsFirst(),
    ),
    index('requirement_matches_inquiry').on(table.inquiryId),
  ],
);

/** People who revealed a phone number, and when first. */
export const requirementReveals = pgTable(
  'requirement_reveals',
  {
    requirementId: requirementId(),
    supplierId: supplierId(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    revealedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requirementId, table.supplierId] }),
    index('requirement_reveals_supplier').on(table.supplierId),
    index('requirement_reveals_account').on(table.accountId),
  ],
);
