import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
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
import { type InquiryStatus, inquiryStatuses, type Side, sides } from '../contract.ts';

const at = () => timestamp({ withTimezone: true });

/** Conversations between a buyer and a supplier, with a copy of the last message for lists. */
export const inquiries = pgTable(
  'inquiries',
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
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
    /** The order that it is about; an order has at most one conversation. */
    orderId: uuid().references(() => orders.id),
    subject: text().notNull(),
    /** Company as entered by the buyer. */
    buyerCompany: text(),
    /** ISO 3166-1 alpha-2, from the buyer's store or phone number. */
    buyerCountry: text(),
    quantity: integer(),
    unit: text(),
    targetUnitPriceMinor: integer(),
    currency: text(),
    deliverTo: text(),
    neededBy: date(),
    status: text().$type<InquiryStatus>().notNull(),
    preview: text().notNull(),
    lastMessageAt: at().notNull(),
    lastMessageSide: text().$type<Side>().notNull(),
    /** When the supplier first replied; minus `createdAt`, the response time. */
    firstAnsweredAt: at(),
    buyerReadAt: at(),
    supplierReadAt: at(),
    buyerArchivedAt: at(),
    supplierArchivedAt: at(),
    /** The member of the store to whom it is assigned. */
    assigneeId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: at().notNull(),
  },
  (table) => [
    index('inquiries_assignee').on(
      table.assigneeId,
      table.lastMessageAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('inquiries_number').on(table.supplierId, table.number),
    uniqueIndex('inquiries_order').on(table.orderId),
    index('inquiries_of_supplier').on(
      table.supplierId,
      table.lastMessageAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('inquiries_of_buyer').on(
      table.buyerAccountId,
      table.lastMessageAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('inquiries_words').using(
      'gin',
      sql`${table.subject} gin_trgm_ops`,
      sql`${table.buyerCompany} gin_trgm_ops`,
    ),
    index('inquiries_product').on(table.productId),
    index('inquiries_created').on(table.supplierId, table.createdAt),
    // For counts of all stores over a few days: small, and nearly free to write.
    index('inquiries_recent').using('brin', table.createdAt),
    index('inquiries_unread_by_supplier')
      .on(table.supplierId)
      .where(sql`${table.lastMessageSide} = 'buyer' and ${table.supplierArchivedAt} is null`),
    index('inquiries_unread_by_buyer')
      .on(table.buyerAccountId)
      .where(sql`${table.lastMessageSide} = 'supplier' and ${table.buyerArchivedAt} is null`),
    check('inquiries_status', sql`${table.status} in (${inlineList(inquiryStatuses)})`),
    check('inquiries_last_side', sql`${table.lastMessageSide} in (${inlineList(sides)})`),
  ],
);

export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    id: uuid().primaryKey(),
    inquiryId: uuid()
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    side: text().$type<Side>().notNull(),
    authorAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    body: text().notNull(),
    createdAt: at().notNull(),
  },
  (table) => [
    index('inquiry_messages_thread').on(
      table.inquiryId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('inquiry_messages_author').on(table.authorAccountId),
    check('inquiry_messages_side', sql`${table.side} in (${inlineList(sides)})`),
  ],
);

export const inquiryAttachments = pgTable(
  'inquiry_attachments',
  {
    messageId: uuid()
      .notNull()
      .references(() => inquiryMessages.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => storedFiles.id),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.fileId] }),
    // A file belongs to one message.
    uniqueIndex('inquiry_attachments_file').on(table.fileId),
  ],
);
