import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { addDays } from '#lib/calendar.ts';
import { allocate } from '#lib/shares.ts';

/** The event that makes an instalment due. */
type DueEvent = 'placed' | 'confirmed' | 'ready' | 'dispatched' | 'delivered';

interface PlanEntry {
  label: string;
  percent: number;
  after: DueEvent;
  /** Days after that. */
  days: number;
  due: string;
}

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

/** Labels of the instalments that are due before the goods leave. */
export const paidBeforeDispatch: ReadonlySet<string> = new Set(
  Object.values(paymentPlans).flatMap((parts) =>
    parts.filter(({ after }) => after === 'confirmed' || after === 'ready').map(({ label }) => label),
  ),
);

interface PlannedInstalment {
  label: string;
  percent: number;
  amountMinor: number;
  due: string;
}

/** Returns the instalments of a price; they sum to it exactly. */
export function planPayments(term: PaymentTerm, totalMinor: number): PlannedInstalment[] {
  if (totalMinor === 0) return [];
  const parts = paymentPlans[term];
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
  state: 'paid' | 'overdue' | 'due' | 'later' | 'void';
}

interface Progress {
  totalMinor: number;
  paidMinor: number;
  dates: DueDates;
  now: Date;
  isCancelled: boolean;
}

/** Returns the instalments with what was paid of each: payments fill the earliest one first. */
export function planStates(
  term: PaymentTerm,
  { totalMinor, paidMinor, dates, now, isCancelled }: Progress,
): PlanState[] {
  let left = paidMinor;
  return planPayments(term, totalMinor).map((part, index) => {
    const { after, days } = paymentPlans[term][index] ?? { after: 'placed', days: 0 };
    const reached = reachedAt(dates, after);
    const dueAt = reached && addDays(reached, days);
    const paid = Math.min(left, part.amountMinor);
    left -= paid;
    return {
      ...part,
      dueAt,
      paidMinor: paid,
      state: stateOf({ open: part.amountMinor - paid, dueAt, now, isCancelled }),
    };
  });
}

const eventOrder: readonly DueEvent[] = ['placed', 'confirmed', 'ready', 'dispatched', 'delivered'];

/** Returns when an event had happened at the latest: goods that left without being marked as ready were ready then. */
function reachedAt(dates: DueDates, event: DueEvent): Date | null {
  const at = eventOrder.slice(eventOrder.indexOf(event)).find((candidate) => dates[candidate] !== null);
  return at ? dates[at] : null;
}

interface InstalmentStatus {
  open: number;
  dueAt: Date | null;
  now: Date;
  isCancelled: boolean;
}

function stateOf({ open, dueAt, now, isCancelled }: InstalmentStatus): PlanState['state'] {
  if (open === 0) return 'paid';
  if (isCancelled) return 'void';
  if (!dueAt) return 'later';
  return dueAt < now ? 'overdue' : 'due';
}

/** Returns when the next open instalment is due; null if none is open, or if it is not known yet. */
export function nextDue(term: PaymentTerm, progress: Omit<Progress, 'now'>): Date | null {
  if (progress.isCancelled) return null;
  const open = planStates(term, { ...progress, now: new Date(0) }).filter(
    ({ amountMinor, paidMinor }) => paidMinor < amountMinor,
  );
  return open[0]?.dueAt ?? null;
}
