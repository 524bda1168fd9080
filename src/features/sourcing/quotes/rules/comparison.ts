import { convertMoney, type ExchangeRates } from '#lib/exchange.ts';
import type { Quote, QuotedLine } from '../contract.ts';

export interface ComparedPrice {
  quantity: number;
  totalMinor: number;
  unitPriceMinor: number;
  /** The total divided by the quantity: goods, one-off charges and freight of each piece, rounded. */
  eachMinor: number;
  leadTimeDays: number;
  /** True for the lowest total of this quantity among open quotes, in one currency. */
  isLowest: boolean;
}

export interface ComparedLine {
  quote: Quote;
  line: QuotedLine;
  /** One for each quantity of the comparison; null for quantities that were not quoted. */
  prices: (ComparedPrice | null)[];
}

interface ComparisonInput {
  quotes: readonly Quote[];
  rates: ExchangeRates | null;
}

/**
 * Returns all quoted lines side by side at all quoted quantities. Totals are compared in US dollars at the monthly rates;
 * a currency without a rate is compared with itself only. Nothing is the lowest if there is nothing to compare it with.
 */
export function compareQuotes({ quotes, rates }: ComparisonInput): {
  quantities: number[];
  lines: ComparedLine[];
} {
  const all = quotes.flatMap((quote) => quote.lines.map((line) => ({ quote, line })));
  const quantities = [
    ...new Set(all.flatMap(({ line }) => line.prices.map(({ quantity }) => quantity))),
  ].toSorted((a, b) => a - b);
  const lowest = new Map(quantities.map((quantity) => [quantity, lowestTotal(all, { quantity, rates })]));
  return {
    quantities,
    lines: all.map(({ quote, line }) => ({
      quote,
      line,
      prices: quantities.map((quantity) => {
        const price = line.prices.find((one) => one.quantity === quantity);
        if (!price) return null;
        const { totalMinor, unitPriceMinor, leadTimeDays } = price;
        const dollars = comparableTotal(quote, { totalMinor, rates });
        return {
          quantity,
          totalMinor,
          unitPriceMinor,
          eachMinor: Math.round(totalMinor / quantity),
          leadTimeDays,
          isLowest: quote.state === 'open' && dollars !== null && dollars === lowest.get(quantity),
        };
      }),
    })),
  };
}

const comparableTotal = (
  { currency }: Quote,
  { totalMinor, rates }: { totalMinor: number; rates: ExchangeRates | null },
): number | null => rates && convertMoney({ amountMinor: totalMinor, currency }, { to: 'USD', rates });

function lowestTotal(
  all: readonly Pick<ComparedLine, 'quote' | 'line'>[],
  { quantity, rates }: { quantity: number; rates: ExchangeRates | null },
): number | null {
  const totals = all
    .filter(({ quote }) => quote.state === 'open')
    .flatMap(({ quote, line }) => {
      const price = line.prices.find((one) => one.quantity === quantity);
      return price ? [comparableTotal(quote, { totalMinor: price.totalMinor, rates })] : [];
    })
    .filter((total) => total !== null);
  return totals.length > 1 ? Math.min(...totals) : null;
}
