import { and, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ProductStatus } from '#features/catalog/products/contract/product-labels.ts';
import { getCatalogCounts, planRankOrder } from '#features/catalog/products/server/queries/catalog-counts.ts';
import { firstImageId } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import type { PackDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { planOf } from '#features/stores/memberships/rules.ts';
import { getMembership } from '#features/stores/memberships/server/queries.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import type { PublicProductLimit, RankedProduct } from '../contract.ts';

interface StoreContext {
  supplierId: string;
  now: Date;
}

/**
 * Returns the product limit of a store's plan, now and from the end of the cycle, with its numbers of public and hidden
 * products.
 */
export async function getPublicProductLimit(db: Database, store: StoreContext): Promise<PublicProductLimit> {
  const [membership, counts] = await Promise.all([
    getMembership(db, store),
    getCatalogCounts(db, store.supplierId),
  ]);
  const { productLimit, nextPlanId, cycleEndsAt } = membership;
  const next = nextPlanId && planOf(nextPlanId);
  const smaller = next && next.productLimit !== null && (productLimit ?? Infinity) > next.productLimit;
  return {
    limit: productLimit,
    next:
      smaller && cycleEndsAt ? { limit: next.productLimit ?? 0, plan: next.title, from: cycleEndsAt } : null,
    shown: counts.shown,
    hidden: counts.hidden,
  };
}

interface RankedProductsQuery extends StoreContext {
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * Returns a query for products ranked by which ones stay public: all for a search, else one page read from an index.
 */
function rankedProductsSql(supplierId: string, page?: { after: number; limit: number }): SQL {
  const own = sql`select * from ${products} where ${and(
    eq(products.supplierId, supplierId),
    isNull(products.deletedAt),
    or(products.isShown, isNotNull(products.hiddenByPlanAt)),
  )}`;
  const rank = sql`row_number() over (order by ${planRankOrder})`;
  if (!page) return sql`select ${products}.*, ${rank} as place from (${own}) ${products}`;
  const { after, limit } = page;
  return sql`select ${products}.*, ${after}::int + ${rank} as place
    from (${own} order by ${planRankOrder} limit ${limit} offset ${after}) ${products}`;
}

/** Returns a page of the store's products that are public or hidden by the plan, ranked by which ones stay. */
export async function listRankedProducts(db: Database, { q, cursor, limit, ...store }: RankedProductsQuery) {
  const places = await getPublicProductLimit(db, store);
  const room = places.next?.limit ?? places.limit;
  const like = q ? containsPattern(q) : null;
  const after = Number(cursor ?? 0);
  const ranked = rankedProductsSql(store.supplierId, like ? undefined : { after, limit: limit + 1 });
  const rows = await db
    .select({
      id: sql<string>`${products.id}`,
      number: sql<number>`${products.number}`,
      title: sql<string>`${products.title}`,
      slug: sql<string>`${products.slug}`,
      pack: sql<PackDrawing>`${products.pack}`,
      imageId: firstImageId,
      status: sql<ProductStatus>`${products.status}`,
      salesCount: sql<number>`${products.salesCount}`,
      createdAt: sql<Date>`${products.createdAt}`.mapWith(products.createdAt),
      shown: sql<boolean>`${products.isShown}`,
      place: sql<number>`place::int`,
    })
    .from(sql`(${ranked}) ${products}`)
    .where(and(sql`place > ${after}`, like ? ilike(products.title, like) : undefined))
    .orderBy(sql`place`)
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    places,
    products: page.map(
      ({ place, imageId, createdAt, ...row }): RankedProduct => ({
        ...row,
        createdAt: createdAt.toISOString(),
        imageUrl: imageId && mediaUrl(imageId, 320),
        stays: places.next || places.limit === null ? room === null || place <= room : row.shown,
      }),
    ),
    nextCursor: rows.length > limit ? String(page.at(-1)?.place ?? 0) : null,
  };
}
