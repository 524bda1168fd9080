import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ProductCard } from '#features/catalog/products/contract/product-views.ts';
import { isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { listBlogs } from '#features/publishing/blog/server/queries/reading.ts';
import type { IndexQuery } from '#features/search/index/rules/query.ts';
import { engineOf } from '#features/search/index/server/queries/engine.ts';
import { type ParsedQuery, parseQuery } from '#features/search/index/server/queries/parse-query.ts';
import { type Vocabulary, vocabularyOf } from '#features/search/index/server/queries/vocabulary.ts';
import { searchDocs } from '#features/search/index/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { AppError } from '#lib/errors.ts';
import { tierFor } from '#lib/money.ts';
import { createBatchedRead } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import { createPreparedQuery } from '#platform/database/prepared-query.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { SearchInput } from '../../contract.ts';
import {
  maxOffset,
  parseSearchParams,
  type SearchFilters,
  type SearchParams,
  type SearchSort,
} from '../../rules.ts';
import { categoriesWith, popularCategories } from './categories.ts';
import { facetsOf } from './facets.ts';
import { findSuppliers } from './find-suppliers.ts';
import { indexFiltersOf } from './index-filters.ts';
import { findEvents, findJobs } from './pages.ts';

const blogsOnPage = 10;
const nothing = {
  count: 0,
  more: false,
  exact: null,
  products: [],
  suppliers: [],
  articles: [],
  pages: [],
  facets: [],
  path: [],
  corrected: null,
  measures: [],
  nextCursor: null,
  help: null,
  engine: null,
};

/** Returns the search of an API call, parsed like a URL. */
function toSearchParams({ limit: _limit, ...input }: SearchInput): SearchParams {
  const query = Object.entries(input).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value === 'true' ? '1' : String(value)]],
  );
  return parseSearchParams(new URLSearchParams(query));
}

/** Returns a page of results of one tab, or suggestions if there are none. */
export async function search(kernel: Kernel, input: SearchInput) {
  const params = toSearchParams(input);
  const result = await inTab(kernel, { ...params, limit: input.limit });
  return { q: params.q, tab: params.tab, ...nothing, ...result };
}

type PageInput = SearchParams & { limit: number };

/** The error for a failing index; the rest of the product keeps working without it. */
export const searchDown = (cause: unknown): AppError =>
  cause instanceof AppError
    ? cause
    : new AppError(
        'unavailable',
        'Search is temporarily unavailable. You can still browse categories and suppliers; please try again in a minute.',
        { reason: 'search_down', retryAfterSeconds: 30, cause },
      );

function inTab(kernel: Kernel, page: PageInput) {
  const { q, cursor, limit, literal, filters } = page;
  switch (page.tab) {
    case 'suppliers':
      return findSuppliers(kernel, { q, literal, filters, offset: cursor, limit, now: kernel.clock() }).then(
        (result) => ({
          ...result,
          nextCursor: nextPage(page, result.count),
        }),
        (error: unknown) => {
          throw searchDown(error);
        },
      );
    case 'articles':
      return searchArticles(kernel, page);
    case 'events':
      return findEvents(kernel, page).then((result) => ({
        ...result,
        nextCursor: nextPage(page, result.count),
      }));
    case 'jobs':
      return findJobs(kernel, page).then((result) => ({
        ...result,
        nextCursor: nextPage(page, result.count),
      }));
    default:
      return searchProducts(kernel, page).catch((error: unknown) => {
        throw searchDown(error);
      });
  }
}

function nextPage({ cursor, limit }: PageInput, count: number): number | null {
  const next = cursor + limit;
  return next < count && next <= maxOffset ? next : null;
}

async function searchArticles({ database }: Kernel, { q, cursor }: PageInput) {
  const page = Math.floor(cursor / blogsOnPage) + 1;
  const { results, blogs } = await listBlogs(database.db, { page, topic: q || undefined });
  const next = page * blogsOnPage;
  return { count: results, articles: blogs, nextCursor: next < results && next <= maxOffset ? next : null };
}

interface ProductSearch {
  q: string;
  filters: SearchFilters;
  sort: SearchSort;
  cursor: number;
  limit: number;
  literal: boolean;
}

