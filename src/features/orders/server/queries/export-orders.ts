import { setImmediate } from 'node:timers/promises';
import { and, desc } from 'drizzle-orm';
import { displayNumber } from '#lib/ids.ts';
import { minorUnits } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { OrderFilter } from '../../contract/order-forms.ts';
import { indianDay } from '../../rules/invoice-number.ts';
import { csvCell, stateWords } from '../../rules/words.ts';
import { orders } from '../tables.ts';
import { afterRow, filtered, selectRows } from './order-rows.ts';
import type { Viewer } from './viewer.ts';

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
  'Currency',
  'Subtotal',
  'Delivery',
  'Tax',
  'Total',
  'Paid',
  'Next payment due',
];

const pageSize = 1000;

interface Exported {
  viewer: Viewer;
  now: Date;
  status: OrderFilter;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Orders as CSV, a page at a time, so that no other request waits for a big store. */
export async function* exportOrders(
  db: Database,
  { viewer, now, ...filter }: Exported,
): AsyncGenerator<string> {
  // The mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${headings.join(',')}\r\n`;
  let cursor: string | undefined;
  do {
    const rows = await selectRows(db)
      .where(and(filtered(filter, { viewer, now }), afterRow(cursor)))
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(pageSize);
    if (rows.length > 0) yield rows.map(toLine).join('');
    const last = rows.length === pageSize ? rows.at(-1) : undefined;
    cursor = last && `${last.placedAt.getTime()}.${last.id}`;
    await setImmediate();
  } while (cursor);
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

function toLine(row: Row): string {
  const amount = (minor: number) =>
    (minor / minorUnits(row.currency)).toFixed(Math.log10(minorUnits(row.currency)));
  const cells: (string | number | null)[] = [
    displayNumber(row.number),
    indianDay(row.placedAt),
    stateWords[row.status],
    row.buyerName,
    row.buyerCompany,
    row.buyerCity,
    row.buyerCountry,
    row.title,
    row.lineCount,
    row.purchaseOrderNumber,
    row.paymentTerm,
    row.currency,
    amount(row.subtotalMinor),
    amount(row.deliveryMinor),
    amount(row.taxMinor),
    amount(row.totalMinor),
    amount(row.paidMinor),
    row.nextDueAt && indianDay(row.nextDueAt),
  ];
  return `${cells.map(csvCell).join(',')}\r\n`;
}
