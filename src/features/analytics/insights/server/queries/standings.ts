import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { storeStandings } from '../tables.ts';

/** Whether a store's standings count up to this day; they lag for the first minutes of a day. */
export async function hasStandings(
  db: Database,
  { supplierId, day }: { supplierId: string; day: string },
): Promise<boolean> {
  const found = await db
    .select({ day: storeStandings.day })
    .from(storeStandings)
    .where(and(eq(storeStandings.supplierId, supplierId), eq(storeStandings.day, day)));
  return found.length > 0;
}
