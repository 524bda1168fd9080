import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { SitemapEntry, SitemapPart } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';
import { issues } from '../tables.ts';

/** Published issues of the magazine by slug, a part at a time. */
export async function listSitemapIssues(
  db: Database,
  { after, limit, now }: SitemapPart,
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
