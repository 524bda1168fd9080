import { sql } from 'drizzle-orm';
import { marketDay } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { insertSelect, onConflict, setExcluded } from '#platform/database/typed-sql.ts';
import { stockByStore } from '../queries/day-events.ts';
import { storeDays } from '../tables.ts';

/** Records the stock of every store at the end of its day. */
export async function recordInventory({ db, now }: CommandContext): Promise<void> {
  const stocked = stockByStore(db);
  const insert = insertSelect(storeDays, {
    supplierId: stocked.store,
    day: sql`${marketDay(now)}::date`,
    inventory: stocked.pieces,
  });
  await db.execute(sql`${insert} from ${stocked} order by 1
    ${onConflict([storeDays.supplierId, storeDays.day], setExcluded([storeDays.inventory]))}`);
}
