import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { requests } from '#features/sourcing/requests/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import type { ProposedPrice } from '../contract/counter-offer.ts';
import type { Offer } from '../contract/offer.ts';
import { type QuoteStatus, quoteStatuses } from '../contract/quote-rows.ts';

const at = () => timestamp({ withTimezone: true });

/** Quotes of stores in a conversation, with a copy of what lists and guards need of the current version. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey(),
    /** Sequential number within the store, part of the reference that people see. */
    number: integer().notNull(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    buyerAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    inquiryId: uuid()
      .notNull()
      .references(() => inquiries.id),
    /** The request that it answers, and the version of it that the supplier read. */
    requestId: uuid().references(() => requests.id),
    requestVersion: integer(),
    status: text().$type<QuoteStatus>().notNull(),
    version: integer().notNull(),
    currency: text().notNull(),
    validUntil: date().notNull(),
    /** When the first version was sent. */
    firstSentAt: at().notNull(),
    /** When the current version was sent. */
    sentAt: at().notNull(),
    /** Total of the current version at the smallest quantity of each item, before tax. */
    valueMinor: bigint({ mode: 'number' }).notNull(),
    /** Time from the invitation or inquiry to the first version; null if the conversation had a quote before. */
    waitedMinutes: integer(),
    /** When it was accepted, declined or withdrawn. */
    closedAt: at(),
    closeReason: text(),
    /** The order that it became. */
    orderId: uuid().references(() => orders.id),
  },
  (table) => [
    uniqueIndex('quotes_number').on(table.supplierId, table.number),
    uniqueIndex('quotes_order').on(table.orderId),
    index('quotes_inquiry').on(table.inquiryId),
    index('quotes_request').on(table.requestId),
    index('quotes_of_buyer').on(
      table.buyerAccountId,
      table.sentAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('quotes_of_supplier').on(
      table.supplierId,
      table.sentAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Holds everything that the results of a store are counted from, so that only the index is read.
    index('quotes_results').on(
      table.supplierId,
      table.firstSentAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.status,
      table.validUntil,
      table.currency,
      table.valueMinor,
      table.waitedMinutes,
    ),
    check('quotes_status', sql`${table.status} in (${inlineList(quoteStatuses)})`),
    // An accepted quote has exactly one order, and no other has one.
    check('quotes_accepted', sql`(${table.status} = 'accepted') = (${table.orderId} is not null)`),
  ],
);

/** Every offer that was sent, never changed. */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    authorAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    offer: jsonb().$type<Offer>().notNull(),
    /** SHA-256 of the offer with its keys in order, as hexadecimal digits. */
    fingerprint: text().notNull(),
    sentAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.version] }),
    index('quote_versions_author').on(table.authorAccountId),
  ],
);

/** The files of each version of an offer. */
export const quoteFiles = pgTable(
  'quote_files',
  {
    quoteId: uuid().notNull(),
    version: integer().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => storedFiles.id),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.version, table.fileId] }),
    foreignKey({
      name: 'quote_files_version',
      columns: [table.quoteId, table.version],
      foreignColumns: [quoteVersions.quoteId, quoteVersions.version],
    }).onDelete('cascade'),
    index('quote_files_file').on(table.fileId),
  ],
);

/** Prices that buyers proposed instead of a version of a quote, never changed: one for each version. */
export const quoteCounterOffers = pgTable(
  'quote_counter_offers',
  {
    id: uuid().primaryKey(),
    quoteId: uuid().notNull(),
    version: integer().notNull(),
    authorAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    prices: jsonb().$type<ProposedPrice[]>().notNull(),
    note: text().notNull(),
    sentAt: at().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'quote_counter_offers_version',
      columns: [table.quoteId, table.version],
      foreignColumns: [quoteVersions.quoteId, quoteVersions.version],
    }).onDelete('cascade'),
    uniqueIndex('quote_counter_offers_once').on(table.quoteId, table.version),
    index('quote_counter_offers_author').on(table.authorAccountId),
  ],
);
