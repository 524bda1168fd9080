import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { MatchedRequirement } from '../contract.ts';
import { firstNameOf } from '../rules.ts';
import { requirementMatches, requirementReveals, requirements } from './tables.ts';

interface Page {
  cursor?: string | undefined;
  limit: number;
}

const matchColumns = {
  id: requirements.id,
  productName: requirements.productName,
  quantity: requirements.quantity,
  details: requirements.details,
  name: requirements.name,
  city: sql<string | null>`nullif(${suppliers.city}, '')`,
  createdAt: requirements.createdAt,
  reason: requirementMatches.reason,
  buyerAccountId: requirements.buyerAccountId,
  seenAt: requirementMatches.seenAt,
  inquiryId: requirementMatches.inquiryId,
  mobile: requirements.mobile,
  revealedAt: requirementReveals.revealedAt,
};

// The city of a buyer is only known if the buyer has a store.
const matchRows = (db: Database) =>
  db
    .select(matchColumns)
    .from(requirementMatches)
    .innerJoin(requirements, eq(requirements.id, requirementMatches.requirementId))
    .leftJoin(suppliers, eq(suppliers.ownerAccountId, requirements.buyerAccountId))
    .leftJoin(
      requirementReveals,
      and(
        eq(requirementReveals.requirementId, requirementMatches.requirementId),
        eq(requirementReveals.supplierId, requirementMatches.supplierId),
      ),
    );

type MatchRow = Awaited<ReturnType<typeof matchRows>>[number];

const answerBy = (buyerAccountId: string | null): MatchedRequirement['answerBy'] =>
  buyerAccountId ? 'message' : 'phone';

/** Returns a match without the full name of the buyer, and without the number until it is revealed. */
function describeMatch(row: MatchRow) {
  const { name, buyerAccountId, seenAt, revealedAt, mobile, ...rest } = row;
  return {
    ...rest,
    firstName: firstNameOf(name),
    answerBy: answerBy(buyerAccountId),
    seen: seenAt !== null,
    mobile: revealedAt ? mobile : null,
  };
}

const shownLast = alias(requirementMatches, 'shown_last');
const ownLast = alias(requirements, 'own_last');

interface StoreQuery {
  supplierId: string;
}

/** Returns a page of the requirements shown to a supplier, newest first. */
export async function listMatched(db: Database, { supplierId, cursor, limit }: StoreQuery & Page) {
  const before: SQL | undefined = cursor
    ? sql`(${requirementMatches.matchedAt}, ${requirementMatches.requirementId}) < (
        select ${shownLast.matchedAt}, ${shownLast.requirementId} from ${requirementMatches} ${shownLast}
        where ${shownLast.requirementId} = ${cursor} and ${shownLast.supplierId} = ${supplierId})`
    : undefined;
  const rows = await matchRows(db)
    .where(and(eq(requirementMatches.supplierId, supplierId), before))
    .orderBy(desc(requirementMatches.matchedAt), desc(requirementMatches.requirementId))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    requirements: shown.map(describeMatch),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Returns a requirement shown to a supplier. */
export async function getMatched(db: Database, { supplierId, id }: StoreQuery & { id: string }) {
  const [row] = await matchRows(db).where(
    and(eq(requirementMatches.supplierId, supplierId), eq(requirementMatches.requirementId, id)),
  );
  if (!row) throw notFound('Requirement');
  return describeMatch(row);
}

/** Counts the requirements that a supplier has not seen, 100 at most. */
export async function countUnseen(db: Database, { supplierId }: { supplierId: string }): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(requirementMatches)
    .where(and(eq(requirementMatches.supplierId, supplierId), isNull(requirementMatches.seenAt)))
    .limit(100)
    .as('some');
  const [row] = await db.select({ unseen: sql<number>`count(*)::int` }).from(some);
  return row?.unseen ?? 0;
}

/** Returns a page of a buyer's requirements with the suppliers who answered in writing, newest first. */
export async function listOwnRequirements(
  db: Database,
  { accountId, cursor, limit }: Page & { accountId: string },
) {
  const before: SQL | undefined = cursor
    ? sql`(${requirements.createdAt}, ${requirements.id}) < (
        select ${ownLast.createdAt}, ${ownLast.id} from ${requirements} ${ownLast}
        where ${ownLast.id} = ${cursor} and ${ownLast.buyerAccountId} = ${accountId})`
    : undefined;
  const rows = await db
    .select({
      id: requirements.id,
      productName: requirements.productName,
      quantity: requirements.quantity,
      details: requirements.details,
      createdAt: requirements.createdAt,
    })
    .from(requirements)
    .where(and(eq(requirements.buyerAccountId, accountId), before))
    .orderBy(desc(requirements.createdAt), desc(requirements.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const ids = shown.map(({ id }) => id);
  const [answers, shownTo] = await Promise.all([answersOf(db, ids), countMatches(db, ids)]);
  return {
    requirements: shown.map((row) => ({
      ...row,
      shownTo: shownTo.get(row.id) ?? 0,
      answers: answers.get(row.id) ?? [],
    })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

interface Answer {
  inquiryId: string;
  supplierName: string;
  supplierSlug: string;
  answeredAt: Date;
}

async function answersOf(db: Database, ids: string[]): Promise<Map<string, Answer[]>> {
  const byRequirement = new Map<string, Answer[]>();
  if (ids.length === 0) return byRequirement;
  const rows = await db
    .select({
      requirementId: requirementMatches.requirementId,
      inquiryId: requirementMatches.inquiryId,
      supplierName: suppliers.businessName,
      supplierSlug: suppliers.slug,
      answeredAt: requirementMatches.answeredAt,
    })
    .from(requirementMatches)
    .innerJoin(suppliers, eq(suppliers.id, requirementMatches.supplierId))
    .where(and(inArray(requirementMatches.requirementId, ids), isNotNull(requirementMatches.inquiryId)))
    .orderBy(asc(requirementMatches.answeredAt));
  for (const { requirementId, inquiryId, answeredAt, ...answer } of rows) {
    if (!inquiryId || !answeredAt) continue;
    byRequirement.set(requirementId, [
      ...(byRequirement.get(requirementId) ?? []),
      { ...answer, inquiryId, answeredAt },
    ]);
  }
  return byRequirement;
}

async function countMatches(db: Database, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: requirementMatches.requirementId, count: sql<number>`count(*)::int` })
    .from(requirementMatches)
    .where(inArray(requirementMatches.requirementId, ids))
    .groupBy(requirementMatches.requirementId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Returns a match for the notification of its supplier; null if it is gone. */
export async function getMatchFacts(
  db: Database,
  { requirementId, supplierId }: { requirementId: string; supplierId: string },
) {
  const [row] = await db
    .select({
      productName: requirements.productName,
      name: requirements.name,
      reason: requirementMatches.reason,
      buyerAccountId: requirements.buyerAccountId,
      ownerAccountId: suppliers.ownerAccountId,
    })
    .from(requirementMatches)
    .innerJoin(requirements, eq(requirements.id, requirementMatches.requirementId))
    .innerJoin(suppliers, eq(suppliers.id, requirementMatches.supplierId))
    .where(
      and(eq(requirementMatches.requirementId, requirementId), eq(requirementMatches.supplierId, supplierId)),
    );
  return row ? { ...row, firstName: firstNameOf(row.name) } : null;
}
