import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { storeCapabilities } from '../tables.ts';

/** Returns the next approved stores whose capabilities are derived, in the order of their ids. */
export async function listDerivedStores(
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .leftJoin(storeCapabilities, eq(storeCapabilities.supplierId, suppliers.id))
    .where(and(eq(suppliers.status, 'approved'), gt(suppliers.id, after), isNull(storeCapabilities.editedAt)))
    .orderBy(asc(suppliers.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
