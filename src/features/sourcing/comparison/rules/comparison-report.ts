import type { Quote, QuotedLine } from '#features/sourcing/quotes/contract.ts';
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

/** Returns the share of each criterion in the score, in percent. */
export function weightText(weights: Comparison['assumptions']['weights']): string {
  const whole = scoreCriteria.reduce((sum, one) => sum + weights[one], 0);
  return scoreCriteria
    .map((one) => `${criterionLabels[one]} ${formatNumber((100 * weights[one]) / whole, 0)}%`)
    .join(', ');
}

/** Returns the assumptions as pairs of a name and a value, for documents. */
export function listAssumptions({ assumptions, facts, savedAt }: Comparison): [string, string][] {
  const { currency, destination, moneyRateBasisPoints, routes, duties, weights } = assumptions;
  return [
    ['Currency', `${currency}, rates of ${formatDate(`${facts.rates.month}-01`, { style: 'month' })}`],
    ['Country of delivery', destination === null ? 'Not selected' : countryName(destination)],
    ['Cost of money', `${formatNumber(moneyRateBasisPoints / 100)}% a year`],
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

/** Returns the offers of a group as columns, in the order of the quotes. */
export function columnsOf({ quotes }: Comparison, { offers }: ComparedGroup): Column[] {
  const byId = new Map(quotes.map((quote) => [quote.id, quote]));
  return offers.flatMap(({ quoteId, line: index, isAlternative, cells }) => {
    const quote = byId.get(quoteId);
    const line = quote?.lines[index];
    return quote && line ? [{ key: `${quoteId} ${index}`, quote, line, index, isAlternative, cells }] : [];
  });
}

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
