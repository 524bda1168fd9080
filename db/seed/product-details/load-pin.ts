import { and, eq } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';

/** Number of the pinned product within its store: a mailer box. */
const pinnedNumber = 4;

/** Pins a product of a store to the top of its storefront. */
export async function loadPin(
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<void> {
  await db
    .update(products)
    .set({ pinnedAt: addDays(now, -12) })
    .where(and(eq(products.supplierId, supplierId), eq(products.number, pinnedNumber)));
}
