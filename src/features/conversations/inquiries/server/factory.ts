import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { Side } from '../contract.ts';
import { previewOf } from '../rules.ts';
import { inquiries, inquiryMessages } from './tables.ts';

interface GivenMessage {
  side: Side;
  body: string;
  authorAccountId: string;
  createdAt: Date;
}

type InquiryInsert = typeof inquiries.$inferInsert;

interface GivenInquiry extends Partial<InquiryInsert> {
  supplierId: string;
  buyerAccountId: string;
  number: number;
  subject: string;
  /** In order, the buyer's first. */
  messages: readonly [GivenMessage, ...GivenMessage[]];
}

/** Rows of one conversation, for bulk inserts; what lists show is derived from the messages. */
export function inquiryRows({ messages, ...given }: GivenInquiry): {
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

/** One conversation, for a test or the seed. */
export async function createInquiry(db: Database, given: GivenInquiry): Promise<{ id: string }> {
  const rows = inquiryRows(given);
  await db.insert(inquiries).values(rows.inquiry);
  await db.insert(inquiryMessages).values(rows.messages);
  return { id: rows.inquiry.id };
}
