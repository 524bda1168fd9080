import { and, asc, eq, inArray } from 'drizzle-orm';
import { orderDispatches, orderDispatchLines } from '#features/orders/dispatch/server/tables.ts';
import { ownedBy } from '#features/orders/order-record/server/queries/viewer.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { orderNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reception } from '../../contract.ts';
import { firstState, type InspectionState } from '../../rules/switching.ts';
import { decideReceiving } from '../../rules.ts';
import { inspections, receiptDrafts, receipts } from '../tables.ts';
import { findSamplingPlan, listReceipts } from './receipts.ts';

interface ReceptionQuery {
  accountId: string;
  /** The order. */
  id: string;
  dispatchId: string;
}

/** Returns a dispatch of the buyer with how to check it, the receipt, and what the buyer has typed so far. */
export async function getReception(
  db: Database,
  { accountId, id, dispatchId }: ReceptionQuery,
): Promise<Reception> {
  const [found] = await db
    .select({
      order: orders,
      dispatch: orderDispatches,
      supplierName: suppliers.businessName,
      prefix: suppliers.numberPrefix,
    })
    .from(orderDispatches)
    .innerJoin(orders, eq(orders.id, orderDispatches.orderId))
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(
      and(
        eq(orderDispatches.id, dispatchId),
        eq(orderDispatches.orderId, id),
        ownedBy({ side: 'buyer', accountId }),
      ),
    );
  if (!found) throw notFound('Dispatch');
  const { order, dispatch, supplierName, prefix } = found;
  const [receipt = null] = await listReceipts(db, eq(receipts.dispatchId, dispatchId));
  const decision = decideReceiving({ status: order.status, isReceived: receipt !== null });
  const lines = await listDispatchedLines(db, dispatchId);
  const states = await loadInspections(db, {
    buyerAccountId: accountId,
    supplierId: order.supplierId,
    productIds: lines.map(({ productId }) => productId),
  });
  const { number, carrier, trackingNumber, dispatchedAt } = dispatch;
  return {
    order: { id, reference: orderNumber(prefix, order.number), supplierName },
    dispatch: { id: dispatchId, number, carrier, trackingNumber, dispatchedAt: dispatchedAt.toISOString() },
    samplingPlan: await findSamplingPlan(db, id),
    lines: lines.map(({ productId, ...line }) => ({
      ...line,
      inspection: (states.get(productId) ?? firstState).name,
    })),
    receipt,
    draft: await findDraft(db, { accountId, dispatchId }),
    refusal: decision.ok ? null : decision.reason.message,
  };
}

async function findDraft(db: Database, { accountId, dispatchId }: Omit<ReceptionQuery, 'id'>) {
  const [draft] = await db
    .select({ version: receiptDrafts.version, savedAt: receiptDrafts.savedAt, body: receiptDrafts.body })
    .from(receiptDrafts)
    .where(and(eq(receiptDrafts.dispatchId, dispatchId), eq(receiptDrafts.accountId, accountId)));
  return draft ? { ...draft, savedAt: draft.savedAt.toISOString() } : null;
}

/** Returns the state of a dispatch of the buyer, and whether it has a receipt. Throws 404 for any other dispatch. */
export async function getReceiving(db: Database, { accountId, id, dispatchId }: ReceptionQuery) {
  const [found] = await db
    .select({
      status: orders.status,
      deliveredAt: orderDispatches.deliveredAt,
      receiptId: receipts.id,
    })
    .from(orderDispatches)
    .innerJoin(orders, eq(orders.id, orderDispatches.orderId))
    .leftJoin(receipts, eq(receipts.dispatchId, orderDispatches.id))
    .where(
      and(
        eq(orderDispatches.id, dispatchId),
        eq(orderDispatches.orderId, id),
        ownedBy({ side: 'buyer', accountId }),
      ),
    );
  if (!found) throw notFound('Dispatch');
  const { status, deliveredAt, receiptId } = found;
  return { status, deliveredAt, isReceived: receiptId !== null };
}

/** Returns the goods of a dispatch, in the order of the lines. */
export const listDispatchedLines = (db: Database, dispatchId: string) =>
  db
    .select({
      lineId: orderLines.id,
      productId: orderLines.productId,
      title: orderLines.title,
      unit: orderLines.unit,
      quantity: orderDispatchLines.quantity,
    })
    .from(orderDispatchLines)
    .innerJoin(orderLines, eq(orderLines.id, orderDispatchLines.lineId))
    .where(eq(orderDispatchLines.dispatchId, dispatchId))
    .orderBy(asc(orderLines.position), asc(orderLines.id));

interface InspectionsOfProducts {
  buyerAccountId: string;
  supplierId: string;
  productIds: readonly string[];
  /** Locks the rows until the transaction ends. */
  lock?: boolean;
}

/** Returns how a buyer inspects products of a supplier, by product; products without a lot are left out. */
export async function loadInspections(
  db: Database,
  { buyerAccountId, supplierId, productIds, lock = false }: InspectionsOfProducts,
): Promise<Map<string, InspectionState>> {
  const query = db
    .select()
    .from(inspections)
    .where(
      and(
        eq(inspections.buyerAccountId, buyerAccountId),
        eq(inspections.supplierId, supplierId),
        inArray(inspections.productId, [...new Set(productIds)]),
      ),
    )
    .orderBy(asc(inspections.productId));
  const rows = await (lock ? query.for('update') : query);
  return new Map(
    rows.map(({ productId, name, recent, acceptedInRow, rejected, score }) => [
      productId,
      { name, recent, acceptedInRow, rejected, score },
    ]),
  );
}
