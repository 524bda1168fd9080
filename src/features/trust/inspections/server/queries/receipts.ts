import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { orderDispatches } from '#features/orders/dispatch/server/tables.ts';
import { ownedBy, type Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { subtractQuantities } from '#lib/quantity.ts';
import type { Database } from '#platform/database/database.ts';
import type { OrderInspections, OrderSamplingPlan, Receipt } from '../../contract.ts';
import { canChangePlan, countDefects, decideReceiving, isWithin, standardPlan } from '../../rules.ts';
import { receiptLines, receiptPhotos, receipts, samplingPlans } from '../tables.ts';

interface InspectionsQuery {
  viewer: Viewer;
  /** The order. */
  id: string;
}

/** Returns the receipts and the sampling plan of an order of the viewer; any other order is not found. */
export async function getInspections(
  db: Database,
  { viewer, id }: InspectionsQuery,
): Promise<OrderInspections> {
  const [order] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, id), ownedBy(viewer)));
  if (!order) throw notFound('Order');
  const { status } = order;
  const found = await listReceipts(db, eq(receipts.orderId, id));
  const dispatches = await db
    .select({ id: orderDispatches.id })
    .from(orderDispatches)
    .where(eq(orderDispatches.orderId, id));
  const isReceivable = (dispatchId: string): boolean =>
    decideReceiving({ status, isReceived: found.some((receipt) => receipt.dispatchId === dispatchId) }).ok;
  const isBuyer = viewer.side === 'buyer';
  return {
    samplingPlan: await findSamplingPlan(db, id),
    canChangePlan: isBuyer && canChangePlan({ status, receiptCount: found.length }),
    receivableIds: isBuyer ? dispatches.map((dispatch) => dispatch.id).filter(isReceivable) : [],
    receipts: found,
  };
}

/** Returns the sampling plan of an order, by default the standard one. */
export async function findSamplingPlan(db: Database, orderId: string): Promise<OrderSamplingPlan> {
  const { level, majorAql, minorAql } = samplingPlans;
  const [plan] = await db
    .select({ level, majorAql, minorAql })
    .from(samplingPlans)
    .where(eq(samplingPlans.orderId, orderId));
  return plan ?? standardPlan;
}

/** Returns receipts with their lines and photos, in the order of their dispatches. */
export async function listReceipts(db: Database, where: SQL): Promise<Receipt[]> {
  const rows = await db
    .select({ receipt: receipts, dispatchNumber: orderDispatches.number, receivedByName: accounts.name })
    .from(receipts)
    .innerJoin(orderDispatches, eq(orderDispatches.id, receipts.dispatchId))
    .innerJoin(accounts, eq(accounts.id, receipts.receivedBy))
    .where(where)
    .orderBy(asc(orderDispatches.number));
  if (rows.length === 0) return [];
  const ids = rows.map(({ receipt }) => receipt.id);
  const lines = await linesOf(db, ids);
  const photos = await photosOf(db, ids);
  return rows.map(({ receipt: { id, dispatchId, result, note, receivedAt }, ...names }) => ({
    id,
    dispatchId,
    result,
    note,
    receivedAt: receivedAt.toISOString(),
    ...names,
    lines: lines.filter(({ receiptId }) => receiptId === id).map(({ receiptId: _, ...line }) => line),
    photos: photos.filter(({ receiptId }) => receiptId === id).map(({ receiptId: _, ...photo }) => photo),
  }));
}

async function linesOf(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ line: receiptLines, title: orderLines.title, unit: orderLines.unit })
    .from(receiptLines)
    .innerJoin(orderLines, eq(orderLines.id, receiptLines.lineId))
    .where(inArray(receiptLines.receiptId, [...ids]))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  return rows.map(({ line, ...names }) => ({
    ...line,
    ...names,
    short: subtractQuantities(line.dispatched, line.received),
    found: countDefects(line.defects),
    measurements: line.measurements.map((one) => ({ ...one, isWithin: isWithin(one) })),
  }));
}

const photosOf = (db: Database, ids: readonly string[]) =>
  db
    .select({ receiptId: receiptPhotos.receiptId, id: storedFiles.id, name: storedFiles.name })
    .from(receiptPhotos)
    .innerJoin(storedFiles, eq(storedFiles.id, receiptPhotos.fileId))
    .where(inArray(receiptPhotos.receiptId, [...ids]))
    .orderBy(asc(receiptPhotos.position));

/** Returns what notifications say of a receipt; null if it is gone. */
export async function findReceipt(db: Database, id: string): Promise<Receipt | null> {
  return (await listReceipts(db, eq(receipts.id, id)))[0] ?? null;
}

/** Subquery for the photos of the receipts of a store. */
export const photosOfStore = ({ supplierId }: { supplierId: string }): SQL => sql`
  select ${receiptPhotos.fileId} from ${receiptPhotos}
  inner join ${receipts} on ${receipts.id} = ${receiptPhotos.receiptId}
  where ${receipts.supplierId} = ${supplierId}`;
