import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { SitemapEntry, SitemapQuery } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';
import { issues } from '../tables.ts';

/** Returns the slugs of published issues, a batch at a time. */
export async function listSitemapIssues(
  db: Database,
  { after, limit, now }: SitemapQuery,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ key: issues.slug, changedAt: issues.updatedAt })
    .from(issues)
    .where(
      and(
        eq(issues.isDraft, false),
        lte(issues.publishedAt, now),
        after ? gt(issues.slug, after) : undefined,
      ),
    )
    .orderBy(asc(issues.slug))
    .limit(limit);
  return rows.map((row) => ({ ...row, path: `/magazines/${encodeURIComponent(row.key)}` }));
}
