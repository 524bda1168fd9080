import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { Side } from '../contract.ts';
import { previewOf } from '../rules.ts';
import { inquiries, inquiryMessages } from './tables.ts';

interface MessageFactoryInput {
  side: Side;
  body: string;
  authorAccountId: string;
  createdAt: Date;
}

type InquiryInsert = typeof inquiries.$inferInsert;

interface InquiryFactoryInput extends Partial<InquiryInsert> {
  supplierId: string;
  buyerAccountId: string;
  number: number;
  subject: string;
  /** In order, starting with the buyer's. */
  messages: readonly [MessageFactoryInput, ...MessageFactoryInput[]];
}

/** Returns the rows of a conversation for bulk inserts; the copy for lists is derived from the messages. */
export function inquiryRows({ messages, ...given }: InquiryFactoryInput): {
  inquiry: InquiryInsert;
  messages: (typeof inquiryMessages.$inferInsert)[];
} {
  const id = given.id ?? newId();
  const last = messages.at(-1) ?? messages[0];
  const answered = messages.find(({ side }) => side === 'supplier');
  const inquiry: InquiryInsert = {
    id,
    status: last.side === 'supplier' ? 'answered' : 'open',
    preview: previewOf(last.body),
    lastMessageAt: last.createdAt,
    lastMessageSide: last.side,
    firstAnsweredAt: answered?.createdAt ?? null,
    createdAt: messages[0].createdAt,
    ...given,
  };
  return { inquiry, messages: messages.map((message) => ({ id: newId(), inquiryId: id, ...message })) };
}

/** Creates a conversation for a test or the seed. */
export async function createInquiry(db: Database, given: InquiryFactoryInput): Promise<{ id: string }> {
  const rows = inquiryRows(given);
  await db.insert(inquiries).values(rows.inquiry);
  await db.insert(inquiryMessages).values(rows.messages);
  return { id: rows.inquiry.id };
}
