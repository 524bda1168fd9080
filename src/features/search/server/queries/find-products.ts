import { and, arrayContains, asc, desc, eq, gt, inArray, or, type SQL, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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
    facets: CategoryFacet[] | null;
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
      select facet.id, facet.name, sum(leaf.count)::int as count
      from (select category_id as id, count(*) as count from matched group by category_id) leaf
      join categories own on own.id = leaf.id
      join categories facet on facet.id = any(own.path) and ${facetsWithin(category)}
      group by facet.id, facet.name
      order by count desc, facet.name
      limit ${facetCount}
    )
    select (select count(*)::int from matched) as count,
      (select array_agg(id) from page) as ids,
      (select json_agg(faceted) from faceted) as facets`);
  const { count = 0, ids, facets } = rows[0] ?? {};
  const cards = await listCards(db, ids ?? []);
  return { count, more: count === mostCounted, products: cards, facets: facets ?? [] };
}

/** Groups say most about where results lie; within a group its leaves do. A leaf has nothing to narrow. */
const facetsWithin = (category: string | undefined): SQL =>
  category
    ? sql`facet.level = (select level + 1 from categories where id = ${category})
        and facet.path @> array[${category}]`
    : sql`facet.level = 1`;

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
  const [cards, counted, facets] = await Promise.all([
    db
      .select(productCardColumns)
      .from(products)
      .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
      .where(and(isPublicProduct, within))
      .orderBy(desc(products.popularity), desc(products.id))
      .offset(offset)
      .limit(limit),
    db
      .select({ count: sum(categories.productCount).mapWith(Number) })
      .from(categories)
      .where(and(eq(categories.level, 2), category ? belowOrAlsoIn(category) : undefined)),
    browseFacets(db, category),
  ]);
  return { count: counted[0]?.count ?? 0, more: false, products: cards.map(toProductCard), facets };
}

async function browseFacets(db: Database, category: string | undefined): Promise<CategoryFacet[]> {
  const facet = alias(categories, 'facet');
  return db
    .select({ id: facet.id, name: facet.name, count: facet.productCount })
    .from(facet)
    .where(and(gt(facet.productCount, 0), facetsWithin(category)))
    .orderBy(desc(facet.productCount), asc(facet.name))
    .limit(facetCount);
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

/** The query as the database reads it: quoted phrases, `or` and `-word` work as on the web. */
export const webSearch = (text: string): SQL => sql`websearch_to_tsquery('english', unaccent(${text}))`;
