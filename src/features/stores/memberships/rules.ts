import { addDays } from '#lib/calendar.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';
import { roundHalfAway } from '#lib/money.ts';
import { type PlanId, planIds } from './rules/plan-ids.ts';

export const billings = ['monthly', 'annually'] as const;
export type Billing = (typeof billings)[number];

/** Duration of the free trial of Silver or Gold, in days; one trial per supplier. */
export const trialDays = 14;
/** The trial as the plan columns list it. */
export const trialFeature = '14-day free trial';

/** Discount of annual billing, as a fraction. */
const annualDiscount = 0.15;

interface Plan {
  id: PlanId;
  title: string;
  /** Price per month in paise, with monthly billing. */
  monthlyPriceMinor: number;
  /** Maximum number of products; null for no limit. */
  productLimit: number | null;
  features: readonly string[];
  buttonLabel: string;
  subText: string;
}

/**
 * The plans, smallest to largest: the order decides what is an upgrade. They are part of the product, so they are
 * code rather than data. They include limits and tools, never a better position in search results.
 */
export const plans: readonly [Plan, Plan, Plan] = [
  {
    id: 'basic',
    title: 'Basic',
    monthlyPriceMinor: 0,
    productLimit: 50,
    features: ['Up to 50 products', 'Company profile', 'Inquiry inbox'],
    buttonLabel: 'Choose Basic',
    subText: 'Get listed and reply to buyers.',
  },
  {
    id: 'silver',
    title: 'Silver',
    monthlyPriceMinor: 250_000,
    productLimit: 500,
    features: ['Up to 500 products', 'Everything in Basic', 'Product views and sales trends', trialFeature],
    buttonLabel: 'Choose Silver',
    subText: 'For suppliers with a full product range.',
  },
  {
    id: 'gold',
    title: 'Gold',
    monthlyPriceMinor: 500_000,
    productLimit: null,
    features: ['Unlimited products', 'Everything in Silver', 'Buyer demographics', trialFeature],
    buttonLabel: 'Choose Gold',
    subText: 'For multi-site suppliers and large catalogs.',
  },
];

export const planOf = (id: PlanId): Plan => plans.find((plan) => plan.id === id) ?? plans[0];
const rank = (id: PlanId): number => planIds.indexOf(id);
const isFree = (id: PlanId): boolean => planOf(id).monthlyPriceMinor === 0;

/** Returns the price of one month in paise; annual billing saves 15%. */
export function monthlyPriceMinor({ planId, billing }: { planId: PlanId; billing: Billing }): number {
  const price = planOf(planId).monthlyPriceMinor;
  return billing === 'annually' ? roundHalfAway(price * (1 - annualDiscount)) : price;
}

/** A supplier's membership. A scheduled change takes effect at the end of the current cycle. */
export interface Membership {
  planId: PlanId;
  billing: Billing;
  since: Date;
  /** End of the free trial; null outside a trial. */
  trialEndsAt: Date | null;
  /** When the free trial began; never cleared, so that there is no second one. */
  trialUsedAt: Date | null;
  /** End of the current cycle or trial; null on Basic, which has none. */
  cycleEndsAt: Date | null;
  nextPlanId: PlanId | null;
  nextBilling: Billing | null;
  /** During a trial over a paid plan: the suspended paid plan, until when it is paid, and what comes after it. */
  paidPlanId: PlanId | null;
  paidBilling: Billing | null;
  paidUntil: Date | null;
  afterPaidPlanId: PlanId | null;
  afterPaidBilling: Billing | null;
}

const noPaidPlan = {
  paidPlanId: null,
  paidBilling: null,
  paidUntil: null,
  afterPaidPlanId: null,
  afterPaidBilling: null,
};

/** Returns the membership with which every supplier starts. */
export const startingMembership = (since: Date): Membership => ({
  planId: 'basic',
  billing: 'monthly',
  since,
  trialEndsAt: null,
  trialUsedAt: null,
  cycleEndsAt: null,
  nextPlanId: null,
  nextBilling: null,
  ...noPaidPlan,
});

