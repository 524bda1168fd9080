import { measuredUnits } from '#features/catalog/products/contract/product-labels.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';
import { formatCount } from '#lib/formats.ts';
import { subtractQuantities } from '#lib/quantity.ts';

/** Dispatches that an order can have at most; the last of them takes the rest. */
export const maxDispatches = 50;

interface Line {
  id: string;
  title: string;
  unit: string;
  quantity: number;
  dispatchedQuantity: number;
}

interface DispatchLine {
  lineId: string;
  quantity: number;
}

interface DispatchableOrder {
  lines: readonly Line[];
  /** Dispatches that have left already. */
  dispatchCount: number;
}

export interface DispatchRefusal {
  message: string;
  code: string;
  /** The quantity to correct, such as `lines.0.quantity`. */
  field?: string;
}

/** Returns true if fractions of this unit can be dispatched. */
export const isMeasured = (unit: string): boolean => measuredUnits.includes(unit);

/** Returns the quantity of a line that was not dispatched yet. */
export const quantityLeft = (line: Pick<Line, 'quantity' | 'dispatchedQuantity'>): number =>
  subtractQuantities(line.quantity, line.dispatchedQuantity);

/** Returns the errors of all quantities of a selection. Skips lines that the order does not have. */
export function quantityProblems(
  lines: readonly Line[],
  selection: readonly DispatchLine[],
): { path: string; message: string }[] {
  return selection.flatMap(({ lineId, quantity }, index) => {
    const line = lines.find(({ id }) => id === lineId);
    const refusal = line && lineRefusal(line, quantity);
    return refusal ? [{ path: `lines.${index}.quantity`, message: refusal.message }] : [];
  });
}

/** Decides what leaves with a dispatch: the selection, or without one all that is left. */
export function planDispatch(
  { lines, dispatchCount }: DispatchableOrder,
  selection: readonly DispatchLine[] | undefined,
): Decision<{ leaving: DispatchLine[]; isLast: boolean }, DispatchRefusal> {
  const rest = lines.map((line) => ({ lineId: line.id, quantity: quantityLeft(line) }));
  const leaving = selection ?? rest.filter(({ quantity }) => quantity > 0);
  if (leaving.length === 0)
    return refuse({ message: 'This order has already been dispatched in full.', code: 'nothing_left' });
  for (const [index, { lineId, quantity }] of leaving.entries()) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return refuse({ message: 'This order has no such item.', code: 'unknown_line' });
    const refusal = lineRefusal(line, quantity);
    if (refusal)
      return refuse({ ...refusal, ...(refusal.field && { field: `lines.${index}.${refusal.field}` }) });
  }
  const isLast = rest.every(({ lineId, quantity }) => {
    const selected = leaving.find((line) => line.lineId === lineId)?.quantity ?? 0;
    return quantity === selected;
  });
  if (!isLast && dispatchCount + 1 >= maxDispatches) {
    const message = `An order can have up to ${maxDispatches} dispatches. Include everything that remains in this one.`;
    return refuse({ message, code: 'too_many_dispatches' });
  }
  return allow({ leaving: leaving.map(({ lineId, quantity }) => ({ lineId, quantity })), isLast });
}

function lineRefusal(line: Line, quantity: number): DispatchRefusal | null {
  const left = quantityLeft(line);
  if (quantity > left) {
    const message = `Only ${formatCount(left)} of ${line.title} left to dispatch.`;
    return { message, code: 'more_than_ordered' };
  }
  // The rest of a line may always leave: old orders can hold a fraction of a counted unit.
  if (isMeasured(line.unit) || Number.isInteger(quantity) || quantity === left) return null;
  const message = `Enter a whole number. ${line.title} is sold by the ${line.unit}.`;
  return { message, code: 'not_whole', field: 'quantity' };
}
