import { and, eq, sql } from 'drizzle-orm';
import { planOf } from '#features/orders/order-record/rules/instalments.ts';
import { stateLabels } from '#features/orders/order-record/rules/state-labels.ts';
import { hidesMoney, type Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { describePlan } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import { csvByteOrderMark, csvLine } from '#lib/csv.ts';
import { orderNumber } from '#lib/ids.ts';
import { minorUnits } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';
import { afterCursor, cursorAfter, keysetOrder } from '#platform/database/keyset.ts';
import type { OrderFilter } from '../../contract/order-forms.ts';
import { newestFirst } from './due-order.ts';
import { filterCondition } from './order-rows.ts';

const headings = [
  'Order',
  'Placed on',
  'State',
  'Buyer',
  'Company',
  'City',
  'Country',
  'First product',
  'Lines',
  'Purchase order',
  'Payment terms',
];
/** Only for people who see amounts. */
const moneyHeadings = ['Currency', 'Subtotal', 'Delivery', 'Tax', 'Total', 'Paid', 'Next payment due'];

const pageSize = 1000;

interface ExportQuery {
  viewer: Viewer;
  now: Date;
  status: OrderFilter;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const linesOfOrder = sql`${orderLines} where ${orderLines.orderId} = ${orders.id}`;

/** Selects only what the file contains; pictures and logos would take most of the time. */
const selectExported = (db: Database) =>
  db
    .select({
      id: orders.id,
      number: orders.number,
      numberPrefix: suppliers.numberPrefix,
      status: orders.status,
      placedAt: orders.placedAt,
      buyerName: orders.buyerName,
      buyerCompany: orders.buyerCompany,
      buyerCity: orders.buyerCity,
      buyerCountry: orders.buyerCountry,
      title: sql<string>`(select ${orderLines.title} from ${linesOfOrder} order by ${orderLines.position}, ${orderLines.id} limit 1)`,
      lineCount: sql<number>`(select count(*)::int from (select 1 from ${linesOfOrder}) few)`,
      purchaseOrderNumber: orders.purchaseOrderNumber,
      paymentTerm: orders.paymentTerm,
      paymentSplit: orders.paymentSplit,
      currency: orders.currency,
      subtotalMinor: orders.subtotalMinor,
      deliveryMinor: orders.deliveryMinor,
      taxMinor: orders.taxMinor,
      totalMinor: orders.totalMinor,
      paidMinor: orders.paidMinor,
      nextDueAt: orders.nextDueAt,
    })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .$dynamic();

/** Yields orders as CSV, page by page, so that a large store does not block other requests. */
export async function* exportOrders(
  db: Database,
  { viewer, now, ...filter }: ExportQuery,
): AsyncGenerator<string> {
  const showsMoney = !hidesMoney(viewer);
  yield csvByteOrderMark + csvLine(showsMoney ? [...headings, ...moneyHeadings] : headings);
  let cursor: string | undefined;
  do {
    const rows = await selectExported(db)
      .where(
        and(filterCondition(filter, { viewer, now }), afterCursor(newestFirst, { id: orders.id, cursor })),
      )
      .orderBy(keysetOrder(newestFirst, orders.id))
      .limit(pageSize);
    if (rows.length > 0)
      yield rows.map((row) => csvLine([...orderCells(row), ...(showsMoney ? moneyCells(row) : [])])).join('');
    const last = rows.length === pageSize ? rows.at(-1) : undefined;
    cursor = last && cursorAfter({ value: last.placedAt, id: last.id });
  } while (cursor);
}

type Row = Awaited<ReturnType<typeof selectExported>>[number];

const orderCells = (row: Row): (string | number | null)[] => [
  orderNumber(row.numberPrefix, row.number),
  marketDay(row.placedAt),
  stateLabels[row.status],
  row.buyerName,
  row.buyerCompany,
  row.buyerCity,
  row.buyerCountry,
  row.title,
  row.lineCount,
  row.purchaseOrderNumber,
  describePlan(planOf(row)),
];

function moneyCells({ currency, nextDueAt, ...row }: Row): (string | null)[] {
  const amount = (minor: number): string =>
    (minor / minorUnits(currency)).toFixed(Math.log10(minorUnits(currency)));
  const { subtotalMinor, deliveryMinor, taxMinor, totalMinor, paidMinor } = row;
  const amounts = [subtotalMinor, deliveryMinor, taxMinor, totalMinor, paidMinor].map(amount);
  return [currency, ...amounts, nextDueAt && marketDay(nextDueAt)];
}
