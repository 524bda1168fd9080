import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { SitemapEntry, SitemapQuery } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';
import { events } from '../tables.ts';

/** Returns the slugs of public events, a batch at a time. */
export async function listSitemapEvents(
  db: Database,
  { after, limit }: SitemapQuery,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ key: events.slug, changedAt: events.updatedAt })
    .from(events)
    .where(
      and(eq(events.isPublished, true), isNull(events.deletedAt), after ? gt(events.slug, after) : undefined),
    )
    .orderBy(asc(events.slug))
    .limit(limit);
  return rows.map((row) => ({ ...row, path: `/events/${encodeURIComponent(row.key)}` }));
}
