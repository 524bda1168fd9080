import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { RequestStatus } from '../rules.ts';
import { mentors, sessionRequests } from './tables.ts';

const listColumns = {
  id: mentors.id,
  slug: mentors.slug,
  name: mentors.name,
  years: mentors.years,
  expertise: mentors.expertise,
  bio: mentors.bio,
  city: mentors.city,
  country: mentors.country,
  languages: mentors.languages,
  photo: mentors.photoUrl,
};

/** Whom visitors may see. */
const isPublic = and(eq(mentors.isPublished, true), isNull(mentors.deletedAt));
const isKept = isNull(mentors.deletedAt);

interface Paged {
  limit: number;
  cursor?: string | undefined;
}

/** Mentors in their order, of one field or language when asked. */
export async function listMentors(
  db: Database,
  asked: Paged & { expertise?: string | undefined; language?: string | undefined },
) {
  const rows = await db
    .select({ ...listColumns, position: mentors.position })
    .from(mentors)
    .where(
      and(
        isPublic,
        asked.expertise ? sql`${asked.expertise} = any(${mentors.expertise})` : undefined,
        asked.language ? sql`${asked.language} = any(${mentors.languages})` : undefined,
        asked.cursor ? after(asked.cursor) : undefined,
      ),
    )
    .orderBy(asc(mentors.position), asc(mentors.id))
    .limit(asked.limit + 1);
  return { mentors: rows.slice(0, asked.limit), nextCursor: nextCursor(rows, asked.limit) };
}

function after(cursor: string): SQL | undefined {
  const [position, id = ''] = cursor.split('.');
  const place = Number(position);
  return or(gt(mentors.position, place), and(eq(mentors.position, place), gt(mentors.id, id)));
}

function nextCursor(rows: readonly { position: number; id: string }[], limit: number): string | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return last ? `${last.position}.${last.id}` : null;
}

/** Fields and languages of the mentors that are shown, with how many have each. */
export async function listMentorFilters(db: Database) {
  const [expertise, languages] = await Promise.all([
    wordsOf(db, mentors.expertise),
    wordsOf(db, mentors.languages),
  ]);
  return { expertise, languages };
}

async function wordsOf(db: Database, column: typeof mentors.expertise | typeof mentors.languages) {
  const words = db
    .select({ name: sql<string>`unnest(${column})`.as('name') })
    .from(mentors)
    .where(isPublic)
    .as('words');
  return db
    .select({ name: words.name, count: sql<number>`count(*)::int` })
    .from(words)
    .groupBy(words.name)
    .orderBy(words.name)
    .limit(200);
}

const relatedCount = 3;

/** One mentor, and others who share a field or a language with them. */
export async function getMentor(db: Database, slug: string) {
  const [mentor] = await db
    .select({ ...listColumns, html: mentors.html, availability: mentors.availability })
    .from(mentors)
    .where(and(eq(mentors.slug, slug), isPublic));
  if (!mentor) throw notFound('Mentor');
  const shared = sql`cardinality(array(select unnest(${mentors.expertise}) intersect select unnest(${sql.param(mentor.expertise, mentors.expertise)}::text[])))`;
  const related = await db
    .select(listColumns)
    .from(mentors)
    .where(and(isPublic, ne(mentors.id, mentor.id)))
    .orderBy(desc(shared), asc(mentors.position), asc(mentors.id))
    .limit(relatedCount);
  return { mentor, related };
}

const openStatuses: RequestStatus[] = ['new', 'passed_on', 'arranged'];

/** Mentors as an administrator sees them, in their order. */
export async function listMentorsToEdit(
  db: Database,
  { state, limit, cursor }: Paged & { state: 'all' | 'published' | 'draft' },
) {
  const waiting = db
    .select({ mentorId: sessionRequests.mentorId, count: sql<number>`count(*)::int`.as('count') })
    .from(sessionRequests)
    .where(inArray(sessionRequests.status, openStatuses))
    .groupBy(sessionRequests.mentorId)
    .as('waiting');
  const rows = await db
    .select({
      ...listColumns,
      position: mentors.position,
      contactEmail: mentors.contactEmail,
      isPublished: mentors.isPublished,
      updatedAt: mentors.updatedAt,
      openRequests: sql<number>`coalesce(${waiting.count}, 0)`,
    })
    .from(mentors)
    .leftJoin(waiting, eq(waiting.mentorId, mentors.id))
    .where(
      and(
        isKept,
        state === 'all' ? undefined : eq(mentors.isPublished, state === 'published'),
        cursor ? after(cursor) : undefined,
      ),
    )
    .orderBy(asc(mentors.position), asc(mentors.id))
    .limit(limit + 1);
  return { mentors: rows.slice(0, limit), nextCursor: nextCursor(rows, limit) };
}

/** A mentor with all that the form holds. */
export async function getMentorToEdit(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(mentors)
    .where(and(eq(mentors.id, id), isKept));
  if (!row) throw notFound('Mentor');
  return { ...row, photo: row.photoUrl };
}

/** The mentor that a request is for. */
export async function findMentorToAsk(db: Database, slug: string) {
  const [row] = await db
    .select()
    .from(mentors)
    .where(and(eq(mentors.slug, slug), isPublic));
  if (!row) throw notFound('Mentor');
  return row;
}

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

/** Sessions that a person has asked for, the newest first. */
export async function listMySessions(
  db: Database,
  { accountId, limit, cursor }: Paged & { accountId: string },
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

/** One request of a person's own. */
export async function getMySession(db: Database, { id, accountId }: { id: string; accountId: string }) {
  const [row] = await db
    .select(requestColumns)
    .from(sessionRequests)
    .innerJoin(mentors, eq(mentors.id, sessionRequests.mentorId))
    .where(and(eq(sessionRequests.id, id), eq(sessionRequests.accountId, accountId)));
  if (!row) throw notFound('Request');
  return row;
}

const deskColumns = {
  ...requestColumns,
  person: { name: accounts.name, email: accounts.email, phone: accounts.phone },
  contactEmail: mentors.contactEmail,
};

/** What is asked of all mentors, the newest first. */
export async function listSessions(
  db: Database,
  { status, limit, cursor }: Paged & { status?: RequestStatus | undefined },
) {
  const rows = await db
    .select(deskColumns)
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

/** One request with the people in it, for those who write to them. */
export async function getSession(db: Database, id: string) {
  const [row] = await db
    .select(deskColumns)
    .from(sessionRequests)
    .innerJoin(mentors, eq(mentors.id, sessionRequests.mentorId))
    .innerJoin(accounts, eq(accounts.id, sessionRequests.accountId))
    .where(eq(sessionRequests.id, id));
  if (!row) throw notFound('Request');
  return row;
}

const lastId = (rows: readonly { id: string }[], limit: number): string | null =>
  rows.length > limit ? (rows[limit - 1]?.id ?? null) : null;
