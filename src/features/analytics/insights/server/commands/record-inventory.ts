import { sql } from 'drizzle-orm';
import { marketDay } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';

/** Records the stock of every store at the end of its day. */
export async function recordInventory({ db, now }: CommandContext): Promise<void> {
  await db.execute(sql`
    insert into store_days (supplier_id, day, inventory)
    select supplier_id, ${marketDay(now)}::date, least(sum(stock), 2147483647) from products where deleted_at is null group by 1 order by 1
    on conflict (supplier_id, day) do update set inventory = excluded.inventory`);
}
