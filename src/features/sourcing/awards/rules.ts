import { convertMoney, type ExchangeRates } from '#lib/exchange.ts';

/** One quantity of one line of a request. */
export interface Awarded {
  line: number;
  quantity: number;
}

export interface CompetingQuote {
  supplierId: string;
  currency: string;
  /** Totals before tax of what was quoted. */
  prices: readonly (Awarded & { totalMinor: number })[];
}

interface Standing {
  supplierId: string;
  /** 1 for the lowest total of everything awarded; null for a supplier who did not quote all of it. */
  rank: number | null;
  /** Suppliers with a rank. */
  of: number;
  /** How far the total is above the lowest one. */
  abovePercent: number | null;
}

interface RankingInput {
  awarded: readonly Awarded[];
  quotes: readonly CompetingQuote[];
  rates: ExchangeRates;
}

/**
 * Returns where each supplier stands: by the sum, in US dollars at the monthly rates, of its lowest totals for everything
 * that was awarded. Suppliers with the same sum share a rank.
 */
export function rankQuotes({ awarded, quotes, rates }: RankingInput): Standing[] {
  const supplierIds = [...new Set(quotes.map(({ supplierId }) => supplierId))];
  const sums = supplierIds.map((supplierId) => ({
    supplierId,
    sum: sumOf(
      quotes.filter((quote) => quote.supplierId === supplierId),
      { awarded, rates },
    ),
  }));
  const ranked = sums.flatMap(({ sum }) => (sum === null ? [] : [sum])).toSorted((a, b) => a - b);
  const [lowest = 0] = ranked;
  return sums.map(({ supplierId, sum }) => ({
    supplierId,
    rank: sum === null ? null : ranked.indexOf(sum) + 1,
    of: ranked.length,
    abovePercent: sum === null || lowest === 0 ? null : Math.round((sum / lowest - 1) * 1000) / 10,
  }));
}

/** Returns the sum of a supplier's lowest totals in minor units of the US dollar; null if one is missing. */
function sumOf(
  quotes: readonly CompetingQuote[],
  { awarded, rates }: Pick<RankingInput, 'awarded' | 'rates'>,
): number | null {
  let sum = 0;
  for (const { line, quantity } of awarded) {
    const totals = quotes.flatMap(({ currency, prices }) =>
      prices
        .filter((price) => price.line === line && price.quantity === quantity)
        .flatMap(
          ({ totalMinor }) => convertMoney({ amountMinor: totalMinor, currency }, { to: 'USD', rates }) ?? [],
        ),
    );
    if (totals.length === 0) return null;
    sum += Math.min(...totals);
  }
  return sum;
}
