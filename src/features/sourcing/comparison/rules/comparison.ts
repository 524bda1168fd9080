import type { Quote, QuotedLine } from '#features/sourcing/quotes/contract.ts';
import { shiftDay } from '#lib/calendar.ts';
import type { Assumptions } from '../contract/assumptions.ts';
import type { ComparedCell, ComparedGroup, RequestLine, TradeFacts } from '../contract.ts';
import { dutyOn, valuationOf } from './duty.ts';
import { compareAmounts, type ExactAmount } from './exact-sum.ts';
import { type CostTerms, type OfferedGoods, totalLandedCost } from './landed-cost.ts';
import { compareSpeeds } from './speed.ts';

interface ComparisonInput {
  /** Null for quotes without a request, which form one group. */
  requestLines: readonly RequestLine[] | null;
  /** `YYYY-MM-DD`, the last day on which the goods must arrive. */
  requiredBy?: string | null;
  quotes: readonly Quote[];
  assumptions: Assumptions;
  facts: TradeFacts;
}

interface QuotedItem {
  quote: Quote;
  line: QuotedLine;
  index: number;
}

/** Returns the price with which a quantity is met: the quoted one, or the next larger; null without one. */
export const priceFor = ({ prices }: QuotedLine, needed: number): QuotedLine['prices'][number] | null =>
  prices
    .filter(({ quantity }) => quantity >= needed)
    .reduce<QuotedLine['prices'][number] | null>(
      (best, price) => (best === null || price.quantity < best.quantity ? price : best),
      null,
    );

interface OfferQuery extends QuotedItem {
  price: QuotedLine['prices'][number];
  neededQuantity: number;
}

/** Returns a quoted line at a quantity, and the terms by which its landed cost is calculated. */
export function costInput(
  { quote, line, price, neededQuantity }: Omit<OfferQuery, 'index'>,
  { assumptions, facts }: Pick<ComparisonInput, 'assumptions' | 'facts'>,
): { offer: OfferedGoods; terms: CostTerms } {
  const { currency, destination, moneyRateBasisPoints, routes, duties } = assumptions;
  const { country } = quote.supplier;
  const product = facts.products[line.productId];
  return {
    offer: {
      currency: quote.currency,
      incoterm: quote.incoterm,
      paymentTerm: quote.paymentSplit ?? quote.paymentTerm,
      quantity: price.quantity,
      neededQuantity: Math.min(neededQuantity, price.quantity),
      unitPriceMinor: price.unitPriceMinor,
      chargesMinor: line.charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      freightMinor: price.freightMinor,
      leadTimeDays: price.leadTimeDays,
    },
    terms: {
      currency,
      rates: facts.rates,
      route: routes.find(({ origin }) => origin === country) ?? null,
      duty: dutyOn({
        hsCode: product?.hsCode ?? '',
        origin: product?.origin ?? country,
        destination,
        rates: facts.dutyRates,
        entered: duties,
        day: facts.day,
      }),
      valuation: valuationOf(destination ?? country),
      moneyRateBasisPoints,
    },
  };
}

/** Returns all quoted lines with their landed cost, grouped by the line of the request that they answer. */
export function compareQuotes(input: ComparisonInput): ComparedGroup[] {
  const items = input.quotes.flatMap((quote) => quote.lines.map((line, index) => ({ quote, line, index })));
  const lines = input.requestLines ?? [];
  const isOf = ({ line }: QuotedItem, at: number): boolean => line.requestLine === at;
  const hasLine = ({ line }: QuotedItem): boolean =>
    line.requestLine !== null && line.requestLine < lines.length;
  const others = items.filter((item) => !hasLine(item));
  return [
    ...lines.map(({ title, quantities }, at) =>
      compareGroup(
        { requestLine: at, title, quantities, items: items.filter((item) => isOf(item, at)) },
        input,
      ),
    ),
    ...(others.length > 0
      ? [compareGroup({ requestLine: null, title: null, quantities: [], items: others }, input)]
      : []),
  ];
}

interface GroupInput {
  requestLine: number | null;
  title: string | null;
  /** Empty for all quantities that were quoted. */
  quantities: readonly number[];
  items: readonly QuotedItem[];
}

