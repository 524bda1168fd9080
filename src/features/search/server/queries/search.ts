import { eq } from 'drizzle-orm';
import { categories } from '#features/catalog/server/tables.ts';
import { listBlogs } from '#features/content/server/queries/reading.ts';
import type { Database } from '#platform/database/database.ts';
import { anyWord, furthest, type SearchTab, wordsOf } from '../../rules.ts';
import { browseProducts, findProducts, webSearch } from './find-products.ts';
import { findSuppliers } from './find-suppliers.ts';
import { correctSpelling, listCategoriesLike } from './suggestions.ts';

const pageSize = 24;
const blogsOnPage = 10;

interface Search {
  q: string;
  tab: SearchTab;
  category?: string | undefined;
  cursor: number;
}

const nothing = {
  count: 0,
  more: false,
  relaxed: false,
  products: [],
  suppliers: [],
  articles: [],
  facets: [],
  category: null,
  nextCursor: null,
  help: null,
};

/** One page of what was found in one tab; when nothing was, what to try instead. */
export async function search(db: Database, { q, tab, category, cursor }: Search) {
  const found = { ...nothing, ...(await inTab(db, { q, tab, category, cursor })) };
  return { q, tab, ...found, help: found.count === 0 || found.relaxed ? await helpFor(db, q) : null };
}

async function inTab(db: Database, search: Search) {
  if (search.tab === 'articles') return searchArticles(db, search);
  return search.tab === 'suppliers' ? searchSuppliers(db, search) : searchProducts(db, search);
}

const nextPage = (cursor: number, count: number): number | null => {
  const next = cursor + pageSize;
  return next < count && next <= furthest ? next : null;
};

async function searchProducts(db: Database, { q, category, cursor }: Search) {
  const page = { category, offset: cursor, limit: pageSize };
  const strict = q
    ? await findProducts(db, { ...page, words: webSearch(q) })
    : await browseProducts(db, page);
  const relaxed = strict.count === 0 && !category && wordsOf(q).length > 1;
  const found = relaxed ? await findProducts(db, { ...page, words: webSearch(anyWord(q)) }) : strict;
  const named = category ? await findCategoryName(db, category) : null;
  return {
    ...found,
    relaxed: relaxed && found.count > 0,
    category: named,
    nextCursor: nextPage(cursor, found.count),
  };
}

async function searchSuppliers(db: Database, { q, cursor }: Search) {
  const { count, suppliers } = await findSuppliers(db, {
    q,
    words: q ? webSearch(q) : null,
    offset: cursor,
    limit: pageSize,
  });
  return { count, suppliers, nextCursor: nextPage(cursor, count) };
}

async function searchArticles(db: Database, { q, cursor }: Search) {
  const page = Math.floor(cursor / blogsOnPage) + 1;
  const { results, blogs } = await listBlogs(db, { page, topic: q || undefined });
  const next = page * blogsOnPage;
  return {
    count: results,
    articles: blogs.map((blog) => ({
      ...blog,
      date: blog.date.toISOString(),
      createdAt: blog.createdAt.toISOString(),
    })),
    nextCursor: next < results && next <= furthest ? next : null,
  };
}

async function findCategoryName(db: Database, id: string) {
  const [row] = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.id, id));
  return row ?? null;
}

async function helpFor(db: Database, q: string) {
  const [spelling, near] = await Promise.all([correctSpelling(db, q), q ? listCategoriesLike(db, q, 6) : []]);
  return { spelling, categories: near.map(({ id, name }) => ({ id, name })) };
}
