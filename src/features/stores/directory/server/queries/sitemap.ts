import { and, ne } from 'drizzle-orm';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { SitemapEntry, SitemapQuery } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';
import { placePath } from '../../rules/paths.ts';
import { browse } from './browse.ts';

/** Returns the directory pages for the sitemap: places, certificates and capabilities that have suppliers. */
export async function listSitemapDirectory(
  db: Database,
  { after, limit, now }: SitemapQuery,
): Promise<SitemapEntry[]> {
  const rows = await db
    .selectDistinct({ country: suppliers.country, state: suppliers.state, city: suppliers.city })
    .from(suppliers)
    .where(and(suppliers.isPublic, ne(suppliers.country, '')))
    .limit(20_000);
  const { certificates, capabilities } = await browse(db, { limit: 1, now });
  const places = rows.flatMap(({ country, state, city }) => {
    const name = countryName(country);
    return [
      placePath(name),
      ...(state ? [placePath(name, state)] : []),
      ...(state && city ? [placePath(name, state, city)] : []),
    ];
  });
  const paths = new Set([...places, ...[...certificates, ...capabilities].map(({ to }) => to)]);
  return [...paths]
    .toSorted()
    .filter((path) => after === null || path > after)
    .slice(0, limit)
    .map((path) => ({ key: path, path, changedAt: null }));
}
