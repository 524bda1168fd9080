import { addDays } from '#lib/dates.ts';
import { roundHalfAway } from '#lib/money.ts';

export const planIds = ['basic', 'silver', 'gold'] as const;
export type PlanId = (typeof planIds)[number];

export const billings = ['monthly', 'annually'] as const;
export type Billing = (typeof billings)[number];

/** Days that Silver or Gold may be tried; once per supplier, ever. */
export const trialDays = 14;

/** What billing by the year saves. */
export const annualSaving = 0.15;

export interface Plan {
  id: PlanId;
  title: string;
  /** Paise a month, billed every month. */
  monthlyPriceMinor: number;
  /** Products a supplier may have; null for no limit. */
  productLimit: number | null;
  features: readonly string[];
  buttonLabel: string;
  subText: string;
}

/**
 * The plans, from the smallest to the largest: that order decides what is an upgrade. They are part of the
 * product, so they stand here rather than in a table. They buy limits and tools, never a place in search results.
 */
export const plans: readonly [Plan, Plan, Plan] = [
  {
    id: 'basic',
    title: 'Basic',
    monthlyPriceMinor: 0,
    productLimit: 50,
    features: ['Up to 50 products', 'Company profile', 'Inquiry inbox'],
    buttonLabel: 'Choose Basic',
    subText: 'To be found, and to answer your first buyers.',
  },
  {
    id: 'silver',
    title: 'Silver',
    monthlyPriceMinor: 250_000,
    productLimit: 500,
    features: [
      'Up to 500 products',
      'Everything in Basic',
      'Product views and sales trends',
      '14-day free trial',
    ],
    buttonLabel: 'Choose Silver',
    subText: 'For a plant that sells a full range.',
  },
  {
    id: 'gold',
    title: 'Gold',
    monthlyPriceMinor: 500_000,
    productLimit: null,
    features: ['Unlimited products', 'Everything in Silver', 'Buyer demographics', '14-day free trial'],
    buttonLabel: 'Choose Gold',
    subText: 'For several plants, or a very deep catalogue.',
  },
];

export const planOf = (id: PlanId): Plan => plans.find((plan) => plan.id === id) ?? plans[0];
const rank = (id: PlanId): number => planIds.indexOf(id);
const isFree = (id: PlanId): boolean => planOf(id).monthlyPriceMinor === 0;

/** Price of one month in paise, by how the plan is billed; annual billing saves 15 %. */
export function monthlyPriceMinor({ planId, billing }: { planId: PlanId; billing: Billing }): number {
  const price = planOf(planId).monthlyPriceMinor;
  return billing === 'annually' ? roundHalfAway(price * (1 - annualSaving)) : price;
}

/** What a supplier has. A change that waits happens when the running cycle ends. */
export interface Membership {
  planId: PlanId;
  billing: Billing;
  since: Date;
  /** While the plan is tried for free; null otherwise. */
  trialEndsAt: Date | null;
  /** When the one trial began; it stays, so that there is no second one. */
  trialUsedAt: Date | null;
  /** End of the running cycle or trial; null on Basic, which has none. */
  cycleEndsAt: Date | null;
  nextPlanId: PlanId | null;
  nextBilling: Billing | null;
}

/** Where every supplier starts. */
export const startingMembership = (since: Date): Membership => ({
  planId: 'basic',
  billing: 'monthly',
  since,
  trialEndsAt: null,
  trialUsedAt: null,
  cycleEndsAt: null,
  nextPlanId: null,
  nextBilling: null,
});

export interface Choice {
  planId: PlanId;
  billing: Billing;
}

/** trial: tried from now · now: in force at once · next-cycle: waits for the end of the cycle · kept: what waited is dropped */
export type Effect = 'trial' | 'now' | 'next-cycle' | 'kept';

export type Decision =
  | { ok: true; effect: Effect; membership: Membership }
  | { ok: false; reason: 'same_plan' | 'already_scheduled'; message: string };

/** Decides a choice of plan: upgrades at once, downgrades at the next cycle, one trial ever. */
export function choosePlan(current: Membership, { planId, billing }: Choice, now: Date): Decision {
  const step = rank(planId) - rank(current.planId);
  if (step > 0) return upgrade(current, { planId, billing }, now);
  if (step < 0) return downgrade(current, { planId, billing });
  return stay(current, billing);
}

function upgrade(current: Membership, { planId, billing }: Choice, now: Date): Decision {
  const chosen = { ...current, planId, billing, since: now };
  // A running trial goes on with the larger plan, to the day it would have ended anyway.
  if (current.trialEndsAt) return decided('trial', chosen);
  if (!current.trialUsedAt) {
    const trialEndsAt = addDays(now, trialDays);
    const trial = { trialEndsAt, trialUsedAt: now, cycleEndsAt: trialEndsAt };
    // Nobody is billed by forgetting: unless the plan is kept, the trial ends on Basic.
    return decided('trial', { ...chosen, ...trial, nextPlanId: 'basic', nextBilling: 'monthly' });
  }
  const cycleEndsAt = addCycle(now, billing);
  return decided('now', { ...chosen, cycleEndsAt, nextPlanId: null, nextBilling: null });
}

