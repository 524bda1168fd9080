import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { listFiles } from '#features/files/files/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { marketDay, shiftDay } from '#lib/calendar.ts';
import { notFound } from '#lib/errors.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import { afterCursor, cursorAfter, type KeysetOrder, keysetOrder } from '#platform/database/keyset.ts';
import type { RequestContent } from '../../contract/request-form.ts';
import type { RequestRow, RequestSort, RequestState, requestViews } from '../../contract/request-rows.ts';
import type { OwnRequest, RequestQuestion } from '../../contract.ts';
import { actionsIn, invitationState, openAfterDeadlineDays, requestNumber, stateOn } from '../../rules.ts';
import { requestInvitations, requestQuestions, requests } from '../tables.ts';
import { getOwn, getRequestVersion } from './load-request.ts';

const newest: KeysetOrder = { column: requests.updatedAt, type: 'timestamptz', descending: true };

/** Returns the order of a list: open requests by their deadline, then all others by an instant, newest first. */
export const closingNext = (day: string, since: AnyPgColumn): KeysetOrder => ({
  column: sql`case when ${requests.status} = 'open' and ${requests.deadline} >= ${day}::date then ${requests.deadline}::text else 'since ' || lpad((9e15 - extract(epoch from ${since}) * 1e6)::bigint::text, 16, '0') end`,
  type: 'text',
  descending: false,
});

/** Returns the condition for a state on a day. */
function isIn(state: RequestState, day: string): SQL | undefined {
  const isOpen = eq(requests.status, 'open');
  const lastDay = shiftDay(day, -openAfterDeadlineDays);
  if (state === 'open') return and(isOpen, gte(requests.deadline, day));
  if (state === 'closed') return and(isOpen, lt(requests.deadline, day), gte(requests.deadline, lastDay));
  if (state === 'expired') return and(isOpen, lt(requests.deadline, lastDay));
  return eq(requests.status, state);
}

/** Returns the condition for requests that wait for their buyer: a question, or an award. */
function waitsForBuyer(day: string): SQL | undefined {
  const hasQuestion = sql`exists (select from ${requestQuestions} where ${requestQuestions.requestId} = ${requests.id} and ${requestQuestions.answer} is null)`;
  return or(and(isIn('open', day), hasQuestion), isIn('closed', day), isIn('partly_awarded', day));
}

/** Returns the condition for requests whose title or number contains a text. */
export function matchesText(q: string | undefined): SQL | undefined {
  const text = q?.trim();
  if (!text) return undefined;
  const number = Number(/^(?:RQ-?)?(\d{1,9})$/i.exec(text)?.[1] ?? 0);
  return or(
    ilike(requests.title, containsPattern(text)),
    number > 0 ? eq(requests.number, number) : undefined,
  );
}

/** Rows that are counted at most. */
export const countLimit = 100;

/** Counts requests of a buyer, up to a limit. */
async function countOwn(
  db: Database,
  { accountId, condition }: { accountId: string; condition: SQL | undefined },
): Promise<number> {
  const found = db
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.buyerAccountId, accountId), condition))
    .limit(countLimit)
    .as('found');
  const [row] = await db.select({ rows: count() }).from(found);
  return row?.rows ?? 0;
}

