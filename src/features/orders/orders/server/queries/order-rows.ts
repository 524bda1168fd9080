import { and, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { productImages, products } from '#features/catalog/products/server/tables.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { instalmentsOf } from '#features/orders/order-record/rules/instalments.ts';
import { orderStates } from '#features/orders/order-record/rules.ts';
import { hidesMoney, ownedBy, type Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { hasWaitingReport } from '#features/orders/payment-reports/server/queries.ts';
import { overdueDays } from '#features/orders/payments/rules/recording.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import { orderNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { afterCursor, cursorAfter, keysetOrder } from '#platform/database/keyset.ts';
import type { OrderFilter, OrderListQuery } from '../../contract/order-forms.ts';
import { expectedDay, listOrderOf } from './due-order.ts';
import { searchCondition } from './order-search.ts';

const otherLines = alias(orderLines, 'other_lines');
const firstLine = sql`select ${otherLines.id} from ${orderLines} ${otherLines}
  where ${otherLines.orderId} = ${orders.id} order by ${otherLines.position}, ${otherLines.id} limit 1`;

/** Columns of an order in a list; `selectRows` joins the tables they need. */
const rowColumns = {
  id: orders.id,
  number: orders.number,
  status: orders.status,
  placedAt: orders.placedAt,
  readyBy: orders.readyBy,
  readyAt: orders.readyAt,
  proofWait: orders.proofWait,
  expectedDay: expectedDay.as('expected_day'),
  confirmedAt: orders.confirmedAt,
  proofsApprovedAt: orders.proofsApprovedAt,
  totalRaisedAt: orders.totalRaisedAt,
  inProductionAt: orders.inProductionAt,
  dispatchedAt: orders.dispatchedAt,
  deliveredAt: orders.deliveredAt,
  buyerName: orders.buyerName,
  buyerCompany: orders.buyerCompany,
  buyerCity: orders.buyerCity,
  buyerCountry: orders.buyerCountry,
  purchaseOrderNumber: orders.purchaseOrderNumber,
  paymentTerm: orders.paymentTerm,
  paymentSplit: orders.paymentSplit,
  currency: orders.currency,
  totalMinor: orders.totalMinor,
  paidMinor: orders.paidMinor,
  heldMinor: orders.heldMinor,
  nextDueAt: orders.nextDueAt,
  dispatchCount: orders.dispatchCount,
  supplierId: suppliers.id,
  supplierSlug: suppliers.slug,
  supplierName: suppliers.businessName,
  numberPrefix: suppliers.numberPrefix,
  supplierLogoFileId: suppliers.logoFileId,
  supplierLogoSeed: suppliers.logoSeed,
  supplierIsPublic: suppliers.isPublic,
  supplierStatus: suppliers.status,
  title: orderLines.title,
  pack: products.pack,
  imageId: sql<string | null>`(
    select ${productImages.fileId} from ${productImages}
    where ${productImages.productId} = ${orderLines.productId} order by ${productImages.position} limit 1)`.as(
    'image_id',
  ),
  lineCount:
    sql<number>`(select count(*)::int from ${orderLines} ${otherLines} where ${otherLines.orderId} = ${orders.id} and ${otherLines.kind} <> 'charge')`.as(
      'line_count',
    ),
};

/** Selects orders as a list shows them; add condition, order and limit. */
export const selectRows = (db: Database) =>
  db
    .select(rowColumns)
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .innerJoin(orderLines, eq(orderLines.id, sql`(${firstLine})`))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRows>>[number];

/** Returns a row as this viewer may see it. */
export function describeRow(row: Row, { viewer, now }: { viewer: Viewer; now: Date }) {
  const isCancelled = row.status === 'cancelled';
  const { id, number, status, placedAt, paymentTerm, paymentSplit, currency, lineCount } = row;
  return {
    id,
    number,
    reference: orderNumber(row.numberPrefix, number),
    status,
    placedAt,
    paymentTerm,
    paymentSplit,
    currency,
    lineCount,
    readyBy: row.readyAt || isCancelled ? null : row.readyBy,
    proofWait: beforeProduction.some((state) => state === status) ? row.proofWait : null,
    lateSince: isLate(row, now) ? row.readyBy : null,
    arrival: arrivalOf(row, now),
    buyer: {
      name: row.buyerName,
      company: row.buyerCompany,
      city: row.buyerCity,
      country: row.buyerCountry,
    },
    supplier: {
      id: row.supplierId,
      slug: row.supplierSlug,
      name: row.supplierName,
      logoUrl: row.supplierLogoFileId && mediaUrl(row.supplierLogoFileId, 320),
      logoSeed: row.supplierLogoSeed,
      isPublic: row.supplierIsPublic ?? false,
      isSuspended: row.supplierStatus === 'suspended',
    },
    firstLine: { title: row.title, pack: row.pack, imageUrl: row.imageId && mediaUrl(row.imageId, 320) },
    purchaseOrderNumber: row.purchaseOrderNumber,
    ...(hidesMoney(viewer) ? noMoney : moneyOf(row, now)),
    isPartlyDispatched: row.dispatchCount > 0 && ['confirmed', 'in_production', 'ready'].includes(status),
  };
}

/**
 * Returns true if an order should have been dispatched by now: what the filter `late` lists. While a proof waits for
 * its approval, the lead time has not started.
 */
const isLate = (
  { status, readyBy, proofWait }: Pick<Row, 'status' | 'readyBy' | 'proofWait'>,
  now: Date,
): boolean => readyBy !== null && readyBy < now && !proofWait && toDispatch.some((state) => state === status);

/** An order that was not dispatched in full still waits for its promised day. */
const arrivalOf = ({ status, expectedDay: expectedOn }: Pick<Row, 'status' | 'expectedDay'>, now: Date) =>
  status === 'dispatched' && expectedOn !== null ? { expectedOn, isLate: expectedOn < marketDay(now) } : null;

const noMoney = {
  showsMoney: false,
  totalMinor: 0,
  paidMinor: 0,
  outstandingMinor: 0,
  toRefundMinor: 0,
  nextDueAt: null,
  isOverdue: false,
  overdueMinor: 0,
  overdueDays: 0,
};

function moneyOf(row: Row, now: Date) {
  const { status, totalMinor, paidMinor, nextDueAt } = row;
  const isCancelled = status === 'cancelled';
  const isOverdue = nextDueAt !== null && nextDueAt < now;
  return {
    showsMoney: true,
    totalMinor,
    paidMinor,
    outstandingMinor: isCancelled ? 0 : totalMinor - paidMinor,
    toRefundMinor: isCancelled ? paidMinor : 0,
    nextDueAt,
    isOverdue,
    overdueMinor: isOverdue ? overdueMinorOf(row, now) : 0,
    overdueDays: isOverdue ? overdueDays(nextDueAt, now) : 0,
  };
}

/** Returns the part of the price that is overdue: later instalments may not be due yet. */
const overdueMinorOf = (row: Row, now: Date): number =>
  instalmentsOf(row, now)
    .filter(({ state }) => state === 'overdue')
    .reduce((sum, { amountMinor, paidMinor }) => sum + amountMinor - paidMinor, 0);

/** Listed by name, so that PostgreSQL uses an index. */
const openStates = ['placed', 'confirmed', 'in_production', 'ready', 'dispatched'] as const;
const toDispatch = ['confirmed', 'in_production', 'ready'] as const;
/** The states in which proofs are sent and approved. */
const beforeProduction = ['placed', 'confirmed'] as const;

interface Filter {
  status: OrderFilter;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Returns the condition for the orders of a viewer that pass a filter. */
export function filterCondition(
  { status, q, from, to }: Filter,
  { viewer, now }: { viewer: Viewer; now: Date },
) {
  return and(
    ownedBy(viewer),
    statusCondition(status, { viewer, now }),
    q ? searchCondition(q, viewer) : undefined,
    from ? sql`${orders.placedAt} >= ${`${from}T00:00:00+05:30`}::timestamptz` : undefined,
    to ? sql`${orders.placedAt} < ${`${to}T00:00:00+05:30`}::timestamptz + interval '1 day'` : undefined,
  );
}

function statusCondition(
  status: OrderFilter,
  { viewer, now }: { viewer: Viewer; now: Date },
): SQL | undefined {
  if (status === 'all') return undefined;
  // The number of overdue orders is hidden too.
  if ((status === 'overdue' || status === 'reported') && hidesMoney(viewer)) return sql`false`;
  if (status === 'reported') return hasWaitingReport(viewer);
  if (status === 'open') return inArray(orders.status, [...openStates]);
  if (status === 'late')
    return and(inArray(orders.status, [...toDispatch]), lt(orders.readyBy, now), isNull(orders.proofWait));
  if (status === 'proofs')
    return and(inArray(orders.status, [...beforeProduction]), eq(orders.proofWait, viewer.side));
  if (status === 'overdue')
    return and(isNotNull(orders.nextDueAt), lt(orders.nextDueAt, now), ne(orders.status, 'cancelled'));
  return eq(orders.status, status);
}

type ListQuery = Omit<OrderListQuery, 'sort'> & Partial<Pick<OrderListQuery, 'sort'>>;

/** Returns a page of the viewer's orders, newest first or by what is due first. */
export async function listOrders(
  db: Database,
  { viewer, now, ...query }: ListQuery & { viewer: Viewer; now: Date },
) {
  const order = listOrderOf(query);
  const rows = await selectRows(db)
    .where(
      and(
        filterCondition(query, { viewer, now }),
        afterCursor(order, { id: orders.id, cursor: query.cursor }),
      ),
    )
    .orderBy(keysetOrder(order, orders.id))
    .limit(query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return {
    orders: shown.map((row) => describeRow(row, { viewer, now })),
    nextCursor: last ? cursorAfter({ value: order.of(last), id: last.id }) : null,
  };
}

/** Counts orders that wait for the viewer, 100 at most: new ones for a store, dispatched ones for a buyer. */
export async function countWaiting(db: Database, viewer: Viewer): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(orders)
    .where(and(ownedBy(viewer), eq(orders.status, viewer.side === 'supplier' ? 'placed' : 'dispatched')))
    .limit(100)
    .as('some');
  const [row] = await db.select({ waiting: sql<number>`count(*)::int` }).from(some);
  return row?.waiting ?? 0;
}

interface CountQuery {
  viewer: Viewer;
  now: Date;
}

/** Counts the viewer's orders for each filter. Each count stops at 100, which keeps it fast for large stores. */
export async function countOrdersBy<Filter extends OrderFilter>(
  db: Database,
  { filters, ...by }: CountQuery & { filters: readonly Filter[] },
): Promise<Partial<Record<Filter, number>>> {
  const upTo100 = (condition: SQL | undefined) =>
    sql`(select count(*) from (select 1 from ${orders} where ${and(ownedBy(by.viewer), condition)} limit 100) few)::int`;
  const fields = filters.map((filter) => sql`${filter}::text, ${upTo100(statusCondition(filter, by))}`);
  const { rows } = await db.execute<{ counts: Partial<Record<Filter, number>> }>(
    sql`select json_build_object(${sql.join(fields, sql`, `)}) as counts`,
  );
  return rows[0]?.counts ?? {};
}

/** Counts the viewer's orders by state, and those in progress, late and overdue. */
export async function countOrders(db: Database, { viewer, now }: CountQuery) {
  const overdue = hidesMoney(viewer) ? [] : (['overdue', 'reported'] as const);
  const counts: Record<string, number> = await countOrdersBy(db, {
    filters: [...orderStates, 'open', 'late', 'proofs', ...overdue],
    viewer,
    now,
  });
  return { counts, waiting: counts[viewer.side === 'supplier' ? 'placed' : 'dispatched'] ?? 0 };
}
