import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import {
  afterPosition,
  type EditorListQuery,
  editorFilter,
  listSitemap,
  onlyRow,
  pageByPosition,
} from '#features/publishing/engine/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { mentorPath, type RequestStatus } from '../../rules.ts';
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

export interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}

/** Returns mentors in their order, optionally filtered by expertise or language. */
export async function listMentors(
  db: Database,
  query: PageQuery & { expertise?: string | undefined; language?: string | undefined },
) {
  const found = await db
    .select({ ...listColumns, position: mentors.position })
    .from(mentors)
    .where(
      and(
        isPublic,
        query.expertise ? sql`${query.expertise} = any(${mentors.expertise})` : undefined,
        query.language ? sql`${query.language} = any(${mentors.languages})` : undefined,
        afterPosition(mentors, query.cursor),
      ),
    )
    .orderBy(asc(mentors.position), asc(mentors.id))
    .limit(query.limit + 1);
  const { rows, nextCursor } = pageByPosition(found, query.limit);
  return { mentors: rows, nextCursor };
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
  const found = await db
    .select({ ...listColumns, html: mentors.html, availability: mentors.availability })
    .from(mentors)
    .where(and(eq(mentors.slug, slug), isPublic));
  const mentor = onlyRow(found, 'Mentor');
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
export async function listStoredMentors({ db }: { db: Database }, query: EditorListQuery) {
  const openRequests = db
    .select({ mentorId: sessionRequests.mentorId, count: sql<number>`count(*)::int`.as('count') })
    .from(sessionRequests)
    .where(inArray(sessionRequests.status, openStatuses))
    .groupBy(sessionRequests.mentorId)
    .as('waiting');
  const states = { isDraft: eq(mentors.isPublished, false), isPublic: eq(mentors.isPublished, true) };
  const found = await db
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
        isNull(mentors.deletedAt),
        editorFilter(query, { ...states, search: [mentors.name] }),
        afterPosition(mentors, query.cursor),
      ),
    )
    .orderBy(asc(mentors.position), asc(mentors.id))
    .limit(query.limit + 1);
  const { rows, nextCursor } = pageByPosition(found, query.limit);
  return { mentors: rows, nextCursor };
}

/** Returns a mentor with all fields of the form. */
export async function getStoredMentor({ db }: { db: Database }, id: string) {
  const rows = await db
    .select()
    .from(mentors)
    .where(and(eq(mentors.id, id), isNull(mentors.deletedAt)));
  const row = onlyRow(rows, 'Mentor');
  return { ...row, photo: row.photoUrl, contactEmail: row.contactEmail ?? '', isDraft: !row.isPublished };
}

export const listSitemapMentors = listSitemap({
  table: mentors,
  isPublic: () => isPublic,
  path: mentorPath,
});

/** Returns the mentor that a request is for. */
export async function findRequestableMentor(db: Database, slug: string) {
  const rows = await db
    .select()
    .from(mentors)
    .where(and(eq(mentors.slug, slug), isPublic));
  return onlyRow(rows, 'Mentor');
}
