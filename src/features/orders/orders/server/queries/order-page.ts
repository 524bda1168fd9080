import { and, asc, eq, ne } from 'drizzle-orm';
import { firstImageId } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { listOrderDispatches } from '#features/orders/dispatch/server/queries.ts';
import { listOrderDocuments } from '#features/orders/documents/server/queries/list-documents.ts';
import { instalmentsOf } from '#features/orders/order-record/rules/instalments.ts';
import { actionsOf, isWarehouseAction, type Mover } from '#features/orders/order-record/rules/moves.ts';
import { leadTimeOf } from '#features/orders/order-record/rules/promised-day.ts';
import { taxesOf } from '#features/orders/order-record/rules/taxes.ts';
import {
  hidesMoney,
  isReadOnly,
  ownedBy,
  type Viewer,
} from '#features/orders/order-record/server/queries/viewer.ts';
import { orderEvents, orderFiles, orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { orderPayments } from '#features/orders/payments/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { orderNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { describeRow, selectRows } from './order-rows.ts';

interface OrderQuery {
  viewer: Viewer;
  id: string;
  now: Date;
}

/** Returns an order with everything that belongs to it, as this viewer may see it. */
export async function getOrder(db: Database, { viewer, id, now }: OrderQuery) {
  const isOwn = and(eq(orders.id, id), ownedBy(viewer));
  const [row] = await selectRows(db).where(isOwn);
  const [order] = await db.select().from(orders).where(isOwn);
  if (!row || !order) throw notFound('Order');
  const readOnly = isReadOnly(viewer);
  const summary = describeRow(row, { viewer, now });
  const [lines, events, dispatches, payments] = [
    await linesOf(db, id),
    await eventsOf(db, order),
    await listOrderDispatches(db, { orderIds: [id], now }),
    await paymentsOf(db, id),
  ];
  const withoutMoney = hidesMoney(viewer);
  return {
    ...summary,
    ...(withoutMoney ? noMoney : moneyOf(order, { lines, now })),
    notes: order.notes,
    deliveryAddress: order.deliveryAddress,
    billingAddress: withoutMoney ? null : order.billingAddress,
    buyerContact: await contactOf(db, order.buyerAccountId),
    cancelReason: order.cancelledAt
      ? (events.find(({ status }) => status === 'cancelled')?.note ?? null)
      : null,
    firstReadyBy: order.firstReadyBy,
    leadTimeDays: leadTimeOf(order),
    agreement: order.agreement,
    lines: withoutMoney ? lines.map(withoutPrice) : lines,
    events,
    dispatches: dispatches.map(({ orderId: _, ...one }) => one),
    payments: withoutMoney ? [] : payments,
    documents: readOnly
      ? []
      : await listOrderDocuments(db, {
          order: { ...order, reference: summary.reference },
          dispatches,
          viewer,
        }),
    files: readOnly || withoutMoney ? [] : await filesOf(db, id),
    placedTogether:
      viewer.side === 'buyer' ? await listPlacedTogether(db, { order, accountId: viewer.accountId }) : [],
    actions: readOnly
      ? []
      : actionsOf(viewer.side, {
          ...order,
          storeIsSuspended: summary.supplier.isSuspended,
          isOnTheWay: dispatches.some(({ deliveredAt }) => deliveredAt === null),
        }).filter((action) => !withoutMoney || isWarehouseAction(action)),
  };
}

const noMoney = {
  subtotalMinor: 0,
  deliveryMinor: 0,
  taxMinor: 0,
  taxKind: null,
  taxNote: null,
  taxes: [],
  milestones: [],
};

const withoutPrice = (line: Lines[number]): Lines[number] => ({
  ...line,
  unitPriceMinor: 0,
  totalMinor: 0,
  taxRateBasisPoints: 0,
  taxMinor: 0,
});

type OrderRecord = typeof orders.$inferSelect;
type Lines = Awaited<ReturnType<typeof linesOf>>;

function moneyOf(order: OrderRecord, { lines, now }: { lines: Lines; now: Date }) {
  const { subtotalMinor, deliveryMinor, taxMinor, taxKind, taxNote } = order;
  return {
    subtotalMinor,
    deliveryMinor,
    taxMinor,
    taxKind,
    taxNote,
    taxes: taxesOf(order, lines).map(({ label, taxableMinor, amountMinor }) => ({
      label,
      taxableMinor,
      amountMinor,
    })),
    milestones: instalmentsOf(order, now),
  };
}

async function linesOf(db: Database, orderId: string) {
  const rows = await db
    .select({
      line: orderLines,
      slug: products.slug,
      pack: products.pack,
      isShown: products.isShown,
      supplierIsPublic: suppliers.isPublic,
      imageId: firstImageId.as('image_id'),
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  return rows.map(({ line, slug, pack, isShown, supplierIsPublic, imageId }) => ({
    ...line,
    pack,
    productSlug: isShown && supplierIsPublic ? slug : null,
    imageUrl: imageId && mediaUrl(imageId, 320),
  }));
}

/** Returns who acted; an event without an account happened automatically. */
function sideOf(actorId: string | null, { buyerAccountId }: OrderRecord): Mover {
  if (actorId === null) return 'system';
  return actorId === buyerAccountId ? 'buyer' : 'supplier';
}

async function eventsOf(db: Database, order: OrderRecord) {
  const rows = await db
    .select({ event: orderEvents, name: accounts.name })
    .from(orderEvents)
    .leftJoin(accounts, eq(accounts.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id))
    .limit(100);
  return rows.map(({ event: { id, status, at, note, actorId }, name }) => {
    const by = sideOf(actorId, order);
    return { id, status, at, by, byName: name, note };
  });
}

async function paymentsOf(db: Database, id: string) {
  const rows = await db
    .select({ payment: orderPayments, name: accounts.name })
    .from(orderPayments)
    .leftJoin(accounts, eq(accounts.id, orderPayments.recordedBy))
    .where(eq(orderPayments.orderId, id))
    .orderBy(asc(orderPayments.recordedAt), asc(orderPayments.id))
    .limit(500);
  return rows.map(({ payment, name }) => {
    const returned = rows
      .filter((one) => one.payment.reversesId === payment.id)
      .reduce((sum, one) => sum - one.payment.amountMinor, 0);
    return {
      ...payment,
      recordedByName: name,
      isReversed: payment.amountMinor > 0 && returned === payment.amountMinor,
    };
  });
}

async function contactOf(db: Database, accountId: string | null) {
  if (!accountId) return null;
  const [account] = await db
    .select({ email: accounts.email, phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account ?? null;
}

const filesOf = (db: Database, orderId: string) =>
  db
    .select({
      id: storedFiles.id,
      name: storedFiles.name,
      contentType: storedFiles.contentType,
      bytes: storedFiles.bytes,
    })
    .from(orderFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, orderFiles.fileId))
    .where(eq(orderFiles.orderId, orderId))
    .orderBy(asc(storedFiles.id));

async function listPlacedTogether(
  db: Database,
  { order, accountId }: { order: OrderRecord; accountId: string },
) {
  if (!order.checkoutId) return [];
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      prefix: suppliers.numberPrefix,
      supplierName: suppliers.businessName,
    })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(
      and(
        eq(orders.checkoutId, order.checkoutId),
        eq(orders.buyerAccountId, accountId),
        ne(orders.id, order.id),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(20);
  return rows.map(({ prefix, ...row }) => ({ ...row, reference: orderNumber(prefix, row.number) }));
}
