import { asc, eq } from 'drizzle-orm';
import type { OrderAgreement } from '#features/orders/order-record/contract/agreement.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { getOwn } from '#features/sourcing/requests/server/queries/load-request.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { orderNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { Award } from '../../contract.ts';
import type { AwardedItem } from '../../rules.ts';
import { requestAwards } from '../tables.ts';

/** Returns what a request of a buyer awarded, in the order of its lines. */
export async function listAwards(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<Award[]> {
  await getOwn(db, { id, accountId });
  const rows = await db
    .select({
      award: requestAwards,
      supplierName: suppliers.businessName,
      numberPrefix: suppliers.numberPrefix,
      number: orders.number,
      totalMinor: orders.totalMinor,
      currency: orders.currency,
      agreement: orders.agreement,
    })
    .from(requestAwards)
    .innerJoin(orders, eq(orders.id, requestAwards.orderId))
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(eq(requestAwards.requestId, id))
    .orderBy(asc(requestAwards.line), asc(requestAwards.quantity));
  return rows.map(({ award, supplierName, numberPrefix, number, totalMinor, currency, agreement }) => ({
    line: award.line,
    quantity: award.quantity,
    isAlternative: findOrdered(agreement, award)?.isAlternative ?? false,
    supplierName,
    reason: award.reason,
    awardedAt: award.awardedAt.toISOString(),
    order: { id: award.orderId, reference: orderNumber(numberPrefix, number), totalMinor, currency },
  }));
}

/** Returns the line of a quote that an award ordered; undefined for an order of an earlier release. */
export const findOrdered = (
  agreement: OrderAgreement | null,
  award: { line: number; quantity: number },
): NonNullable<OrderAgreement['lines']>[number] | undefined =>
  agreement?.lines?.find(
    ({ requestLine, quantity }) => (requestLine ?? 0) === award.line && quantity === award.quantity,
  );

/** Returns what was awarded of a request so far, with the quotes and their lines. */
export async function listAwardedItems(
  db: Database,
  requestId: string,
): Promise<Omit<AwardedItem, 'title'>[]> {
  const rows = await db
    .select({ award: requestAwards, agreement: orders.agreement })
    .from(requestAwards)
    .innerJoin(orders, eq(orders.id, requestAwards.orderId))
    .where(eq(requestAwards.requestId, requestId))
    .orderBy(asc(requestAwards.line), asc(requestAwards.quantity), asc(requestAwards.id));
  return rows.map(({ award, agreement }) => ({
    line: award.line,
    quantity: award.quantity,
    quoteId: award.quoteId,
    quoteLine: findOrdered(agreement, award)?.line ?? null,
  }));
}
