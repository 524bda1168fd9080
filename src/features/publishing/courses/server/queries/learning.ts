import { and, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { type CompleteLesson, completeLessons, learnerProgress, resumeAt } from '../../rules.ts';
import { courses, doneLessons, enrolments } from '../tables.ts';

interface PageQuery {
  limit: number;
  cursor?: string | undefined;
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
