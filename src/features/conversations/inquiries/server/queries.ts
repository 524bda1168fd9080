import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { storeMembers, suppliers } from '#features/stores/suppliers/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import { csvByteOrderMark, csvLine } from '#lib/csv.ts';
import { notFound } from '#lib/errors.ts';
import { inquiryNumber } from '#lib/ids.ts';
import { homeMarket } from '#lib/market.ts';
import { minorUnits } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { InquiryStatus, InquiryTab, Side } from '../contract.ts';
import { findOrderOf, listOrdersSince } from './queries/linked-orders.ts';
import { messagesOf } from './queries/messages.ts';
import { matches } from './queries/people.ts';
import { after, cursorAt, ownedBy, type Viewer } from './queries/viewer.ts';
import { inquiries } from './tables.ts';

const archivedColumn = { buyer: inquiries.buyerArchivedAt, supplier: inquiries.supplierArchivedAt };
const readColumn = { buyer: inquiries.buyerReadAt, supplier: inquiries.supplierReadAt };

const unreadBy = (side: Side): SQL<boolean> =>
  sql<boolean>`(${inquiries.lastMessageSide} <> ${side} and (${readColumn[side]} is null or ${readColumn[side]} < ${inquiries.lastMessageAt}))`;

/** Condition: the buyer wrote last. The status alone says so; the side is included to use the index. */
const isUnanswered = and(eq(inquiries.status, 'open'), eq(inquiries.lastMessageSide, 'buyer'));

const assignees = alias(accounts, 'assignees');

/** Condition: the assignee is still a member of the store. */
const worksThere = and(
  eq(assignees.id, inquiries.assigneeId),
  or(
    eq(suppliers.ownerAccountId, assignees.id),
    sql`exists (select 1 from ${storeMembers} where ${storeMembers.accountId} = ${assignees.id} and ${storeMembers.supplierId} = ${inquiries.supplierId})`,
  ),
);

const rowColumns = (side: Side) => ({
  assignee: { id: assignees.id, name: assignees.name },
  id: inquiries.id,
  number: inquiries.number,
  subject: inquiries.subject,
  status: inquiries.status,
  preview: inquiries.preview,
  lastMessageAt: inquiries.lastMessageAt,
  lastMessageSide: inquiries.lastMessageSide,
  unread: unreadBy(side),
  archived: sql<boolean>`${archivedColumn[side]} is not null`,
  buyer: {
    name: accounts.name,
    company: inquiries.buyerCompany,
    country: inquiries.buyerCountry,
    email: accounts.email,
    phone: accounts.phone,
  },
  supplier: {
    id: suppliers.id,
    slug: suppliers.slug,
    name: suppliers.businessName,
    logoSeed: suppliers.logoSeed,
    logoFileId: suppliers.logoFileId,
    numberPrefix: suppliers.numberPrefix,
    city: suppliers.city,
    country: suppliers.country,
    isPublic: suppliers.isPublic,
  },
  product: {
    id: products.id,
    // Buyers do not see titles that changed after the product was unpublished.
    title:
      side === 'supplier'
        ? products.title
        : sql<string>`case when ${isPublicProduct} then ${products.title} else ${inquiries.subject} end`,
    slug: products.slug,
    pack: products.pack,
    isPublic: sql<boolean>`(${isPublicProduct})`,
  },
});

const detailColumns = {
  quantity: inquiries.quantity,
  unit: inquiries.unit,
  targetUnitPriceMinor: inquiries.targetUnitPriceMinor,
  currency: inquiries.currency,
  deliverTo: inquiries.deliverTo,
  neededBy: inquiries.neededBy,
  createdAt: inquiries.createdAt,
  firstAnsweredAt: inquiries.firstAnsweredAt,
};

interface InquiryFilter {
  tab: InquiryTab;
  /** Without it, archived conversations are included. */
  archived?: boolean | undefined;
  q?: string | undefined;
}

interface Page extends InquiryFilter {
  cursor?: string | undefined;
  limit: number;
}

/** Returns the condition for the conversations of a side that match a filter. */
async function filtered(
  db: Database,
  { viewer, archived, tab, q }: InquiryFilter & { viewer: Viewer },
): Promise<SQL | undefined> {
  const { side } = viewer;
  return and(
    ownedBy(viewer),
    inArchive(archivedColumn[side], archived),
    tab === 'unread' ? unreadBy(side) : undefined,
    tab === 'unanswered' ? isUnanswered : undefined,
    tab === 'mine' && viewer.side === 'supplier'
      ? eq(inquiries.assigneeId, viewer.accountId ?? viewer.supplierId)
      : undefined,
    tab === 'answered' ? eq(inquiries.status, 'answered') : undefined,
    q ? await matches(db, { q, viewer }) : undefined,
  );
}

/** Returns the conversations of a side, newest message first. */
export async function listInquiries(db: Database, { viewer, ...page }: Page & { viewer: Viewer }) {
  const rows = await db
    .select(rowColumns(viewer.side))
    .from(inquiries)
    .innerJoin(accounts, eq(accounts.id, inquiries.buyerAccountId))
    .innerJoin(suppliers, eq(suppliers.id, inquiries.supplierId))
    .leftJoin(products, eq(products.id, inquiries.productId))
    .leftJoin(assignees, worksThere)
    .where(
      and(
        await filtered(db, { ...page, viewer }),
        page.cursor ? after(page.cursor, { at: inquiries.lastMessageAt, id: inquiries.id }) : undefined,
      ),
    )
    .orderBy(desc(inquiries.lastMessageAt), desc(inquiries.id))
    .limit(page.limit + 1);
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  return {
    inquiries: shown.map((row) => forViewer(viewer, row)),
    nextCursor: last ? cursorAt(last.lastMessageAt, last.id) : null,
  };
}

