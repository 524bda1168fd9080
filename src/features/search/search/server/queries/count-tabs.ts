import { listBlogs } from '#features/publishing/blog/server/queries/reading.ts';
import { engineOf } from '#features/search/index/server/queries/engine.ts';
import { parseQuery } from '#features/search/index/server/queries/parse-query.ts';
import { vocabularyOf } from '#features/search/index/server/queries/vocabulary.ts';
import type { Kernel } from '#platform/kernel.ts';
import { noFilters, type SearchTab } from '../../rules.ts';
import { findSuppliers } from './find-suppliers.ts';
import { findEvents, findJobs } from './pages.ts';
import { searchDown } from './search.ts';

/** Maximum number that a tab shows; above it, only that there are more. */
const maxInTab = 1000;

/** Returns the number of results in each tab of a search, without filters. */
export async function countTabs(kernel: Kernel, { q, literal }: { q: string; literal: boolean }) {
  const first = { q, cursor: 0, limit: 1 };
  const now = kernel.clock();
  const [products, suppliers, articles, jobs, events] = await Promise.all([
    countProducts(kernel, { q, literal }),
    findSuppliers(kernel, { q, literal, filters: noFilters, offset: 0, limit: 1, now }),
    listBlogs(kernel.database.db, { page: 1, topic: q || undefined }),
    findJobs(kernel, first),
    findEvents(kernel, first),
  ]).catch((error: unknown) => {
    throw searchDown(error);
  });
  const inTab = (tab: SearchTab, { count, more = false }: { count: number; more?: boolean }) => ({
    tab,
    count: Math.min(count, maxInTab),
    more: more || count > maxInTab,
  });
  return [
    inTab('products', { count: products.count, more: products.more }),
    inTab('suppliers', { count: suppliers.count, more: suppliers.more }),
    inTab('articles', { count: articles.results }),
    inTab('jobs', { count: jobs.count }),
    inTab('events', { count: events.count }),
  ];
}

async function countProducts(kernel: Kernel, { q, literal }: { q: string; literal: boolean }) {
  const engine = engineOf(kernel);
  const parts = { engine, vocabulary: await vocabularyOf(kernel) };
  const { concepts, excluded } = await parseQuery(parts, { text: q, literal });
  const filters = { groups: [] };
  return engine.search({
    concepts,
    excluded,
    filters,
    sort: 'relevance',
    offset: 0,
    limit: 1,
    facets: false,
  });
}
