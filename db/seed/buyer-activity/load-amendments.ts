import { eq } from 'drizzle-orm';
import { createAmendment } from '#features/orders/amendments/server/factory.ts';
import { currentTerms } from '#features/orders/amendments/server/queries/amendments.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { seedId } from '../seed-id.ts';

/** The newest order of the demo customer, which the demo store has not confirmed yet. */
const orderId = seedId('demo order 7');

/** A rejected and an open proposal to change an order of the demo customer. */
export async function loadAmendments(db: Database, now: Date): Promise<void> {
  const [row] = await db
    .select({ order: orders, ownerAccountId: suppliers.ownerAccountId })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(eq(orders.id, orderId));
  if (!row?.order.buyerAccountId) return;
  const { order, ownerAccountId } = row;
  const { buyerAccountId } = order;
  const before = await currentTerms(db, order);
  const [line] = before.lines;
  if (!line || !buyerAccountId) return;
  const at = (minutes: number): Date => addDays(now, -minutes / (24 * 60));
  await createAmendment(db, {
    orderId,
    before,
    number: 1,
    proposedBy: 'supplier',
    proposerAccountId: ownerAccountId,
    proposedAt: at(18),
    reason: 'Our corrugator is serviced next week.',
    change: { readyBy: addDays(order.readyBy ?? now, 12) },
    status: 'rejected',
    deciderAccountId: buyerAccountId,
    decidedAt: at(14),
    decisionReason: 'Twelve days are too long: the season starts on the first.',
  });
  await createAmendment(db, {
    orderId,
    before,
    number: 2,
    proposedBy: 'buyer',
    proposerAccountId: buyerAccountId,
    proposedAt: at(9),
    reason: 'The forecast went up. One delivery is easier for us than two.',
    change: {
      lines: [
        {
          lineId: line.lineId,
          quantity: line.quantity * 2,
          unitPriceMinor: Math.round(line.unitPriceMinor * 0.95),
        },
      ],
      readyBy: addDays(order.readyBy ?? now, 5),
    },
  });
}