interface RankedCell {
  cell: ComparedCell;
  /** Null if it is not ranked: not open, an alternative, or without a part of the cost. */
  exact: ExactAmount | null;
  isAlternative: boolean;
}

function compareGroup({ requestLine, title, quantities, items }: GroupInput, input: ComparisonInput) {
  const quoted = items.flatMap(({ line }) => line.prices.map(({ quantity }) => quantity));
  const compared = [...new Set(quantities.length > 0 ? quantities : quoted)].toSorted((a, b) => a - b);
  const columns = compared.map((neededQuantity) =>
    rank(
      items.map((item) =>
        // Without a request, only what was quoted is compared.
        calculateCell(item, { neededQuantity, input, exactly: quantities.length === 0 }),
      ),
    ),
  );
  return {
    requestLine,
    title,
    quantities: compared,
    offers: items.map(({ quote, line, index }, at) => ({
      quoteId: quote.id,
      line: index,
      isAlternative: line.isAlternative,
      cells: columns.map((column) => column[at] ?? null),
    })),
  };
}

interface CellQuery {
  neededQuantity: number;
  input: ComparisonInput;
  exactly: boolean;
}

/** Quotes stay ranked after the decision, so that its record shows what was chosen from. */
const rankedStates: readonly Quote['state'][] = ['open', 'accepted', 'declined'];

function calculateCell(item: QuotedItem, { neededQuantity, input, exactly }: CellQuery): RankedCell | null {
  const price = priceFor(item.line, neededQuantity);
  if (!price || (exactly && price.quantity !== neededQuantity)) return null;
  const { offer, terms } = costInput({ ...item, price, neededQuantity }, input);
  const cost = totalLandedCost(offer, terms);
  const isRanked =
    rankedStates.includes(item.quote.state) && !item.line.isAlternative && cost?.missing.length === 0;
  return {
    cell: {
      neededQuantity,
      quantity: price.quantity,
      totalMinor: cost?.totalMinor ?? null,
      perThousandMinor: cost?.perThousandMinor ?? null,
      leadTimeDays: price.leadTimeDays,
      transitDays: terms.route?.transitDays ?? null,
      missing: cost?.missing ?? [],
      ...expectationOf({ leadTimeDays: price.leadTimeDays, transitDays: terms.route?.transitDays }, input),
      isLowest: false,
      speed: null,
      abovePercent: null,
    },
    exact: isRanked && cost ? cost.exact : null,
    isAlternative: item.line.isAlternative,
  };
}

interface OfferedTimes {
  leadTimeDays: number;
  transitDays: number | null | undefined;
}

/** Returns when goods that are ordered on the day of the comparison arrive, as far as it is known, and whether that is late. */
function expectationOf(
  { leadTimeDays, transitDays }: OfferedTimes,
  { facts, requiredBy = null }: Pick<ComparisonInput, 'facts' | 'requiredBy'>,
) {
  const expectedOn = shiftDay(facts.day, leadTimeDays + (transitDays ?? 0));
  return { expectedOn, isLate: requiredBy !== null && expectedOn > requiredBy };
}

/** Marks the lowest cost and the shortest lead time of a quantity. Nothing is the lowest without something to compare. */
function rank(cells: readonly (RankedCell | null)[]): (ComparedCell | null)[] {
  const exacts = cells.flatMap((one) => (one?.exact ? [one.exact] : []));
  const lowest = exacts.length > 1 ? exacts.reduce((a, b) => (compareAmounts(b, a) < 0 ? b : a)) : null;
  const speedOf = compareSpeeds(cells.flatMap((one) => one ?? []));
  return cells.map((one) => {
    if (!one) return null;
    const { exact } = one;
    const cell = { ...one.cell, speed: speedOf(one) };
    if (!exact || !lowest) return cell;
    return {
      ...cell,
      isLowest: compareAmounts(exact, lowest) === 0,
      abovePercent: percentAbove(exact, lowest),
    };
  });
}

function percentAbove(one: ExactAmount, lowest: ExactAmount): number {
  const base = lowest.numerator * one.denominator;
  if (base === 0n) return 0;
  return Math.round(Number((one.numerator * lowest.denominator * 1000n) / base) / 10) - 100;
}
