import type { Viewer } from '#features/conversations/inquiries/server/queries/viewer.ts';
import type { Comparison } from '#features/sourcing/comparison/contract.ts';
import { costInput } from '#features/sourcing/comparison/rules/comparison.ts';
import { totalLandedCost } from '#features/sourcing/comparison/rules/landed-cost.ts';
import { includedIn } from '#features/sourcing/comparison/rules/seller-terms.ts';
import { getComparison } from '#features/sourcing/comparison/server/queries/comparison.ts';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { SelectedWinner, SupplierPreview } from '../../contract.ts';
import { type AwardedItem, type CompetingOffer, rankOffers } from '../../rules.ts';
import { listAwardedItems } from './awards.ts';

interface StandingsQuery {
  /** The request. */
  id: string;
  viewer: Extract<Viewer, { side: 'buyer' }>;
  now: Date;
}

/** Returns where each supplier stands after what was awarded so far, and what else is about to be. */
export async function getStandings(
  db: Database,
  { winners = [], ...query }: StandingsQuery & { winners?: readonly SelectedWinner[] },
) {
  const comparison = await getComparison(db, { ...query, subject: 'request' });
  const quotes = comparison.quotes.filter(({ state }) => state !== 'withdrawn');
  const awarded = [
    ...(await listAwardedItems(db, query.id)),
    ...winners.flatMap((winner) => itemsOf(winner, quotes)),
  ].map((item): AwardedItem => ({ ...item, title: comparison.requestLines?.[item.line]?.title ?? '' }));
  const offers = quotes.flatMap((quote) => offersOf(quote, comparison));
  const winning = new Set(
    quotes
      .filter(({ id }) => awarded.some(({ quoteId }) => quoteId === id))
      .map(({ supplier }) => supplier.id),
  );
  return rankOffers({ awarded, offers, rates: comparison.facts.rates }).map((standing) => ({
    ...standing,
    won: winning.has(standing.supplierId),
    name: quotes.find(({ supplier }) => supplier.id === standing.supplierId)?.supplier.name ?? '',
  }));
}

/** Returns the offers for a request that were not withdrawn, and the currency of their landed costs. */
export async function listCompetingOffers(
  db: Database,
  query: StandingsQuery,
): Promise<{ offers: CompetingOffer[]; currency: string }> {
  const comparison = await getComparison(db, { ...query, subject: 'request' });
  const quotes = comparison.quotes.filter(({ state }) => state !== 'withdrawn');
  return {
    offers: quotes.flatMap((quote) => offersOf(quote, comparison)),
    currency: comparison.assumptions.currency,
  };
}

/** Returns what the suppliers who do not win would see of an award, before it is made. */
export async function previewAward(
  db: Database,
  query: StandingsQuery & { winners: readonly SelectedWinner[] },
): Promise<SupplierPreview[]> {
  const standings = await getStandings(db, query);
  return standings.filter(({ won }) => !won).map(({ name, items }) => ({ supplierName: name, items }));
}

/** Returns what is about to be ordered of a quote. */
function itemsOf({ id, choices }: SelectedWinner, quotes: readonly Quote[]): Omit<AwardedItem, 'title'>[] {
  const quote = quotes.find((one) => one.id === id);
  if (!quote) throw notFound('Quote');
  return choices.map(({ line, quantity }) => ({
    line: quote.lines[line]?.requestLine ?? 0,
    quantity,
    quoteId: id,
    quoteLine: line,
  }));
}

/** Returns everything that a quote offers, with its landed cost as far as the comparison knows it. */
function offersOf(quote: Quote, { assumptions, facts }: Comparison): CompetingOffer[] {
  const { supplier, id, currency, incoterm } = quote;
  return quote.lines.flatMap((line, quoteLine) =>
    line.prices.map((price) => {
      const neededQuantity = price.quantity;
      const input = costInput({ quote, line, price, neededQuantity }, { assumptions, facts });
      const cost = totalLandedCost(input.offer, input.terms);
      return {
        supplierId: supplier.id,
        quoteId: id,
        quoteLine,
        line: line.requestLine ?? 0,
        quantity: price.quantity,
        isAlternative: line.isAlternative,
        currency,
        totalMinor: price.totalMinor,
        terms: includedIn(incoterm),
        landedMinor: cost && cost.missing.length === 0 ? cost.totalMinor : null,
      };
    }),
  );
}
