import { and, asc, desc, eq, gt, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PublicationFilter } from '#features/publishing/blog/contract/editing.ts';
import { notFound } from '#lib/errors.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import {
  type CompleteLesson,
  type CourseLength,
  completeLessons,
  courseLengths,
  learnerProgress,
  resumeAt,
} from '../../rules.ts';
import { courses, doneLessons, enrolments } from '../tables.ts';

const lessonCount = sql<number>`jsonb_array_length(${courses.lessons})`;

const listColumns = {
  id: courses.id,
  slug: courses.slug,
  title: courses.title,
  level: courses.level,
  minutes: courses.minutes,
  lessonCount,
  summary: courses.summary,
  imageUrl: courses.imageUrl,
};

/** Condition: visible to visitors. */
export const isPublic = and(eq(courses.isPublished, true), isNull(courses.deletedAt));
const isNotDeleted = isNull(courses.deletedAt);

interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}

/** Returns courses in their order, optionally filtered by level or length. */
export async function listCourses(
  db: Database,
  query: PageQuery & { level?: string | undefined; length?: CourseLength | undefined },
) {
  const length = query.length ? courseLengths[query.length] : null;
  const rows = await db
    .select({ ...listColumns, position: courses.position })
    .from(courses)
    .where(
      and(
        isPublic,
        query.level ? eq(courses.level, query.level) : undefined,
        length ? sql`${courses.minutes} between ${length.from} and ${length.to}` : undefined,
        query.cursor ? after(query.cursor) : undefined,
      ),
    )
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(query.limit + 1);
  return { courses: rows.slice(0, query.limit), nextCursor: nextCursor(rows, query.limit) };
}

function after(cursor: string): SQL | undefined {
  const [position, id = ''] = cursor.split('.');
  const boundary = Number(position);
  return or(gt(courses.position, boundary), and(eq(courses.position, boundary), gt(courses.id, id)));
}

function nextCursor(rows: readonly { position: number; id: string }[], limit: number): string | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return last ? `${last.position}.${last.id}` : null;
}

/** Returns a course as stored, with complete lessons; 404 if visitors may not see it. */
export async function getPublicCourse(db: Database, slug: string) {
  const [row] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.slug, slug), isPublic));
  if (!row) throw notFound('Course');
  const lessons = completeLessons(row.lessons);
  return { ...row, lessons, lessonCount: lessons.length };
}

/** Returns a lesson and its course. */
export async function getLesson(db: Database, { slug, lesson }: { slug: string; lesson: string }) {
  const course = await getPublicCourse(db, slug);
  return { course, lesson: lessonOf(course, lesson) };
}

/** Returns a lesson of a course by its slug, with its number from 1. */
export function lessonOf(course: { lessons: CompleteLesson[] }, slug: string) {
  const index = course.lessons.findIndex((lesson) => lesson.slug === slug);
  const lesson = course.lessons[index];
  if (!lesson) throw notFound('Lesson');
  return { ...lesson, number: index + 1 };
}

/** Returns a person's progress in a course. */
export async function getProgress(
  db: Database,
  { accountId, course }: { accountId: string; course: { id: string; lessons: CompleteLesson[] } },
) {
  const mine = { accountId, courseIds: [course.id] };
  const [[enrolment], done] = await Promise.all([
    db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.accountId, accountId), eq(enrolments.courseId, course.id))),
    doneKeysOf(db, mine),
  ]);
  const doneKeys = done.get(course.id) ?? [];
  const keys = course.lessons.map(({ key }) => key);
  const resume = resumeAt(keys, { lastKey: enrolment?.lastLessonKey ?? null, doneKeys });
  return {
    isStarted: Boolean(enrolment),
    done: course.lessons.filter(({ key }) => doneKeys.includes(key)).map(({ slug }) => slug),
    ...learnerProgress(keys, doneKeys),
    resumeAt: course.lessons.find(({ key }) => key === resume)?.slug ?? null,
    completedAt: enrolment?.completedAt ?? null,
  };
}

