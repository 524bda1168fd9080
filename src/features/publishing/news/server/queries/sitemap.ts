import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { toDateString } from '#lib/calendar.ts';
import type { SitemapEntry, SitemapQuery } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';
import { news } from '../tables.ts';

/** Returns the slugs of published news, a batch at a time. */
export async function listSitemapNews(
  db: Database,
  { after, limit, now }: SitemapQuery,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ key: news.slug, changedAt: news.updatedAt })
    .from(news)
    .where(
      and(
        eq(news.isDraft, false),
        lte(news.publishedOn, toDateString(now)),
        after ? gt(news.slug, after) : undefined,
      ),
    )
    .orderBy(asc(news.slug))
    .limit(limit);
  return rows.map((row) => ({ ...row, path: `/news/${encodeURIComponent(row.key)}` }));
}
