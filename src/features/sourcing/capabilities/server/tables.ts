import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Limits } from '../contract.ts';

const list = <Key extends keyof Limits>() =>
  text().array().$type<Limits[Key]>().notNull().default(sql`'{}'::text[]`);

/** Limits of what each approved store can make, and its terms. An empty list and null mean that it states no limit. */
export const storeCapabilities = pgTable(
  'store_capabilities',
  {
    supplierId: uuid()
      .primaryKey()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    categories: list<'categories'>(),
    materials: list<'materials'>(),
    flutes: list<'flutes'>(),
    finishes: list<'finishes'>(),
    maxBlankLongMm: integer(),
    maxBlankShortMm: integer(),
    minBlankLongMm: integer(),
    minBlankShortMm: integer(),
    maxVolumeMl: integer(),
    maxPrintColors: integer(),
    moq: integer(),
    countries: list<'countries'>(),
    incoterms: list<'incoterms'>(),
    leadTimeDays: integer(),
    monthlyCapacity: integer(),
    /** When the store last saved them; null while they are derived from its products. */
    editedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('store_capabilities_categories').using('gin', table.categories),
    check(
      'store_capabilities_blanks',
      sql`${table.minBlankLongMm} <= ${table.maxBlankLongMm} and ${table.minBlankShortMm} <= ${table.maxBlankShortMm}`,
    ),
  ],
);