export interface PlanChoice {
  planId: PlanId;
  billing: Billing;
}

/**
 * Effect of selecting a plan. trial: the trial starts now · now: active immediately · next-cycle: scheduled for the
 * end of the cycle · kept: a scheduled change is cancelled
 */
export type PlanEffect = 'trial' | 'now' | 'next-cycle' | 'kept';

interface Refusal {
  code: 'same_plan' | 'already_scheduled';
  message: string;
}

type PlanDecision = Decision<{ effect: PlanEffect; membership: Membership }, Refusal>;

/** Decides a change of plan: upgrades immediately, downgrades at the next cycle, one trial per supplier. */
export function choosePlan(
  current: Membership,
  { planId, billing, now }: PlanChoice & { now: Date },
): PlanDecision {
  const step = rank(planId) - rank(current.planId);
  if (step > 0) return upgrade(current, { planId, billing, now });
  if (step < 0) return downgrade(current, { planId, billing });
  return keepPlan(current, billing);
}

function upgrade(current: Membership, { planId, billing, now }: PlanChoice & { now: Date }): PlanDecision {
  const chosen = { ...current, planId, billing, since: now };
  // A running trial continues with the larger plan, and ends on the same day.
  if (current.trialEndsAt) return accept('trial', chosen);
  if (!current.trialUsedAt) {
    const trialEndsAt = addDays(now, trialDays);
    const trial = { trialEndsAt, trialUsedAt: now, cycleEndsAt: trialEndsAt };
    // Unless the plan is kept, the trial ends on the former plan: doing nothing costs nothing and loses nothing paid
    // for.
    const next = { nextPlanId: current.planId, nextBilling: current.billing };
    return accept('trial', { ...chosen, ...trial, ...next, ...suspendPaidPlan(current) });
  }
  const cycleEndsAt = addCycle(now, billing);
  return accept('now', { ...chosen, cycleEndsAt, nextPlanId: null, nextBilling: null });
}

/** Returns the fields that suspend the paid plan during a trial; Basic has nothing to suspend. */
const suspendPaidPlan = (current: Membership) =>
  current.cycleEndsAt
    ? {
        paidPlanId: current.planId,
        paidBilling: current.billing,
        paidUntil: current.cycleEndsAt,
        afterPaidPlanId: current.nextPlanId,
        afterPaidBilling: current.nextBilling,
      }
    : noPaidPlan;

/**
 * Handles a smaller plan selected during a trial over a paid plan: the paid plan comes first, then the selected one.
 */
function downgradeToPaid(
  current: Membership & { paidPlanId: PlanId },
  { planId, billing }: PlanChoice,
): PlanDecision {
  const { paidPlanId, paidBilling } = current;
  const isSame = planId === paidPlanId && billing === paidBilling;
  const after = isSame
    ? { afterPaidPlanId: null, afterPaidBilling: null }
    : { afterPaidPlanId: planId, afterPaidBilling: billing };
  const isScheduled =
    current.nextPlanId === paidPlanId &&
    current.afterPaidPlanId === after.afterPaidPlanId &&
    current.afterPaidBilling === after.afterPaidBilling;
  if (isScheduled) return alreadyScheduled(planId, 'trial');
  return accept('next-cycle', { ...current, nextPlanId: paidPlanId, nextBilling: paidBilling, ...after });
}

const alreadyScheduled = (planId: PlanId, what: 'cycle' | 'trial'): PlanDecision =>
  refuse({
    code: 'already_scheduled',
    message: `${planOf(planId).title} is already scheduled for the end of this ${what}.`,
  });

