import { and, asc, gt } from 'drizzle-orm';
import type { SitemapEntry, SitemapQuery } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';
import { articles } from '../tables.ts';
import { published } from './reading.ts';

/** Returns the slugs of blog posts, a batch at a time. */
export async function listSitemapBlogs(
  db: Database,
  { after, limit, now }: SitemapQuery,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ key: articles.slug, changedAt: articles.publishedAt })
    .from(articles)
    .where(and(published(now), after ? gt(articles.slug, after) : undefined))
    .orderBy(asc(articles.slug))
    .limit(limit);
  return rows.map((row) => ({ ...row, path: `/blog/details/${encodeURIComponent(row.key)}` }));
}
