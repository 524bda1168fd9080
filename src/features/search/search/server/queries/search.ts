import { listBlogs } from '#features/publishing/blog/server/queries/reading.ts';
import { AppError } from '#lib/errors.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { SearchInput } from '../../contract.ts';
import { maxOffset, parseSearchParams, type SearchParams } from '../../rules.ts';
import { findSuppliers } from './find-suppliers.ts';
import { findEvents, findJobs } from './pages.ts';
import { searchProducts } from './search-products.ts';

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
        'Search does not answer right now. Categories, products and suppliers are all there; please try again in a minute.',
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
