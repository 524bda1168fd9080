import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { listFeed } from '#features/publishing/engine/server/queries/feed.ts';
import {
  afterPosition,
  type EditorListQuery,
  editorFilter,
  onlyRow,
  pageByPosition,
} from '#features/publishing/engine/server/queries.ts';
import type { SitemapEntry, SitemapQuery } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';
import {
  type CompleteLesson,
  type CourseLength,
  type CourseLevel,
  completeLessons,
  courseLengths,
  coursePath,
  lessonPath,
} from '../../rules.ts';
import { courses, enrolments } from '../tables.ts';

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
const isPublic = and(eq(courses.isPublished, true), isNull(courses.deletedAt));

interface CoursesQuery {
  limit: number;
  cursor?: string | undefined;
  level?: CourseLevel | undefined;
  length?: CourseLength | undefined;
}

/** Returns courses in their order, optionally filtered by level or length. */
export async function listCourses(db: Database, query: CoursesQuery) {
  const length = query.length ? courseLengths[query.length] : null;
  const found = await db
    .select({ ...listColumns, position: courses.position })
    .from(courses)
    .where(
      and(
        isPublic,
        query.level ? eq(courses.level, query.level) : undefined,
        length ? sql`${courses.minutes} between ${length.from} and ${length.to}` : undefined,
        afterPosition(courses, query.cursor),
      ),
    )
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(query.limit + 1);
  const { rows, nextCursor } = pageByPosition(found, query.limit);
  return { courses: rows, nextCursor };
}

/** Returns a course as stored, with complete lessons; 404 if visitors may not see it. */
export async function getPublicCourse(db: Database, slug: string) {
  const rows = await db
    .select()
    .from(courses)
    .where(and(eq(courses.slug, slug), isPublic));
  const row = onlyRow(rows, 'Course');
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
  return { ...onlyRow(lesson ? [lesson] : [], 'Lesson'), number: index + 1 };
}

/** Returns courses in every state for their editors, in their order. */
export async function listStoredCourses({ db }: { db: Database }, query: EditorListQuery) {
  const states = { isDraft: eq(courses.isPublished, false), isPublic: eq(courses.isPublished, true) };
  const found = await db
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
        isNull(courses.deletedAt),
        editorFilter(query, { ...states, search: [courses.title] }),
        afterPosition(courses, query.cursor),
      ),
    )
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(query.limit + 1);
  const { rows, nextCursor } = pageByPosition(found, query.limit);
  return { courses: rows, nextCursor };
}

/** Returns a course with all fields of its form. */
export async function getStoredCourse({ db }: { db: Database }, id: string) {
  const rows = await db
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), isNull(courses.deletedAt)));
  const row = onlyRow(rows, 'Course');
  return { ...row, lessons: completeLessons(row.lessons), isDraft: !row.isPublished };
}

export const listFeedCourses = listFeed({
  table: courses,
  isPublic: () => isPublic,
  path: coursePath,
  summary: courses.summary,
  publishedAt: courses.createdAt,
});

/** Returns the slugs of courses with those of their lessons, a batch at a time. */
export async function listSitemapCourses(
  db: Database,
  { after, limit }: SitemapQuery,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ key: courses.slug, lessons: courses.lessons, changedAt: courses.updatedAt })
    .from(courses)
    .where(and(isPublic, after ? gt(courses.slug, after) : undefined))
    .orderBy(asc(courses.slug))
    .limit(limit);
  return rows.flatMap(({ key, lessons, changedAt }) =>
    [coursePath(key), ...completeLessons(lessons).map(({ slug }) => lessonPath(key, slug))].map((path) => ({
      key,
      path,
      changedAt,
    })),
  );
}
