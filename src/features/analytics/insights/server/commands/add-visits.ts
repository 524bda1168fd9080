import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Counted } from './mark-visits.ts';
import { restand } from './restand.ts';

/** Adds a batch to the sums: one statement a table, in one order, so that nobody waits for each other in a ring. */
export async function addVisits(
  db: Database,
  { day, counted }: { day: string; counted: Counted[] },
): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(counted)}::json) as c("productId" uuid, "supplierId" uuid, country text, "isFirst" boolean, "isNewToStore" boolean)`;
  await db.execute(sql`
    insert into store_days (supplier_id, day, views, visitors)
    select c."supplierId", ${day}::date, count(*), count(*) filter (where c."isNewToStore") from ${given} group by 1 order by 1
    on conflict (supplier_id, day) do update
      set views = store_days.views + excluded.views, visitors = store_days.visitors + excluded.visitors`);
  await db.execute(sql`
    insert into store_country_days (supplier_id, day, country, visitors)
    select c."supplierId", ${day}::date, c.country, count(*) from ${given} where c."isNewToStore" group by 1, 3 order by 1, 3
    on conflict (supplier_id, day, country) do update set visitors = store_country_days.visitors + excluded.visitors`);
  await db.execute(sql`
    insert into product_days (product_id, supplier_id, day, views, visitors)
    select c."productId", c."supplierId", ${day}::date, count(*), count(*) filter (where c."isFirst")
    from ${given} where c."productId" is not null group by 1, 2 order by 1
    on conflict (product_id, day) do update set supplier_id = excluded.supplier_id,
      views = product_days.views + excluded.views, visitors = product_days.visitors + excluded.visitors`);
  await db.execute(sql`
    insert into product_months (supplier_id, month, product_id, views, visitors)
    select c."supplierId", date_trunc('month', ${day}::date)::date, c."productId", count(*), count(*) filter (where c."isFirst")
    from ${given} where c."productId" is not null group by 1, 3 order by 1, 3
    on conflict (supplier_id, month, product_id) do update
      set views = product_months.views + excluded.views, visitors = product_months.visitors + excluded.visitors`);
  for (const [supplierId, productIds] of productsOf(counted)) await restand(db, { supplierId, productIds });
}

/** Products by store, the stores in one order, so that nobody waits for each other in a ring. */
function productsOf(counted: readonly Counted[]): [supplierId: string, productIds: string[]][] {
  const stores = new Map<string, Set<string>>();
  for (const { supplierId, productId } of counted)
    if (productId) stores.set(supplierId, (stores.get(supplierId) ?? new Set()).add(productId));
  return [...stores]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([supplierId, productIds]) => [supplierId, [...productIds]]);
}
