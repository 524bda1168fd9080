import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { TemplateForm } from '../contract.ts';

/** Terms of quotes that a store saved to start new ones from. */
export const quoteTemplates = pgTable(
  'quote_templates',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Currency of the charges. */
    currency: text().notNull(),
    terms: jsonb().$type<Omit<TemplateForm, 'name'>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('quote_templates_name').on(table.supplierId, sql`lower(${table.name})`)],
);
