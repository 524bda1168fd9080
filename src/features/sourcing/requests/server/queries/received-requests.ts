import { and, count, eq, gte, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { describeOwnFailure } from '#features/sourcing/capabilities/rules/failure-text.ts';
import { fitOf } from '#features/sourcing/capabilities/rules.ts';
import { getCapabilities, resolveNeed } from '#features/sourcing/capabilities/server/queries.ts';
import { firstNameOf } from '#features/sourcing/requirements/rules.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { afterCursor, cursorAfter, type KeysetOrder, keysetOrder } from '#platform/database/keyset.ts';
import type { RequestContent } from '../../contract/request-form.ts';
import type {
  InvitationState,
  invitationViews,
  ReceivedRow,
  RequestSort,
} from '../../contract/request-rows.ts';
import type { ReceivedRequest } from '../../contract.ts';
import { needOf } from '../../rules/request-need.ts';
import { invitationState, reasonForStore, requestNumber, stateOn } from '../../rules.ts';
import { requestInvitations, requests, requestVersions } from '../tables.ts';
import { closingNext, countLimit, describeContent, matchesText } from './requests.ts';

const newest: KeysetOrder = { column: requestInvitations.invitedAt, type: 'timestamptz', descending: true };

const hasWon = sql`(${requestInvitations.outcome}->>'won')::boolean`;

const conditions: Record<InvitationState | 'won' | 'lost', SQL | undefined> = {
  invited: and(
    isNull(requestInvitations.seenAt),
    isNull(requestInvitations.declinedAt),
    isNull(requestInvitations.inquiryId),
  ),
  seen: and(
    isNotNull(requestInvitations.seenAt),
    isNull(requestInvitations.declinedAt),
    isNull(requestInvitations.inquiryId),
  ),
  declined: and(isNotNull(requestInvitations.declinedAt), isNull(requestInvitations.inquiryId)),
  answered: isNotNull(requestInvitations.inquiryId),
  won: hasWon,
  lost: sql`not ${hasWon}`,
};

/** Returns the condition for open requests that a store has not answered. */
const waitsForStore = (day: string): SQL | undefined =>
  and(
    isNull(requestInvitations.declinedAt),
    isNull(requestInvitations.inquiryId),
    eq(requests.status, 'open'),
    gte(requests.deadline, day),
  );

/** Counts requests that a store received, up to a limit. */
async function countReceived(
  db: Database,
  { supplierId, condition }: { supplierId: string; condition: SQL | undefined },
): Promise<number> {
  const found = db
    .select({ id: requests.id })
    .from(requestInvitations)
    .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
    .where(and(eq(requestInvitations.supplierId, supplierId), condition))
    .limit(countLimit)
    .as('found');
  const [row] = await db.select({ rows: count() }).from(found);
  return row?.rows ?? 0;
}

interface ListQuery {
  supplierId: string;
  invitation?: (typeof invitationViews)[number] | undefined;
  q?: string | undefined;
  sort?: RequestSort | undefined;
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

/** Returns a page of the requests that a store received, newest or closing next first. */
export async function listReceivedRequests(
  db: Database,
  { supplierId, invitation, q, sort, cursor, limit, now }: ListQuery,
): Promise<{ requests: ReceivedRow[]; nextCursor: string | null; counts: { action: number; open: number } }> {
  const day = marketDay(now);
  const inState = invitation === 'action' ? waitsForStore(day) : invitation && conditions[invitation];
  const order = sort === 'closing' ? closingNext(day, requestInvitations.invitedAt) : newest;
  const rows = await db
    .select({
      request: requests,
      invitation: requestInvitations,
      content: requestVersions.content,
      place: sql<string>`${order.column}`,
    })
    .from(requestInvitations)
    .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
    .innerJoin(
      requestVersions,
      and(eq(requestVersions.requestId, requests.id), eq(requestVersions.version, requests.version)),
    )
    .where(
      and(
        eq(requestInvitations.supplierId, supplierId),
        ne(requests.status, 'draft'),
        inState,
        matchesText(q),
        afterCursor(order, { id: requestInvitations.requestId, cursor }),
      ),
    )
    .orderBy(keysetOrder(order, requestInvitations.requestId))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    requests: shown.map((row) => describeRow(row, day)),
    nextCursor: last
      ? cursorAfter({
          value: sort === 'closing' ? last.place : last.invitation.invitedAt,
          id: last.invitation.requestId,
        })
      : null,
    counts: {
      action: await countReceived(db, { supplierId, condition: waitsForStore(day) }),
      open: await countReceived(db, {
        supplierId,
        condition: and(eq(requests.status, 'open'), gte(requests.deadline, day)),
      }),
    },
  };
}

interface ReceivedRecord {
  request: typeof requests.$inferSelect;
  invitation: typeof requestInvitations.$inferSelect;
  content: RequestContent;
}

const describeRow = (row: ReceivedRecord, day: string): ReceivedRow => ({
  id: row.request.id,
  reference: requestNumber(row.request.number),
  title: row.request.title,
  state: stateOn(day, row.request),
  lineCount: row.request.lineCount,
  deadline: row.request.deadline ?? '',
  quantities: row.content.lines[0]?.quantities ?? [],
  unit: row.content.lines[0]?.unit ?? 'piece',
  deliverTo: row.content.places[0]?.country ?? '',
  reason: reasonForStore(row.invitation.reason),
  invitation: invitationState(row.invitation),
  invitedAt: row.invitation.invitedAt.toISOString(),
  won: row.invitation.outcome?.won ?? null,
});

/** Returns a request that a store received. Name and company of the buyer are told to those who answered. */
export async function getReceivedRequest(
  db: Database,
  { id, supplierId, now }: { id: string; supplierId: string; now: Date },
): Promise<ReceivedRequest> {
  const [row] = await db
    .select({
      request: requests,
      invitation: requestInvitations,
      buyerName: accounts.name,
      company: suppliers.businessName,
    })
    .from(requestInvitations)
    .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
    .innerJoin(accounts, eq(accounts.id, requests.buyerAccountId))
    .leftJoin(suppliers, eq(suppliers.ownerAccountId, requests.buyerAccountId))
    .where(and(eq(requestInvitations.requestId, id), eq(requestInvitations.supplierId, supplierId)));
  if (!row) throw notFound('Request');
  const { request, invitation, buyerName, company } = row;
  const isKnown = invitation.inquiryId !== null;
  const described = await describeContent(db, request);
  return {
    ...described,
    mismatches: await listMismatches(db, { content: described.content, supplierId, now }),
    reference: requestNumber(request.number),
    state: stateOn(marketDay(now), request),
    buyer: { name: isKnown ? buyerName : firstNameOf(buyerName), company: isKnown ? company : null },
    reason: reasonForStore(invitation.reason),
    invitation: invitationState(invitation),
    inquiryId: invitation.inquiryId,
    outcome: invitation.outcome && { won: invitation.outcome.won, items: invitation.outcome.items ?? [] },
  };
}

interface MismatchQuery {
  content: RequestContent;
  supplierId: string;
  now: Date;
}

/** Returns which of its stated limits a store would have to exceed. */
async function listMismatches(db: Database, { content, supplierId, now }: MismatchQuery): Promise<string[]> {
  const { limits, editedAt } = await getCapabilities(db, supplierId);
  const need = await resolveNeed(db, { form: needOf(content), now });
  const { failures } = fitOf(limits, need);
  return failures.map((failure) => describeOwnFailure(failure, { isDerived: editedAt === null }));
}

/** Returns a request that a store received; any other is not found. */
export async function getReceivedFacts(db: Database, { id, supplierId }: { id: string; supplierId: string }) {
  const [request] = await db
    .select({
      version: requests.version,
      sealed: requests.sealed,
      deadline: requests.deadline,
      buyerAccountId: requests.buyerAccountId,
    })
    .from(requestInvitations)
    .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
    .where(and(eq(requestInvitations.requestId, id), eq(requestInvitations.supplierId, supplierId)));
  if (!request) throw notFound('Request');
  return request;
}

/** Returns what came of a request for a store; null before the decision. */
export async function findOutcome(
  db: Database,
  { requestId, supplierId }: { requestId: string; supplierId: string },
) {
  const [invitation] = await db
    .select({ outcome: requestInvitations.outcome })
    .from(requestInvitations)
    .where(and(eq(requestInvitations.requestId, requestId), eq(requestInvitations.supplierId, supplierId)));
  return invitation?.outcome ?? null;
}
