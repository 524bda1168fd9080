import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/tables.ts';
import { type Billing, type PlanId, planIds } from '../rules.ts';

const oneOfPlans = sql.raw(planIds.map((id) => `'${id}'`).join(', '));

/** One row per supplier that has ever chosen a plan; without a row it is on Basic. */
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
  },
  (table) => [
    index('supplier_memberships_cycle').on(table.cycleEndsAt),
    check('supplier_memberships_plan', sql`${table.planId} in (${oneOfPlans})`),
    check(
      'supplier_memberships_cycle_of_paid',
      sql`(${table.planId} = 'basic') = (${table.cycleEndsAt} is null)`,
    ),
  ],
);