/** Returns the keys of the lessons a person has done, by course. */
async function doneKeysOf(
  db: Database,
  { accountId, courseIds }: { accountId: string; courseIds: string[] },
): Promise<Map<string, string[]>> {
  const byCourse = new Map<string, string[]>();
  if (courseIds.length === 0) return byCourse;
  const rows = await db
    .select({ courseId: doneLessons.courseId, key: doneLessons.lessonKey })
    .from(doneLessons)
    .where(and(eq(doneLessons.accountId, accountId), inArray(doneLessons.courseId, courseIds)));
  for (const { courseId, key } of rows) byCourse.set(courseId, [...(byCourse.get(courseId) ?? []), key]);
  return byCourse;
}

/** Returns the courses a person has started, most recently read first. */
export async function listMyCourses(
  db: Database,
  { accountId, limit, cursor }: PageQuery & { accountId: string },
) {
  const rows = await db
    .select({ course: courses, enrolment: enrolments })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.accountId, accountId), cursor ? before(cursor) : undefined))
    .orderBy(desc(enrolments.lastAt), desc(enrolments.courseId))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1)?.enrolment : undefined;
  const done = await doneKeysOf(db, { accountId, courseIds: shown.map(({ course }) => course.id) });
  return {
    courses: shown.map((row) => myCourse(row, done.get(row.course.id) ?? [])),
    nextCursor: last ? `${last.lastAt.getTime()}.${last.courseId}` : null,
  };
}

function before(cursor: string): SQL | undefined {
  const [at, courseId = ''] = cursor.split('.');
  const instant = new Date(Number(at));
  return or(
    lt(enrolments.lastAt, instant),
    and(eq(enrolments.lastAt, instant), lt(enrolments.courseId, courseId)),
  );
}

interface StartedCourseRow {
  course: typeof courses.$inferSelect;
  enrolment: typeof enrolments.$inferSelect;
}

function myCourse({ course, enrolment }: StartedCourseRow, doneKeys: readonly string[]) {
  const lessons = completeLessons(course.lessons);
  const keys = lessons.map(({ key }) => key);
  const resume = resumeAt(keys, { lastKey: enrolment.lastLessonKey, doneKeys });
  const next = lessons.find(({ key }) => key === resume);
  return {
    ...course,
    lastAt: enrolment.lastAt,
    completedAt: enrolment.completedAt,
    isWithdrawn: !course.isPublished || course.deletedAt !== null,
    ...learnerProgress(keys, doneKeys),
    resumeAt: next?.slug ?? null,
    resumeTitle: next?.title ?? null,
  };
}

/** Returns courses in every state for their editors, in their order. */
export async function listEditedCourses(
  db: Database,
  { state, q, limit, cursor }: PageQuery & { state: PublicationFilter; q?: string | undefined },
) {
  const rows = await db
    .select({
      ...listColumns,
      position: courses.position,
      isDraft: sql<boolean>`not ${courses.isPublished}`,
      updatedAt: courses.updatedAt,
      learnerCount: sql<number>`(select count(*)::int from ${enrolments} where ${enrolments.courseId} = ${courses.id})`,
    })
    .from(courses)
    .where(
      and(
        isNotDeleted,
        inState(state),
        q ? ilike(courses.title, containsPattern(q)) : undefined,
        cursor ? after(cursor) : undefined,
      ),
    )
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(limit + 1);
  return { courses: rows.slice(0, limit), nextCursor: nextCursor(rows, limit) };
}

/** Courses cannot be scheduled: they are a draft or public. */
function inState(state: PublicationFilter): SQL | undefined {
  if (state === 'all') return undefined;
  return state === 'scheduled' ? sql`false` : eq(courses.isPublished, state === 'published');
}

/** Returns a course with all fields of its form. */
export async function getEditedCourse(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), isNotDeleted));
  if (!row) throw notFound('Course');
  return { ...row, lessons: completeLessons(row.lessons), isDraft: !row.isPublished };
}
