import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import {
  addExcluded,
  insertSelect,
  onConflict,
  recordset,
  setExcluded,
} from '#platform/database/typed-sql.ts';
import { productDays, productMonths, storeCountryDays, storeDays } from '../tables.ts';
import type { CountedVisit } from './mark-visits.ts';
import { refreshRanking } from './refresh-ranking.ts';

/** Adds a batch to the sums. Each table gets one statement with a fixed row order, to avoid deadlocks. */
export async function addVisits(
  db: Transaction,
  { day, counted }: { day: string; counted: CountedVisit[] },
): Promise<void> {
  const visits = recordset(counted, {
    alias: 'visits',
    types: {
      productId: 'uuid',
      supplierId: 'uuid',
      country: 'text',
      isFirst: 'boolean',
      isNewToStore: 'boolean',
    },
  });
  const { supplierId: store, productId: product, country } = visits;
  const date = sql`${day}::date`;
  const views = sql`count(*)`;
  const firstViews = sql`count(*) filter (where ${visits.isFirst})`;
  const newVisitors = sql`count(*) filter (where ${visits.isNewToStore})`;
  await db.execute(sql`
    ${insertSelect(storeDays, { supplierId: store, day: date, views, visitors: newVisitors })}
    from ${visits.from} group by 1 order by 1
    ${onConflict([storeDays.supplierId, storeDays.day], addExcluded([storeDays.views, storeDays.visitors]))}`);
  const countries = storeCountryDays;
  await db.execute(sql`
    ${insertSelect(countries, { supplierId: store, day: date, country, visitors: views })}
    from ${visits.from} where ${visits.isNewToStore} group by 1, 3 order by 1, 3
    ${onConflict([countries.supplierId, countries.day, countries.country], addExcluded([countries.visitors]))}`);
  const days = productDays;
  await db.execute(sql`
    ${insertSelect(days, { productId: product, supplierId: store, day: date, views, visitors: firstViews })}
    from ${visits.from} where ${product} is not null group by 1, 2 order by 1
    ${onConflict(
      [days.productId, days.day],
      sql`${setExcluded([days.supplierId])}, ${addExcluded([days.views, days.visitors])}`,
    )}`);
  const months = productMonths;
  const month = sql`date_trunc('month', ${date})::date`;
  await db.execute(sql`
    ${insertSelect(months, { supplierId: store, month, productId: product, views, visitors: firstViews })}
    from ${visits.from} where ${product} is not null group by 1, 3 order by 1, 3
    ${onConflict([months.supplierId, months.month, months.productId], addExcluded([months.views, months.visitors]))}`);
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
