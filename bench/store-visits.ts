import { eq, sql } from 'drizzle-orm';
import { productDays, storeCountryDays, storeDays } from '#features/analytics/insights/server/tables.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { insertSelect } from '#platform/database/typed-sql.ts';
import { sumVisitMonths } from '#seed/demo-store/sum-visit-months.ts';

/** Adds visits to a sixth of the products on every day. */
export async function addVisits(
  db: Database,
  { supplierId, days }: { supplierId: string; days: number },
): Promise<void> {
  const viewed = insertSelect(productDays, {
    supplierId: products.supplierId,
    productId: products.id,
    day: sql`(now() - back * interval '1 day')::date`,
    views: sql`1 + ${products.number} % 9`,
    visitors: sql`1 + ${products.number} % 7`,
  });
  await db.execute(sql`${viewed} from ${products} cross join generate_series(0, ${days}::int) back
    where ${eq(products.supplierId, supplierId)} and (${products.number} + back) % 6 = 0`);
  await sumVisitMonths(db, supplierId);
  const { day } = productDays;
  const isOwn = eq(productDays.supplierId, supplierId);
  const storeDay = insertSelect(storeDays, {
    supplierId: productDays.supplierId,
    day,
    visitors: sql`900 + count(*) % 300`,
    views: sql`sum(${productDays.views})`,
    inventory: sql`5000000`,
  });
  await db.execute(
    sql`${storeDay} from ${productDays} where ${isOwn} group by ${productDays.supplierId}, ${day}`,
  );
  const countryDay = insertSelect(storeCountryDays, {
    supplierId: sql`${supplierId}::uuid`,
    day: sql`(now() - back * interval '1 day')::date`,
    country: sql`country`,
    visitors: sql`10 + back % 40`,
  });
  await db.execute(sql`${countryDay} from generate_series(0, ${days}::int) back
    cross join unnest(array['IN', 'US', 'GB', 'AE', 'DE', 'FR', 'JP', 'KE', 'ZA', 'SG', 'AU', 'NL', 'BD', 'LK', 'ZZ']) country`);
}
