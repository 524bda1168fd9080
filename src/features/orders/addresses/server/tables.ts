import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';

/** The address book of an account. Orders store a copy, so rows can be deleted. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    recipient: text().notNull(),
    company: text().notNull(),
    phone: text().notNull(),
    line1: text().notNull(),
    line2: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    postcode: text().notNull(),
    country: text().notNull(),
    taxId: text().notNull(),
    isDefaultDelivery: boolean().notNull(),
    isDefaultBilling: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('addresses_account').on(table.accountId, table.createdAt),
    uniqueIndex('addresses_default_delivery').on(table.accountId).where(sql`is_default_delivery`),
    uniqueIndex('addresses_default_billing').on(table.accountId).where(sql`is_default_billing`),
  ],
);
