import { addDays } from '#lib/calendar.ts';
import { roundHalfAway } from '#lib/money.ts';
import { type PlanId, planIds } from './rules/plan-ids.ts';

export const billings = ['monthly', 'annually'] as const;
export type Billing = (typeof billings)[number];

/** Days that Silver or Gold may be tried; once per supplier, ever. */
export const trialDays = 14;
/** As the columns of the plans say it. */
export const trialFeature = '14-day free trial';

/** What billing by the year saves. */
const annualSaving = 0.15;

interface Plan {
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
    features: ['Up to 500 products', 'Everything in Basic', 'Product views and sales trends', trialFeature],
    buttonLabel: 'Choose Silver',
    subText: 'For a plant that sells a full range.',
  },
  {
    id: 'gold',
    title: 'Gold',
    monthlyPriceMinor: 500_000,
    productLimit: null,
    features: ['Unlimited products', 'Everything in Silver', 'Buyer demographics', trialFeature],
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
  /** While a larger plan is tried: the paid one that waits, until when it is paid, and what was to follow it. */
  paidPlanId: PlanId | null;
  paidBilling: Billing | null;
  paidUntil: Date | null;
  afterPaidPlanId: PlanId | null;
  afterPaidBilling: Billing | null;
}

const nothingPaid = {
  paidPlanId: null,
  paidBilling: null,
  paidUntil: null,
  afterPaidPlanId: null,
  afterPaidBilling: null,
};

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
  ...nothingPaid,
});

export interface Choice {
  planId: PlanId;
  billing: Billing;
}

/** trial: tried from now · now: in force at once · next-cycle: waits for the end of the cycle · kept: what waited is dropped */
export type Effect = 'trial' | 'now' | 'next-cycle' | 'kept';

type Decision =
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
    // Nobody is billed by forgetting, nor loses what is paid: unless the plan is kept, the trial ends on the former one.
    const next = { nextPlanId: current.planId, nextBilling: current.billing };
    return decided('trial', { ...chosen, ...trial, ...next, ...setAside(current) });
  }
  const cycleEndsAt = addCycle(now, billing);
  return decided('now', { ...chosen, cycleEndsAt, nextPlanId: null, nextBilling: null });
}

/** The paid plan that waits while another is tried; Basic has nothing to wait for. */
const setAside = (current: Membership) =>
  current.cycleEndsAt
    ? {
        paidPlanId: current.planId,
        paidBilling: current.billing,
        paidUntil: current.cycleEndsAt,
        afterPaidPlanId: current.nextPlanId,
        afterPaidBilling: current.nextBilling,
      }
    : nothingPaid;

/** A smaller choice while a plan is tried over a paid one: the paid one comes first, and what was chosen after it. */
function downgradeToPaid(
  current: Membership & { paidPlanId: PlanId },
  { planId, billing }: Choice,
): Decision {
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
  return decided('next-cycle', { ...current, nextPlanId: paidPlanId, nextBilling: paidBilling, ...after });
}

const alreadyScheduled = (planId: PlanId, what: 'cycle' | 'trial'): Decision => ({
  ok: false,
  reason: 'already_scheduled',
  message: `${planOf(planId).title} already follows at the end of this ${what}.`,
});

function downgrade(current: Membership, { planId, billing }: Choice): Decision {
  const nextBilling = isFree(planId) ? 'monthly' : billing;
  const { paidPlanId } = current;
  if (paidPlanId && rank(planId) <= rank(paidPlanId))
    return downgradeToPaid({ ...current, paidPlanId }, { planId, billing: nextBilling });
  if (current.nextPlanId === planId && current.nextBilling === nextBilling) {
    return alreadyScheduled(planId, 'cycle');
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

/** The trial is over and was not kept: the paid plan goes on to the day to which it is paid, unless that has passed. */
function resumePaid(current: Membership, at: Date): Membership | null {
  const { paidPlanId, paidBilling, paidUntil, afterPaidPlanId, afterPaidBilling } = current;
  if (!paidPlanId || !paidBilling || !paidUntil || current.nextPlanId !== paidPlanId) return null;
  const resumed = {
    ...current,
    ...nothingPaid,
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
    ...nothingPaid,
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

/** Which cycle began between two states of a membership; null when none did that has to be paid. */
export function beganCycle(before: Membership, after: Membership): Choice | null {
  const { planId, billing, cycleEndsAt, trialEndsAt } = after;
  if (isFree(planId) || trialEndsAt || !cycleEndsAt) return null;
  // A paid plan that goes on after a trial was billed before it.
  if (before.paidPlanId === planId && before.paidUntil?.getTime() === cycleEndsAt.getTime()) return null;
  const same = before.planId === planId && before.cycleEndsAt?.getTime() === cycleEndsAt.getTime();
  return same && !before.trialEndsAt ? null : { planId, billing };
}
