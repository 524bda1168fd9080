import { createHash } from 'node:crypto';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { canonicalJson } from '#lib/canonical-json.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { RequestContent } from '../../contract/request-form.ts';
import { requestInvitations, requestQuestions, requests, requestVersions } from '../tables.ts';

/** Returns the SHA-256 of a content as hexadecimal digits, whatever the order of its keys. */
export const fingerprintOf = (content: RequestContent): string =>
  createHash('sha256').update(canonicalJson(content)).digest('hex');

/** Returns a version of a request; the caller checks who may see it. */
export async function getRequestVersion(db: Database, { id, version }: { id: string; version: number }) {
  const [found] = await db
    .select()
    .from(requestVersions)
    .where(and(eq(requestVersions.requestId, id), eq(requestVersions.version, version)));
  if (!found) throw notFound('Request');
  return found;
}

/** Returns a request of a buyer. */
export async function getOwn(db: Database, { id, accountId }: { id: string; accountId: string }) {
  const [request] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), eq(requests.buyerAccountId, accountId)));
  if (!request) throw notFound('Request');
  return request;
}

/** Returns the ids of all stores that were invited to a request. */
export const listInvited = (db: Database, requestId: string): Promise<string[]> =>
  listStores(db, eq(requestInvitations.requestId, requestId));

/** Returns the ids of the stores that were invited to a request and have not declined. */
export const listParticipants = (db: Database, requestId: string): Promise<string[]> =>
  listStores(db, and(eq(requestInvitations.requestId, requestId), isNull(requestInvitations.declinedAt)));

async function listStores(db: Database, where: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ supplierId: requestInvitations.supplierId })
    .from(requestInvitations)
    .where(where);
  return rows.map(({ supplierId }) => supplierId);
}

/** Returns the condition that the quotes for a request cannot be read on a day, except by those who sent them. */
export const isSealedOn = (day: string): SQL => sql`(${requests.sealed} and ${requests.deadline} >= ${day})`;

/** Returns what notifications say about a request; null if it is gone. */
export async function findRequestFacts(db: Database, id: string) {
  const [request] = await db
    .select({
      number: requests.number,
      title: requests.title,
      deadline: requests.deadline,
      sealed: requests.sealed,
      buyerAccountId: requests.buyerAccountId,
    })
    .from(requests)
    .where(eq(requests.id, id));
  return request ?? null;
}

/** Returns a question about a request with its answer; null if it is gone. */
export async function findQuestionText(db: Database, id: string) {
  const [found] = await db
    .select({ question: requestQuestions.question, answer: requestQuestions.answer })
    .from(requestQuestions)
    .where(eq(requestQuestions.id, id));
  return found ?? null;
}
