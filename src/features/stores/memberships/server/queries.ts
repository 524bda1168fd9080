import { eq } from 'drizzle-orm';
import { homeMarket } from '#lib/market.ts';
import { minorUnits } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { MembershipPlan, RequestedPlan, StoreMembership } from '../contract.ts';
import {
  advanceMembership,
  type Membership,
  monthlyPriceMinor,
  planOf,
  plans,
  startingMembership,
} from '../rules.ts';
import { membershipWishes, supplierMemberships } from './tables.ts';

/** Returns the plans for comparison, with prices in whole rupees per month. */
export function listPlans(): MembershipPlan[] {
  const rupees = minorUnits(homeMarket.currency);
  return plans.map(({ id, features, title, buttonLabel, subText }) => ({
    _id: id,
    title,
    monthlyPrice: monthlyPriceMinor({ planId: id, billing: 'monthly' }) / rupees,
    annualPrice: monthlyPriceMinor({ planId: id, billing: 'annually' }) / rupees,
    features: [...features],
    buttonLabel,
    subText,
    isBasic: id === 'basic',
  }));
}

/**
 * Returns the maximum number of products of a supplier; null for no limit. It reads the stored row, which a job
 * updates when a trial or cycle ends.
 */
export async function getProductLimit(db: Database, supplierId: string): Promise<number | null> {
  const [row] = await db
    .select({ planId: supplierMemberships.planId })
    .from(supplierMemberships)
    .where(eq(supplierMemberships.supplierId, supplierId));
  return planOf(row?.planId ?? 'basic').productLimit;
}

/** Returns the current membership of a store as its owner sees it; Basic if there is no store yet. */
export async function getMembership(
  db: Database,
  { supplierId, now }: { supplierId: string | null; now: Date },
): Promise<StoreMembership> {
  if (!supplierId) return toStoreMembership(startingMembership(now));
  const [row] = await db
    .select()
    .from(supplierMemberships)
    .where(eq(supplierMemberships.supplierId, supplierId));
  return toStoreMembership(advanceMembership(row ?? startingMembership(now), now));
}

export function toStoreMembership({ trialUsedAt, ...membership }: Membership): StoreMembership {
  const text = (instant: Date | null): string | null => instant && instant.toISOString();
  return {
    planId: membership.planId,
    billing: membership.billing,
    since: membership.since.toISOString(),
    trialEndsAt: text(membership.trialEndsAt),
    trialAvailable: trialUsedAt === null,
    cycleEndsAt: text(membership.cycleEndsAt),
    nextPlanId: membership.nextPlanId,
    nextBilling: membership.nextBilling,
    paidPlanId: membership.paidPlanId,
    paidBilling: membership.paidBilling,
    paidUntil: text(membership.paidUntil),
    afterPaidPlanId: membership.afterPaidPlanId,
    afterPaidBilling: membership.afterPaidBilling,
    productLimit: planOf(membership.planId).productLimit,
  };
}

/** Returns the plan that an account selected before its store exists, or null. */
export async function findRequestedPlan(db: Database, accountId: string): Promise<RequestedPlan> {
  const [wish] = await db
    .select({ planId: membershipWishes.planId, billing: membershipWishes.billing })
    .from(membershipWishes)
    .where(eq(membershipWishes.accountId, accountId));
  return wish ?? null;
}
