import { compareQuotes, costInput } from '#features/sourcing/comparison/rules/comparison.ts';
import { scoreSuppliers } from '#features/sourcing/comparison/rules/score.ts';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import { minorUnits } from '#lib/money.ts';
import { compareText, type Pseudonyms, type RecordSource } from './source.ts';

type Scored = Pick<RecordSource, 'assumptions' | 'facts' | 'quotes' | 'versions'>;

/** Returns all quotes that were not withdrawn as they were at the deadline. */
const competing = (quotes: readonly Quote[]): Quote[] =>
  quotes.filter(({ state }) => state !== 'withdrawn').map((quote): Quote => ({ ...quote, state: 'open' }));

/** Returns what the calculation starts from, besides the offers: rates, freight, duty and facts about suppliers. */
export function describeBasis({ assumptions, facts, quotes }: Scored, names: Pseudonyms) {
  const { currency, destination, moneyRateBasisPoints, routes, weights } = assumptions;
  const currencies = [...new Set([currency, ...quotes.map((quote) => quote.currency)])].toSorted(compareText);
  const stores = new Map(quotes.map(({ supplier }) => [supplier.id, supplier]));
  return {
    calculatedOn: facts.day,
    currency,
    destination,
    moneyRateBasisPoints,
    weights,
    rates: {
      month: facts.rates.month,
      perDollar: Object.fromEntries(currencies.map((code) => [code, facts.rates.perDollar[code] ?? null])),
      minorUnits: Object.fromEntries(currencies.map((code) => [code, minorUnits(code)])),
    },
    routes,
    suppliers: Object.fromEntries(
      [...stores]
        .map(([id, { country }]) => {
          const { responseHours = null, onTimePercent = null, certificates = [] } = facts.suppliers[id] ?? {};
          return [names.supplier(id), { country, responseHours, onTimePercent, certificates }] as const;
        })
        .toSorted(([a], [b]) => compareText(a, b)),
    ),
    duties: competing(quotes).flatMap((quote) => dutiesOf(quote, { assumptions, facts, names })),
  };
}

interface DutyQuery extends Pick<Scored, 'assumptions' | 'facts'> {
  names: Pseudonyms;
}

/** Returns the duty on each line of a quote, and how its country of destination values goods. */
const dutiesOf = (quote: Quote, { names, ...input }: DutyQuery) =>
  quote.lines.flatMap((line, index) => {
    const [price] = line.prices;
    if (!price) return [];
    const { duty, valuation } = costInput(
      { quote, line, price, neededQuantity: price.quantity },
      input,
    ).terms;
    return [
      {
        bid: names.bid(quote.id),
        line: index,
        state: duty.state,
        basisPoints: 'basisPoints' in duty ? duty.basisPoints : null,
        isComplete: duty.state === 'tariff' ? duty.rate.isComplete : true,
        source: duty.state === 'tariff' ? duty.rate.source : null,
        valuation,
      },
    ];
  });

/** Returns the landed costs, the scores and the ranking, as the buyer compares them. */
export function scoreRecord({ assumptions, facts, quotes, versions }: Scored, names: Pseudonyms) {
  const open = competing(quotes);
  const requestLines = (versions.at(-1)?.content.lines ?? []).map(({ title, quantities }) => ({
    title,
    quantities: quantities.toSorted((a, b) => a - b),
  }));
  const groups = compareQuotes({ requestLines, quotes: open, assumptions, facts });
  const { weights } = assumptions;
  const scores = scoreSuppliers({ groups, quotes: open, suppliers: facts.suppliers, weights });
  return {
    totals: groups.flatMap(({ requestLine, offers }) =>
      offers.flatMap(({ quoteId, line, cells }) =>
        cells.flatMap((cell) =>
          cell
            ? [
                {
                  bid: names.bid(quoteId),
                  line,
                  requestLine,
                  neededQuantity: cell.neededQuantity,
                  quantity: cell.quantity,
                  totalMinor: cell.totalMinor,
                  perThousandMinor: cell.perThousandMinor,
                  missing: cell.missing,
                },
              ]
            : [],
        ),
      ),
    ),
    scores: scores
      .map(({ supplierId, total, parts }) => ({
        rank: 1 + scores.filter((other) => other.total > total).length,
        supplier: names.supplier(supplierId),
        total,
        price: parts.price.points,
        leadTime: parts.leadTime.points,
        trackRecord: parts.trackRecord.points,
        sustainability: parts.sustainability.points,
      }))
      .toSorted((a, b) => a.rank - b.rank || compareText(a.supplier, b.supplier)),
  };
}