interface ListQuery {
  accountId: string;
  state?: (typeof requestViews)[number] | undefined;
  q?: string | undefined;
  sort?: RequestSort | undefined;
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

/** Returns a page of the requests of a buyer, last changed first or closing next first. */
export async function listOwnRequests(
  db: Database,
  { accountId, state, q, sort, cursor, limit, now }: ListQuery,
): Promise<{ requests: RequestRow[]; nextCursor: string | null; counts: { action: number; open: number } }> {
  const day = marketDay(now);
  const inState = state === 'action' ? waitsForBuyer(day) : state && isIn(state, day);
  const order = sort === 'closing' ? closingNext(day, requests.updatedAt) : newest;
  const rows = await db
    .select({ ...getTableColumns(requests), place: sql<string>`${order.column}` })
    .from(requests)
    .where(
      and(
        eq(requests.buyerAccountId, accountId),
        inState,
        matchesText(q),
        afterCursor(order, { id: requests.id, cursor }),
      ),
    )
    .orderBy(keysetOrder(order, requests.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const counts = await countsOf(
    db,
    shown.map(({ id }) => id),
  );
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    requests: shown.map((row) => ({
      id: row.id,
      reference: requestNumber(row.number),
      title: row.title,
      state: stateOn(day, row),
      lineCount: row.lineCount,
      deadline: row.deadline,
      ...(counts.get(row.id) ?? { invitedCount: 0, answeredCount: 0, openQuestions: 0 }),
      updatedAt: row.updatedAt.toISOString(),
    })),
    nextCursor: last
      ? cursorAfter({ value: sort === 'closing' ? last.place : last.updatedAt, id: last.id })
      : null,
    counts: {
      action: await countOwn(db, { accountId, condition: waitsForBuyer(day) }),
      open: await countOwn(db, { accountId, condition: isIn('open', day) }),
    },
  };
}

async function countsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const invited = await db
    .select({
      id: requestInvitations.requestId,
      invitedCount: count(),
      answeredCount: count(requestInvitations.inquiryId),
    })
    .from(requestInvitations)
    .where(inArray(requestInvitations.requestId, [...ids]))
    .groupBy(requestInvitations.requestId);
  const asked = await db
    .select({ id: requestQuestions.requestId, openQuestions: count() })
    .from(requestQuestions)
    .where(and(inArray(requestQuestions.requestId, [...ids]), isNull(requestQuestions.answer)))
    .groupBy(requestQuestions.requestId);
  const open = new Map(asked.map(({ id, openQuestions }) => [id, openQuestions]));
  return new Map(
    invited.map(({ id, invitedCount, answeredCount }) => [
      id,
      { invitedCount, answeredCount, openQuestions: open.get(id) ?? 0 },
    ]),
  );
}

/** Returns what was typed into a draft; a request that was sent is none any more. */
export async function getDraft(db: Database, { id, accountId }: { id: string; accountId: string }) {
  const request = await getOwn(db, { id, accountId });
  if (request.status !== 'draft') throw notFound('Draft');
  return {
    id,
    reference: requestNumber(request.number),
    title: request.title,
    typed: request.typed ?? '',
    updatedAt: request.updatedAt.toISOString(),
  };
}

/** Returns a published request of a buyer with its suppliers and questions. */
export async function getOwnRequest(
  db: Database,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<OwnRequest> {
  const request = await getOwn(db, { id, accountId });
  const state = stateOn(marketDay(now), request);
  return {
    ...(await describeContent(db, request)),
    reference: requestNumber(request.number),
    state,
    invitations: await listInvitations(db, id),
    closeReason: request.closeReason,
    actions: [...actionsIn(state, request)],
  };
}

/** Returns the parts of a request that buyer and suppliers see alike. */
export async function describeContent(db: Database, { id, version }: { id: string; version: number }) {
  const current = await getRequestVersion(db, { id, version });
  return {
    id,
    version,
    content: current.content,
    fingerprint: current.fingerprint,
    files: await listFiles(db, current.content.fileIds),
    categories: await categoryNames(db, current.content),
    questions: await listQuestions(db, id),
    publishedAt: current.publishedAt.toISOString(),
  };
}

async function categoryNames(db: Database, { lines }: RequestContent): Promise<Record<string, string>> {
  const ids = [...new Set(lines.flatMap(({ categoryId }) => categoryId ?? []))];
  if (ids.length === 0) return {};
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, ids));
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

async function listQuestions(db: Database, id: string): Promise<RequestQuestion[]> {
  const rows = await db
    .select()
    .from(requestQuestions)
    .where(eq(requestQuestions.requestId, id))
    .orderBy(asc(requestQuestions.askedAt));
  return rows.map((row) => ({
    id: row.id,
    question: row.question,
    answer: row.answer,
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
}

const replaced = alias(suppliers, 'replaced');

/** Returns why a supplier was invited; the supplier itself does not learn in whose place. */
const reasonFor = (reason: string, replacedName: string | null): string =>
  replacedName === null ? reason : `Invited in place of ${replacedName} · ${reason}`;

async function listInvitations(db: Database, id: string): Promise<OwnRequest['invitations']> {
  const rows = await db
    .select({
      invitation: requestInvitations,
      replacedName: replaced.businessName,
      supplier: {
        id: suppliers.id,
        slug: suppliers.slug,
        name: suppliers.businessName,
        country: suppliers.country,
        logoFileId: suppliers.logoFileId,
        logoSeed: suppliers.logoSeed,
      },
    })
    .from(requestInvitations)
    .innerJoin(suppliers, eq(suppliers.id, requestInvitations.supplierId))
    .leftJoin(replaced, eq(replaced.id, requestInvitations.replacesSupplierId))
    .where(eq(requestInvitations.requestId, id))
    .orderBy(desc(sql`${requestInvitations.inquiryId} is not null`), asc(requestInvitations.rank));
  return rows.map(({ invitation, replacedName, supplier: { logoFileId, ...supplier } }) => ({
    supplier: { ...supplier, logoUrl: logoFileId && mediaUrl(logoFileId, 320) },
    state: invitationState(invitation),
    reason: reasonFor(invitation.reason, replacedName),
    invitedAt: invitation.invitedAt.toISOString(),
    declineReason: invitation.declineReason,
    inquiryId: invitation.inquiryId,
  }));
}
