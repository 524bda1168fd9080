import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import { type ReportReason, reportReasons } from '../contract/review-forms.ts';
import { type ReviewSide, reviewSides } from '../rules.ts';

const instant = () => timestamp({ withTimezone: true });

/** The review that one side of an order wrote about the other. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    side: text().$type<ReviewSide>().notNull(),
    /** Of the order. */
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    authorAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** From 1 to 5; null for what the other side rates. */
    quality: smallint(),
    onTime: smallint(),
    communication: smallint(),
    payment: smallint(),
    clarity: smallint(),
    /** The mean of the ratings: 43 for 4.3. */
    overallTenths: smallint().notNull(),
    stars: smallint().notNull().generatedAlwaysAs(sql`(overall_tenths + 5) / 10`),
    text: text().notNull(),
    /** True if the buyer appears with initials. */
    isAnonymous: boolean().notNull(),
    submittedAt: instant().notNull(),
    /** When it is published at the latest. */
    publishBy: instant().notNull(),
    /** When both sides could read it; set once. */
    publishedAt: instant(),
    hiddenAt: instant(),
    hiddenBy: uuid().references(() => accounts.id),
    hiddenReason: text(),
    /** Of the other side; written once. */
    reply: text(),
    repliedAt: instant(),
    repliedBy: uuid().references(() => accounts.id),
  },
  (table) => [
    uniqueIndex('reviews_order_side').on(table.orderId, table.side),
    index('reviews_public')
      .on(table.supplierId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`side = 'buyer' and published_at is not null and hidden_at is null`),
    index('reviews_queue')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`published_at is not null`),
    index('reviews_due').on(table.publishBy).where(sql`published_at is null`),
    index('reviews_author').on(table.authorAccountId),
    index('reviews_hider').on(table.hiddenBy),
    index('reviews_replier').on(table.repliedBy),
    check('reviews_side', sql`${table.side} in (${inlineList(reviewSides)})`),
    check(
      'reviews_ratings',
      sql`case ${table.side}
        when 'buyer' then num_nulls(${table.quality}, ${table.onTime}, ${table.communication}) = 0 and num_nonnulls(${table.payment}, ${table.clarity}) = 0
        else num_nulls(${table.payment}, ${table.clarity}) = 0 and num_nonnulls(${table.quality}, ${table.onTime}, ${table.communication}) = 0 end`,
    ),
    check('reviews_overall', sql`${table.overallTenths} between 10 and 50`),
    check(
      'reviews_hidden',
      sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null) and (${table.hiddenAt} is null or ${table.publishedAt} is not null)`,
    ),
    check('reviews_reply', sql`num_nulls(${table.reply}, ${table.repliedAt}) in (0, 2)`),
  ],
);

/** The products of the order of a buyer's review, for which it counts. */
export const reviewProducts = pgTable(
  'review_products',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.productId] }),
    index('review_products_product').on(table.productId, table.reviewId),
  ],
);

/** Photos of a buyer's review. A photo belongs to one review. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => storedFiles.id),
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [index('review_photos_review').on(table.reviewId)],
);

/** Reports of published reviews, one of each person. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: uuid().primaryKey(),
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    reporterAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull(),
    reportedAt: instant().notNull(),
    /** When an admin decided about it. */
    decidedAt: instant(),
  },
  (table) => [
    uniqueIndex('review_reports_reporter').on(table.reviewId, table.reporterAccountId),
    index('review_reports_open').on(table.reviewId, table.reportedAt).where(sql`decided_at is null`),
    index('review_reports_account').on(table.reporterAccountId),
    check('review_reports_reason', sql`${table.reason} in (${inlineList(reportReasons)})`),
  ],
);
