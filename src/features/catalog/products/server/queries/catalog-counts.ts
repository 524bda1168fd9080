import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { defineTag, type PageTag, recordTag } from '#lib/page-tags.ts';
import { getOrCompute } from '#platform/cache/value-cache.ts';
import type { Database } from '#platform/database/database.ts';
import { hasStockLevel, products } from '../tables.ts';
import { isStoreRow } from './lock-store.ts';

/** Product counts of a store, in total or in one category. Deleted products are not counted. */
interface ProductCounts {
  /** Products that are not archived, followed by how many of them are in each state. */
  all: number;
  active: number;
  inactive: number;
  outOfStock: number;
  lowStock: number;
  /** Public, but without a detailed description, a specification or a picture. */
  incomplete: number;
  hiddenByPlan: number;
  archived: number;
  /** Public products, followed by how many of them are well described, have price tiers or have pictures. */
  shown: number;
  told: number;
  tiered: number;
  pictured: number;
  /** Hidden by the plan, including archived products. */
  hidden: number;
}

interface CategoryProductCounts extends ProductCounts {
  id: string;
  name: string;
}

/** SQL condition: public, but without a detailed description, a specification or a picture. */
export const isIncomplete: SQL = sql`(${products.isShown} and not (${products.isTold} and ${products.isSpecified} and ${products.pictureCount} > 0))`;

const isKept = isNull(products.archivedAt);
const conditions: Record<keyof ProductCounts, SQL | undefined> = {
  all: isKept,
  active: and(isKept, eq(products.status, 'active')),
  inactive: and(isKept, eq(products.status, 'inactive')),
  outOfStock: and(isKept, hasStockLevel.out),
  lowStock: and(isKept, hasStockLevel.low),
  incomplete: and(isKept, isIncomplete),
  hiddenByPlan: and(isKept, isNotNull(products.hiddenByPlanAt)),
  archived: isNotNull(products.archivedAt),
  shown: eq(products.isShown, true),
  told: and(eq(products.isShown, true), eq(products.isTold, true)),
  tiered: and(eq(products.isShown, true), eq(products.isTiered, true)),
  pictured: and(eq(products.isShown, true), gt(products.pictureCount, 0)),
  hidden: isNotNull(products.hiddenByPlanAt),
};
const countNames = Object.keys(conditions) as (keyof ProductCounts)[];
const countColumns = Object.fromEntries(
  countNames.map((name) => [name, sql<number>`(count(*) filter (where ${conditions[name]}))::int`.as(name)]),
) as Record<keyof ProductCounts, SQL.Aliased<number>>;

/** Counts of stores up to this size are faster to compute than to cache. */
const smallStore = 1_000;

/** Returns the cache tag of a store's counts. Code that writes its products must broadcast it. */
export const catalogCountsTag = (supplierId: string): PageTag => recordTag(countsTag, supplierId);

const countsTag = defineTag('catalog.counts');

interface CatalogCounts extends ProductCounts {
  /** Categories in which the store has products, by name. */
  categories: readonly CategoryProductCounts[];
}

/** Returns the product counts of a store, in total and by category, using one index-only scan. */
export function getCatalogCounts(db: Database, supplierId: string): Promise<CatalogCounts> {
  return getOrCompute(db, {
    tag: catalogCountsTag(supplierId),
    isWorthCaching: isLarge,
    compute: async () => {
      const counted = db
        .select({ categoryId: products.categoryId, ...countColumns })
        .from(products)
        .where(isStoreRow(supplierId))
        .groupBy(products.categoryId)
        .as('counted');
      const { categoryId, ...counts } = counted._.selectedFields;
      const rows = await db
        .select({ id: categories.id, name: categories.name, ...counts })
        .from(counted)
        .innerJoin(categories, eq(categories.id, categoryId))
        .orderBy(categories.name, categories.id);
      return { ...sumCounts(rows), categories: rows };
    },
  });
}

/** Returns how many pieces a store has in stock, including archived products. Reads every product of the store. */
export async function countPieces(db: Database, supplierId: string): Promise<number> {
  const [row] = await db
    .select({ pieces: sql<number>`coalesce(sum(${products.stock}), 0)::float8` })
    .from(products)
    .where(isStoreRow(supplierId));
  return row?.pieces ?? 0;
}

const isLarge = ({ all, archived }: ProductCounts): boolean => all + archived > smallStore;

const sumCounts = (categories: readonly CategoryProductCounts[]): ProductCounts => {
  const total = (name: keyof ProductCounts): number =>
    categories.reduce((sum, category) => sum + category[name], 0);
  return Object.fromEntries(countNames.map((name) => [name, total(name)])) as unknown as ProductCounts;
};

/**
 * SQL order in which products stay public if the plan has no room for all: the owner's choice first, then those already
 * public, then by sales, then newest.
 */
export const planRankOrder = sql`${products.planPreference} desc, ${products.isShown} desc, ${products.salesBand} desc,
  ${products.salesCount} desc, ${products.createdAt} desc, ${products.id} desc`;

/** Returns the number of a store's products that are shown to buyers, as far as the products themselves decide. */
export const countShown = (db: Database, supplierId: string): Promise<number> =>
  db.$count(
    products,
    // Deleted products are never shown, but without this condition the partial index could not be used.
    and(eq(products.supplierId, supplierId), isNull(products.deletedAt), eq(products.isShown, true)),
  );
