import type { Standing } from '#features/sourcing/requests/contract.ts';
import { convertMoney, type ExchangeRates } from '#lib/exchange.ts';

/** One quantity of one line of a request. */
interface Item {
  line: number;
  quantity: number;
}

/** One quantity of one line that was awarded. */
export interface AwardedItem extends Item {
  title: string;
  quoteId: string;
  /** The line of the quote; null for an order of an earlier release. */
  quoteLine: number | null;
}

/** The offer of a supplier for one quantity of one line. */
export interface CompetingOffer extends Item {
  supplierId: string;
  quoteId: string;
  quoteLine: number;
  isAlternative: boolean;
  currency: string;
  /** Goods, one-off charges and freight, before tax. */
  totalMinor: number;
  /** The freight and duty in the total under its Incoterm: totals with the same text are comparable. */
  terms: string;
  /** The landed cost in the currency of the comparison; null if a part of it is not known. */
  landedMinor: number | null;
}

interface RankingInput {
  awarded: readonly AwardedItem[];
  offers: readonly CompetingOffer[];
  rates: ExchangeRates;
}

interface SupplierStandings {
  supplierId: string;
  items: Standing[];
}

/**
 * Returns where each supplier stands, for each quantity of each line that was awarded. Offers as requested are compared
 * with the one that was awarded: by landed cost if it is known for all of them, otherwise by the totals of those whose
 * delivery terms include the same. What cannot be compared has a reason instead of a rank.
 */
export function rankOffers({ awarded, offers, rates }: RankingInput): SupplierStandings[] {
  const items = new Map(awarded.map((item) => [`${item.line} ${item.quantity}`, item]));
  const rankings = [...items.values()].map((item) => rankItem(item, { offers, rates }));
  return [...new Set(offers.map(({ supplierId }) => supplierId))].map((supplierId) => ({
    supplierId,
    items: rankings.map((standingOf) => standingOf(supplierId)),
  }));
}

type Market = Pick<RankingInput, 'offers' | 'rates'>;

/** Returns how to find the standing of a supplier for what was awarded. */
function rankItem(item: AwardedItem, { offers, rates }: Market): (supplierId: string) => Standing {
  const { title, quantity } = item;
  const same = offers.filter((offer) => offer.line === item.line && offer.quantity === quantity);
  const won = same.find((offer) => isAwarded(offer, item));
  const like = same.filter((offer) =>
    offer.supplierId === won?.supplierId ? offer === won : !offer.isAlternative,
  );
  const basis = like.every(({ landedMinor }) => landedMinor !== null) ? 'landed_cost' : 'quoted_total';
  const comparable = basis === 'landed_cost' ? like : like.filter(({ terms }) => terms === won?.terms);
  const costs = lowestBySupplier(comparable, { basis, rates });
  const ranked = [...costs.values()].toSorted((a, b) => a - b);
  const [lowest = 0] = ranked;
  const unranked = { title, quantity, rank: null, of: null, abovePercent: null, basis: null };
  return (supplierId) => {
    if (!like.some((offer) => offer.supplierId === supplierId)) return { ...unranked, problem: 'not_quoted' };
    if (won?.isAlternative) return { ...unranked, problem: 'alternative' };
    const cost = costs.get(supplierId);
    if (cost === undefined) {
      const isComparable = comparable.some((offer) => offer.supplierId === supplierId);
      return { ...unranked, problem: isComparable ? 'exchange_rate' : 'terms' };
    }
    return {
      ...unranked,
      rank: ranked.indexOf(cost) + 1,
      of: ranked.length,
      abovePercent: lowest === 0 ? null : Math.round((cost / lowest - 1) * 1000) / 10,
      basis,
      problem: null,
    };
  };
}

const isAwarded = (offer: CompetingOffer, { quoteId, quoteLine }: AwardedItem): boolean =>
  offer.quoteId === quoteId && (quoteLine === null ? !offer.isAlternative : offer.quoteLine === quoteLine);

interface CostBasis {
  basis: NonNullable<Standing['basis']>;
  rates: ExchangeRates;
}

/** Returns the lowest cost of each supplier; totals in US dollars, left out without an exchange rate. */
function lowestBySupplier(
  offers: readonly CompetingOffer[],
  { basis, rates }: CostBasis,
): Map<string, number> {
  const lowest = new Map<string, number>();
  for (const { supplierId, landedMinor, totalMinor, currency } of offers) {
    const cost =
      basis === 'landed_cost'
        ? landedMinor
        : convertMoney({ amountMinor: totalMinor, currency }, { to: 'USD', rates });
    if (cost !== null) lowest.set(supplierId, Math.min(cost, lowest.get(supplierId) ?? cost));
  }
  return lowest;
}
