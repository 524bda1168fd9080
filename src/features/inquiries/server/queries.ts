import { and, desc, eq, ilike, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/tables.ts';
import { products } from '#features/catalog/server/tables.ts';
import { storedFiles } from '#features/files/server/tables.ts';
import { suppliers } from '#features/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Attachment, InquiryTab, Side } from '../contract.ts';
import { shortenName, withoutContacts } from '../rules.ts';
import { inquiries, inquiryAttachments, inquiryMessages } from './tables.ts';

/** Whose conversations are read, and whether a stranger looks on (the sample store). */
export type Viewer =
  | { side: 'buyer'; accountId: string }
  | { side: 'supplier'; supplierId: string; stranger?: boolean };

/** The condition that keeps everybody to their own conversations. */
export const ownedBy = (viewer: Viewer): SQL =>
  viewer.side === 'buyer'
    ? eq(inquiries.buyerAccountId, viewer.accountId)
    : eq(inquiries.supplierId, viewer.supplierId);

const archivedColumn = { buyer: inquiries.buyerArchivedAt, supplier: inquiries.supplierArchivedAt };
const readColumn = { buyer: inquiries.buyerReadAt, supplier: inquiries.supplierReadAt };

const unreadBy = (side: Side): SQL<boolean> =>
  sql<boolean>`(${inquiries.lastMessageSide} <> ${side} and (${readColumn[side]} is null or ${readColumn[side]} < ${inquiries.lastMessageAt}))`;

const rowColumns = (side: Side) => ({
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
    city: suppliers.city,
    country: suppliers.country,
    isPublic: suppliers.isPublic,
  },
  product: {
    id: products.id,
    title: products.title,
    slug: products.slug,
    pack: products.pack,
    isPublic: sql<boolean>`(${products.status} <> 'inactive' and ${products.deletedAt} is null and ${suppliers.isPublic})`,
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
};

interface Page {
  tab: InquiryTab;
  archived: boolean;
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** A side's conversations, the one with the newest message first. */
export async function listInquiries(db: Database, { viewer, ...page }: Page & { viewer: Viewer }) {
  const { side } = viewer;
  const archived = archivedColumn[side];
  const rows = await db
    .select(rowColumns(side))
    .from(inquiries)
    .innerJoin(accounts, eq(accounts.id, inquiries.buyerAccountId))
    .innerJoin(suppliers, eq(suppliers.id, inquiries.supplierId))
    .leftJoin(products, eq(products.id, inquiries.productId))
    .where(
      and(
        ownedBy(viewer),
        page.archived ? isNotNull(archived) : isNull(archived),
        page.tab === 'unread' ? unreadBy(side) : undefined,
        page.tab === 'answered' ? eq(inquiries.status, 'answered') : undefined,
        page.q ? matches(page.q, side) : undefined,
        page.cursor ? after(page.cursor, inquiries.lastMessageAt, inquiries.id) : undefined,
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

/** Part of a subject, or of the other side's name. Percent signs and underscores mean themselves. */
function matches(q: string, side: Side): SQL | undefined {
  const pattern = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return side === 'supplier'
    ? or(
        ilike(inquiries.subject, pattern),
        ilike(accounts.name, pattern),
        ilike(inquiries.buyerCompany, pattern),
      )
    : or(ilike(inquiries.subject, pattern), ilike(suppliers.businessName, pattern));
}

const cursorAt = (at: Date, id: string): string => `${at.getTime()}.${id}`;

function after(
  cursor: string,
  at: typeof inquiries.lastMessageAt | typeof inquiryMessages.createdAt,
  id: typeof inquiries.id | typeof inquiryMessages.id,
): SQL | undefined {
  const point = cursor.indexOf('.');
  const instant = new Date(Number(cursor.slice(0, point)));
  const last = cursor.slice(point + 1);
  return or(lt(at, instant), and(eq(at, instant), lt(id, last)));
}

interface Shown {
  subject: string;
  preview: string;
  buyer: { name: string; company: string | null; country: string | null; email: string; phone: string };
}

const isStranger = (viewer: Viewer): boolean => viewer.side === 'supplier' && viewer.stranger === true;

/** What a viewer may know: everything in one's own thread; strangers get a first name and no way to reach the buyer. */
function forViewer<Row extends Shown>(viewer: Viewer, row: Row) {
  if (!isStranger(viewer)) return row;
  const { subject, preview, buyer } = row;
  return {
    ...row,
    subject: withoutContacts(subject),
    preview: withoutContacts(preview),
    buyer: { ...buyer, name: shortenName(buyer.name), email: null, phone: null },
  };
}

/** One conversation as a side sees it, with its newest messages. */
export async function getInquiry(db: Database, { viewer, id }: { viewer: Viewer; id: string }) {
  const [row] = await db
    .select({ ...rowColumns(viewer.side), ...detailColumns })
    .from(inquiries)
    .innerJoin(accounts, eq(accounts.id, inquiries.buyerAccountId))
    .innerJoin(suppliers, eq(suppliers.id, inquiries.supplierId))
    .leftJoin(products, eq(products.id, inquiries.productId))
    .where(and(eq(inquiries.id, id), ownedBy(viewer)));
  if (!row) throw notFound('Inquiry');
  return { inquiry: forViewer(viewer, row), ...(await messagesOf(db, { viewer, id })) };
}

/** Messages before a place in the thread; refuses a thread that is not the viewer's. */
export async function listOlderMessages(
  db: Database,
  given: { viewer: Viewer; id: string; cursor?: string | undefined },
) {
  const [own] = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(and(eq(inquiries.id, given.id), ownedBy(given.viewer)));
  if (!own) throw notFound('Inquiry');
  return messagesOf(db, given);
}

const messagesAtOnce = 30;

const messageColumns = {
  id: inquiryMessages.id,
  side: inquiryMessages.side,
  authorName: accounts.name,
  body: inquiryMessages.body,
  createdAt: inquiryMessages.createdAt,
};

async function messagesOf(
  db: Database,
  { viewer, id, cursor }: { viewer: Viewer; id: string; cursor?: string | undefined },
) {
  const rows = await db
    .select(messageColumns)
    .from(inquiryMessages)
    .innerJoin(accounts, eq(accounts.id, inquiryMessages.authorAccountId))
    .where(
      and(
        eq(inquiryMessages.inquiryId, id),
        cursor ? after(cursor, inquiryMessages.createdAt, inquiryMessages.id) : undefined,
      ),
    )
    .orderBy(desc(inquiryMessages.createdAt), desc(inquiryMessages.id))
    .limit(messagesAtOnce + 1);
  const shown = rows.slice(0, messagesAtOnce);
  const oldest = rows.length > messagesAtOnce ? shown.at(-1) : undefined;
  const stranger = isStranger(viewer);
  const files = stranger
    ? new Map<string, Attachment[]>()
    : await attachmentsOf(
        db,
        shown.map((message) => message.id),
      );
  return {
    messages: shown.toReversed().map((message) => ({
      ...message,
      body: stranger ? withoutContacts(message.body) : message.body,
      authorName: stranger ? shortenName(message.authorName) : message.authorName,
      attachments: files.get(message.id) ?? [],
    })),
    olderCursor: oldest ? cursorAt(oldest.createdAt, oldest.id) : null,
  };
}

const fileColumns = {
  id: storedFiles.id,
  name: storedFiles.name,
  contentType: storedFiles.contentType,
  bytes: storedFiles.bytes,
};

async function attachmentsOf(db: Database, messageIds: string[]): Promise<Map<string, Attachment[]>> {
  const byMessage = new Map<string, Attachment[]>();
  if (messageIds.length === 0) return byMessage;
  const rows = await db
    .select({ messageId: inquiryAttachments.messageId, file: fileColumns })
    .from(inquiryAttachments)
    .innerJoin(storedFiles, eq(storedFiles.id, inquiryAttachments.fileId))
    .where(inArray(inquiryAttachments.messageId, messageIds))
    .orderBy(storedFiles.id);
  for (const { messageId, file } of rows)
    byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), file]);
  return byMessage;
}

/** A message by its id, as its writer sees it right after sending. */
export async function getMessage(db: Database, { id }: { id: string }) {
  const [message] = await db
    .select(messageColumns)
    .from(inquiryMessages)
    .innerJoin(accounts, eq(accounts.id, inquiryMessages.authorAccountId))
    .where(eq(inquiryMessages.id, id));
  if (!message) throw notFound('Message');
  return { ...message, attachments: (await attachmentsOf(db, [id])).get(id) ?? [] };
}

/** Unread conversations of a side, counted to 100 at most. */
export async function countUnread(db: Database, viewer: Viewer): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(inquiries)
    .where(and(ownedBy(viewer), unreadBy(viewer.side), isNull(archivedColumn[viewer.side])))
    .limit(100)
    .as('some');
  const [row] = await db.select({ unread: sql<number>`count(*)::int` }).from(some);
  return row?.unread ?? 0;
}

/** Facts of a conversation for those who tell its sides about it. */
export async function getInquiryFacts(
  db: Database,
  { inquiryId, messageId }: { inquiryId: string; messageId: string },
) {
  const [row] = await db
    .select({
      number: inquiries.number,
      subject: inquiries.subject,
      body: inquiryMessages.body,
      side: inquiryMessages.side,
      authorName: accounts.name,
      buyerAccountId: inquiries.buyerAccountId,
      supplierId: inquiries.supplierId,
      ownerAccountId: suppliers.ownerAccountId,
      supplierName: suppliers.businessName,
    })
    .from(inquiryMessages)
    .innerJoin(inquiries, eq(inquiries.id, inquiryMessages.inquiryId))
    .innerJoin(suppliers, eq(suppliers.id, inquiries.supplierId))
    .innerJoin(accounts, eq(accounts.id, inquiryMessages.authorAccountId))
    .where(and(eq(inquiryMessages.id, messageId), eq(inquiries.id, inquiryId)));
  return row ?? null;
}
