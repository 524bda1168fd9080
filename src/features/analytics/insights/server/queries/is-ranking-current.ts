import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { storeStandings } from '../tables.ts';

/** True if a store's ranking counts up to this day; for the first minutes of a day it does not. */
export async function isRankingCurrent(
  db: Database,
  { supplierId, day }: { supplierId: string; day: string },
): Promise<boolean> {
  const standing = await db
    .select({ day: storeStandings.day })
    .from(storeStandings)
    .where(and(eq(storeStandings.supplierId, supplierId), eq(storeStandings.day, day)));
  return standing.length > 0;
}
