import type { Quote, QuotedLine } from '#features/sourcing/quotes/contract.ts';
import { formatAmount } from '#lib/amounts.ts';
import { countryName } from '#lib/country-name.ts';
import { formatDate, formatNumber, numberFormat } from '#lib/formats.ts';
import { currencyLocale } from '#lib/market.ts';
import { minorUnits } from '#lib/money.ts';
import {
  freightLegs,
  type LegCost,
  legBasisLabels,
  legLabels,
  type ScoreCriterion,
  scoreCriteria,
} from '../contract/assumptions.ts';
import type { ComparedCell, ComparedGroup, Comparison } from '../contract.ts';
import { type CostExplanation, explainCost } from './explain-cost.ts';

/** A cell of a comparison with everything that explains it. */
export interface ReportedCost {
  group: ComparedGroup;
  quote: Quote;
  line: QuotedLine;
  isAlternative: boolean;
  cell: ComparedCell;
  /** Null without an exchange rate. */
  explanation: CostExplanation | null;
}

export const groupTitle = ({ title, requestLine }: ComparedGroup): string => {
  if (title === null) return 'Quoted items';
  return requestLine === null ? title : `${requestLine + 1}. ${title}`;
};

/** Returns every calculated cell, in the order of the screen. */
export function listCosts(comparison: Comparison): ReportedCost[] {
  const quotes = new Map(comparison.quotes.map((quote) => [quote.id, quote]));
  return comparison.groups.flatMap((group) =>
    group.quantities.flatMap((_, at) =>
      group.offers.flatMap(({ quoteId, line: index, isAlternative, cells }) => {
        const [quote, cell] = [quotes.get(quoteId), cells[at]];
        const line = quote?.lines[index];
        if (!quote || !line || !cell) return [];
        const explanation = explainCost(comparison, { quote, line, cell });
        return [{ group, quote, line, isAlternative, cell, explanation }];
      }),
    ),
  );
}

/** Returns what differs in an alternative from the request, as its supplier describes it, on one line. */
export const differenceOf = ({ specification, title }: Pick<QuotedLine, 'specification' | 'title'>): string =>
  (specification || title).replace(/\s+/g, ' ').trim();

/** Longest text of what differs in an alternative, as part of a title. */
const maxDifference = 120;

/** Returns the supplier of an offer, and for an alternative what differs: `Far Boxes (alternative: B flute, uncoated)`. */
export function offerTitle({
  quote,
  line,
  isAlternative,
}: Pick<ReportedCost, 'quote' | 'line' | 'isAlternative'>): string {
  const { name } = quote.supplier;
  if (!isAlternative) return name;
  const differs = differenceOf(line);
  const text = differs.length > maxDifference ? `${differs.slice(0, maxDifference - 1).trimEnd()}…` : differs;
  return `${name} (alternative: ${text})`;
}

/** Returns how far a cost is above the lowest of its quantity; null if it is not ranked, or the lowest itself. */
export function describeDistance(
  { abovePercent, isLowest, totalMinor }: ComparedCell,
  { lowestMinor, currency }: { lowestMinor: number | null; currency: string },
): string | null {
  if (isLowest || abovePercent === null || totalMinor === null || lowestMinor === null) return null;
  // A difference that rounds to 0% is an amount.
  if (abovePercent === 0) return `${formatAmount(totalMinor - lowestMinor, currency)} above the lowest`;
  return `${abovePercent}% above the lowest`;
}

/** Returns the price that a buyer negotiates, in the currency and on the terms of the quote: `Quoted $0.34 FOB`. */
export function describeQuoted(
  { quote, line }: Pick<ReportedCost, 'quote' | 'line'>,
  { quantity }: Pick<ComparedCell, 'quantity'>,
): string | null {
  const price = line.prices.find((one) => one.quantity === quantity);
  return price ? `Quoted ${formatAmount(price.unitPriceMinor, quote.currency)} ${quote.incoterm}` : null;
}

/** Returns the total of the lowest cost among some cells; null if none is marked. */
export const lowestTotal = (cells: readonly (ComparedCell | null)[]): number | null =>
  cells.find((cell) => cell?.isLowest)?.totalMinor ?? null;

/** Returns a lead time with the transit: `37 days: 10 + 27 in transit`. */
export const describeDays = ({
  leadTimeDays,
  transitDays,
}: Pick<ComparedCell, 'leadTimeDays' | 'transitDays'>): string =>
  transitDays === null
    ? `${leadTimeDays}\u00a0days until ready`
    : `${leadTimeDays + transitDays}\u00a0days: ${leadTimeDays} + ${transitDays} in transit`;

/** Returns what a cost includes: `All in`, or what is missing. */
export function describeCoverage({ missing, totalMinor }: ComparedCell): string {
  if (totalMinor === null) return 'No exchange rate';
  if (missing.length === 0) return 'All in';
  const parts = [
    ...(freightLegs.some((leg) => missing.includes(leg)) ? ['freight'] : []),
    ...(missing.includes('duty') ? ['full duty'] : []),
  ];
  return `Without ${parts.join(' and ')}`;
}

