import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import type { Audience, RequestContent } from '../contract/request-form.ts';
import { type RequestStatus, requestStatuses } from '../contract/request-rows.ts';
import type { RequestOutcome } from '../contract.ts';

const at = () => timestamp({ withTimezone: true });

/** Requests for quotes, with a copy of what lists and guards need of the current version. */
export const requests = pgTable(
  'requests',
  {
    id: uuid().primaryKey(),
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    buyerAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    status: text().$type<RequestStatus>().notNull(),
    /** 0 for a draft, then the number of the current version. */
    version: integer().notNull(),
    title: text().notNull(),
    lineCount: integer().notNull(),
    /** The typed form as JSON while it is a draft. */
    typed: text(),
    deadline: date(),
    sealed: boolean().notNull(),
    /** The suppliers who receive it; null for a draft, and for requests that were sent before this was stored. */
    audience: text().$type<Audience>(),
    /** Matching suppliers whom the buyer left out. */
    excludedSupplierIds: uuid().array().notNull().default(sql`'{}'`),
    /** When no other supplier was found to replace one that does not respond. */
    unmatchedAt: at(),
    closeReason: text(),
    closedAt: at(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  (table) => [
    uniqueIndex('requests_number').on(table.number),
    index('requests_of_buyer').on(
      table.buyerAccountId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('requests_open').on(table.deadline, table.id).where(sql`${table.status} = 'open'`),
    check('requests_status', sql`${table.status} in (${inlineList(requestStatuses)})`),
    check(
      'requests_published',
      sql`(${table.status} = 'draft') = (${table.version} = 0) and (${table.status} = 'draft' or ${table.deadline} is not null)`,
    ),
  ],
);

const requestId = () =>
  uuid()
    .notNull()
    .references(() => requests.id, { onDelete: 'cascade' });
const supplierId = () =>
  uuid()
    .notNull()
    .references(() => suppliers.id);

/** Every content that suppliers were shown, never changed. */
export const requestVersions = pgTable(
  'request_versions',
  {
    requestId: requestId(),
    version: integer().notNull(),
    content: jsonb().$type<RequestContent>().notNull(),
    /** SHA-256 of the content with its keys in order, as hexadecimal digits. */
    fingerprint: text().notNull(),
    publishedAt: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.version] })],
);

/** Stores that received a request, and how far they got. */
export const requestInvitations = pgTable(
  'request_invitations',
  {
    requestId: requestId(),
    supplierId: supplierId(),
    /** 1 fits best. */
    rank: smallint().notNull(),
    /** Why it fits, as a sentence for the buyer. */
    reason: text().notNull(),
    /** The supplier that did not respond, and in whose place this one was invited. */
    replacesSupplierId: uuid().references(() => suppliers.id),
    invitedAt: at().notNull(),
    seenAt: at(),
    declinedAt: at(),
    declineReason: text(),
    /** The conversation that its quote opened. */
    inquiryId: uuid().references(() => inquiries.id),
    /** Without ranks if it was decided in an earlier release. */
    outcome: jsonb().$type<Pick<RequestOutcome, 'won'> & Partial<RequestOutcome>>(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.supplierId] }),
    index('request_invitations_supplier').on(
      table.supplierId,
      table.invitedAt.desc().nullsFirst(),
      table.requestId.desc().nullsFirst(),
    ),
    uniqueIndex('request_invitations_inquiry').on(table.inquiryId),
    uniqueIndex('request_invitations_replaces').on(table.requestId, table.replacesSupplierId),
    index('request_invitations_replaced').on(table.replacesSupplierId),
  ],
);

/** Questions of invited stores. All of them read the answers; nobody but the buyer could tell who asked. */
export const requestQuestions = pgTable(
  'request_questions',
  {
    id: uuid().primaryKey(),
    requestId: requestId(),
    supplierId: supplierId(),
    question: text().notNull(),
    answer: text(),
    askedAt: at().notNull(),
    answeredAt: at(),
  },
  (table) => [
    index('request_questions_request').on(table.requestId, table.askedAt),
    index('request_questions_supplier').on(table.supplierId),
  ],
);
