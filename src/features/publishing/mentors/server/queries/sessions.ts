import { and, desc, eq, lt } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { RequestStatus } from '../../rules.ts';
import { mentors, sessionRequests } from '../tables.ts';
import type { PageQuery } from './people.ts';

const requestColumns = {
  id: sessionRequests.id,
  number: sessionRequests.number,
  mentor: { name: mentors.name, slug: mentors.slug, photo: mentors.photoUrl },
  topic: sessionRequests.topic,
  message: sessionRequests.message,
  times: sessionRequests.times,
  timeZone: sessionRequests.timeZone,
  status: sessionRequests.status,
  answer: sessionRequests.answer,
  createdAt: sessionRequests.createdAt,
  updatedAt: sessionRequests.updatedAt,
};

/** Returns the sessions that a person has requested, newest first. */
export async function listMySessions(
  db: Database,
  { accountId, limit, cursor }: PageQuery & { accountId: string },
) {
  const rows = await db
    .select(requestColumns)
    .from(sessionRequests)
    .innerJoin(mentors, eq(mentors.id, sessionRequests.mentorId))
    .where(and(eq(sessionRequests.accountId, accountId), cursor ? lt(sessionRequests.id, cursor) : undefined))
    .orderBy(desc(sessionRequests.id))
    .limit(limit + 1);
  return { sessions: rows.slice(0, limit), nextCursor: lastId(rows, limit) };
}

/** Returns a request of the given person. */
export async function getMySession(db: Database, { id, accountId }: { id: string; accountId: string }) {
  const [row] = await db
    .select(requestColumns)
    .from(sessionRequests)
    .innerJoin(mentors, eq(mentors.id, sessionRequests.mentorId))
    .where(and(eq(sessionRequests.id, id), eq(sessionRequests.accountId, accountId)));
  if (!row) throw notFound('Request');
  return row;
}

const adminColumns = {
  ...requestColumns,
  person: { name: accounts.name, email: accounts.email, phone: accounts.phone },
  contactEmail: mentors.contactEmail,
};

/** Returns the session requests to all mentors, newest first. */
export async function listSessions(
  db: Database,
  { status, limit, cursor }: PageQuery & { status?: RequestStatus | undefined },
) {
  const rows = await db
    .select(adminColumns)
    .from(sessionRequests)
    .innerJoin(mentors, eq(mentors.id, sessionRequests.mentorId))
    .innerJoin(accounts, eq(accounts.id, sessionRequests.accountId))
    .where(
      and(
        status ? eq(sessionRequests.status, status) : undefined,
        cursor ? lt(sessionRequests.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(sessionRequests.id))
    .limit(limit + 1);
  return { sessions: rows.slice(0, limit), nextCursor: lastId(rows, limit) };
}

/** Returns a request with the mentor and the person who asked, for emails. */
export async function getSession(db: Database, id: string) {
  const [row] = await db
    .select(adminColumns)
    .from(sessionRequests)
    .innerJoin(mentors, eq(mentors.id, sessionRequests.mentorId))
    .innerJoin(accounts, eq(accounts.id, sessionRequests.accountId))
    .where(eq(sessionRequests.id, id));
  if (!row) throw notFound('Request');
  return row;
}

const lastId = (rows: readonly { id: string }[], limit: number): string | null =>
  rows.length > limit ? (rows[limit - 1]?.id ?? null) : null;