function inArchive(archivedAt: (typeof archivedColumn)[Side], wanted: boolean | undefined): SQL | undefined {
  if (wanted === undefined) return undefined;
  return wanted ? isNotNull(archivedAt) : isNull(archivedAt);
}

interface InquiryRecord {
  number: number;
  supplier: { numberPrefix: string | null };
  assignee: { id: string; name: string } | null;
  subject: string;
  preview: string;
  buyer: { name: string; company: string | null; country: string | null; email: string; phone: string };
}

/** Removes the assignee for buyers. */
function forViewer<Row extends InquiryRecord>(viewer: Viewer, row: Row) {
  const shown = { ...row, reference: inquiryNumber(row.supplier.numberPrefix, row.number) };
  return viewer.side === 'buyer' ? { ...shown, assignee: null } : shown;
}

/** Returns a conversation as a side sees it, with its newest messages. */
export async function getInquiry(db: Database, { viewer, id }: { viewer: Viewer; id: string }) {
  const [row] = await db
    .select({ ...rowColumns(viewer.side), ...detailColumns })
    .from(inquiries)
    .innerJoin(accounts, eq(accounts.id, inquiries.buyerAccountId))
    .innerJoin(suppliers, eq(suppliers.id, inquiries.supplierId))
    .leftJoin(products, eq(products.id, inquiries.productId))
    .leftJoin(assignees, worksThere)
    .where(and(eq(inquiries.id, id), ownedBy(viewer)));
  if (!row) throw notFound('Inquiry');
  const [orders, order, messages] = [
    await listOrdersSince(db, id),
    await findOrderOf(db, id),
    await messagesOf(db, { id }),
  ];
  return { inquiry: { ...forViewer(viewer, row), order, orders }, ...messages };
}

/** Returns the number of unread conversations of a side, at most 100. */
export const countUnread = (db: Database, viewer: Viewer): Promise<number> =>
  countUpTo100(db, and(ownedBy(viewer), unreadBy(viewer.side), isNull(archivedColumn[viewer.side])));

/** Returns the number of a store's conversations that wait for an answer, at most 100. */
export const countUnanswered = (db: Database, viewer: Viewer & { side: 'supplier' }): Promise<number> =>
  countUpTo100(db, and(ownedBy(viewer), isUnanswered, isNull(inquiries.supplierArchivedAt)));

async function countUpTo100(db: Database, condition: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(inquiries)
    .where(condition)
    .limit(100)
    .as('some');
  const [row] = await db.select({ found: sql<number>`count(*)::int` }).from(some);
  return row?.found ?? 0;
}

type ExportRow = Awaited<ReturnType<typeof selectExported>>[number];
type Column = [heading: string, cell: (row: ExportRow) => string | number | null];

const stateLabels: Record<InquiryStatus, string> = { open: 'Open', answered: 'Answered', closed: 'Closed' };

function target({ targetUnitPriceMinor, currency }: ExportRow): string {
  if (targetUnitPriceMinor === null) return '';
  const units = minorUnits(currency ?? homeMarket.currency);
  return (targetUnitPriceMinor / units).toFixed(Math.log10(units));
}

const columns: Column[] = [
  ['Inquiry', ({ number, numberPrefix }) => inquiryNumber(numberPrefix, number)],
  ['Sent on', ({ createdAt }) => marketDay(createdAt)],
  ['State', ({ status }) => stateLabels[status]],
  ['Archived', ({ archived }) => (archived ? 'Yes' : 'No')],
  ['Buyer', ({ buyerName }) => buyerName],
  ['Company', ({ company }) => company],
  ['Country', ({ country }) => country],
  ['Email', ({ email }) => email],
  ['Telephone', ({ phone }) => phone],
  ['Subject', ({ subject }) => subject],
  ['Product', ({ productTitle }) => productTitle],
  ['Quantity', ({ quantity }) => quantity],
  ['Unit', ({ unit }) => unit],
  ['Target price', target],
  ['Currency', ({ currency }) => currency],
  ['Deliver to', ({ deliverTo }) => deliverTo],
  ['Needed by', ({ neededBy }) => neededBy],
  ['First replied on', ({ firstAnsweredAt }) => firstAnsweredAt && marketDay(firstAnsweredAt)],
  ['Last message on', ({ lastMessageAt }) => marketDay(lastMessageAt)],
  ['Last message by', ({ lastMessageSide }) => (lastMessageSide === 'buyer' ? 'Buyer' : 'You')],
  ['Last message', ({ preview }) => preview],
];

const selectExported = (db: Database) =>
  db
    .select({
      id: inquiries.id,
      number: inquiries.number,
      numberPrefix: suppliers.numberPrefix,
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
    .innerJoin(suppliers, eq(suppliers.id, inquiries.supplierId))
    .leftJoin(products, eq(products.id, inquiries.productId))
    .$dynamic();

const pageSize = 1000;

/** Yields a store's inquiries as CSV, newest message first, a page at a time. */
export async function* exportInquiries(
  db: Database,
  { viewer, ...filter }: InquiryFilter & { viewer: Viewer },
): AsyncGenerator<string> {
  yield csvByteOrderMark + csvLine(columns.map(([heading]) => heading));
  let cursor: string | undefined;
  do {
    const rows = await selectExported(db)
      .where(
        and(
          await filtered(db, { ...filter, viewer }),
          cursor ? after(cursor, { at: inquiries.lastMessageAt, id: inquiries.id }) : undefined,
        ),
      )
      .orderBy(desc(inquiries.lastMessageAt), desc(inquiries.id))
      .limit(pageSize);
    yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
    const last = rows.length === pageSize ? rows.at(-1) : undefined;
    cursor = last && cursorAt(last.lastMessageAt, last.id);
  } while (cursor);
}
