import * as z from 'zod/mini';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { orderStates } from '#features/orders/order-record/rules.ts';
import { downloadOutput } from '#lib/download.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant, limit, line } from '#lib/schemas.ts';
import { attachmentIds, inquiryForm, message } from './contract/inquiry-form.ts';
import { storeWork } from './contract/store-work.ts';

const tags = ['Inquiries'];

/** The two sides of a conversation. */
export const sides = ['buyer', 'supplier'] as const;
export type Side = (typeof sides)[number];

/** open: waits for the supplier · answered: the supplier wrote last · closed: no messages until it is reopened. */
export const inquiryStatuses = ['open', 'answered', 'closed'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/**
 * `unanswered`: the buyer wrote last. `mine`: assigned to the caller; for buyers, all conversations are theirs.
 * their own.
 */
export const inquiryTabs = ['all', 'unread', 'unanswered', 'mine', 'answered'] as const;
export type InquiryTab = (typeof inquiryTabs)[number];

/** Cursor of a list: milliseconds and id of the last row. */
const cursor = z
  .string('The cursor is invalid')
  .check(z.regex(/^\d{1,14}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'The cursor is invalid'));

const replyForm = z.object({ id, message, attachmentIds });

const attachment = z.object({ id, name: z.string(), contentType: z.string(), bytes: z.number() });
export type Attachment = z.infer<typeof attachment>;

const inquiryMessage = z.object({
  id,
  side: z.enum(sides),
  authorName: z.string(),
  body: z.string(),
  createdAt: instant,
  attachments: z.array(attachment),
});
export type InquiryMessage = z.infer<typeof inquiryMessage>;

/** The buyer as the supplier sees them; email and phone only in conversations of the caller's store. */
const buyerCard = z.object({
  name: z.string(),
  company: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2 */
  country: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
const supplierCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logoSeed: z.string(),
  logoFileId: z.nullable(id),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** True if its page is public. */
  isPublic: z.boolean(),
});
const productCard = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  pack: packDrawing,
  isPublic: z.boolean(),
});

const inquiryRow = z.object({
  id,
  number: z.number(),
  /** Reference that people see: the number after the store's prefix, `BS-Q0001`. */
  reference: z.string(),
  subject: z.string(),
  status: z.enum(inquiryStatuses),
  buyer: buyerCard,
  supplier: supplierCard,
  product: z.nullable(productCard),
  preview: z.string(),
  lastMessageAt: instant,
  lastMessageSide: z.enum(sides),
  unread: z.boolean(),
  archived: z.boolean(),
  /** The member to whom it is assigned; null for buyers. */
  assignee: z.nullable(z.object({ id, name: z.string() })),
});
export type InquiryRow = z.infer<typeof inquiryRow>;

const orderLink = z.object({
  id,
  number: z.number(),
  reference: z.string(),
  status: z.enum(orderStates),
});

const inquiry = z.extend(inquiryRow, {
  quantity: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  targetUnitPriceMinor: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  deliverTo: z.nullable(z.string()),
  neededBy: z.nullable(z.string()),
  createdAt: instant,
  /** When the supplier first replied; null until then. */
  firstAnsweredAt: z.nullable(instant),
  /** The order that it is about, or null. */
  order: z.nullable(orderLink),
  /** Orders of the product that the buyer placed after the inquiry, newest first. */
  orders: z.array(orderLink),
});
export type Inquiry = z.infer<typeof inquiry>;

const listQuery = z.object({
  tab: z._default(z.enum(inquiryTabs), 'all'),
  archived: z._default(z.stringbool(), false),
  q: z.optional(line({ max: 100 })),
  cursor: z.optional(cursor),
  limit: limit(20),
});
const paging = { cursor: true, limit: true } as const;
const list = success({ inquiries: z.array(inquiryRow), nextCursor: z.nullable(z.string()) });
const thread = success({ inquiry, messages: z.array(inquiryMessage), olderCursor: z.nullable(z.string()) });
const olderMessages = success({ messages: z.array(inquiryMessage), olderCursor: z.nullable(z.string()) });
const older = z.object({ id, cursor: z.optional(cursor) });
/** Counts stop at 100, which badges show as `99+`. */
const counts = success({ unread: z.number() });
const sent = success({
  inquiry: z.object({ id, number: z.number(), reference: z.string(), status: z.enum(inquiryStatuses) }),
});
const written = success({ message: inquiryMessage });