/** Returns matching products, with counts by facet and the parsed query. */
async function searchProducts(kernel: Kernel, search: ProductSearch) {
  const { q, filters, sort, cursor, limit, literal } = search;
  const engine = engineOf(kernel);
  const vocabulary = await vocabularyOf(kernel);
  const understood = await parseQuery({ engine, vocabulary }, { text: q, literal });
  const query: IndexQuery = {
    concepts: understood.concepts,
    excluded: understood.excluded,
    hints: understood.hints,
    filters: await indexFiltersOf(kernel, { vocabulary, filters }),
    sort,
    offset: cursor,
    limit,
    facets: true,
  };
  const result = await engine.search(query);
  const cards = await listCards(kernel.database.db, result.ids);
  const next = cursor + limit;
  return {
    count: result.count,
    more: result.more,
    exact: result.exact < result.count ? result.exact : null,
    products: filters.quantity
      ? await priceAtQuantity(kernel.database.db, { cards, quantity: filters.quantity })
      : cards,
    facets: facetsOf(vocabulary, { answer: result, filters }),
    path: categoryPath(vocabulary, filters.category),
    corrected: understood.corrected,
    measures: understood.measures,
    nextCursor:
      (next < result.count || result.more) && next <= maxOffset && result.ids.length > 0 ? next : null,
    help:
      result.count === 0 ? await suggestAlternatives({ kernel, vocabulary }, { search, understood }) : null,
    engine: engine.name,
  };
}

interface PricingInput {
  cards: readonly ProductCard[];
  quantity: number;
}

/** Returns cards with the price at a quantity instead of the price range, calculated as on the product page. */
async function priceAtQuantity(db: Database, { cards, quantity }: PricingInput): Promise<ProductCard[]> {
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

const categoryPath = ({ categories }: Vocabulary, category: string | undefined) =>
  (category ? (categories.get(category)?.path ?? []) : []).flatMap((id) => {
    const node = categories.get(id);
    return node ? [{ id, name: node.name }] : [];
  });

const readCards = createPreparedQuery((db) =>
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
const maxCardsPerBatch = 500;

/** Concurrent searches read their cards together. */
const readCard = createBatchedRead<string, ProductCard>(async (db, ids) => {
  const rows = await readCards(db).execute({ ids });
  return new Map(rows.map(({ id, card }) => [id, JSON.parse(card) as ProductCard]));
}, maxCardsPerBatch);

/** Returns cards as stored in the index, in the order of their ids, without products that are no longer public. */
export async function listCards(db: Database, ids: readonly string[]): Promise<ProductCard[]> {
  const cards = await Promise.all(ids.map((id) => readCard(db, id)));
  return cards.filter((card) => card !== undefined);
}

interface EmptySearch {
  search: ProductSearch;
  understood: ParsedQuery;
}

/**
 * Returns suggestions for when nothing was found: the search without filters, parts of it, categories with some of its
 * words.
 */
async function suggestAlternatives(
  { kernel, vocabulary }: { kernel: Kernel; vocabulary: Vocabulary },
  { search, understood }: EmptySearch,
) {
  const engine = engineOf(kernel);
  const queryLexemes = new Set(
    understood.concepts
      .flatMap(({ alternatives }) => alternatives.flatMap(({ lexemes }) => lexemes))
      // A number or a unit alone says nothing about the product.
      .filter((lexeme) => !/^[#\d]|^.$/u.test(lexeme)),
  );
  const base: Omit<IndexQuery, 'concepts'> = {
    excluded: understood.excluded,
    filters: { groups: [] },
    sort: 'relevance',
    offset: 0,
    limit: 1,
    facets: false,
  };
  const unfiltered = await engine.search({ ...base, concepts: understood.concepts });
  const near = categoriesWith(vocabulary, { lexemes: queryLexemes, limit: 6 });
  return {
    near: near.length > 0,
    categories: (near.length > 0 ? near : popularCategories(vocabulary)).map(({ id, name }) => ({
      id,
      name,
    })),
    searches:
      unfiltered.count > 0 && search.q
        ? [{ q: search.q, count: unfiltered.count, more: unfiltered.more }]
        : [],
  };
}
