import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { ProductUnit } from '../../contract/product-labels.ts';
import type { CategoryFacts, SupplierCategory } from '../../contract/product-views.ts';

/** Maximum number of products from which the facts are computed. */
const maxProductsRead = 3000;
const maxSupplierCategories = 40;

/** Returns statistics of a category's products; null if it has none. */
export async function getCategoryFacts(db: Database, category: string): Promise<CategoryFacts | null> {
  const { rows } = await db.execute<
    Omit<CategoryFacts, 'unit'> & { unit: ProductUnit | null } & Record<string, unknown>
  >(sql`
    with here as (
      select products.* from products join suppliers on suppliers.id = products.supplier_id
      where products.is_shown and suppliers.is_public and products.placements @> array[${category}]::text[]
      limit ${maxProductsRead}
    ), usual as (select mode() within group (order by unit) as unit from here)
    select count(*)::int as "productCount", count(distinct supplier_id)::int as "supplierCount",
      (select unit from usual) as unit,
      min(moq) filter (where unit = (select unit from usual))::int as "leastMoq",
      (percentile_disc(0.5) within group (order by moq) filter (where unit = (select unit from usual)))::int as "usualMoq",
      (percentile_disc(0.05) within group (order by lead_time_days))::int as "fastDays",
      (percentile_disc(0.95) within group (order by lead_time_days))::int as "slowDays",
      round(100 * avg((sample_price_minor is not null)::int))::int as "withSamples",
      round(100 * avg(customizable::int))::int as "toPrint"
    from here`);
  const [facts] = rows;
  return facts?.unit ? { ...facts, unit: facts.unit } : null;
}

/** Returns the categories of a supplier's public products, those with most products first. */
export async function listSupplierCategories(
  db: Database,
  supplierSlug: string,
): Promise<SupplierCategory[]> {
  const { rows } = await db.execute<SupplierCategory & Record<string, unknown>>(sql`
    select categories.id, categories.name, count(*)::int as count
    from products
    join suppliers on suppliers.id = products.supplier_id
    join categories on categories.id = products.category_id
    where suppliers.slug = ${supplierSlug} and suppliers.is_public and products.is_shown
    group by categories.id, categories.name order by 3 desc, 2 limit ${maxSupplierCategories}`);
  return rows;
}
