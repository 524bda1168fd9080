import { measuredUnits } from '#features/catalog/products/contract/product-labels.ts';
import { formatCount } from '#lib/formats.ts';
import { subtractQuantities } from '#lib/quantity.ts';

/** Dispatches in which an order can leave; the last of them takes the rest. */
export const maxDispatches = 50;

interface Line {
  id: string;
  title: string;
  unit: string;
  quantity: number;
  dispatchedQuantity: number;
}

interface Leaving {
  lineId: string;
  quantity: number;
}

interface DispatchInput {
  lines: readonly Line[];
  /** Dispatches that have left already. */
  dispatchCount: number;
}

/** Why goods cannot leave; `field` names the quantity that has to be corrected. */
interface Refusal {
  problem: string;
  reason: string;
  field?: string;
}

export type DispatchPlan = { leaving: Leaving[]; isLast: boolean } | Refusal;

/** Whether fractions of this unit can be sent. */
export const isMeasured = (unit: string): boolean => measuredUnits.includes(unit);

/** What of a line has not been sent yet. */
export const quantityLeft = (line: Pick<Line, 'quantity' | 'dispatchedQuantity'>): number =>
  subtractQuantities(line.quantity, line.dispatchedQuantity);

/** What is wrong with the quantities of a selection, all of them at once; lines that the order lacks are left out. */
export function quantityProblems(
  lines: readonly Line[],
  selection: readonly Leaving[],
): { path: string; message: string }[] {
  return selection.flatMap(({ lineId, quantity }, index) => {
    const line = lines.find(({ id }) => id === lineId);
    const refusal = line && lineProblem(line, quantity);
    return refusal ? [{ path: `lines.${index}.quantity`, message: refusal.problem }] : [];
  });
}

/** What leaves of an order, or why it cannot. Without a selection, all that is left. */
export function planDispatch(
  { lines, dispatchCount }: DispatchInput,
  selection: readonly Leaving[] | undefined,
): DispatchPlan {
  const rest = lines.map((line) => ({ lineId: line.id, quantity: quantityLeft(line) }));
  const leaving = selection ?? rest.filter(({ quantity }) => quantity > 0);
  if (leaving.length === 0) return { problem: 'All of this order has left already.', reason: 'nothing_left' };
  for (const [index, { lineId, quantity }] of leaving.entries()) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return { problem: 'This order has no such line.', reason: 'unknown_line' };
    const problem = lineProblem(line, quantity);
    if (problem) return { ...problem, ...(problem.field && { field: `lines.${index}.quantity` }) };
  }
  const isLast = rest.every(({ lineId, quantity }) => {
    const going = leaving.find((one) => one.lineId === lineId)?.quantity ?? 0;
    return quantity === going;
  });
  if (!isLast && dispatchCount + 1 >= maxDispatches) {
    const problem = `An order can leave in at most ${maxDispatches} dispatches. Please send all that is left in this one.`;
    return { problem, reason: 'too_many_dispatches' };
  }
  return { leaving: leaving.map(({ lineId, quantity }) => ({ lineId, quantity })), isLast };
}

function lineProblem(line: Line, quantity: number): Refusal | null {
  const left = quantityLeft(line);
  if (quantity > left) {
    const problem = `Of ${line.title} only ${formatCount(left)} are left to send.`;
    return { problem, reason: 'more_than_ordered' };
  }
  // What is left can always be sent, so that an order with a fraction from former days can be completed.
  if (isMeasured(line.unit) || Number.isInteger(quantity) || quantity === left) return null;
  const problem = `Enter a whole number: ${line.title} is sold by the ${line.unit}.`;
  return { problem, reason: 'not_whole', field: 'quantity' };
}
