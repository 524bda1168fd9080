import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ProductCard } from '#features/catalog/contract/product-views.ts';
import { productCardColumns, toProductCard } from '#features/catalog/server/queries/product-cards.ts';
import { categories, products } from '#features/catalog/server/tables.ts';
import { suppliers } from '#features/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { CategoryFacet } from '../../contract.ts';

/** Of more matches than this, the most wanted are ranked and counted, and the count is shown as a least. */
export const mostRanked = 10_000;
const facetCount = 12;

interface Search {
  /** A tsquery, or null for everything. */
  words: SQL | null;
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
export async function findProducts(db: Database, search: Search): Promise<Matches> {
  const { rows } = await db.execute<{ count: number; ids: string[] | null; facets: { id: string; count: number }[] | null }>(sql`
    with matched as materialized (
      select product.id, product.category_id, product.popularity, ${fieldOf(search.words)} as field
      from products product join suppliers supplier on supplier.id = product.supplier_id
      where product.is_shown and supplier.is_public ${matching(search.words)}
        ${search.category ? sql`and product.placements @> array[${search.category}]` : sql``}
      order by product.popularity desc, product.id desc
      limit ${mostRanked}
    ), page as (
      select id from matched order by field desc, popularity desc, id desc offset ${search.offset} limit ${search.limit}
    ), faceted as (
      select category_id as id, count(*)::int as count from matched group by category_id order by 2 desc, 1 limit ${facetCount}
    )
    select (select count(*)::int from matched) as count,
      (select array_agg(id) from page) as ids,
      (select json_agg(faceted) from faceted) as facets`);
  const { count = 0, ids, facets } = rows[0] ?? {};
  const [cards, named] = await Promise.all([listCards(db, ids ?? []), nameFacets(db, facets ?? [])]);
  return { count, more: count === mostRanked, products: cards, facets: named };
}

const matching = (words: SQL | null): SQL => (words ? sql`and product.search_vector @@ ${words}` : sql``);

/** 3: all in the title … 0: some only in the description. */
const fieldOf = (words: SQL | null): SQL =>
  words
    ? sql`case when ts_filter(product.search_vector, '{a}') @@ ${words} then 3
        when ts_filter(product.search_vector, '{a,b}') @@ ${words} then 2
        when ts_filter(product.search_vector, '{a,b,c}') @@ ${words} then 1 else 0 end`
    : sql`0`;

async function listCards(db: Database, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(productCardColumns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(inArray(products.id, [...ids]));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(toProductCard);
}

async function nameFacets(db: Database, facets: readonly { id: string; count: number }[]): Promise<CategoryFacet[]> {
  if (facets.length === 0) return [];
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, facets.map(({ id }) => id)));
  return facets.flatMap(({ id, count }) => rows.filter((row) => row.id === id).map(({ name }) => ({ id, name, count })));
}

/** The query as the database reads it: quoted phrases, `or` and `-word` work as on the web. */
export const webSearch = (text: string): SQL => sql`websearch_to_tsquery('english', unaccent(${text}))`;
