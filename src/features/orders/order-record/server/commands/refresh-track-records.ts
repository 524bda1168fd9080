import { and, gte, isNotNull, sql } from 'drizzle-orm';
import { writeTrackRecords } from '#features/stores/suppliers/server/commands/write-track-records.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { orders } from '../tables.ts';

/** With fewer dispatched orders, one late order would say too much. */
const minDispatched = 5;

/** Computes the track record of every store from the delivered orders of the last twelve months. */
export async function refreshTrackRecords(db: Database, now: Date): Promise<void> {
  const { supplierId, buyerAccountId, buyerCompany, buyerName, placedAt, deliveredAt } = orders;
  const { dispatchedAt, readyBy } = orders;
  const ofBuyers = db.$with('of_buyers').as(
    db
      .select({
        supplierId,
        orders: sql<number>`count(*)`.as('buyer_orders'),
        dispatched:
          sql<number>`count(*) filter (where ${dispatchedAt} is not null and ${readyBy} is not null)`.as(
            'dispatched',
          ),
        onTime: sql<number>`count(*) filter (where ${dispatchedAt}::date <= ${readyBy}::date)`.as('on_time'),
      })
      .from(orders)
      .where(and(gte(placedAt, addDays(now, -365)), isNotNull(deliveredAt)))
      .groupBy(
        supplierId,
        sql`coalesce(${buyerAccountId}::text, lower(coalesce(${buyerCompany}, ${buyerName})))`,
      ),
  );
  const sum = (column: unknown) => sql<number>`sum(${column})::int`;
  const records = await db
    .with(ofBuyers)
    .select({
      supplierId: ofBuyers.supplierId,
      onTimePercent: sql<number | null>`case when sum(${ofBuyers.dispatched}) >= ${minDispatched}
        then floor(100 * sum(${ofBuyers.onTime}) / sum(${ofBuyers.dispatched}))::int end`,
      yearOrders: sum(ofBuyers.orders),
      repeatBuyers: sql<number>`(count(*) filter (where ${ofBuyers.orders} > 1))::int`,
    })
    .from(ofBuyers)
    .groupBy(ofBuyers.supplierId);
  await writeTrackRecords(db, records);
}
