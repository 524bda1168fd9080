import { type SQL, sql } from 'drizzle-orm';
import { mediaUrl } from '#features/files/files/rules.ts';
import { conceptsQuery, documentsWhere } from '#features/search/index/server/queries/conditions.ts';
import { engineOf } from '#features/search/index/server/queries/engine.ts';
import { parseQuery } from '#features/search/index/server/queries/parse-query.ts';
import { vocabularyOf } from '#features/search/index/server/queries/vocabulary.ts';
import {
  capabilitySlugs,
  validCertificateCodes,
} from '#features/stores/directory/server/queries/conditions.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { containsPattern } from '#lib/like.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { FoundSupplier } from '../../contract.ts';
import type { SearchFilters } from '../../rules.ts';
import { passesFilters, type SupplierMatch, supplierFacets } from './supplier-facets.ts';

/** Maximum number of matching products that are counted, best first. */
const maxCountedProducts = 10_000;

/** Maximum number of suppliers found, best match first. */
const maxSuppliers = 2000;

interface SupplierSearch {
  q: string;
  literal: boolean;
  filters: SearchFilters;
  offset: number;
  limit: number;
  now: Date;
}

interface DetailRow extends Record<string, unknown> {
  id: string;
  slug: string;
  business_name: string;
  logo_file_id: string | null;
  logo_seed: string;
  city: string;
  primary_categories: string[];
  response_hours: number | null;
}

/** Finds public suppliers by name, then those whose products match, best match first. */
export async function findSuppliers(kernel: Kernel, search: SupplierSearch) {
  const { corrected, selling } = await productMatches(kernel, search);
  const all = await matches(kernel, { ...search, selling });
  const matched = all.filter((one) => passesFilters(one, search.filters));
  const page = matched.slice(search.offset, search.offset + search.limit);
  const details = await detailsOf(
    kernel,
    page.map(({ id }) => id),
  );
  return {
    count: matched.length,
    more: all.length >= maxSuppliers,
    suppliers: page.flatMap((one) => {
      const row = details.get(one.id);
      return row ? [toFoundSupplier(row, one)] : [];
    }),
    facets: supplierFacets(all, search.filters),
    corrected,
  };
}

/** Returns all matches with the fields they can be filtered by, in display order. */
async function matches(
  { database }: Kernel,
  search: SupplierSearch & { selling: SQL },
): Promise<SupplierMatch[]> {
  const { rows } = await database.db.execute<SupplierMatch & Record<string, unknown>>(sql`
    with selling as (${search.selling}), named as (${nameMatches(search)})
    select suppliers.id, suppliers.country, suppliers.verified_at is not null as verified,
      ${capabilitySlugs} as capabilities, ${validCertificateCodes(search.now)} as certificates,
      coalesce(selling.products, 0)::int as products
    from (select id from selling union select id from named) found
    join suppliers on suppliers.id = found.id and suppliers.is_public
    left join selling on selling.id = found.id
    left join named on named.id = found.id
    order by coalesce(named.likeness, 0) desc, coalesce(selling.products, 0) desc, suppliers.verified_at is null, suppliers.business_name, suppliers.id
    limit ${maxSuppliers}`);
  return rows.map((row) => ({ ...row, country: row.country ? countryName(row.country) : '' }));
}

async function detailsOf({ database }: Kernel, ids: readonly string[]): Promise<Map<string, DetailRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await database.db.execute<DetailRow>(sql`
    select id, slug, business_name, logo_file_id, logo_seed, city, primary_categories, response_hours
    from suppliers where id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function productMatches(
  kernel: Kernel,
  { q, literal }: Pick<SupplierSearch, 'q' | 'literal'>,
): Promise<{ corrected: string | null; selling: SQL }> {
  const nobody = sql`select null::uuid as id, 0 as products where false`;
  if (!q) return { corrected: null, selling: nobody };
  const parts = { engine: engineOf(kernel), vocabulary: await vocabularyOf(kernel) };
  const understood = await parseQuery(parts, { text: q, literal });
  const query = conceptsQuery(understood, understood.concepts.length);
  const selling = query
    ? sql`select supplier_id as id, count(*) as products
        from (select doc.supplier_id from ${documentsWhere(sql`doc.vector @@ ${query}`)} limit ${maxCountedProducts}) matched
        group by supplier_id`
    : nobody;
  return { corrected: understood.corrected, selling };
}

/**
 * SQL for how much the name resembles the search; in steps, so that small differences do not outrank suppliers with
 * more matching products.
 */
const nameMatches = ({ q }: Pick<SupplierSearch, 'q'>): SQL =>
  q
    ? sql`select id, case when business_name ilike ${containsPattern(q)} then 2 else 1 end as likeness
        from suppliers where is_public and (business_name ilike ${containsPattern(q)} or ${q} <% business_name) limit ${maxSuppliers}`
    : sql`select id, 1 as likeness from suppliers where is_public order by business_name, id limit ${maxSuppliers}`;

const toFoundSupplier = (row: DetailRow, { verified, country, products }: SupplierMatch): FoundSupplier => ({
  slug: row.slug,
  name: row.business_name,
  logoUrl: row.logo_file_id && mediaUrl(row.logo_file_id, 320),
  logoSeed: row.logo_seed,
  verified,
  city: row.city,
  country,
  primaryCategories: row.primary_categories,
  responseHours: row.response_hours,
  matchingProducts: products,
});
