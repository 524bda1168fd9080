import { and, asc, gt } from 'drizzle-orm';
import { isPublicSupplier } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { SitemapEntry, SitemapQuery } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';

/** Returns public suppliers by slug, a part at a time. */
export async function listSitemapSuppliers(
  db: Database,
  { after, limit }: SitemapQuery,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ key: suppliers.slug, changedAt: suppliers.updatedAt })
    .from(suppliers)
    .where(and(isPublicSupplier, after ? gt(suppliers.slug, after) : undefined))
    .orderBy(asc(suppliers.slug))
    .limit(limit);
  return rows.map((row) => ({ ...row, path: `/suppliers/${row.key}` }));
}
