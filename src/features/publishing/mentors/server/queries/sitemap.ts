import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { SitemapEntry, SitemapQuery } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';
import { mentors } from '../tables.ts';

/** Returns the slugs of public mentors, a batch at a time. */
export async function listSitemapMentors(
  db: Database,
  { after, limit }: SitemapQuery,
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
