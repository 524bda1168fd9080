import { allow, type Decision, refuse } from '#lib/decision.ts';
import { lineTotalMinor, maxAmountMinor } from '#lib/line-amount.ts';
import type { Choice, Offer, OfferLine, QuantityPrice } from './contract/offer.ts';
import type { QuoteState, QuoteStatus } from './contract/quote-rows.ts';
import type { Quote } from './contract.ts';

export type QuoteAction = 'accept' | 'counter' | 'decline' | 'revise' | 'withdraw';

/** The actions of each side on a quote in each state. An expired quote can be revised, which makes it valid again. */
const possible: Record<QuoteState, { buyer: readonly QuoteAction[]; supplier: readonly QuoteAction[] }> = {
  open: { buyer: ['accept', 'counter', 'decline'], supplier: ['revise', 'withdraw'] },
  expired: { buyer: [], supplier: ['revise', 'withdraw'] },
  accepted: { buyer: [], supplier: [] },
  declined: { buyer: [], supplier: [] },
  withdrawn: { buyer: [], supplier: [] },
};

interface DatedQuote {
  status: QuoteStatus;
  /** `YYYY-MM-DD`, the last day on which it can be accepted. */
  validUntil: string;
}

/** Returns the state that people see on a day; days are those of the marketplace. */
export const stateOn = (day: string, { status, validUntil }: DatedQuote): QuoteState =>
  status === 'open' && validUntil < day ? 'expired' : status;

export const actionsIn = (state: QuoteState, side: 'buyer' | 'supplier'): readonly QuoteAction[] =>
  possible[state][side];

const refusals: Record<QuoteState, string> = {
  open: 'This quote is still open.',
  expired: 'This quote has expired. Ask the supplier to renew it.',
  accepted: 'This quote was already accepted.',
  declined: 'This quote was declined.',
  withdrawn: 'The supplier has withdrawn this quote.',
};

interface Attempt {
  action: QuoteAction;
  side: 'buyer' | 'supplier';
  /** The version that the person saw. */
  seenVersion?: number | undefined;
  day: string;
}

/** Decides whether a side can act on a quote now. */
export function decideAction(
  quote: DatedQuote & { version: number },
  { action, side, seenVersion, day }: Attempt,
): Decision<object, { code: string; message: string }> {
  const state = stateOn(day, quote);
  if (!actionsIn(state, side).includes(action)) return refuse({ code: state, message: refusals[state] });
  if (seenVersion !== undefined && seenVersion !== quote.version) {
    const message = 'This quote has just been revised. Review the new version.';
    return refuse({ code: 'revised', message });
  }
  return allow();
}

/** Returns goods and total of a line at one of its quantities; null above the largest amount of an order. */
export function priceLine(
  { charges }: Pick<OfferLine, 'charges'>,
  { quantity, unitPriceMinor, freightMinor }: QuantityPrice,
): { goodsMinor: number; totalMinor: number } | null {
  const goodsMinor = lineTotalMinor(quantity, unitPriceMinor);
  if (goodsMinor === null) return null;
  const totalMinor = charges.reduce((sum, { amountMinor }) => sum + amountMinor, goodsMinor + freightMinor);
  return totalMinor > maxAmountMinor ? null : { goodsMinor, totalMinor };
}

interface TotalRange {
  fromMinor: number;
  toMinor: number;
}

/**
 * Returns the lowest and the highest total of everything that is quoted, at the smallest and at the largest quantities.
 * An alternative replaces the line of the request that it answers; it is not added.
 */
export function rangeOf({ lines }: Pick<Offer, 'lines'>): TotalRange {
  const items = new Map<string, OfferLine[]>();
  for (const [index, line] of lines.entries()) {
    const key = line.requestLine === undefined ? `own ${index}` : `${line.requestLine}`;
    items.set(key, [...(items.get(key) ?? []), line]);
  }
  return sumOf([...items.values()].map(rangeOfItem));
}

/** Returns the range of one item: its lines together, or one of the alternatives. */
function rangeOfItem(lines: readonly OfferLine[]): TotalRange {
  const own = lines.filter(({ alternative }) => !alternative);
  const options = [
    ...(own.length > 0 ? [sumOf(own.map(rangeOfLine))] : []),
    ...lines.filter(({ alternative }) => alternative).map(rangeOfLine),
  ];
  return {
    fromMinor: Math.min(...options.map(({ fromMinor }) => fromMinor)),
    toMinor: Math.max(...options.map(({ toMinor }) => toMinor)),
  };
}

function rangeOfLine(line: OfferLine): TotalRange {
  const totals = line.prices
    .toSorted((a, b) => a.quantity - b.quantity)
    .map((price) => priceLine(line, price)?.totalMinor ?? 0);
  return { fromMinor: totals[0] ?? 0, toMinor: totals.at(-1) ?? 0 };
}

const sumOf = (ranges: readonly TotalRange[]): TotalRange => ({
  fromMinor: ranges.reduce((sum, { fromMinor }) => sum + fromMinor, 0),
  toMinor: ranges.reduce((sum, { toMinor }) => sum + toMinor, 0),
});

/** Returns the whole minutes from one instant to a later one; 0 if the clock went back. */
export const minutesBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000));

/** Reasons that the marketplace writes when it closes a quote; buyers and suppliers write their own. */
export const closeReasons = {
  othersSelected: 'The buyer chose other quotes for this request.',
  requestCancelled: 'The buyer cancelled the request.',
  accountClosed: 'The account was closed.',
} as const;

interface ChosenPrice {
  line: OfferLine;
  price: QuantityPrice;
}

/** Returns what the buyer selected of an offer, in its order; refuses a quantity that was not quoted. */
export function choose(
  { lines }: Pick<Offer, 'lines'>,
  choices: readonly Choice[],
): Decision<{ chosen: ChosenPrice[] }> {
  const chosen: ChosenPrice[] = [];
  for (const { line: index, quantity } of choices.toSorted((a, b) => a.line - b.line)) {
    const line = lines[index];
    const price = line?.prices.find((one) => one.quantity === quantity);
    if (!line || !price) return refuse('Select one of the quoted quantities.');
    chosen.push({ line, price });
  }
  return allow({ chosen });
}

/** Returns whether a line of a quote was ordered, at one quantity or at any; false if the order does not say. */
export const isOrdered = (
  { order }: Pick<Quote, 'order'>,
  { line, quantity }: { line: number; quantity?: number },
): boolean =>
  (order?.lines ?? []).some(
    (one) => one.line === line && (quantity === undefined || one.quantity === quantity),
  );
