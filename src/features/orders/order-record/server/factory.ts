import { newId } from '#lib/ids.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import { orderLines, orders } from './tables.ts';

interface OrderFactoryInput extends Partial<typeof orders.$inferInsert> {
  supplierId: string;
  lines?: readonly (Partial<typeof orderLines.$inferInsert> & { productId: string })[];
}

/** Inserts an order for a test, charged for its lines; columns left out get made-up values. */
export async function createOrder(
  db: Database,
  { lines = [], taxMinor = 0, deliveryMinor = 0, ...given }: OrderFactoryInput,
): Promise<{ id: string }> {
  const id = given.id ?? newId();
  const rows = lines.map(({ quantity = 1, unitPriceMinor = 100, ...line }) => ({
    id: newId(),
    orderId: id,
    title: 'Box',
    packagingType: 'Rigid Boxes',
    quantity,
    unit: 'piece',
    unitPriceMinor,
    totalMinor: quantity * unitPriceMinor,
    ...line,
  }));
  const subtotalMinor = rows.reduce((total, line) => total + line.totalMinor, 0);
  await db.insert(orders).values({
    number: 1,
    buyerName: 'Buyer',
    buyerCountry: homeMarket.country,
    status: 'placed',
    paymentTerm: 'COD',
    currency: homeMarket.currency,
    subtotalMinor,
    taxMinor,
    deliveryMinor,
    totalMinor: subtotalMinor + taxMinor + deliveryMinor,
    placedAt: new Date(),
    ...given,
    id,
  });
  if (rows.length > 0) await db.insert(orderLines).values(rows);
  return { id };
}
