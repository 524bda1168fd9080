import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import { useTestApp } from '#support/test-app.ts';
import { refreshTrackRecords } from './commands/refresh-track-records.ts';
import { createOrder } from './factory.ts';

const test = useTestApp();
const now = new Date('2026-11-20T06:00:00Z');

it('computes the track record of a store from the delivered orders of a year', async () => {
  const { db } = test.kernel.database;
  const store = await createSupplier(db);
  const young = await createSupplier(db, { yearOrders: 9, repeatBuyers: 2, onTimePercent: 80 });
  const order = (number: number, more: { buyerCompany: string; days: number; late?: boolean }) => {
    const placedAt = addDays(now, -more.days);
    const readyBy = addDays(placedAt, 5);
    return createOrder(db, {
      supplierId: store.id,
      number,
      buyerCompany: more.buyerCompany,
      placedAt,
      readyBy,
      dispatchedAt: addDays(readyBy, more.late ? 1 : 0),
      deliveredAt: addDays(readyBy, 4),
      status: 'completed',
    });
  };
  for (const [index, buyerCompany] of ['Noor Sweets', 'noor sweets', 'Nandi Farms', 'Little Loom'].entries())
    await order(index + 1, { buyerCompany, days: 40 + index });
  await order(5, { buyerCompany: 'Filter & Co.', days: 30, late: true });
  await order(6, { buyerCompany: 'Navkar Textiles', days: 400 });
  await createOrder(db, { supplierId: store.id, number: 7, buyerCompany: 'Little Loom', placedAt: now });

  await refreshTrackRecords(db, now);
  const recordOf = async (id: string) =>
    (
      await db
        .select({
          onTimePercent: suppliers.onTimePercent,
          yearOrders: suppliers.yearOrders,
          repeatBuyers: suppliers.repeatBuyers,
        })
        .from(suppliers)
        .where(eq(suppliers.id, id))
    )[0];
  expect(await recordOf(store.id)).toEqual({ onTimePercent: 80, yearOrders: 5, repeatBuyers: 1 });
  expect(await recordOf(young.id)).toEqual({ onTimePercent: null, yearOrders: 0, repeatBuyers: 0 });
});
