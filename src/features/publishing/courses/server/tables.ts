import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { listedColumns } from '#features/publishing/engine/server/tables.ts';
import type { CourseLevel } from '../rules.ts';

/** A lesson as stored inside its course. Lessons written before they had slugs lack the optional fields. */
interface Lesson {
  title: string;
  minutes: number;
  /** The body, rendered and sanitised when it was saved. */
  html: string;
  /** Stays the same when the lesson is renamed or moved, because learners' progress refers to it. */
  key?: string;
  slug?: string;
  markdown?: string;
}

export const courses = pgTable(
  'courses',
  {
    ...listedColumns(),
    title: text().notNull(),
    level: text().$type<CourseLevel>().notNull(),
    /** Total minutes of all lessons. */
    minutes: integer().notNull(),
    summary: text().notNull(),
    lessons: jsonb().$type<Lesson[]>().notNull(),
    position: integer().notNull(),
    imageUrl: text(),
    /** Skills that a learner has after the course, one entry per line. */
    outcomes: text().array().notNull().default([]),
    /** Description of whom the course is for. */
    audience: text().notNull().default(''),
  },
  (table) => [index('courses_order').on(table.position, table.id)],
);

/** A learner's enrolment in a course, created when the first lesson is opened. */
export const enrolments = pgTable(
  'course_enrolments',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Key of the last opened lesson. */
    lastLessonKey: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
    /** Time when every lesson was done for the first time. */
    completedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.courseId] }),
    index('course_enrolments_course').on(table.courseId),
    index('course_enrolments_latest').on(
      table.accountId,
      table.lastAt.desc().nullsFirst(),
      table.courseId.desc().nullsFirst(),
    ),
  ],
);

/** Lessons that a learner has marked as done. */
export const doneLessons = pgTable(
  'done_lessons',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    lessonKey: text().notNull(),
    doneAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.courseId, table.lessonKey] }),
    index('done_lessons_course').on(table.courseId),
  ],
);
