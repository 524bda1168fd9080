import { and, asc, desc, eq, gt, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PublicationFilter } from '#features/publishing/blog/contract/editing.ts';
import { notFound } from '#lib/errors.ts';
import { containing } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import {
  type CourseLength,
  courseLengths,
  resumeAt,
  standingOf,
  type WholeLesson,
  wholeLessons,
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

/** What visitors may see. */
export const isPublic = and(eq(courses.isPublished, true), isNull(courses.deletedAt));
const isKept = isNull(courses.deletedAt);

interface Paged {
  limit: number;
  cursor?: string | undefined;
}

/** Courses in their order, of one level or length when asked. */
export async function listCourses(
  db: Database,
  asked: Paged & { level?: string | undefined; length?: CourseLength | undefined },
) {
  const length = asked.length ? courseLengths[asked.length] : null;
  const rows = await db
    .select({ ...listColumns, position: courses.position })
    .from(courses)
    .where(
      and(
        isPublic,
        asked.level ? eq(courses.level, asked.level) : undefined,
        length ? sql`${courses.minutes} between ${length.from} and ${length.to}` : undefined,
        asked.cursor ? after(asked.cursor) : undefined,
      ),
    )
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(asked.limit + 1);
  return { courses: rows.slice(0, asked.limit), nextCursor: nextCursor(rows, asked.limit) };
}

function after(cursor: string): SQL | undefined {
  const [position, id = ''] = cursor.split('.');
  const place = Number(position);
  return or(gt(courses.position, place), and(eq(courses.position, place), gt(courses.id, id)));
}

function nextCursor(rows: readonly { position: number; id: string }[], limit: number): string | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return last ? `${last.position}.${last.id}` : null;
}

/** A course as it stands in the database, its lessons whole; 404 for what visitors may not see. */
export async function getPublicCourse(db: Database, slug: string) {
  const [row] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.slug, slug), isPublic));
  if (!row) throw notFound('Course');
  const lessons = wholeLessons(row.lessons);
  return { ...row, lessons, lessonCount: lessons.length };
}

/** One lesson, and the course around it. */
export async function getLesson(db: Database, { slug, lesson }: { slug: string; lesson: string }) {
  const course = await getPublicCourse(db, slug);
  return { course, lesson: lessonOf(course, lesson) };
}

/** A lesson of a course by its address, with its number from 1. */
export function lessonOf(course: { lessons: WholeLesson[] }, slug: string) {
  const place = course.lessons.findIndex((lesson) => lesson.slug === slug);
  const lesson = course.lessons[place];
  if (!lesson) throw notFound('Lesson');
  return { ...lesson, number: place + 1 };
}

/** How far a person is in a course. */
export async function getProgress(
  db: Database,
  { accountId, course }: { accountId: string; course: { id: string; lessons: WholeLesson[] } },
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
    ...standingOf(keys, doneKeys),
    resumeAt: course.lessons.find(({ key }) => key === resume)?.slug ?? null,
    completedAt: enrolment?.completedAt ?? null,
  };
}

/** Course → keys of the lessons that a person has done in it. */
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

/** Courses that a person has begun, the latest read first. */
export async function listMyCourses(
  db: Database,
  { accountId, limit, cursor }: Paged & { accountId: string },
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

interface BegunCourse {
  course: typeof courses.$inferSelect;
  enrolment: typeof enrolments.$inferSelect;
}

function myCourse({ course, enrolment }: BegunCourse, doneKeys: readonly string[]) {
  const lessons = wholeLessons(course.lessons);
  const keys = lessons.map(({ key }) => key);
  const resume = resumeAt(keys, { lastKey: enrolment.lastLessonKey, doneKeys });
  const next = lessons.find(({ key }) => key === resume);
  return {
    ...course,
    lastAt: enrolment.lastAt,
    completedAt: enrolment.completedAt,
    isWithdrawn: !course.isPublished || course.deletedAt !== null,
    ...standingOf(keys, doneKeys),
    resumeAt: next?.slug ?? null,
    resumeTitle: next?.title ?? null,
  };
}

/** Courses in every state for their editors, in their order. */
export async function listEditedCourses(
  db: Database,
  { state, q, limit, cursor }: Paged & { state: PublicationFilter; q?: string | undefined },
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
        isKept,
        inState(state),
        q ? ilike(courses.title, containing(q)) : undefined,
        cursor ? after(cursor) : undefined,
      ),
    )
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(limit + 1);
  return { courses: rows.slice(0, limit), nextCursor: nextCursor(rows, limit) };
}

/** Courses are not scheduled: they are a draft or public. */
function inState(state: PublicationFilter): SQL | undefined {
  if (state === 'all') return undefined;
  return state === 'scheduled' ? sql`false` : eq(courses.isPublished, state === 'published');
}

/** A course with all that its form holds. */
export async function getEditedCourse(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), isKept));
  if (!row) throw notFound('Course');
  return { ...row, lessons: wholeLessons(row.lessons), isDraft: !row.isPublished };
}
