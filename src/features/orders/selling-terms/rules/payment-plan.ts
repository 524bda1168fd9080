import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { addDays } from '#lib/calendar.ts';
import { allocate } from '#lib/shares.ts';
import type { Installment, InstallmentEvent, PaymentSplit } from '../contract.ts';

/** The event that makes an instalment due. */
type DueEvent = 'placed' | 'confirmed' | 'approved' | 'in_production' | 'ready' | 'dispatched' | 'delivered';

interface PlanEntry {
  label: string;
  percent: number;
  after: DueEvent;
  /** Days after that. */
  days: number;
  due: string;
}

const eventOrder: readonly DueEvent[] = [
  'placed',
  'confirmed',
  'approved',
  'in_production',
  'ready',
  'dispatched',
  'delivered',
];

/** Payment terms as instalments; the percentages of a term sum to 100. */
export const paymentPlans: Record<PaymentTerm, readonly PlanEntry[]> = {
  'Advance Payment': [
    {
      label: 'In advance',
      percent: 100,
      after: 'confirmed',
      days: 3,
      due: 'within 3 days of confirmation',
    },
  ],
  'Partial Payment': [
    {
      label: 'Before production',
      percent: 50,
      after: 'confirmed',
      days: 3,
      due: 'within 3 days of confirmation',
    },
    { label: 'Before dispatch', percent: 50, after: 'ready', days: 3, due: 'within 3 days of being ready' },
  ],
  'Credit Payment': [
    {
      label: 'On credit',
      percent: 100,
      after: 'dispatched',
      days: 30,
      due: '30 days after dispatch',
    },
  ],
  COD: [{ label: 'Cash on delivery', percent: 100, after: 'delivered', days: 0, due: 'on delivery' }],
};

const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

const splitLabels: Record<InstallmentEvent, (days: number) => string> = {
  order: () => 'With the order',
  proof: () => 'On proof approval',
  dispatch: (days) => (days === 0 ? 'Before dispatch' : `${inDays(days)} after dispatch`),
  delivery: (days) => (days === 0 ? 'On delivery' : `${inDays(days)} after delivery`),
};

const splitDue: Record<InstallmentEvent, (days: number) => string> = {
  order: (days) => (days === 0 ? 'on confirmation' : `within ${inDays(days)} of confirmation`),
  proof: (days) => (days === 0 ? 'on proof approval' : `within ${inDays(days)} of proof approval`),
  dispatch: (days) => (days === 0 ? 'before dispatch' : `${inDays(days)} after dispatch`),
  delivery: (days) => (days === 0 ? 'on delivery' : `${inDays(days)} after delivery`),
};

/** Returns the event of an order. Goods that are ready await the payment before dispatch. */
function eventOf({ due, days }: Installment): DueEvent {
  if (due === 'order') return 'confirmed';
  if (due === 'proof') return 'approved';
  if (due === 'delivery') return 'delivered';
  return days === 0 ? 'ready' : 'dispatched';
}

const entryOf = (part: Installment): PlanEntry => ({
  label: splitLabels[part.due](part.days),
  percent: part.percent,
  after: eventOf(part),
  days: part.days,
  due: splitDue[part.due](part.days),
});

/** Payment terms of an order: one of the standard terms, or a split that was agreed for it. */
export type PaymentPlan = PaymentTerm | PaymentSplit;

/** Returns the instalments of payment terms, earliest first; their percentages sum to 100. */
export const planEntries = (plan: PaymentPlan): readonly PlanEntry[] =>
  typeof plan === 'string'
    ? paymentPlans[plan]
    : plan
        .map(entryOf)
        .toSorted((a, b) => eventOrder.indexOf(a.after) - eventOrder.indexOf(b.after) || a.days - b.days);

/** Returns the standard term that a split is closest to, for lists and filters. */
export function closestTerm(split: PaymentSplit): PaymentTerm {
  const [only, ...others] = planEntries(split);
  if (!only || others.length > 0) return 'Partial Payment';
  if (only.after === 'delivered' && only.days === 0) return 'COD';
  return isBeforeDispatch(only) ? 'Advance Payment' : 'Credit Payment';
}

