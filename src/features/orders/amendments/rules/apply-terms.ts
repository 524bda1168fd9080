import { canonicalJson } from '#lib/canonical-json.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';
import type { AmendableTerms, OrderChanges } from '../contract.ts';

interface Application {
  before: AmendableTerms;
  after: AmendableTerms;
  /** The terms of the order as they are now. */
  current: AmendableTerms;
  possible: OrderChanges['possible'];
  /** Lines of which goods have left. */
  dispatchedLineIds: readonly string[];
}

/** Amounts and places, without the promised day, which an approved proof may have moved. */
const amountsOf = ({ readyBy: _, ...terms }: AmendableTerms): string => canonicalJson(terms);

/** Returns true if an invoice no longer states the terms of its order after a change. */
export const changesInvoice = ({ before, after }: Pick<Application, 'before' | 'after'>): boolean =>
  amountsOf(before) !== amountsOf(after);

/** Decides whether a proposal can be accepted as both sides saw it; a refusal is a sentence for people. */
export function canApply({
  before,
  after,
  current,
  possible,
  dispatchedLineIds,
}: Application): Decision<object, string> {
  if (amountsOf(before) !== amountsOf(current))
    return refuse('The order has changed since this was proposed. Propose it again.');
  const changedLines = after.lines.filter((line) => {
    const old = before.lines.find(({ lineId }) => lineId === line.lineId);
    return old?.quantity !== line.quantity || old.unitPriceMinor !== line.unitPriceMinor;
  });
  if (changedLines.some(({ lineId }) => dispatchedLineIds.includes(lineId)))
    return refuse('Goods of this item have been dispatched, so it can no longer change.');
  const isMoved = canonicalJson(before.deliveryAddress) !== canonicalJson(after.deliveryAddress);
  if ((changedLines.length > 0 && !possible.amounts) || (isMoved && !possible.address))
    return refuse('Goods have been dispatched, so this can no longer change.');
  if (before.readyBy !== after.readyBy && !possible.date)
    return refuse('The goods are ready, so their promised day can no longer change.');
  return allow();
}
