import { type SQL, sql } from 'drizzle-orm';
import { mediaUrl } from '#features/files/rules.ts';
import { matching } from '#features/search-index/server/queries/conditions.ts';
import { engineOf } from '#features/search-index/server/queries/engine.ts';
import { understand } from '#features/search-index/server/queries/understand.ts';
import { vocabularyOf } from '#features/search-index/server/queries/vocabulary.ts';
import { countryName } from '#features/suppliers/server/queries/locations.ts';
import { containing } from '#lib/like.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { FoundSupplier } from '../../contract.ts';

/** Of more matching products than this the best are counted. */
const mostCounted = 10_000;

interface Search {
  q: string;
  literal: boolean;
  verified: boolean;
  offset: number;
  limit: number;
}

interface FoundRow extends Record<string, unknown> {
  slug: string;
  business_name: string;
  logo_file_id: string | null;
  logo_seed: string;
  verified: boolean;
  city: string;
  country: string;
  primary_categories: string[];
  response_hours: number | null;
  products: number;
  total: number;
}

/** Public suppliers by their name, then those whose products have the words, the most fitting first. */
export async function findSuppliers(kernel: Kernel, search: Search) {
  const { corrected, selling } = await sellingWhat(kernel, search);
  const { rows } = await kernel.database.db.execute<FoundRow>(sql`
    with selling as (${selling}), named as (${named(search)})
    select supplier.slug, supplier.business_name, supplier.logo_file_id, supplier.logo_seed, supplier.verified_at is not null as verified,
      supplier.city, supplier.country, supplier.primary_categories, supplier.response_hours,
      coalesce(selling.products, 0)::int as products, count(*) over ()::int as total
    from (select id from selling union select id from named) found
    join suppliers supplier on supplier.id = found.id and supplier.is_public
    left join selling on selling.id = found.id
    left join named on named.id = found.id
    where ${search.verified ? sql`supplier.verified_at is not null` : sql`true`}
    order by coalesce(named.likeness, 0) desc, coalesce(selling.products, 0) desc, supplier.verified_at is null, supplier.business_name, supplier.id
    offset ${search.offset} limit ${search.limit}`);
  return { count: rows[0]?.total ?? 0, suppliers: rows.map(toFoundSupplier), corrected };
}

async function sellingWhat(
  kernel: Kernel,
  { q, literal }: Search,
): Promise<{ corrected: string | null; selling: SQL }> {
  const nobody = sql`select null::uuid as id, 0 as products where false`;
  if (!q) return { corrected: null, selling: nobody };
  const parts = { engine: engineOf(kernel), vocabulary: await vocabularyOf(kernel) };
  const understood = await understand(parts, { text: q, literal });
  const words = matching(understood, understood.concepts.length);
  const selling = words
    ? sql`select supplier_id as id, count(*) as products
        from (select doc.supplier_id from search_docs doc where not doc.is_gone and doc.vector @@ ${words} limit ${mostCounted}) matched
        group by supplier_id`
    : nobody;
  return { corrected: understood.corrected, selling };
}

/** How much the name is like what was typed; in steps, so that small differences do not hide who sells more. */
const named = ({ q }: Search): SQL =>
  q
    ? sql`select id, case when business_name ilike ${containing(q)} then 2 else 1 end as likeness
        from suppliers where is_public and (business_name ilike ${containing(q)} or ${q} <% business_name) limit 500`
    : sql`select id, 1 as likeness from suppliers where is_public order by business_name, id limit 500`;

const toFoundSupplier = (row: FoundRow): FoundSupplier => ({
  slug: row.slug,
  name: row.business_name,
  logoUrl: row.logo_file_id && mediaUrl(row.logo_file_id, 320),
  logoSeed: row.logo_seed,
  verified: row.verified,
  city: row.city,
  country: row.country ? countryName(row.country) : '',
  primaryCategories: row.primary_categories,
  responseHours: row.response_hours,
  matchingProducts: row.products,
});
