import { and, arrayContains, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { ProductCard } from '#features/catalog/contract/product-views.ts';
import {
  isPublicProduct,
  productCardColumns,
  toProductCard,
} from '#features/catalog/server/queries/product-cards.ts';
import { categories, products } from '#features/catalog/server/tables.ts';
import { suppliers } from '#features/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { CategoryFacet } from '../../contract.ts';

/** Of more matches than this, the most wanted are counted, and the count is shown as a least. */
export const mostCounted = 10_000;
/** Of more than this, the most wanted are ordered by where the words stand. No page lies beyond. */
const mostRanked = 1000;
const facetCount = 12;

interface Search {
  words: SQL;
  category?: string | undefined;
  offset: number;
  limit: number;
}

interface Matches {
  count: number;
  more: boolean;
  products: ProductCard[];
  facets: CategoryFacet[];
}

/**
 * Products that match. First those with all the words in the title, then in title and category, then with the
 * supplier's name, then anywhere; among equals the more wanted first. What a supplier pays plays no part.
 */
export async function findProducts(
  db: Database,
  { words, category, offset, limit }: Search,
): Promise<Matches> {
  const within = category ? sql`and product.placements @> array[${category}]` : sql``;
  const { rows } = await db.execute<{
    count: number;
    ids: string[] | null;
    facets: { id: string; count: number }[] | null;
  }>(sql`
    with matched as materialized (
      select product.id, product.category_id, product.popularity
      from products product join suppliers supplier on supplier.id = product.supplier_id
      where product.is_shown and supplier.is_public and product.search_vector @@ ${words} ${within}
      order by product.popularity desc, product.id desc
      limit ${mostCounted}
    ), ranked as (
      select best.id, best.popularity, ${fieldOf(words)} as field
      from (select id, popularity from matched order by popularity desc, id desc limit ${mostRanked}) best
      join products product on product.id = best.id
    ), page as (
      select id from ranked order by field desc, popularity desc, id desc offset ${offset} limit ${limit}
    ), faceted as (
      select category_id as id, count(*)::int as count from matched group by category_id order by 2 desc, 1 limit ${facetCount}
    )
    select (select count(*)::int from matched) as count,
      (select array_agg(id) from page) as ids,
      (select json_agg(faceted) from faceted) as facets`);
  const { count = 0, ids, facets } = rows[0] ?? {};
  const [cards, named] = await Promise.all([listCards(db, ids ?? []), nameFacets(db, facets ?? [])]);
  return { count, more: count === mostCounted, products: cards, facets: named };
}

/** 3: all in the title … 0: some only in the description. */
const fieldOf = (words: SQL): SQL => sql`case
  when ts_filter(product.search_vector, '{a}') @@ ${words} then 3
  when ts_filter(product.search_vector, '{a,b}') @@ ${words} then 2
  when ts_filter(product.search_vector, '{a,b,c}') @@ ${words} then 1
  else 0 end`;

/** All products, the most wanted first, when nothing was typed; counts are those of the categories. */
export async function browseProducts(
  db: Database,
  { category, offset, limit }: Omit<Search, 'words'>,
): Promise<Matches> {
  const within = category ? arrayContains(products.placements, [category]) : undefined;
  const [cards, leaves] = await Promise.all([
    db
      .select(productCardColumns)
      .from(products)
      .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
      .where(and(isPublicProduct, within))
      .orderBy(desc(products.popularity), desc(products.id))
      .offset(offset)
      .limit(limit),
    db
      .select({ id: categories.id, name: categories.name, count: categories.productCount })
      .from(categories)
      .where(
        and(
          eq(categories.level, 2),
          gt(categories.productCount, 0),
          category ? belowOrAlsoIn(category) : undefined,
        ),
      )
      .orderBy(desc(categories.productCount), asc(categories.id)),
  ]);
  const count = leaves.reduce((sum, leaf) => sum + leaf.count, 0);
  return { count, more: false, products: cards.map(toProductCard), facets: leaves.slice(0, facetCount) };
}

const belowOrAlsoIn = (category: string): SQL | undefined =>
  or(arrayContains(categories.path, [category]), arrayContains(categories.alsoIn, [category]));

async function listCards(db: Database, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(productCardColumns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(inArray(products.id, [...ids]));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(toProductCard);
}

async function nameFacets(
  db: Database,
  facets: readonly { id: string; count: number }[],
): Promise<CategoryFacet[]> {
  if (facets.length === 0) return [];
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(
      inArray(
        categories.id,
        facets.map(({ id }) => id),
      ),
    );
  return facets.flatMap(({ id, count }) =>
    rows.filter((row) => row.id === id).map(({ name }) => ({ id, name, count })),
  );
}

/** The query as the database reads it: quoted phrases, `or` and `-word` work as on the web. */
export const webSearch = (text: string): SQL => sql`websearch_to_tsquery('english', unaccent(${text}))`;
