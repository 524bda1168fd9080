import { and, eq, isNull, sql } from 'drizzle-orm';
import { defineTag, type PageTag, recordTag } from '#lib/page-tags.ts';
import { getOrCompute } from '#platform/cache/value-cache.ts';
import type { Database } from '#platform/database/database.ts';
import { lowStock } from '../../rules/status.ts';
import { products } from '../tables.ts';

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
  /** Pieces in stock, and products hidden by the plan, both including archived products. */
  pieces: number;
  hidden: number;
}

interface CategoryProductCounts extends ProductCounts {
  id: string;
  name: string;
}

const incomplete =
  'products.is_shown and not (products.is_told and products.is_specified and products.picture_count > 0)';
/** SQL condition: public, but without a detailed description, a specification or a picture. */
export const isIncomplete = sql.raw(incomplete);

const conditions: Record<Exclude<keyof ProductCounts, 'pieces'>, string> = {
  all: 'archived_at is null',
  active: "archived_at is null and status = 'active'",
  inactive: "archived_at is null and status = 'inactive'",
  outOfStock: 'archived_at is null and stock = 0',
  lowStock: `archived_at is null and stock > 0 and stock <= ${lowStock}`,
  incomplete: `archived_at is null and ${incomplete}`,
  hiddenByPlan: 'archived_at is null and hidden_by_plan_at is not null',
  archived: 'archived_at is not null',
  shown: 'is_shown',
  told: 'is_shown and is_told',
  tiered: 'is_shown and is_tiered',
  pictured: 'is_shown and picture_count > 0',
  hidden: 'hidden_by_plan_at is not null',
};
const countColumns = [
  ...Object.entries(conditions).map(([name, is]) => `(count(*) filter (where ${is}))::int as "${name}"`),
  'sum(stock)::float8 as pieces',
].join(', ');

/** Counts of stores up to this size are faster to compute than to cache. */
const smallStore = 1_000;

/** Returns the cache tag of a store's counts. Code that writes its products must broadcast it. */
export const catalogCountsTag = (supplierId: string): PageTag => recordTag(shelvesTag, supplierId);

const shelvesTag = defineTag('catalog.shelf');

interface CatalogCounts extends ProductCounts {
  /** Categories in which the store has products, by name. */
  categories: readonly CategoryProductCounts[];
}

/** Returns the product counts of a store, in total and by category, using one index-only scan. */
export function getCatalogCounts(db: Database, supplierId: string): Promise<CatalogCounts> {
  return getOrCompute(db, { tag: catalogCountsTag(supplierId), isWorthCaching: isLarge }, async () => {
    const { rows } = await db.execute(sql`
      select category.id, category.name, shelf.*
      from (select category_id, ${sql.raw(countColumns)} from products where supplier_id = ${supplierId} and deleted_at is null group by 1) shelf
      join categories category on category.id = shelf.category_id order by category.name, category.id`);
    const categories = rows as unknown as CategoryProductCounts[];
    return { ...sumCounts(categories), categories };
  });
}

const isLarge = ({ all, archived }: ProductCounts): boolean => all + archived > smallStore;

const countNames = [...Object.keys(conditions), 'pieces'] as (keyof ProductCounts)[];

const sumCounts = (categories: readonly CategoryProductCounts[]): ProductCounts => {
  const total = (name: keyof ProductCounts): number =>
    categories.reduce((sum, category) => sum + category[name], 0);
  return Object.fromEntries(countNames.map((name) => [name, total(name)])) as unknown as ProductCounts;
};

/**
 * SQL order in which products stay public if the plan has no room for all: the owner's choice first, then those already
 * public, then by sales, then newest.
 */
export const planRankOrder = sql.raw(
  'plan_preference desc, is_shown desc, sales_count desc, created_at desc, id desc',
);

/** Returns the number of a store's products that are shown to buyers, as far as the products themselves decide. */
export const countShown = (db: Database, supplierId: string): Promise<number> =>
  db.$count(
    products,
    // Deleted products are never shown, but without this condition the partial index could not be used.
    and(eq(products.supplierId, supplierId), isNull(products.deletedAt), eq(products.isShown, true)),
  );
