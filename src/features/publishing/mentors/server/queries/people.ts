import { and, asc, desc, eq, gt, ilike, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PublicationFilter } from '#features/publishing/blog/contract/editing.ts';
import { notFound } from '#lib/errors.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import type { RequestStatus } from '../../rules.ts';
import { mentors, sessionRequests } from '../tables.ts';

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

/** Condition: visible to visitors. */
const isPublic = and(eq(mentors.isPublished, true), isNull(mentors.deletedAt));
const isNotDeleted = isNull(mentors.deletedAt);

export interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}

/** Returns mentors in their order, optionally filtered by expertise or language. */
export async function listMentors(
  db: Database,
  query: PageQuery & { expertise?: string | undefined; language?: string | undefined },
) {
  const rows = await db
    .select({ ...listColumns, position: mentors.position })
    .from(mentors)
    .where(
      and(
        isPublic,
        query.expertise ? sql`${query.expertise} = any(${mentors.expertise})` : undefined,
        query.language ? sql`${query.language} = any(${mentors.languages})` : undefined,
        query.cursor ? after(query.cursor) : undefined,
      ),
    )
    .orderBy(asc(mentors.position), asc(mentors.id))
    .limit(query.limit + 1);
  return { mentors: rows.slice(0, query.limit), nextCursor: nextCursor(rows, query.limit) };
}

function after(cursor: string): SQL | undefined {
  const [position, id = ''] = cursor.split('.');
  const boundary = Number(position);
  return or(gt(mentors.position, boundary), and(eq(mentors.position, boundary), gt(mentors.id, id)));
}

function nextCursor(rows: readonly { position: number; id: string }[], limit: number): string | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return last ? `${last.position}.${last.id}` : null;
}

/** Returns the areas of expertise and languages of the listed mentors, with the number of mentors for each. */
export async function listMentorFilters(db: Database) {
  const [expertise, languages] = await Promise.all([
    countValues(db, mentors.expertise),
    countValues(db, mentors.languages),
  ]);
  return { expertise, languages };
}

async function countValues(db: Database, column: typeof mentors.expertise | typeof mentors.languages) {
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

/** Returns a mentor, and others with a common area of expertise or language. */
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

/** Returns mentors in every state for their editors, in their order. */
export async function listEditedMentors(
  db: Database,
  { state, q, limit, cursor }: PageQuery & { state: PublicationFilter; q?: string | undefined },
) {
  const openRequests = db
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
      isDraft: sql<boolean>`not ${mentors.isPublished}`,
      updatedAt: mentors.updatedAt,
      openRequests: sql<number>`coalesce(${openRequests.count}, 0)`,
    })
    .from(mentors)
    .leftJoin(openRequests, eq(openRequests.mentorId, mentors.id))
    .where(
      and(
        isNotDeleted,
        inState(state),
        q ? ilike(mentors.name, containsPattern(q)) : undefined,
        cursor ? after(cursor) : undefined,
      ),
    )
    .orderBy(asc(mentors.position), asc(mentors.id))
    .limit(limit + 1);
  return { mentors: rows.slice(0, limit), nextCursor: nextCursor(rows, limit) };
}

/** Mentors cannot be scheduled: they are a draft or public. */
function inState(state: PublicationFilter): SQL | undefined {
  if (state === 'all') return undefined;
  return state === 'scheduled' ? sql`false` : eq(mentors.isPublished, state === 'published');
}

/** Returns a mentor with all fields of the form. */
export async function getEditedMentor(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(mentors)
    .where(and(eq(mentors.id, id), isNotDeleted));
  if (!row) throw notFound('Mentor');
  return {
    ...row,
    photo: row.photoUrl,
    contactEmail: row.contactEmail ?? '',
    isDraft: !row.isPublished,
  };
}

/** Returns the mentor that a request is for. */
export async function findRequestableMentor(db: Database, slug: string) {
  const [row] = await db
    .select()
    .from(mentors)
    .where(and(eq(mentors.slug, slug), isPublic));
  if (!row) throw notFound('Mentor');
  return row;
}
