import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import type { Side } from '#features/orders/order-record/rules/moves.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import { type AmendableTerms, type AmendmentStatus, amendmentStatuses, sides } from '../contract.ts';

/** Proposals to change an order, each with the terms before and after it. */
export const orderAmendments = pgTable(
  'order_amendments',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** 1, 2, … within the order. */
    number: integer().notNull(),
    status: text().$type<AmendmentStatus>().notNull(),
    proposedBy: text().$type<Side>().notNull(),
    proposerAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    proposedAt: timestamp({ withTimezone: true }).notNull(),
    reason: text().notNull(),
    before: jsonb().$type<AmendableTerms>().notNull(),
    after: jsonb().$type<AmendableTerms>().notNull(),
    deciderAccountId: uuid().references(() => accounts.id),
    decidedAt: timestamp({ withTimezone: true }),
    decisionReason: text(),
  },
  (table) => [
    uniqueIndex('order_amendments_number').on(table.orderId, table.number),
    // One proposal at a time.
    uniqueIndex('order_amendments_open').on(table.orderId).where(sql`status = 'open'`),
    index('order_amendments_proposer').on(table.proposerAccountId),
    index('order_amendments_decider').on(table.deciderAccountId),
    check('order_amendments_status', sql`${table.status} in (${inlineList(amendmentStatuses)})`),
    check('order_amendments_proposed_by', sql`${table.proposedBy} in (${inlineList(sides)})`),
    check('order_amendments_decided', sql`(${table.status} = 'open') = (${table.decidedAt} is null)`),
  ],
);
