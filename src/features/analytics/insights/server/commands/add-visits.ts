import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { CountedVisit } from './mark-visits.ts';
import { refreshRanking } from './refresh-ranking.ts';

/** Adds a batch to the sums. Each table gets one statement with a fixed row order, to avoid deadlocks. */
export async function addVisits(
  db: Database,
  { day, counted }: { day: string; counted: CountedVisit[] },
): Promise<void> {
  const rows = sql`json_to_recordset(${JSON.stringify(counted)}::json) as c("productId" uuid, "supplierId" uuid, country text, "isFirst" boolean, "isNewToStore" boolean)`;
  await db.execute(sql`
    insert into store_days (supplier_id, day, views, visitors)
    select c."supplierId", ${day}::date, count(*), count(*) filter (where c."isNewToStore") from ${rows} group by 1 order by 1
    on conflict (supplier_id, day) do update
      set views = store_days.views + excluded.views, visitors = store_days.visitors + excluded.visitors`);
  await db.execute(sql`
    insert into store_country_days (supplier_id, day, country, visitors)
    select c."supplierId", ${day}::date, c.country, count(*) from ${rows} where c."isNewToStore" group by 1, 3 order by 1, 3
    on conflict (supplier_id, day, country) do update set visitors = store_country_days.visitors + excluded.visitors`);
  await db.execute(sql`
    insert into product_days (product_id, supplier_id, day, views, visitors)
    select c."productId", c."supplierId", ${day}::date, count(*), count(*) filter (where c."isFirst")
    from ${rows} where c."productId" is not null group by 1, 2 order by 1
    on conflict (product_id, day) do update set supplier_id = excluded.supplier_id,
      views = product_days.views + excluded.views, visitors = product_days.visitors + excluded.visitors`);
  await db.execute(sql`
    insert into product_months (supplier_id, month, product_id, views, visitors)
    select c."supplierId", date_trunc('month', ${day}::date)::date, c."productId", count(*), count(*) filter (where c."isFirst")
    from ${rows} where c."productId" is not null group by 1, 3 order by 1, 3
    on conflict (supplier_id, month, product_id) do update
      set views = product_months.views + excluded.views, visitors = product_months.visitors + excluded.visitors`);
  for (const [supplierId, productIds] of productIdsByStore(counted))
    await refreshRanking(db, { supplierId, productIds });
}

/** Returns the product ids by store, sorted by store to avoid deadlocks. */
function productIdsByStore(counted: readonly CountedVisit[]): [supplierId: string, productIds: string[]][] {
  const stores = new Map<string, Set<string>>();
  for (const { supplierId, productId } of counted)
    if (productId) stores.set(supplierId, (stores.get(supplierId) ?? new Set()).add(productId));
  return [...stores]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([supplierId, productIds]) => [supplierId, [...productIds]]);
}
