import { listBlogs } from '#features/publishing/blog/server/queries/reading.ts';
import { AppError } from '#lib/errors.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { SearchInput } from '../../contract.ts';
import { furthest, readAddress, type SearchAddress } from '../../rules.ts';
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

/** The parameters of a call, read the way an address is. */
function addressOf({ limit: _limit, ...input }: SearchInput): SearchAddress {
  const given = Object.entries(input).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value === 'true' ? '1' : String(value)]],
  );
  return readAddress(new URLSearchParams(given));
}

/** One page of what was found in one tab; when nothing was, what to try instead. */
export async function search(kernel: Kernel, input: SearchInput) {
  const address = addressOf(input);
  const found = await inTab(kernel, { ...address, limit: input.limit });
  return { q: address.q, tab: address.tab, ...nothing, ...found };
}

type Page = SearchAddress & { limit: number };

/** The index is one part of the product: when it fails, what is read without it goes on. */
export const searchDown = (cause: unknown): AppError =>
  cause instanceof AppError
    ? cause
    : new AppError(
        'unavailable',
        'Search does not answer right now. Categories, products and suppliers are all there; please try again in a minute.',
        { reason: 'search_down', retryAfterSeconds: 30, cause },
      );

function inTab(kernel: Kernel, page: Page) {
  const { q, cursor, limit, literal, filters } = page;
  switch (page.tab) {
    case 'suppliers':
      return findSuppliers(kernel, { q, literal, filters, offset: cursor, limit, now: kernel.clock() }).then(
        (found) => ({
          ...found,
          nextCursor: nextPage(page, found.count),
        }),
        (error: unknown) => {
          throw searchDown(error);
        },
      );
    case 'articles':
      return searchArticles(kernel, page);
    case 'events':
      return findEvents(kernel, page).then((found) => ({
        ...found,
        nextCursor: nextPage(page, found.count),
      }));
    case 'jobs':
      return findJobs(kernel, page).then((found) => ({ ...found, nextCursor: nextPage(page, found.count) }));
    default:
      return searchProducts(kernel, page).catch((error: unknown) => {
        throw searchDown(error);
      });
  }
}

function nextPage({ cursor, limit }: Page, count: number): number | null {
  const next = cursor + limit;
  return next < count && next <= furthest ? next : null;
}

async function searchArticles({ database }: Kernel, { q, cursor }: Page) {
  const page = Math.floor(cursor / blogsOnPage) + 1;
  const { results, blogs } = await listBlogs(database.db, { page, topic: q || undefined });
  const next = page * blogsOnPage;
  return { count: results, articles: blogs, nextCursor: next < results && next <= furthest ? next : null };
}
