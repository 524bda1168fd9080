import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ProductCard } from '#features/catalog/products/contract/product-views.ts';
import { isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import type { IndexQuery } from '#features/search/index/rules/query.ts';
import { engineOf } from '#features/search/index/server/queries/engine.ts';
import { type UnderstoodQuery, understand } from '#features/search/index/server/queries/understand.ts';
import { type Vocabulary, vocabularyOf } from '#features/search/index/server/queries/vocabulary.ts';
import { searchDocs } from '#features/search/index/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { tierFor } from '#lib/money.ts';
import { batchedFor } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import { preparedFor } from '#platform/database/prepared.ts';
import type { Kernel } from '#platform/kernel.ts';
import { furthest, type SearchFilters, type SearchSort } from '../../rules.ts';
import { categoriesWith, popularCategories } from './categories.ts';
import { facetsOf, filtersOf } from './facets.ts';

interface ProductSearch {
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
  const cards = await listCards(kernel.database.db, answer.ids);
  const next = cursor + limit;
  return {
    count: answer.count,
    more: answer.more,
    exact: answer.exact < answer.count && understood.concepts.length > 1 ? answer.exact : null,
    products: filters.quantity
      ? await pricedFor(kernel.database.db, { cards, quantity: filters.quantity })
      : cards,
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

interface Wanted {
  cards: readonly ProductCard[];
  quantity: number;
}

/** Cards with what one costs at a quantity, as the page of each works it out, in place of the range. */
async function pricedFor(db: Database, { cards, quantity }: Wanted): Promise<ProductCard[]> {
  if (cards.length === 0) return [];
  const ids = cards.map(({ id }) => id);
  const rows = await db
    .select({ id: products.id, tiers: products.tiers })
    .from(products)
    .where(inArray(products.id, ids));
  const tiersOf = new Map(rows.map(({ id, tiers }) => [id, tiers]));
  return cards.map((card) => {
    const tier = tierFor(tiersOf.get(card.id) ?? [], quantity);
    return tier ? { ...card, priceFromMinor: tier.unitPriceMinor, priceToMinor: tier.unitPriceMinor } : card;
  });
}

const pathOf = ({ categories }: Vocabulary, category: string | undefined) =>
  (category ? (categories.get(category)?.path ?? []) : []).flatMap((id) => {
    const node = categories.get(id);
    return node ? [{ id, name: node.name }] : [];
  });

const cardsOf = preparedFor((db) =>
  db
    .select({ id: searchDocs.productId, card: searchDocs.card })
    .from(searchDocs)
    .innerJoin(products, eq(products.id, searchDocs.productId))
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(
      and(
        sql`${searchDocs.productId} = any(${sql.placeholder('ids')}::uuid[])`,
        isPublicProduct,
        ne(searchDocs.card, ''),
      ),
    )
    .prepare('search_cards'),
);
const mostCards = 500;

/** Searches of the same moment read their cards together. */
const cardOf = batchedFor<string, ProductCard>(async (db, ids) => {
  const rows = await cardsOf(db).execute({ ids });
  return new Map(rows.map(({ id, card }) => [id, JSON.parse(card) as ProductCard]));
}, mostCards);

/** Cards as the index keeps them, in the order of their ids; what is no longer public is left out at once. */
export async function listCards(db: Database, ids: readonly string[]): Promise<ProductCard[]> {
  const cards = await Promise.all(ids.map((id) => cardOf(db, id)));
  return cards.filter((card) => card !== undefined);
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
    understood.concepts
      .flatMap(({ alternatives }) => alternatives.flatMap(({ lexemes }) => lexemes))
      // A figure alone, or its unit, says nothing of the kind of thing.
      .filter((lexeme) => !/^[#\d]|^.$/u.test(lexeme)),
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
