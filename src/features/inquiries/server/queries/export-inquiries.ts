import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/tables.ts';
import { products } from '#features/catalog/server/tables.ts';
import { indianDay } from '#features/orders/rules/invoice-number.ts';
import { csvLine, csvMark } from '#lib/csv.ts';
import { displayNumber } from '#lib/ids.ts';
import { minorUnits } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { InquiryStatus } from '../../contract.ts';
import { filtered, type InquiryFilter } from '../queries.ts';
import { inquiries } from '../tables.ts';
import { after, cursorAt, type Viewer } from './viewer.ts';

type Row = Awaited<ReturnType<typeof selectExported>>[number];
type Column = [heading: string, cell: (row: Row) => string | number | null];

const stateWords: Record<InquiryStatus, string> = { open: 'Open', answered: 'Answered', closed: 'Closed' };

function target({ targetUnitPriceMinor, currency }: Row): string {
  if (targetUnitPriceMinor === null) return '';
  const units = minorUnits(currency ?? 'INR');
  return (targetUnitPriceMinor / units).toFixed(Math.log10(units));
}

const columns: Column[] = [
  ['Inquiry', ({ number }) => displayNumber(number)],
  ['Asked on', ({ createdAt }) => indianDay(createdAt)],
  ['State', ({ status }) => stateWords[status]],
  ['Archived', ({ archived }) => (archived ? 'Yes' : 'No')],
  ['Buyer', ({ buyerName }) => buyerName],
  ['Company', ({ company }) => company],
  ['Country', ({ country }) => country],
  ['E-mail', ({ email }) => email],
  ['Telephone', ({ phone }) => phone],
  ['Subject', ({ subject }) => subject],
  ['Product', ({ productTitle }) => productTitle],
  ['Quantity', ({ quantity }) => quantity],
  ['Unit', ({ unit }) => unit],
  ['Target price', target],
  ['Currency', ({ currency }) => currency],
  ['Deliver to', ({ deliverTo }) => deliverTo],
  ['Needed by', ({ neededBy }) => neededBy],
  ['First answered on', ({ firstAnsweredAt }) => firstAnsweredAt && indianDay(firstAnsweredAt)],
  ['Last message on', ({ lastMessageAt }) => indianDay(lastMessageAt)],
  ['Last message by', ({ lastMessageSide }) => (lastMessageSide === 'buyer' ? 'Buyer' : 'You')],
  ['Last message', ({ preview }) => preview],
];

const selectExported = (db: Database) =>
  db
    .select({
      id: inquiries.id,
      number: inquiries.number,
      createdAt: inquiries.createdAt,
      status: inquiries.status,
      archived: isNotNull(inquiries.supplierArchivedAt).mapWith(Boolean),
      buyerName: accounts.name,
      company: inquiries.buyerCompany,
      country: inquiries.buyerCountry,
      email: accounts.email,
      phone: accounts.phone,
      subject: inquiries.subject,
      productTitle: products.title,
      quantity: inquiries.quantity,
      unit: inquiries.unit,
      targetUnitPriceMinor: inquiries.targetUnitPriceMinor,
      currency: inquiries.currency,
      deliverTo: inquiries.deliverTo,
      neededBy: inquiries.neededBy,
      firstAnsweredAt: inquiries.firstAnsweredAt,
      lastMessageAt: inquiries.lastMessageAt,
      lastMessageSide: inquiries.lastMessageSide,
      preview: inquiries.preview,
    })
    .from(inquiries)
    .innerJoin(accounts, eq(accounts.id, inquiries.buyerAccountId))
    .leftJoin(products, eq(products.id, inquiries.productId))
    .$dynamic();

const pageSize = 1000;

/** A store's inquiries as CSV, the one with the newest message first, a page at a time. */
export async function* exportInquiries(
  db: Database,
  { viewer, ...filter }: InquiryFilter & { viewer: Viewer },
): AsyncGenerator<string> {
  yield csvMark + csvLine(columns.map(([heading]) => heading));
  let cursor: string | undefined;
  do {
    const rows = await selectExported(db)
      .where(
        and(
          filtered(viewer, filter),
          cursor ? after(cursor, inquiries.lastMessageAt, inquiries.id) : undefined,
        ),
      )
      .orderBy(desc(inquiries.lastMessageAt), desc(inquiries.id))
      .limit(pageSize);
    yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
    const last = rows.length === pageSize ? rows.at(-1) : undefined;
    cursor = last && cursorAt(last.lastMessageAt, last.id);
  } while (cursor);
}
