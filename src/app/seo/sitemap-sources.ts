import {
  listSitemapCategories,
  listSitemapProductStarts,
  listSitemapProducts,
} from '#features/catalog/products/server/queries/sitemap.ts';
import { listSitemapBlogs } from '#features/publishing/blog/server/queries/reading.ts';
import { listSitemapCourses } from '#features/publishing/courses/server/queries/courses.ts';
import { listSitemapGuidelines } from '#features/publishing/guides/server/queries.ts';
import { listSitemapIssues } from '#features/publishing/magazines/server/queries.ts';
import { listSitemapMentors } from '#features/publishing/mentors/server/queries/people.ts';
import { listSitemapNews } from '#features/publishing/news/server/queries.ts';
import { listSitemapEvents } from '#features/publishing/trade-events/server/queries/reading.ts';
import { listSitemapJobs } from '#features/publishing/vacancies/server/queries/jobs.ts';
import { listSitemapDirectory } from '#features/stores/directory/server/queries/sitemap.ts';
import { listSitemapSuppliers } from '#features/stores/storefront/server/queries/sitemap.ts';
import type { SitemapEntry, SitemapQuery } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';
import { publicPages } from './public-pages.ts';

/** A kind of public page and how to list its URLs. */
export interface SitemapSource {
  list(db: Database, query: SitemapQuery): Promise<SitemapEntry[]>;
  /** Keys at which its sitemaps begin; without it, one sitemap holds all pages. */
  listStarts?(db: Database, size: number): Promise<(string | null)[]>;
}

const publicRoutes: SitemapEntry[] = publicPages.map((path) => ({ key: path, path, changedAt: null }));

/** Pages that search engines may index, by the name of their sitemap. */
export const sitemapSources: Record<string, SitemapSource> = {
  pages: { list: async (_db, { after }) => (after ? [] : publicRoutes) },
  products: { list: listSitemapProducts, listStarts: listSitemapProductStarts },
  categories: { list: listSitemapCategories },
  suppliers: { list: listSitemapSuppliers },
  directory: { list: listSitemapDirectory },
  blog: { list: listSitemapBlogs },
  magazines: { list: listSitemapIssues },
  events: { list: listSitemapEvents },
  courses: { list: listSitemapCourses },
  mentors: { list: listSitemapMentors },
  news: { list: listSitemapNews },
  jobs: { list: listSitemapJobs },
  guidelines: { list: listSitemapGuidelines },
};
