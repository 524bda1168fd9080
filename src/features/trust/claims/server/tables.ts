import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import {
  type ClaimedLine,
  type ClaimParty,
  type ClaimProblem,
  type ClaimState,
  claimParties,
  claimProblems,
  claimStates,
  type Remedy,
  remedies,
} from '../contract.ts';
import type { CreditedLine } from '../rules/credit.ts';

const at = () => timestamp({ withTimezone: true });
const minor = () => bigint({ mode: 'number' });
const key = () => uuid().notNull();

/** Claims of buyers about goods that they received. */
export const claims = pgTable(
  'claims',
  {
    id: uuid().primaryKey(),
    orderId: key().references(() => orders.id, { onDelete: 'cascade' }),
    /** 1, 2, … within the order. */
    number: integer().notNull(),
    /** Of the order, for lists. */
    supplierId: key().references(() => suppliers.id),
    state: text().$type<ClaimState>().notNull(),
    problem: text().$type<ClaimProblem>().notNull(),
    description: text().notNull(),
    remedy: text().$type<Remedy>().notNull(),
    lines: jsonb().$type<ClaimedLine[]>().notNull(),
    claimedMinor: minor().notNull(),
    openedAt: at().notNull(),
    /** When the current state ends by itself, or is late. */
    dueAt: at(),
    agreedRemedy: text().$type<Remedy>(),
    agreedLines: jsonb().$type<ClaimedLine[]>(),
    agreedMinor: minor(),
    /** The lines that were credited, with the amounts that were reversed; null before. */
    credited: jsonb().$type<CreditedLine[]>(),
    /** The part of the credit that the supplier still has to pay back. */
    refundMinor: minor().notNull().default(0),
    creditNumber: text(),
    trackingNumber: text(),
    sentAt: at(),
    arrivedAt: at(),
  },
  (table) => [
    uniqueIndex('claims_number').on(table.orderId, table.number),
    index('claims_supplier').on(table.supplierId, table.openedAt),
    index('claims_due').on(table.dueAt).where(sql`due_at is not null`),
    index('claims_to_decide').on(table.dueAt).where(sql`state = 'mediation'`),
    check('claims_state', sql`${table.state} in (${inlineList(claimStates)})`),
    check('claims_problem', sql`${table.problem} in (${inlineList(claimProblems)})`),
    check('claims_remedy', sql`${table.remedy} in (${inlineList(remedies)})`),
    check(
      'claims_agreed',
      sql`${table.state} not in ('settling', 'settled') or ${table.agreedRemedy} is not null`,
    ),
    check('claims_refund', sql`${table.refundMinor} >= 0`),
  ],
);

/** Remedies that the two sides proposed; the claim itself is the first proposal of the buyer. */
export const claimOffers = pgTable(
  'claim_offers',
  {
    id: uuid().primaryKey(),
    claimId: key().references(() => claims.id, { onDelete: 'cascade' }),
    by: text().$type<ClaimParty>().notNull(),
    accountId: key().references(() => accounts.id),
    remedy: text().$type<Remedy>().notNull(),
    lines: jsonb().$type<ClaimedLine[]>().notNull(),
    amountMinor: minor().notNull(),
    note: text().notNull(),
    offeredAt: at().notNull(),
  },
  (table) => [
    index('claim_offers_claim').on(table.claimId, table.offeredAt),
    index('claim_offers_account').on(table.accountId),
    check('claim_offers_by', sql`${table.by} in (${inlineList(claimParties)})`),
  ],
);

/** Everything that happened to a claim, never changed. */
export const claimEvents = pgTable(
  'claim_events',
  {
    id: uuid().primaryKey(),
    claimId: key().references(() => claims.id, { onDelete: 'cascade' }),
    state: text().$type<ClaimState>().notNull(),
    by: text().$type<ClaimParty | 'system'>().notNull(),
    accountId: uuid().references(() => accounts.id),
    note: text().notNull(),
    at: at().notNull(),
  },
  (table) => [
    index('claim_events_claim').on(table.claimId, table.at),
    index('claim_events_account').on(table.accountId),
  ],
);

/** Photos of a claim. A file belongs to one claim. */
export const claimPhotos = pgTable(
  'claim_photos',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => storedFiles.id),
    claimId: key().references(() => claims.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [index('claim_photos_claim').on(table.claimId)],
);
