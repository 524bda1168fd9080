import { and, asc, eq, gt, gte, inArray, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { matchSuppliers } from '#features/sourcing/capabilities/server/queries/match-suppliers.ts';
import { resolveNeed } from '#features/sourcing/capabilities/server/queries.ts';
import { isPublicSupplier } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import { AppError } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { maxInvited, type RequestContent, type RequestForm } from '../../contract/request-form.ts';
import { needOf } from '../../rules/request-need.ts';
import { chosenReason, silentAfterHours } from '../../rules.ts';
import { requestInvitations, requests } from '../tables.ts';

export interface InvitedSupplier {
  supplierId: string;
  /** Why it fits, as a sentence for the buyer. */
  reason: string;
}

interface Selection extends Pick<RequestForm, 'audience' | 'invited' | 'excluded'> {
  content: RequestContent;
  buyerAccountId: string;
  now: Date;
}

/** Returns the suppliers who receive a request: those whom the buyer chose, then the best matches. */
export async function selectInvited(
  db: Database,
  { content, audience, invited, excluded, buyerAccountId, now }: Selection,
): Promise<InvitedSupplier[]> {
  const chosen = audience === 'matched' ? [] : await listInvitable(db, { ids: invited, buyerAccountId });
  const selected = chosen.map((supplierId) => ({ supplierId, reason: chosenReason }));
  if (audience === 'invited') return selected;
  const exclude = [...chosen, ...excluded];
  const matched = await listMatched(db, { content, exclude, buyerAccountId, now });
  return [...selected, ...matched].slice(0, maxInvited);
}

interface MatchQuery extends Pick<Selection, 'content' | 'buyerAccountId' | 'now'> {
  exclude: readonly string[];
}

/** Returns the suppliers that match a request, best first. */
async function listMatched(
  db: Database,
  { content, exclude, buyerAccountId, now }: MatchQuery,
): Promise<InvitedSupplier[]> {
  const need = await resolveNeed(db, { form: needOf(content), now });
  const { matches } = await matchSuppliers(db, { need, buyerAccountId, exclude });
  return matches.map(({ supplierId, reasons }) => ({
    supplierId,
    reason: reasons.slice(0, 2).join(' · ') || 'Can make what you need',
  }));
}

/** Returns the suppliers that match a published request; none if it names a product that is no longer sold. */
export async function listReplacements(db: Database, query: MatchQuery): Promise<InvitedSupplier[]> {
  try {
    return await listMatched(db, query);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return [];
    throw error;
  }
}

/** Returns the suppliers who received a request and can still be invited, with the reason, best first. */
export const listReceivers = (db: Database, requestId: string) =>
  db
    .select({ id: suppliers.id, name: suppliers.businessName, reason: requestInvitations.reason })
    .from(requestInvitations)
    .innerJoin(suppliers, eq(suppliers.id, requestInvitations.supplierId))
    .where(and(eq(requestInvitations.requestId, requestId), isPublicSupplier))
    .orderBy(asc(requestInvitations.rank));

const replacing = alias(requestInvitations, 'replacing');

/** Days after which matching is tried again for a request without further suppliers. */
const matchAgainDays = 1;

interface SilentQuery {
  now: Date;
  after: string;
  limit: number;
}

/**
 * Returns ids of open requests for matching suppliers with an invited supplier who has not responded and was not replaced,
 * in the order of their ids. At least a day remains until their deadline.
 */
export async function listWithSilent(db: Database, { now, after, limit }: SilentQuery): Promise<string[]> {
  const silent = db
    .select({ one: sql`1` })
    .from(requestInvitations)
    .where(and(eq(requestInvitations.requestId, requests.id), isSilent(now), isNotReplaced(db)));
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        eq(requests.status, 'open'),
        gte(requests.deadline, marketDay(addDays(now, 1))),
        inArray(requests.audience, ['matched', 'both']),
        or(isNull(requests.unmatchedAt), lte(requests.unmatchedAt, addDays(now, -matchAgainDays))),
        gt(requests.id, after),
        sql`exists ${silent}`,
      ),
    )
    .orderBy(asc(requests.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

const isSilent = (now: Date): SQL | undefined =>
  and(
    isNull(requestInvitations.inquiryId),
    or(
      sql`${requestInvitations.declinedAt} is not null`,
      and(
        isNull(requestInvitations.seenAt),
        lte(requestInvitations.invitedAt, addDays(now, -silentAfterHours / 24)),
      ),
    ),
  );

const isNotReplaced = (db: Database): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(replacing)
      .where(
        and(
          eq(replacing.requestId, requestInvitations.requestId),
          eq(replacing.replacesSupplierId, requestInvitations.supplierId),
        ),
      ),
  );

/** Returns which of these suppliers are public and not the buyer's own, in the given order. */
export async function listInvitable(
  db: Database,
  { ids, buyerAccountId }: { ids: readonly string[]; buyerAccountId: string },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(
      and(inArray(suppliers.id, [...ids]), isPublicSupplier, ne(suppliers.ownerAccountId, buyerAccountId)),
    );
  const known = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => known.has(id));
}
