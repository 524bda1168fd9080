import { type SQL, sql } from 'drizzle-orm';
import { mediaUrl } from '#features/files/rules.ts';
import { countryName } from '#features/suppliers/server/queries/locations.ts';
import type { Database } from '#platform/database/database.ts';
import type { FoundSupplier } from '../../contract.ts';
import { likeText } from '../../rules.ts';
import { mostCounted } from './find-products.ts';

interface Search {
  q: string;
  /** The same as a tsquery; null for everybody. */
  words: SQL | null;
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
export async function findSuppliers(
  db: Database,
  search: Search,
): Promise<{ count: number; suppliers: FoundSupplier[] }> {
  const { rows } = await db.execute<FoundRow>(sql`
    with selling as (${selling(search.words)}), named as (${named(search)})
    select supplier.slug, supplier.business_name, supplier.logo_file_id, supplier.logo_seed, supplier.verified_at is not null as verified,
      supplier.city, supplier.country, supplier.primary_categories, supplier.response_hours,
      coalesce(selling.products, 0)::int as products, count(*) over ()::int as total
    from (select id from selling union select id from named) found
    join suppliers supplier on supplier.id = found.id and supplier.is_public
    left join selling on selling.id = found.id
    left join named on named.id = found.id
    order by coalesce(named.likeness, 0) desc, coalesce(selling.products, 0) desc, supplier.verified_at is null, supplier.business_name, supplier.id
    offset ${search.offset} limit ${search.limit}`);
  return { count: rows[0]?.total ?? 0, suppliers: rows.map(toFoundSupplier) };
}

const selling = (words: SQL | null): SQL =>
  words
    ? sql`select supplier_id as id, count(*) as products
        from (select product.supplier_id from products product where product.is_shown and product.search_vector @@ ${words} limit ${mostCounted}) matched
        group by supplier_id`
    : sql`select null::uuid as id, 0 as products where false`;

/** How much the name is like what was typed; in steps, so that small differences do not hide who sells more. */
const named = ({ q, words }: Search): SQL =>
  words
    ? sql`select id, case when business_name ilike ${likeText(q)} then 2 else 1 end as likeness
        from suppliers where is_public and (business_name ilike ${likeText(q)} or ${q} <% business_name) limit 500`
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
