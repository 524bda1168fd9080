import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { firstImageId } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Attachment } from '../../contract.ts';
import { inquiries, inquiryAttachments, inquiryMessages } from '../tables.ts';
import { after, cursorAt, ownedBy, type Viewer } from './viewer.ts';

/** Returns the messages before a cursor; a conversation of others is not found. */
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

const messagePageSize = 30;

const messageColumns = {
  id: inquiryMessages.id,
  side: inquiryMessages.side,
  authorName: accounts.name,
  body: inquiryMessages.body,
  createdAt: inquiryMessages.createdAt,
};

/** Returns the newest messages of a conversation, oldest first; the caller has checked the permission to read. */
export async function messagesOf(db: Database, { id, cursor }: { id: string; cursor?: string | undefined }) {
  const rows = await db
    .select(messageColumns)
    .from(inquiryMessages)
    .innerJoin(accounts, eq(accounts.id, inquiryMessages.authorAccountId))
    .where(
      and(
        eq(inquiryMessages.inquiryId, id),
        cursor ? after(cursor, { at: inquiryMessages.createdAt, id: inquiryMessages.id }) : undefined,
      ),
    )
    .orderBy(desc(inquiryMessages.createdAt), desc(inquiryMessages.id))
    .limit(messagePageSize + 1);
  const shown = rows.slice(0, messagePageSize);
  const oldest = rows.length > messagePageSize ? shown.at(-1) : undefined;
  const files = await attachmentsOf(
    db,
    shown.map((message) => message.id),
  );
  return {
    messages: shown.toReversed().map((message) => ({
      ...message,
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

/** Returns a message as its author sees it after sending. */
export async function getMessage(db: Database, { id }: { id: string }) {
  const [message] = await db
    .select(messageColumns)
    .from(inquiryMessages)
    .innerJoin(accounts, eq(accounts.id, inquiryMessages.authorAccountId))
    .where(eq(inquiryMessages.id, id));
  if (!message) throw notFound('Message');
  return { ...message, attachments: (await attachmentsOf(db, [id])).get(id) ?? [] };
}

/** Returns what notifications about a conversation need. */
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
      buyerCompany: inquiries.buyerCompany,
      quantity: inquiries.quantity,
      unit: inquiries.unit,
      targetUnitPriceMinor: inquiries.targetUnitPriceMinor,
      currency: inquiries.currency,
      deliverTo: inquiries.deliverTo,
      neededBy: inquiries.neededBy,
      productTitle: products.title,
      pack: products.pack,
      imageId: firstImageId.as('image_id'),
    })
    .from(inquiryMessages)
    .innerJoin(inquiries, eq(inquiries.id, inquiryMessages.inquiryId))
    .innerJoin(suppliers, eq(suppliers.id, inquiries.supplierId))
    .innerJoin(accounts, eq(accounts.id, inquiryMessages.authorAccountId))
    .leftJoin(products, eq(products.id, inquiries.productId))
    .where(and(eq(inquiryMessages.id, messageId), eq(inquiries.id, inquiryId)));
  return row ?? null;
}

const sentAttachments = sql`${inquiryAttachments}
  join ${inquiryMessages} on ${inquiryMessages.id} = ${inquiryAttachments.messageId}
  join ${inquiries} on ${inquiries.id} = ${inquiryMessages.inquiryId}`;

/** SQL for the ids of the files of a store's inquiries, except those of inquiries that this account made as a buyer. */
export const filesOfStoreInquiries = ({
  supplierId,
  accountId,
}: {
  supplierId: string;
  accountId: string;
}): SQL => sql`
  select ${inquiryAttachments.fileId} from ${sentAttachments}
  where ${inquiries.supplierId} = ${supplierId} and ${inquiries.buyerAccountId} <> ${accountId}`;

/** SQL for file, buyer and store ids of all files of inquiries. */
export const sentInquiryFiles: SQL = sql`
  select ${inquiryAttachments.fileId}, ${inquiries.buyerAccountId}, ${inquiries.supplierId} from ${sentAttachments}`;