function downgrade(current: Membership, { planId, billing }: Choice): Decision {
  const nextBilling = isFree(planId) ? 'monthly' : billing;
  if (current.nextPlanId === planId && current.nextBilling === nextBilling) {
    return {
      ok: false,
      reason: 'already_scheduled',
      message: `${planOf(planId).title} already follows at the end of this cycle.`,
    };
  }
  return decided('next-cycle', { ...current, nextPlanId: planId, nextBilling });
}

function stay(current: Membership, billing: Billing): Decision {
  const kept = { ...current, nextPlanId: null, nextBilling: null };
  const sameBilling = isFree(current.planId) || billing === current.billing;
  if (sameBilling && current.nextPlanId) return decided('kept', kept);
  if (sameBilling) {
    return {
      ok: false,
      reason: 'same_plan',
      message: `${planOf(current.planId).title} is your plan already.`,
    };
  }
  if (current.trialEndsAt) return decided('kept', { ...kept, billing });
  if (current.nextPlanId === current.planId && current.nextBilling === billing) {
    return {
      ok: false,
      reason: 'already_scheduled',
      message: 'This billing already follows at the end of this cycle.',
    };
  }
  return decided('next-cycle', { ...current, nextPlanId: current.planId, nextBilling: billing });
}

const decided = (effect: Effect, membership: Membership): Decision => ({ ok: true, effect, membership });

/** Brings a membership up to a moment: ended cycles renew, and what waited for their end happens. */
export function settle(membership: Membership, now: Date): Membership {
  let settled = membership;
  while (settled.cycleEndsAt && settled.cycleEndsAt <= now) settled = endCycle(settled, settled.cycleEndsAt);
  return settled;
}

function endCycle(current: Membership, at: Date): Membership {
  const planId = current.nextPlanId ?? current.planId;
  const billing = current.nextBilling ?? current.billing;
  return {
    ...current,
    planId,
    billing,
    since: planId === current.planId ? current.since : at,
    trialEndsAt: null,
    cycleEndsAt: isFree(planId) ? null : addCycle(at, billing),
    nextPlanId: null,
    nextBilling: null,
  };
}

/** A month or a year later; the last day of a shorter month when the day does not exist. */
export function addCycle(start: Date, billing: Billing): Date {
  const months = billing === 'annually' ? 12 : 1;
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

/** Days within which an invoice is to be paid, and days after that until the plan is taken back. */
export const paymentDays = 15;
export const graceDays = 15;
/** Days before its end on which a trial is announced to end. */
export const reminderDays = 3;

/** GST on the plan, in percent: suppliers outside India get an export invoice without it. */
export const taxPercentFor = (country: string): number => (country === 'IN' ? 18 : 0);

/** What a cycle costs in paise, before tax. */
export const cyclePriceMinor = (choice: Choice): number =>
  monthlyPriceMinor(choice) * (choice.billing === 'annually' ? 12 : 1);

/** Which cycle began between two states of a membership; null when none did that has to be paid. */
export function beganCycle(before: Membership, after: Membership): Choice | null {
  const { planId, billing, cycleEndsAt, trialEndsAt } = after;
  if (isFree(planId) || trialEndsAt || !cycleEndsAt) return null;
  const same = before.planId === planId && before.cycleEndsAt?.getTime() === cycleEndsAt.getTime();
  return same && !before.trialEndsAt ? null : { planId, billing };
}

interface Paid {
  netMinor: number;
  periodFrom: Date;
  periodTo: Date;
}

/** What is left of an earlier cycle that a larger plan replaces, at most what the new one costs. */
export function creditFor(earlier: Paid | null, { now, netMinor }: { now: Date; netMinor: number }): number {
  if (!earlier || earlier.periodTo <= now) return 0;
  const whole = earlier.periodTo.getTime() - earlier.periodFrom.getTime();
  const left = Math.min(whole, earlier.periodTo.getTime() - now.getTime());
  return Math.min(netMinor, roundHalfAway((earlier.netMinor * left) / whole));
}

/** Amounts of an invoice: tax on what is left after the credit, rounded once. */
export function invoiceAmounts({
  netMinor,
  creditMinor,
  taxPercent,
}: {
  netMinor: number;
  creditMinor: number;
  taxPercent: number;
}): { taxMinor: number; totalMinor: number } {
  const taxMinor = roundHalfAway(((netMinor - creditMinor) * taxPercent) / 100);
  return { taxMinor, totalMinor: netMinor - creditMinor + taxMinor };
}
