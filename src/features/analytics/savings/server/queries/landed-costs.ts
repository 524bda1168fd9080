import type { CompetingOffer } from '#features/sourcing/awards/rules.ts';
import { listCompetingOffers } from '#features/sourcing/awards/server/queries/standings.ts';
import type { Database } from '#platform/database/database.ts';
import { maxLandedRequests } from '../../contract.ts';
import { hasMixedTerms, type LandedCosts } from '../../rules.ts';
import type { AwardedItem } from './awarded-items.ts';

interface LandedQuery {
  accountId: string;
  now: Date;
  /** Newest first. */
  items: readonly AwardedItem[];
}

/**
 * Returns how to find the landed costs of an item whose quotes include different freight or duty. They are calculated by
 * request, so only the newest ones have them.
 */
export async function findLandedCosts(
  db: Database,
  { accountId, now, items }: LandedQuery,
): Promise<(item: AwardedItem) => LandedCosts | null> {
  const ids = [...new Set(items.filter(hasMixedTerms).map(({ request }) => request.id))];
  const byRequest = new Map<string, Awaited<ReturnType<typeof listCompetingOffers>>>();
  for (const id of ids.slice(0, maxLandedRequests))
    byRequest.set(id, await listCompetingOffers(db, { id, viewer: { side: 'buyer', accountId }, now }));
  return (item) => {
    const found = byRequest.get(item.request.id);
    return found && hasMixedTerms(item) ? landedCostsOf(item, found) : null;
  };
}

function landedCostsOf(
  { line, quantity, quoteId }: AwardedItem,
  { offers, currency }: { offers: readonly CompetingOffer[]; currency: string },
): LandedCosts | null {
  const same = offers.filter(
    (offer) => offer.line === line && offer.quantity === quantity && !offer.isAlternative,
  );
  const own = same.find((offer) => offer.quoteId === quoteId);
  if (!own || own.landedMinor === null) return null;
  const lowest = new Map<string, number>();
  for (const { supplierId, landedMinor } of same) {
    if (landedMinor === null) return null;
    if (supplierId !== own.supplierId)
      lowest.set(supplierId, Math.min(landedMinor, lowest.get(supplierId) ?? landedMinor));
  }
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return { awarded: money(own.landedMinor), rivals: [...lowest.values()].map(money) };
}
