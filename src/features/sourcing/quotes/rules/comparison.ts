import { convertMoney, type ExchangeRates } from '#lib/exchange.ts';
import type { Quote, QuotedLine } from '../contract.ts';

export interface ComparedPrice {
  quantity: number;
  totalMinor: number;
  unitPriceMinor: number;
  /** The total divided by the quantity: goods, one-off charges and freight of each piece, rounded. */
  eachMinor: number;
  leadTimeDays: number;
  /** True for the lowest total of this quantity among open quotes that include the same freight, in one currency. */
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
 * one without a rate is not compared, nor are offers with freight and without. Nothing is the lowest if there is nothing
 * to compare it with.
 */
export function compareQuotes({ quotes, rates }: ComparisonInput): {
  quantities: number[];
  lines: ComparedLine[];
} {
  const all = quotes.flatMap((quote) => quote.lines.map((line) => ({ quote, line })));
  const quantities = [
    ...new Set(all.flatMap(({ line }) => line.prices.map(({ quantity }) => quantity))),
  ].toSorted((a, b) => a - b);
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
          isLowest: dollars !== null && dollars === lowestTotal(all, { quote, quantity, rates }),
        };
      }),
    })),
  };
}

const comparableTotal = (
  { currency }: Quote,
  { totalMinor, rates }: { totalMinor: number; rates: ExchangeRates | null },
): number | null => rates && convertMoney({ amountMinor: totalMinor, currency }, { to: 'USD', rates });

/** How far the seller pays the freight. */
type Freight = 'excluded' | 'to-port' | 'delivered';

/** Returns how far the seller pays the freight under an Incoterm. */
export function freightOf(incoterm: Quote['incoterm']): Freight {
  if (incoterm.startsWith('E') || incoterm.startsWith('F')) return 'excluded';
  return incoterm === 'CFR' || incoterm === 'CIF' ? 'to-port' : 'delivered';
}

interface LowestQuery {
  /** The quote with which the others are compared. */
  quote: Quote;
  quantity: number;
  rates: ExchangeRates | null;
}

/** Returns the lowest total of a quantity among open quotes that include the same freight; null if there is only one. */
function lowestTotal(
  all: readonly Pick<ComparedLine, 'quote' | 'line'>[],
  { quote: { state, incoterm }, quantity, rates }: LowestQuery,
): number | null {
  if (state !== 'open') return null;
  const totals = all
    .filter(({ quote }) => quote.state === 'open' && freightOf(quote.incoterm) === freightOf(incoterm))
    .flatMap(({ quote, line }) => {
      const price = line.prices.find((one) => one.quantity === quantity);
      return price ? [comparableTotal(quote, { totalMinor: price.totalMinor, rates })] : [];
    })
    .filter((total) => total !== null);
  return totals.length > 1 ? Math.min(...totals) : null;
}