function downgrade(current: Membership, { planId, billing }: PlanChoice): PlanDecision {
  const nextBilling = isFree(planId) ? 'monthly' : billing;
  const { paidPlanId } = current;
  if (paidPlanId && rank(planId) <= rank(paidPlanId))
    return downgradeToPaid({ ...current, paidPlanId }, { planId, billing: nextBilling });
  if (current.nextPlanId === planId && current.nextBilling === nextBilling) {
    return alreadyScheduled(planId, 'cycle');
  }
  return accept('next-cycle', { ...current, nextPlanId: planId, nextBilling });
}

function keepPlan(current: Membership, billing: Billing): PlanDecision {
  const unchanged = { ...current, nextPlanId: null, nextBilling: null };
  const sameBilling = isFree(current.planId) || billing === current.billing;
  if (sameBilling && current.nextPlanId) return accept('kept', unchanged);
  if (sameBilling)
    return refuse({ code: 'same_plan', message: `${planOf(current.planId).title} is already your plan.` });
  if (current.trialEndsAt) return accept('kept', { ...unchanged, billing });
  if (current.nextPlanId === current.planId && current.nextBilling === billing) {
    return refuse({
      code: 'already_scheduled',
      message: 'This billing is already scheduled for the end of this cycle.',
    });
  }
  return accept('next-cycle', { ...current, nextPlanId: current.planId, nextBilling: billing });
}

const accept = (effect: PlanEffect, membership: Membership): PlanDecision => allow({ effect, membership });

/** Returns the membership as of a moment: ended cycles renew, and scheduled changes take effect. */
export function advanceMembership(membership: Membership, now: Date): Membership {
  let settled = membership;
  while (settled.cycleEndsAt && settled.cycleEndsAt <= now) settled = endCycle(settled, settled.cycleEndsAt);
  return settled;
}

/**
 * After a trial that was not kept, returns the paid plan, which continues to the end of its paid period; null if
 * there is none.
 */
function resumePaid(current: Membership, at: Date): Membership | null {
  const { paidPlanId, paidBilling, paidUntil, afterPaidPlanId, afterPaidBilling } = current;
  if (!paidPlanId || !paidBilling || !paidUntil || current.nextPlanId !== paidPlanId) return null;
  const resumed = {
    ...current,
    ...noPaidPlan,
    planId: paidPlanId,
    billing: paidBilling,
    since: at,
    trialEndsAt: null,
    cycleEndsAt: paidUntil,
    nextPlanId: afterPaidPlanId,
    nextBilling: afterPaidBilling,
  };
  return paidUntil > at ? resumed : endCycle(resumed, at);
}

function endCycle(current: Membership, at: Date): Membership {
  const resumed = resumePaid(current, at);
  if (resumed) return resumed;
  const planId = current.nextPlanId ?? current.planId;
  const billing = current.nextBilling ?? current.billing;
  return {
    ...current,
    ...noPaidPlan,
    planId,
    billing,
    since: planId === current.planId ? current.since : at,
    trialEndsAt: null,
    cycleEndsAt: isFree(planId) ? null : addCycle(at, billing),
    nextPlanId: null,
    nextBilling: null,
  };
}

/** Returns the date a month or a year later; the last day of a shorter month if the day does not exist there. */
export function addCycle(start: Date, billing: Billing): Date {
  const months = billing === 'annually' ? 12 : 1;
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

/** Returns the cycle that began between two states of a membership and has to be paid, or null. */
export function findBegunCycle(before: Membership, after: Membership): PlanChoice | null {
  const { planId, billing, cycleEndsAt, trialEndsAt } = after;
  if (isFree(planId) || trialEndsAt || !cycleEndsAt) return null;
  // A paid plan that continues after a trial was billed before the trial.
  if (before.paidPlanId === planId && before.paidUntil?.getTime() === cycleEndsAt.getTime()) return null;
  const same = before.planId === planId && before.cycleEndsAt?.getTime() === cycleEndsAt.getTime();
  return same && !before.trialEndsAt ? null : { planId, billing };
}
