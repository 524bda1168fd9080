import type { ProductCard } from '#features/catalog/contract/product-views.ts';
import type { IndexQuery } from '#features/search-index/rules/query.ts';
import { engineOf } from '#features/search-index/server/queries/engine.ts';
import { type UnderstoodQuery, understand } from '#features/search-index/server/queries/understand.ts';
import { type Vocabulary, vocabularyOf } from '#features/search-index/server/queries/vocabulary.ts';
import type { DatabaseHandle } from '#platform/database/database.ts';
import type { Kernel } from '#platform/kernel.ts';
import { furthest, type SearchFilters, type SearchSort } from '../../rules.ts';
import { categoriesWith, popularCategories } from './categories.ts';
import { facetsOf, filtersOf } from './facets.ts';

export interface ProductSearch {
  q: string;
  filters: SearchFilters;
  sort: SearchSort;
  cursor: number;
  limit: number;
  literal: boolean;
}

/** Products that were asked for, with counts by facet and what was understood. */
export async function searchProducts(kernel: Kernel, search: ProductSearch) {
  const { q, filters, sort, cursor, limit, literal } = search;
  const engine = engineOf(kernel);
  const vocabulary = await vocabularyOf(kernel);
  const understood = await understand({ engine, vocabulary }, { text: q, literal });
  const query: IndexQuery = {
    concepts: understood.concepts,
    excluded: understood.excluded,
    hints: understood.hints,
    filters: filtersOf(vocabulary, filters),
    sort,
    offset: cursor,
    limit,
    facets: true,
  };
  const answer = await engine.search(query);
  const cards = await listCards(kernel.database, answer.ids);
  const next = cursor + limit;
  return {
    count: answer.count,
    more: answer.more,
    exact: answer.exact < answer.count && understood.concepts.length > 1 ? answer.exact : null,
    products: cards,
    facets: facetsOf(vocabulary, answer, filters),
    path: pathOf(vocabulary, filters.category),
    corrected: understood.corrected,
    measures: understood.measures,
    nextCursor:
      (next < answer.count || answer.more) && next <= furthest && answer.ids.length > 0 ? next : null,
    help: answer.count === 0 ? await helpFor({ kernel, vocabulary }, { search, understood }) : null,
    engine: engine.name,
  };
}

const pathOf = ({ categories }: Vocabulary, category: string | undefined) =>
  (category ? (categories.get(category)?.path ?? []) : []).flatMap((id) => {
    const node = categories.get(id);
    return node ? [{ id, name: node.name }] : [];
  });

/** Cards as the index keeps them, in the order of their ids; what is no longer public is left out at once. */
export async function listCards({ pool }: DatabaseHandle, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  // A statement with a name is planned once for each connection.
  const { rows } = await pool.query<{ cards: string | null }>({
    name: 'search_cards',
    text: `select string_agg(doc.card, ',' order by wanted.place) as cards
      from unnest($1::uuid[]) with ordinality wanted(id, place)
      join search_docs doc on doc.product_id = wanted.id
      join products on products.id = wanted.id
      join suppliers on suppliers.id = products.supplier_id
      where products.is_shown and suppliers.is_public and doc.card <> ''`,
    values: [ids],
  });
  return JSON.parse(`[${rows[0]?.cards ?? ''}]`) as ProductCard[];
}

interface Unfound {
  search: ProductSearch;
  understood: UnderstoodQuery;
}

/** What to try when nothing was found: the search without filters, parts of it, categories with some of its words. */
async function helpFor(
  { kernel, vocabulary }: { kernel: Kernel; vocabulary: Vocabulary },
  { search, understood }: Unfound,
) {
  const engine = engineOf(kernel);
  const wanted = new Set(
    understood.concepts.flatMap(({ alternatives }) => alternatives.flatMap(({ lexemes }) => lexemes)),
  );
  const base: Omit<IndexQuery, 'concepts'> = {
    excluded: [],
    filters: { groups: [] },
    sort: 'newest',
    offset: 0,
    limit: 1,
    facets: false,
  };
  const whole = await engine.search({ ...base, concepts: understood.concepts });
  const near = categoriesWith(vocabulary, wanted, 6);
  return {
    near: near.length > 0,
    categories: (near.length > 0 ? near : popularCategories(vocabulary)).map(({ id, name }) => ({
      id,
      name,
    })),
    searches: whole.count > 0 && search.q ? [{ q: search.q, count: whole.count }] : [],
  };
}