export const criterionLabels: Record<ScoreCriterion, string> = {
  price: 'Landed cost',
  leadTime: 'Lead time',
  trackRecord: 'Track record',
  sustainability: 'Sustainability',
};

/** Returns the share of a criterion in the score: `60%`. */
export function shareOf(weights: Comparison['assumptions']['weights'], criterion: ScoreCriterion): string {
  const whole = scoreCriteria.reduce((sum, one) => sum + weights[one], 0);
  return `${formatNumber((100 * weights[criterion]) / whole, 0)}%`;
}

/** Returns the shares of all criteria in the score. */
export const weightText = (weights: Comparison['assumptions']['weights']): string =>
  scoreCriteria.map((one) => `${criterionLabels[one]} ${shareOf(weights, one)}`).join(', ');

/** Returns the assumptions as pairs of a name and a value, for documents. */
export function listAssumptions({ assumptions, facts, savedAt }: Comparison): [string, string][] {
  const { currency, destination, moneyRateBasisPoints, routes, duties, weights } = assumptions;
  return [
    ['Currency', `${currency}, rates of ${formatDate(`${facts.rates.month}-01`, { style: 'month' })}`],
    ['Country of delivery', destination === null ? 'Not selected' : countryName(destination)],
    ['Financing cost', `${formatNumber(moneyRateBasisPoints / 100)}% a year`],
    ...routes.flatMap(({ origin, legs, transitDays }): [string, string][] => [
      ...freightLegs.map((leg): [string, string] => [
        `${countryName(origin)}: ${legLabels[leg]}`,
        describeCost(legs[leg], currency),
      ]),
      [`${countryName(origin)}: transit time`, transitDays === null ? 'Not entered' : `${transitDays} days`],
    ]),
    ...duties.map(({ origin, hsCode, basisPoints }): [string, string] => [
      `Duty on HS ${hsCode || 'without a code'} from ${countryName(origin)}`,
      `${formatNumber(basisPoints / 100)}%, entered by you`,
    ]),
    ['Weights of the score', weightText(weights)],
    ['Saved', savedAt === null ? 'No: standard assumptions' : formatDate(savedAt, { style: 'numeric' })],
  ];
}

function describeCost(cost: LegCost | null, currency: string): string {
  if (!cost) return 'Not entered';
  const { basis, value } = cost;
  if (basis === 'percent') return `${formatNumber(value / 100)}${legBasisLabels.percent}`;
  return `${formatNumber(value / minorUnits(currency))} ${currency} ${legBasisLabels[basis]}`;
}

/** A quoted line in its column. */
export interface Column {
  key: string;
  quote: Quote;
  /** The line, and its place in the quote. */
  line: QuotedLine;
  index: number;
  isAlternative: boolean;
  cells: readonly (ComparedCell | null)[];
}

/** Returns the offers of a group as columns: by the cost of all quantities, then incomplete ones, alternatives last. */
export function columnsOf({ quotes }: Comparison, { offers }: ComparedGroup): Column[] {
  const byId = new Map(quotes.map((quote) => [quote.id, quote]));
  const columns = offers.flatMap(({ quoteId, line: index, isAlternative, cells }) => {
    const quote = byId.get(quoteId);
    const line = quote?.lines[index];
    return quote && line ? [{ key: `${quoteId} ${index}`, quote, line, index, isAlternative, cells }] : [];
  });
  return columns.toSorted(
    (a, b) =>
      Number(a.isAlternative) - Number(b.isAlternative) ||
      incompleteIn(a) - incompleteIn(b) ||
      costOf(a) - costOf(b),
  );
}

/** Returns how many quantities of a column cannot be ranked. */
const incompleteIn = ({ cells }: Column): number =>
  cells.filter((cell) => cell === null || cell.totalMinor === null || cell.missing.length > 0).length;

const costOf = ({ cells }: Column): number => cells.reduce((sum, cell) => sum + (cell?.totalMinor ?? 0), 0);

/**
 * Formats the cost of a piece from that of 1,000: `$0.184`, `₹12.65`. Below one unit it has three significant digits,
 * because a price rounded to cents would mislead; above, the decimals of the currency.
 */
export function formatUnitCost(perThousandMinor: number, currency: string): string {
  const units = minorUnits(currency);
  const each = perThousandMinor / 1000 / units;
  const decimals = Math.round(Math.log10(units));
  const isSmall = Math.abs(each) < 1 && each !== 0;
  return numberFormat(currencyLocale(currency), {
    style: 'currency',
    currency,
    ...(isSmall
      ? { minimumSignificantDigits: 3, maximumSignificantDigits: 3 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  }).format(each);
}
