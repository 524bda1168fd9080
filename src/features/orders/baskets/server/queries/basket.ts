import { asc, eq, sql } from 'drizzle-orm';
import { mediaUrl } from '#features/files/files/rules.ts';
import { listSellingTerms } from '#features/orders/selling-terms/server/queries.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import { type Basket, type BasketGroup, basketLimit } from '../../contract.ts';
import { basketLines } from '../tables.ts';
import { type PricedWish, priceWishes, type Wish } from './priced-wishes.ts';

/** What an account has in its basket, in the order in which it was put in. */
export async function listWishes(db: Database, accountId: string): Promise<Wish[]> {
  return db
    .select({
      id: basketLines.id,
      productId: basketLines.productId,
      variantId: basketLines.variantId,
      quantity: basketLines.quantity,
      isSample: basketLines.isSample,
      seenUnitPriceMinor: basketLines.seenUnitPriceMinor,
    })
    .from(basketLines)
    .where(eq(basketLines.accountId, accountId))
    .orderBy(asc(basketLines.addedAt), asc(basketLines.id))
    .limit(basketLimit);
}

/** An account's basket at today's prices. */
export const getBasket = async (db: Database, { accountId, now }: { accountId: string; now: Date }) =>
  describeBasket(db, { wishes: await listWishes(db, accountId), accountId, now });

/** Wishes grouped by supplier, with sums. */
export async function describeBasket(
  db: Database,
  { wishes, accountId, now }: { wishes: readonly Wish[]; accountId: string | null; now: Date },
): Promise<Omit<Basket, 'pricedAt'> & { pricedAt: Date }> {
  const priced = await priceWishes(db, { wishes, accountId });
  const ids = [...new Set(priced.map(({ supplier }) => supplier.id))];
  const terms = await listSellingTerms(db, ids);
  const groups = ids.map((id): BasketGroup => {
    const own = priced.filter(({ supplier }) => supplier.id === id);
    return groupOf(own, terms.get(id)?.paymentTerms ?? []);
  });
  return {
    groups,
    lineCount: priced.length,
    subtotalMinor: groups.reduce((sum, { subtotalMinor }) => sum + subtotalMinor, 0),
    currency: groups[0]?.currency ?? homeMarket.currency,
    hasProblems: groups.some(({ hasProblems }) => hasProblems),
    dropped: wishes.length - priced.length,
    pricedAt: now,
  };
}

function groupOf(own: PricedWish[], paymentTerms: BasketGroup['supplier']['paymentTerms']): BasketGroup {
  const [first] = own;
  if (!first) throw new Error('a group of a basket has a line');
  const { id, slug, businessName, logoFileId, logoSeed, verifiedAt, city, country } = first.supplier;
  const lines = own.map(({ line }) => line);
  return {
    supplier: {
      id,
      slug,
      name: businessName,
      logoUrl: logoFileId && mediaUrl(logoFileId, 320),
      logoSeed,
      verified: verifiedAt !== null,
      city,
      country: countryName(country),
      paymentTerms,
    },
    lines,
    currency: first.line.currency,
    subtotalMinor: lines.reduce((sum, { totalMinor }) => sum + (totalMinor ?? 0), 0),
    hasProblems: lines.some(({ problem }) => problem !== null),
  };
}

/** How many lines an account's basket has. */
export async function countBasket(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(basketLines)
    .where(eq(basketLines.accountId, accountId));
  return row?.count ?? 0;
}