const one = z.object({ id });
/** The last message that was read; without it, the whole conversation. */
const readMark = z.object({ id, messageId: z.optional(id) });

const writing = { access: 'signed-in', throttle: 'form', idempotent: true } as const;

/** Returns the endpoints of one side of a conversation; both sides have the same. */
function conversation(
  access: 'signed-in' | readonly ['supplier'],
  { path, summary }: { path: `/${string}`; summary: string },
) {
  const base = endpoint.meta({ access });
  // Guests may read the store's side of the sample store.
  const read = endpoint.meta(access === 'signed-in' ? { access } : { access, sample: true });
  const act = (verb: string, words: string) =>
    base
      .route({ method: 'POST', path: `${path}/{id}/${verb}`, summary: `${words} (${summary})`, tags })
      .input(one)
      .output(emptySuccess);
  return {
    list: read
      .route({ method: 'GET', path, summary: `List inquiries (${summary})`, tags })
      .input(listQuery)
      .output(list),
    counts: read
      .route({ method: 'GET', path: `${path}/counts`, summary: `Count unread inquiries (${summary})`, tags })
      .output(counts),
    get: read
      .route({
        method: 'GET',
        path: `${path}/{id}`,
        summary: `Get an inquiry and its newest messages (${summary})`,
        tags,
      })
      .input(one)
      .output(thread),
    olderMessages: read
      .route({
        method: 'GET',
        path: `${path}/{id}/messages`,
        summary: `List earlier messages (${summary})`,
        tags,
      })
      .input(older)
      .output(olderMessages),
    reply: base
      .meta({ access, idempotent: true })
      .route({
        method: 'POST',
        path: `${path}/{id}/messages`,
        successStatus: 201,
        summary: `Send a message in an inquiry (${summary})`,
        tags,
      })
      .input(replyForm)
      .output(written),
    markRead: base
      .route({ method: 'POST', path: `${path}/{id}/read`, summary: `Mark as read (${summary})`, tags })
      .input(readMark)
      .output(emptySuccess),
    archive: act('archive', 'Archive'),
    restore: act('restore', 'Restore from archive'),
    close: act('close', 'Close'),
    reopen: act('reopen', 'Reopen'),
  };
}

export const inquiriesContract = {
  send: endpoint
    .meta(writing)
    .route({ method: 'POST', path: '/inquiries', successStatus: 201, summary: 'Send an inquiry', tags })
    .input(inquiryForm)
    .output(sent),
  buyer: conversation('signed-in', { path: '/inquiries', summary: 'as the buyer' }),
  store: conversation(['supplier'], { path: '/store/inquiries', summary: 'as the supplier' }),
  ...storeWork,
  exportStore: endpoint
    .meta({ access: ['supplier'] })
    .route({
      method: 'GET',
      path: '/store/inquiries/export',
      outputStructure: 'detailed',
      summary: 'Export store inquiries (CSV)',
      tags,
    })
    // Without it, archived conversations are included.
    .input(z.extend(z.omit(listQuery, paging), { archived: z.optional(z.stringbool()) }))
    .output(downloadOutput),
};

interface MessageFacts {
  inquiryId: string;
  messageId: string;
  supplierId: string;
  buyerAccountId: string;
}

/** A buyer opened a conversation. */
export const inquirySent = defineEvent<MessageFacts & { productId: string | null }>('inquiry.sent');
/** One side wrote in a conversation; `side` is the author's. */
export const inquiryAnswered = defineEvent<MessageFacts & { side: Side; isUrgent?: boolean }>(
  'inquiry.answered',
);
