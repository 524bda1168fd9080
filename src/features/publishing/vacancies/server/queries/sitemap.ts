import { and, asc, eq, gt, gte, isNull, lte, or } from 'drizzle-orm';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { toDateString } from '#lib/calendar.ts';
import type { SitemapEntry, SitemapQuery } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';
import { jobs } from '../tables.ts';

/** Returns the slugs of open jobs, a batch at a time. */
export async function listSitemapJobs(
  db: Database,
  { after, limit, now }: SitemapQuery,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ key: jobs.slug, changedAt: jobs.updatedAt })
    .from(jobs)
    .leftJoin(suppliers, eq(suppliers.id, jobs.supplierId))
    .where(
      and(
        eq(jobs.isDraft, false),
        lte(jobs.publishedAt, now),
        gte(jobs.expiresOn, toDateString(now)),
        or(isNull(jobs.supplierId), eq(suppliers.isPublic, true)),
        after ? gt(jobs.slug, after) : undefined,
      ),
    )
    .orderBy(asc(jobs.slug))
    .limit(limit);
  return rows.map((row) => ({ ...row, path: `/jobs/${encodeURIComponent(row.key)}` }));
}
