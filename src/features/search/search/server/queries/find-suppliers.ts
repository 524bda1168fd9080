import { type SQL, sql } from 'drizzle-orm';
import { mediaUrl } from '#features/files/files/rules.ts';
import { documentsWith, matching } from '#features/search/index/server/queries/conditions.ts';
import { engineOf } from '#features/search/index/server/queries/engine.ts';
import { understand } from '#features/search/index/server/queries/understand.ts';
import { vocabularyOf } from '#features/search/index/server/queries/vocabulary.ts';
import { capabilitySlugs, certificatesToday } from '#features/stores/directory/server/queries/conditions.ts';
import { countryName } from '#features/stores/suppliers/server/queries/locations.ts';
import { containing } from '#lib/like.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { FoundSupplier } from '../../contract.ts';
import type { SearchFilters } from '../../rules.ts';
import { isWanted, type SupplierMatch, supplierFacets } from './supplier-facets.ts';

/** Of more matching products than this the best are counted. */
const mostCounted = 10_000;

/** Of more suppliers than this the most fitting are found. */
const mostFound = 2000;

interface Search {
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

/** Public suppliers by their name, then those whose products have the words, the most fitting first. */
export async function findSuppliers(kernel: Kernel, search: Search) {
  const { corrected, selling } = await sellingWhat(kernel, search);
  const all = await matches(kernel, { ...search, selling });
  const found = all.filter((one) => isWanted(one, search.filters));
  const page = found.slice(search.offset, search.offset + search.limit);
  const details = await detailsOf(
    kernel,
    page.map(({ id }) => id),
  );
  return {
    count: found.length,
    more: all.length >= mostFound,
    suppliers: page.flatMap((one) => {
      const row = details.get(one.id);
      return row ? [toFoundSupplier(row, one)] : [];
    }),
    facets: supplierFacets(all, search.filters),
    corrected,
  };
}

/** Every match with what it can be narrowed by, in the order in which they are shown. */
async function matches({ database }: Kernel, search: Search & { selling: SQL }): Promise<SupplierMatch[]> {
  const { rows } = await database.db.execute<SupplierMatch & Record<string, unknown>>(sql`
    with selling as (${search.selling}), named as (${named(search)})
    select suppliers.id, suppliers.country, suppliers.verified_at is not null as verified,
      ${capabilitySlugs} as capabilities, ${certificatesToday(search.now)} as certificates,
      coalesce(selling.products, 0)::int as products
    from (select id from selling union select id from named) found
    join suppliers on suppliers.id = found.id and suppliers.is_public
    left join selling on selling.id = found.id
    left join named on named.id = found.id
    order by coalesce(named.likeness, 0) desc, coalesce(selling.products, 0) desc, suppliers.verified_at is null, suppliers.business_name, suppliers.id
    limit ${mostFound}`);
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

async function sellingWhat(
  kernel: Kernel,
  { q, literal }: Pick<Search, 'q' | 'literal'>,
): Promise<{ corrected: string | null; selling: SQL }> {
  const nobody = sql`select null::uuid as id, 0 as products where false`;
  if (!q) return { corrected: null, selling: nobody };
  const parts = { engine: engineOf(kernel), vocabulary: await vocabularyOf(kernel) };
  const understood = await understand(parts, { text: q, literal });
  const words = matching(understood, understood.concepts.length);
  const selling = words
    ? sql`select supplier_id as id, count(*) as products
        from (select doc.supplier_id from ${documentsWith(sql`doc.vector @@ ${words}`)} limit ${mostCounted}) matched
        group by supplier_id`
    : nobody;
  return { corrected: understood.corrected, selling };
}

/** How much the name is like what was typed; in steps, so that small differences do not hide who sells more. */
const named = ({ q }: Pick<Search, 'q'>): SQL =>
  q
    ? sql`select id, case when business_name ilike ${containing(q)} then 2 else 1 end as likeness
        from suppliers where is_public and (business_name ilike ${containing(q)} or ${q} <% business_name) limit ${mostFound}`
    : sql`select id, 1 as likeness from suppliers where is_public order by business_name, id limit ${mostFound}`;

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
