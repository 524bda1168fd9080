import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import { type PlanId, planIds } from '../rules/plan-ids.ts';
import type { Billing } from '../rules.ts';

const oneOfPlans = inlineList(planIds);

/** One row per supplier that has ever selected a plan; suppliers without a row are on Basic. */
export const supplierMemberships = pgTable(
  'supplier_memberships',
  {
    supplierId: uuid()
      .primaryKey()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    planId: text().$type<PlanId>().notNull(),
    billing: text().$type<Billing>().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    trialEndsAt: timestamp({ withTimezone: true }),
    trialUsedAt: timestamp({ withTimezone: true }),
    cycleEndsAt: timestamp({ withTimezone: true }),
    nextPlanId: text().$type<PlanId>(),
    nextBilling: text().$type<Billing>(),
    /** During a trial over a paid plan: the suspended paid plan, until when it is paid, and what comes after it. */
    paidPlanId: text().$type<PlanId>(),
    paidBilling: text().$type<Billing>(),
    paidUntil: timestamp({ withTimezone: true }),
    afterPaidPlanId: text().$type<PlanId>(),
    afterPaidBilling: text().$type<Billing>(),
    /** When the owner was notified that the trial ends soon. */
    trialRemindedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('supplier_memberships_cycle').on(table.cycleEndsAt),
    check('supplier_memberships_plan', sql`${table.planId} in (${oneOfPlans})`),
    check(
      'supplier_memberships_cycle_of_paid',
      sql`(${table.planId} = 'basic') = (${table.cycleEndsAt} is null)`,
    ),
    check(
      'supplier_memberships_paid',
      sql`num_nulls(${table.paidPlanId}, ${table.paidBilling}, ${table.paidUntil}) in (0, 3)`,
    ),
  ],
);

/** The plan that an account selected before its store existed; applied when the store is approved. */
export const membershipWishes = pgTable('membership_wishes', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  planId: text().$type<PlanId>().notNull(),
  billing: text().$type<Billing>().notNull(),
  chosenAt: timestamp({ withTimezone: true }).notNull(),
});

/** Invoices for the cycles of plans. Numbers have no gaps within a year; rows are never deleted. */
export const membershipInvoices = pgTable(
  'membership_invoices',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    year: smallint().notNull(),
    sequence: integer().notNull(),
    planId: text().$type<PlanId>().notNull(),
    billing: text().$type<Billing>().notNull(),
    periodFrom: timestamp({ withTimezone: true }).notNull(),
    periodTo: timestamp({ withTimezone: true }).notNull(),
    netMinor: integer().notNull(),
    /** Credit for the unused part of the former plan. */
    creditMinor: integer().notNull(),
    taxPercent: smallint().notNull(),
    taxMinor: integer().notNull(),
    totalMinor: integer().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    remindedAt: timestamp({ withTimezone: true }),
    paidAt: timestamp({ withTimezone: true }),
    paidBy: uuid().references(() => accounts.id),
    /** When the plan was cancelled because the invoice was not paid. */
    lapsedAt: timestamp({ withTimezone: true }),
    /** When an admin wrote it off. */
    writtenOffAt: timestamp({ withTimezone: true }),
    writtenOffBy: uuid().references(() => accounts.id),
    /**
     * Name, address and tax number of the billed company when the invoice was issued, one line each; the name first.
     */
    billTo: jsonb().$type<string[]>(),
  },
  (table) => [
    uniqueIndex('membership_invoices_number').on(table.year, table.sequence),
    index('membership_invoices_supplier').on(table.supplierId, table.issuedAt.desc().nullsFirst()),
    index('membership_invoices_open')
      .on(table.dueAt, table.id)
      .where(sql`paid_at is null and lapsed_at is null`),
    index('membership_invoices_owed').on(table.id).where(sql`paid_at is null and written_off_at is null`),
    index('membership_invoices_paid_by').on(table.paidBy),
    index('membership_invoices_written_off_by').on(table.writtenOffBy),
    check(
      'membership_invoices_total',
      sql`${table.totalMinor} = ${table.netMinor} - ${table.creditMinor} + ${table.taxMinor} and ${table.creditMinor} between 0 and ${table.netMinor}`,
    ),
  ],
);
