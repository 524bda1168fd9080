import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { SitemapEntry, SitemapPart } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';
import { mentors } from '../tables.ts';

/** Public mentors by slug, a part at a time. */
export async function listSitemapMentors(
  db: Database,
  { after, limit }: SitemapPart,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ key: mentors.slug, changedAt: mentors.updatedAt })
    .from(mentors)
    .where(
      and(
        eq(mentors.isPublished, true),
        isNull(mentors.deletedAt),
        after ? gt(mentors.slug, after) : undefined,
      ),
    )
    .orderBy(asc(mentors.slug))
    .limit(limit);
  return rows.map((row) => ({ ...row, path: `/mentors/${encodeURIComponent(row.key)}` }));
}
