import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';

const minor = () => bigint({ mode: 'number' }).notNull().default(0);
const count = () => integer().notNull().default(0);
/** Hours until the first answer, one entry per answered inquiry, because medians need all of them. */
const answerHours = () => doublePrecision().array().notNull().default([]);
const pieces = () => bigint({ mode: 'number' }).notNull().default(0);
const ofStore = () =>
  uuid()
    .notNull()
    .references(() => suppliers.id, { onDelete: 'cascade' });
const ofProduct = () =>
  uuid()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });

/**
 * Sums of a store's day, without any personal data. Visits are added as they are counted; sums from orders and
 * inquiries are always recounted, never added to.
 */
export const storeDays = pgTable(
  'store_days',
  {
    supplierId: ofStore(),
    day: date().notNull(),
    visitors: count(),
    views: count(),
    /** Pieces in stock over all products at the end of the day; for today, at the last count. */
    inventory: integer(),
    /** Orders placed on this day and not cancelled, without tax and delivery. */
    salesMinor: minor(),
    orders: count(),
    /** Orders delivered on this day. */
    earningsMinor: minor(),
    deliveredOrders: count(),
    inquiries: count(),
    answerHours: answerHours(),
    /** Number of this day's inquiries that became an order, on the same day or later. */
    inquiriesOrdered: count(),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.day] })],
);

/** Sums of a store's day by packaging type. */
export const storeTypeDays = pgTable(
  'store_type_days',
  {
    supplierId: ofStore(),
    day: date().notNull(),
    packagingType: text().notNull(),
    salesMinor: minor(),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.day, table.packagingType] })],
);

/** Sums of a store's day by country; `ZZ` if it is unknown. */
export const storeCountryDays = pgTable(
  'store_country_days',
  {
    supplierId: ofStore(),
    day: date().notNull(),
    country: text().notNull(),
    visitors: count(),
    inquiries: count(),
    orders: count(),
    salesMinor: minor(),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.day, table.country] })],
);

/** Sums of a product's day. */
export const productDays = pgTable(
  'product_days',
  {
    productId: ofProduct(),
    day: date().notNull(),
    views: count(),
    inquiries: count(),
    sold: count(),
    /** Supplier of the product, so that reading a store's days needs no join. */
    supplierId: uuid().references(() => suppliers.id, { onDelete: 'cascade' }),
    visitors: count(),
    orders: count(),
    salesMinor: minor(),
    answerHours: answerHours(),
    inquiriesOrdered: count(),
    /**
     * Popularity when the day's first order or inquiry was scored: the day's score starts from it, however often it
     * runs.
     */
    popularityBefore: real(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.day] }),
    index('product_days_store').on(table.supplierId, table.day),
    index('product_days_views').on(table.supplierId, table.day, table.productId, table.views),
    index('product_days_outcome').on(table.productId, table.day).where(sql`inquiries > 0`),
    index('product_days_asked')
      .on(table.supplierId, table.day, table.productId, table.inquiries)
      .where(sql`inquiries > 0`),
  ],
);

/** Sums of a product's month, read for spans longer than a quarter. */
export const productMonths = pgTable(
  'product_months',
  {
    supplierId: ofStore(),
    /** First day of the month. */
    month: date().notNull(),
    productId: ofProduct(),
    views: count(),
    visitors: count(),
    inquiries: count(),
    orders: count(),
    sold: pieces(),
    salesMinor: minor(),
  },
  (table) => [
    primaryKey({ columns: [table.supplierId, table.month, table.productId] }),
    index('product_months_product').on(table.productId),
    // The views of a year are ranked from this index alone, because the rows themselves are scattered all over the
    // table.
    index('product_months_views').on(table.supplierId, table.month, table.productId, table.views),
    index('product_months_sold')
      .on(table.supplierId, table.month, table.productId, table.sold, table.salesMinor)
      .where(sql`sold > 0`),
    index('product_months_asked')
      .on(table.supplierId, table.month, table.productId, table.inquiries)
      .where(sql`inquiries > 0`),
  ],
);

/**
 * A product's ranking in its store: sums over the spans that screens rank by, up to the day in `store_standings`.
 * Always recounted from the days and months, so that the top of fifty thousand products are found without reading all.
 */
export const productStandings = pgTable(
  'product_standings',
  {
    supplierId: ofStore(),
    productId: ofProduct(),
    /** Views of the last 7, 30 and 90 days, and of this month with the eleven before. */
    viewsWeek: count(),
    viewsMonth: count(),
    viewsQuarter: count(),
    viewsYear: pieces(),
    /** Views and inquiries of the last 7 days, as attention for trends. */
    attentionWeek: count(),
    soldYear: pieces(),
    salesYear: minor(),
  },
  (table) => [
    primaryKey({ columns: [table.supplierId, table.productId] }),
    index('product_standings_product').on(table.productId),
    index('product_standings_views_week')
      .on(table.supplierId, table.viewsWeek.desc().nullsFirst(), table.productId)
      .where(sql`views_week > 0`),
    index('product_standings_views_month')
      .on(table.supplierId, table.viewsMonth.desc().nullsFirst(), table.productId)
      .where(sql`views_month > 0`),
    index('product_standings_views_quarter')
      .on(table.supplierId, table.viewsQuarter.desc().nullsFirst(), table.productId)
      .where(sql`views_quarter > 0`),
    index('product_standings_views_year')
      .on(table.supplierId, table.viewsYear.desc().nullsFirst(), table.productId)
      .where(sql`views_year > 0`),
    index('product_standings_attention_week')
      .on(table.supplierId, table.attentionWeek.desc().nullsFirst(), table.productId)
      .where(sql`attention_week > 0`),
    index('product_standings_sales_year')
      .on(table.supplierId, table.salesYear.desc().nullsFirst(), table.productId)
      .where(sql`sales_year > 0`),
  ],
);

/** The day up to which a store's rankings count; on any other day its figures are summed from the days themselves. */
export const storeStandings = pgTable('store_standings', {
  supplierId: ofStore().primaryKey(),
  day: date().notNull(),
  /** Monday before which all views are in `product_view_sums`; null until they have been summed. */
  summedUpto: date(),
});

/**
 * A product's cumulative views by week: the nth sum covers all days before the nth week after its first one. The views
 * between any two Mondays are the difference of two sums. Trailing weeks without views are left out.
 */
export const productViewSums = pgTable(
  'product_view_sums',
  {
    supplierId: ofStore(),
    productId: ofProduct(),
    /** Monday of the first week with a view. */
    firstWeek: date().notNull(),
    sums: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.supplierId, table.productId] }),
    index('product_view_sums_product').on(table.productId),
  ],
);

/**
 * The salt of a day: once it is deleted, that day's visitor hashes cannot be traced to anyone. Both exist for two days
 * at most.
 */
export const visitSalts = pgTable('visit_salts', {
  day: date().primaryKey(),
  salt: text().notNull(),
});

/** Today's visitors as salted hashes, so that a reload is not counted again. */
export const visitMarks = pgTable(
  'visit_marks',
  {
    day: date().notNull(),
    visitor: text().notNull(),
    /** The product, or the supplier for a view of its own page. */
    pageId: uuid().notNull(),
    supplierId: uuid().notNull(),
    network: text().notNull(),
    countedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.visitor, table.pageId] }),
    index('visit_marks_network').on(table.day, table.network),
  ],
);
