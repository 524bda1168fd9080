interface Line {
  id: string;
  title: string;
  quantity: number;
  dispatchedQuantity: number;
}

interface Leaving {
  lineId: string;
  quantity: number;
}

export type DispatchPlan = { leaving: Leaving[]; isLast: boolean } | { problem: string; reason: string };

/** Quantities may be parts of a kilogram; what is left is taken to a thousandth. */
const left = ({ quantity, dispatchedQuantity }: Line): number =>
  Math.round((quantity - dispatchedQuantity) * 1000) / 1000;

/** What leaves of an order, or why it cannot. Without a wish, all that is left. */
export function planDispatch(lines: readonly Line[], wanted: readonly Leaving[] | undefined): DispatchPlan {
  const leaving =
    wanted ??
    lines.filter((line) => left(line) > 0).map((line) => ({ lineId: line.id, quantity: left(line) }));
  if (leaving.length === 0) return { problem: 'All of this order has left already.', reason: 'nothing_left' };
  for (const { lineId, quantity } of leaving) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return { problem: 'This order has no such line.', reason: 'unknown_line' };
    if (quantity > left(line)) {
      const problem = `Of ${line.title} only ${left(line).toLocaleString('en-IN')} are left to send.`;
      return { problem, reason: 'more_than_ordered' };
    }
  }
  const isLast = lines.every((line) => {
    const going = leaving.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
    return left(line) - going <= 0;
  });
  return { leaving: leaving.map(({ lineId, quantity }) => ({ lineId, quantity })), isLast };
}
