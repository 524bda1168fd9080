import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { SitemapEntry, SitemapPart } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';
import { courses } from '../tables.ts';

/** Public courses by slug, a part at a time. */
export async function listSitemapCourses(
  db: Database,
  { after, limit }: SitemapPart,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ key: courses.slug, changedAt: courses.updatedAt })
    .from(courses)
    .where(
      and(
        eq(courses.isPublished, true),
        isNull(courses.deletedAt),
        after ? gt(courses.slug, after) : undefined,
      ),
    )
    .orderBy(asc(courses.slug))
    .limit(limit);
  return rows.map((row) => ({ ...row, path: `/courses/${encodeURIComponent(row.key)}` }));
}
