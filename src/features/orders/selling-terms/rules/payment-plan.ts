import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { addDays } from '#lib/calendar.ts';
import { allocate } from '#lib/shares.ts';

/** What makes a part of the price fall due. */
type DueEvent = 'placed' | 'confirmed' | 'ready' | 'dispatched' | 'delivered';

interface Part {
  label: string;
  percent: number;
  after: DueEvent;
  /** Days after that. */
  days: number;
  due: string;
}

/** Payment terms as parts of the price; the parts of a term make 100 per cent. */
export const paymentPlans: Record<PaymentTerm, readonly Part[]> = {
  'Advance Payment': [
    {
      label: 'In advance',
      percent: 100,
      after: 'confirmed',
      days: 3,
      due: 'within 3 days of the confirmation',
    },
  ],
  'Partial Payment': [
    {
      label: 'Before production',
      percent: 50,
      after: 'confirmed',
      days: 3,
      due: 'within 3 days of the confirmation',
    },
    { label: 'Before dispatch', percent: 50, after: 'ready', days: 3, due: 'within 3 days of being ready' },
  ],
  'Credit Payment': [
    {
      label: 'On credit',
      percent: 100,
      after: 'dispatched',
      days: 30,
      due: '30 days after the goods have left',
    },
  ],
  COD: [
    { label: 'Cash on delivery', percent: 100, after: 'delivered', days: 0, due: 'when the goods arrive' },
  ],
};

/** Labels of the parts that are to be paid before the goods leave. */
export const paidBeforeDispatch: ReadonlySet<string> = new Set(
  Object.values(paymentPlans).flatMap((parts) =>
    parts.filter(({ after }) => after === 'confirmed' || after === 'ready').map(({ label }) => label),
  ),
);

interface PlannedPart {
  label: string;
  percent: number;
  amountMinor: number;
  due: string;
}

/** A price cut into the parts of a term; they sum to it exactly. */
export function planPayments(term: PaymentTerm, totalMinor: number): PlannedPart[] {
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

interface PlanState extends PlannedPart {
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

/** The parts of a term with what was paid of each: money fills the earliest part first. */
export function planStates(
  term: PaymentTerm,
  { totalMinor, paidMinor, dates, now, isCancelled }: Progress,
): PlanState[] {
  let left = paidMinor;
  return planPayments(term, totalMinor).map((part, index) => {
    const { after, days } = paymentPlans[term][index] ?? { after: 'placed', days: 0 };
    const happened = reached(dates, after);
    const dueAt = happened && addDays(happened, days);
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

/** When something had happened: goods that left without having been marked as ready were ready then at the latest. */
function reached(dates: DueDates, event: DueEvent): Date | null {
  const at = eventOrder.slice(eventOrder.indexOf(event)).find((candidate) => dates[candidate] !== null);
  return at ? dates[at] : null;
}

function stateOf(given: {
  open: number;
  dueAt: Date | null;
  now: Date;
  isCancelled: boolean;
}): PlanState['state'] {
  if (given.open === 0) return 'paid';
  if (given.isCancelled) return 'void';
  if (!given.dueAt) return 'later';
  return given.dueAt < given.now ? 'overdue' : 'due';
}

/** When the next open part falls due; null where nothing is open, or it is not known yet. */
export function nextDue(term: PaymentTerm, progress: Omit<Progress, 'now'>): Date | null {
  if (progress.isCancelled) return null;
  const open = planStates(term, { ...progress, now: new Date(0) }).filter(
    ({ amountMinor, paidMinor }) => paidMinor < amountMinor,
  );
  return open[0]?.dueAt ?? null;
}