/** Returns payment terms in a sentence: `40% with the order, 60% due 30 days after dispatch`. */
export const describePlan = (plan: PaymentPlan): string =>
  typeof plan === 'string'
    ? plan
    : planEntries(plan)
        .map(({ percent, label }) => {
          const when = `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
          return /^\d/.test(when) ? `${percent}% due ${when}` : `${percent}% ${when}`;
        })
        .join(', ');

/** Returns payment terms in a sentence that has no names of terms: `50% within 3 days of confirmation, 50% ...`. */
export const explainPlan = (plan: PaymentPlan): string =>
  typeof plan === 'string'
    ? planEntries(plan)
        .map(({ percent, due }) => `${percent}% ${due}`)
        .join(', ')
    : describePlan(plan);

const isBeforeDispatch = ({ after }: PlanEntry): boolean => isDueBy('ready', after);

/** Returns whether an event comes no later than another one. */
const isDueBy = (event: DueEvent, after: DueEvent): boolean =>
  eventOrder.indexOf(after) <= eventOrder.indexOf(event);

/** Steps before which payments can be due, and the last event that makes them due. */
const lastEvents = { production: 'approved', dispatch: 'ready' } as const;

/** Returns what is due before a step and was not paid; payments fill the earliest instalments first. */
export function unpaidBefore(
  step: keyof typeof lastEvents,
  { plan, totalMinor, paidMinor }: { plan: PaymentPlan; totalMinor: number; paidMinor: number },
): number {
  const entries = planEntries(plan);
  const dueMinor = planPayments(plan, totalMinor)
    .filter((_, index) => isDueBy(lastEvents[step], entries[index]?.after ?? 'delivered'))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.max(0, dueMinor - paidMinor);
}

interface PlannedInstalment {
  label: string;
  percent: number;
  amountMinor: number;
  due: string;
}

/** Returns the instalments of a price; they sum to it exactly. */
export function planPayments(plan: PaymentPlan, totalMinor: number): PlannedInstalment[] {
  if (totalMinor === 0) return [];
  const parts = planEntries(plan);
  const amounts = allocate(
    totalMinor,
    parts.map(({ percent }) => percent),
  );
  return parts.map(({ label, percent, due }, index) => ({
    label,
    percent,
    due,
    amountMinor: amounts[index] ?? 0,
  }));
}

type DueDates = Readonly<Record<DueEvent, Date | null>>;

interface PlanState extends PlannedInstalment {
  dueAt: Date | null;
  paidMinor: number;
  /** The part that is not due because a claim about it is open. */
  heldMinor: number;
  state: 'paid' | 'overdue' | 'due' | 'later' | 'held' | 'void';
}

interface Progress {
  totalMinor: number;
  paidMinor: number;
  dates: DueDates;
  now: Date;
  isCancelled: boolean;
  /** The amount that open claims dispute. */
  heldMinor?: number;
  /** When the total was last raised after the confirmation. */
  raisedAt?: Date | null;
}

/** Days to pay what a change added to an instalment that was due before. */
const daysAfterRaise = 3;

/**
 * Returns the instalments with what was paid of each: payments fill the earliest one first, and so does what claims hold. If the total was raised, what
 * is open is due a few days after that at the earliest, so that a change never makes an order overdue.
 */
export function planStates(
  plan: PaymentPlan,
  { totalMinor, paidMinor, heldMinor = 0, dates, now, isCancelled, raisedAt }: Progress,
): PlanState[] {
  let left = paidMinor;
  let leftHeld = heldMinor;
  const entries = planEntries(plan);
  return planPayments(plan, totalMinor).map((part, index) => {
    const { after, days } = entries[index] ?? { after: 'placed', days: 0 };
    const reached = reachedAt(dates, after);
    const paid = Math.min(left, part.amountMinor);
    left -= paid;
    const held = Math.min(leftHeld, part.amountMinor - paid);
    leftHeld -= held;
    const isOpen = paid < part.amountMinor;
    const earliest = isOpen && raisedAt ? addDays(raisedAt, daysAfterRaise) : null;
    const dueAt = reached && later(addDays(reached, days), earliest);
    return {
      ...part,
      dueAt,
      paidMinor: paid,
      heldMinor: held,
      state: stateOf({ open: part.amountMinor - paid, held, dueAt, now, isCancelled }),
    };
  });
}

const later = (one: Date, other: Date | null): Date => (other && other > one ? other : one);

/** Returns when an event had happened at the latest: goods that left without being marked as ready were ready then. */
function reachedAt(dates: DueDates, event: DueEvent): Date | null {
  const at = eventOrder.slice(eventOrder.indexOf(event)).find((candidate) => dates[candidate] !== null);
  return at ? dates[at] : null;
}

interface InstalmentStatus {
  open: number;
  held: number;
  dueAt: Date | null;
  now: Date;
  isCancelled: boolean;
}

function stateOf({ open, held, dueAt, now, isCancelled }: InstalmentStatus): PlanState['state'] {
  if (open === 0) return 'paid';
  if (isCancelled) return 'void';
  if (held === open) return 'held';
  if (!dueAt) return 'later';
  return dueAt < now ? 'overdue' : 'due';
}

/** Returns when the next open instalment is due; null if none is open, or if it is not known yet. */
export function nextDue(plan: PaymentPlan, progress: Omit<Progress, 'now'>): Date | null {
  if (progress.isCancelled) return null;
  const open = planStates(plan, { ...progress, now: new Date(0) }).filter(
    ({ amountMinor, paidMinor, heldMinor }) => paidMinor + heldMinor < amountMinor,
  );
  return open[0]?.dueAt ?? null;
}
