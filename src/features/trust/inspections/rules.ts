import { isMeasured } from '#features/orders/dispatch/rules.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';
import { formatCount } from '#lib/formats.ts';
import { subtractQuantities } from '#lib/quantity.ts';
import type { FoundDefect, Measurement, ReceivedLine } from './contract/receipt-forms.ts';
import type { OrderSamplingPlan, ReceiptResult } from './contract.ts';
import { defectKinds } from './rules/defects.ts';
import { type ClassCounts, defectClasses, type LotPlan, lotPlan } from './rules/sampling-plan.ts';
import { type InspectionStateName, severityOf, switchingPoints } from './rules/switching.ts';

/** The plan of an order until its buyer chooses another one. */
export const standardPlan: OrderSamplingPlan = { level: 'II', majorAql: 2.5, minorAql: 4 };

interface ReceivableOrder {
  status: OrderState;
  isReceived: boolean;
}

interface Refusal {
  code: string;
  message: string;
}

/** Decides whether the buyer can still record what arrived. */
export function decideReceiving({ status, isReceived }: ReceivableOrder): Decision<object, Refusal> {
  if (isReceived)
    return refuse({
      code: 'received',
      message: 'A receipt of this dispatch has been submitted already.',
    });
  if (status === 'completed' || status === 'cancelled') {
    const state = status === 'completed' ? 'completed' : 'canceled';
    return refuse({ code: 'closed', message: `This order is ${state}. Message the supplier instead.` });
  }
  return allow();
}

/** Returns whether the sampling plan of an order can change: not while goods were judged by it, or after its end. */
export const canChangePlan = ({
  status,
  receiptCount,
}: {
  status: OrderState;
  receiptCount: number;
}): boolean => receiptCount === 0 && status !== 'completed' && status !== 'cancelled';

interface LinePlanQuery {
  plan: OrderSamplingPlan;
  inspection: InspectionStateName;
  /** The quantity that arrived. */
  received: number;
}

/** Returns how to sample what arrived of a line; null if nothing did. */
export function planOfLine({ plan, inspection, received }: LinePlanQuery): LotPlan | null {
  if (!(received > 0)) return null;
  return lotPlan({ ...plan, severity: severityOf(inspection), lot: received });
}

/** Returns the number of defects of each class. */
export function countDefects(defects: readonly FoundDefect[]): ClassCounts {
  const counts: ClassCounts = { critical: 0, major: 0, minor: 0 };
  for (const { defect, count } of defects) counts[defectKinds[defect].defectClass] += count;
  return counts;
}

/** Returns whether a sample has more defects than are accepted. */
export const isRejected = ({ classes }: LotPlan, found: ClassCounts): boolean =>
  defectClasses.some((one) => found[one] > classes[one].acceptance);

/** Returns whether all measured values are within the tolerance, as exact as they are written. */
export const isWithin = ({ nominal, tolerance, values }: Omit<Measurement, 'name' | 'unit'>): boolean =>
  values.every((value) => Math.abs(subtractQuantities(value, nominal)) <= tolerance);

interface DispatchedLine {
  lineId: string;
  title: string;
  unit: string;
  quantity: number;
}

interface LineProblem {
  field: 'received' | 'damaged' | 'checked' | 'defects';
  message: string;
}

interface LineInput {
  line: DispatchedLine;
  entry: Omit<ReceivedLine, 'lineId'>;
  lot: LotPlan | null;
}

/** Returns what is wrong with the record of a line: quantities beyond what was dispatched, or an unfinished sample. */
export function lineProblems({ line, entry, lot }: LineInput): LineProblem[] {
  const { received, damaged, checked, defects } = entry;
  const problems: LineProblem[] = [];
  const add = (field: LineProblem['field'], message: string) => problems.push({ field, message });
  if (received > line.quantity) add('received', `Only ${formatCount(line.quantity)} were dispatched`);
  else if (!isWhole(received, line)) add('received', 'Enter a whole number');
  if (damaged > received) add('damaged', 'No more than what arrived can be damaged');
  else if (!isWhole(damaged, line)) add('damaged', 'Enter a whole number');
  const sample = lot?.sample ?? 0;
  const isEnded = lot !== null && isRejected(lot, countDefects(defects));
  if (checked > sample) add('checked', `The sample has ${formatCount(sample)}`);
  else if (checked < sample && !isEnded)
    add('checked', `Check ${formatCount(sample)}, or as many as it takes to reject the goods`);
  if (defects.some(({ count }) => count > checked))
    add('defects', 'A defect cannot be found in more pieces than you checked');
  return problems;
}

const isWhole = (quantity: number, line: DispatchedLine): boolean =>
  isMeasured(line.unit) || Number.isInteger(quantity) || quantity === line.quantity;

/** Returns the result of a line: its sample decides about rejection, and what is missing or wrong about a claim. */
export function resultOfLine({ line, entry, lot }: LineInput): ReceiptResult {
  if (lot && isRejected(lot, countDefects(entry.defects))) return 'rejected';
  const isComplete = entry.received === line.quantity && entry.damaged === 0;
  return isComplete && entry.measurements.every(isWithin) ? 'accepted' : 'accepted_with_claim';
}

/** Returns the result of a receipt: the worst of its lines. */
export function resultOfReceipt(results: readonly ReceiptResult[]): ReceiptResult {
  if (results.includes('rejected')) return 'rejected';
  return results.includes('accepted_with_claim') ? 'accepted_with_claim' : 'accepted';
}

/** Returns what the switching rules need to know of a lot: the points are those of its worse class. */
export function inspectedLot(lot: LotPlan, found: ClassCounts) {
  const points = (['major', 'minor'] as const).map((one) =>
    switchingPoints({ acceptance: lot.classes[one].acceptance, found: found[one] }),
  );
  return { isAccepted: !isRejected(lot, found), points: Math.min(...points) };
}
