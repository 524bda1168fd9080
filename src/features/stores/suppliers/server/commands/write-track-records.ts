import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { suppliers } from '../tables.ts';

/** The figures of a store over the last twelve months. */
interface TrackRecord {
  supplierId: string;
  onTimePercent: number | null;
  yearOrders: number;
  repeatBuyers: number;
}

/** Stores the track records of all stores that have one, and resets those of all others. */
export async function writeTrackRecords(db: Database, records: readonly TrackRecord[]): Promise<void> {
  const { id, onTimePercent, yearOrders, repeatBuyers } = suppliers;
  const given = sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
    as given("supplierId" uuid, "onTimePercent" int, "yearOrders" int, "repeatBuyers" int)`;
  await db
    .update(suppliers)
    .set({
      onTimePercent: sql`record.on_time`,
      yearOrders: sql`record.orders`,
      repeatBuyers: sql`record.buyers`,
    })
    .from(
      sql`(select ${id} as id, given."onTimePercent" as on_time, coalesce(given."yearOrders", 0) as orders,
        coalesce(given."repeatBuyers", 0) as buyers
        from ${suppliers} left join ${given} on given."supplierId" = ${id}) record`,
    )
    // Unchanged rows are not written again.
    .where(
      sql`${id} = record.id and (${onTimePercent}, ${yearOrders}, ${repeatBuyers})
        is distinct from (record.on_time, record.orders, record.buyers)`,
    );
}
