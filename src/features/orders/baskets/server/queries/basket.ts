import { asc, eq, sql } from 'drizzle-orm';
import { mediaUrl } from '#features/files/files/rules.ts';
import { listSellingTerms } from '#features/orders/selling-terms/server/queries.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { sumByCurrency } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';
import { type Basket, type BasketGroup, maxBasketLines } from '../../contract.ts';
import { basketLines } from '../tables.ts';
import { type PricedLine, priceLines, type RequestedLine } from './priced-lines.ts';

/** Returns the lines in the basket of an account, oldest first. */
export async function listBasketLines(db: Database, accountId: string): Promise<RequestedLine[]> {
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
    .limit(maxBasketLines);
}

/** Returns the basket of an account at today's prices. */
export const getBasket = async (db: Database, { accountId, now }: { accountId: string; now: Date }) =>
  describeBasket(db, { lines: await listBasketLines(db, accountId), accountId, now });

/** Returns lines at today's prices, grouped by supplier, with sums. */
export async function describeBasket(
  db: Database,
  { lines, accountId, now }: { lines: readonly RequestedLine[]; accountId: string | null; now: Date },
): Promise<Omit<Basket, 'pricedAt'> & { pricedAt: Date }> {
  const priced = await priceLines(db, { lines, accountId, now });
  const ids = [...new Set(priced.map(({ supplier }) => supplier.id))];
  const terms = await listSellingTerms(db, ids);
  const groups = ids.map((id): BasketGroup => {
    const own = priced.filter(({ supplier }) => supplier.id === id);
    return groupOf(own, terms.get(id)?.paymentTerms ?? []);
  });
  return {
    groups,
    lineCount: priced.length,
    // Currencies in which nothing can be ordered have no total.
    totals: sumByCurrency(
      groups
        .filter(({ hasProblems, subtotalMinor }) => !hasProblems || subtotalMinor > 0)
        .map(({ subtotalMinor, currency }) => ({ amountMinor: subtotalMinor, currency })),
    ),
    hasProblems: groups.some(({ hasProblems }) => hasProblems),
    dropped: lines.length - priced.length,
    pricedAt: now,
  };
}

function groupOf(own: PricedLine[], paymentTerms: BasketGroup['supplier']['paymentTerms']): BasketGroup {
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

/** Counts the lines in the basket of an account. */
export async function countBasket(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(basketLines)
    .where(eq(basketLines.accountId, accountId));
  return row?.count ?? 0;
}
