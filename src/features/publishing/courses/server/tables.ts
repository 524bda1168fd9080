import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';

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
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    level: text().notNull(),
    /** Total minutes of all lessons. */
    minutes: integer().notNull(),
    summary: text().notNull(),
    lessons: jsonb().$type<Lesson[]>().notNull(),
    position: integer().notNull(),
    imageUrl: text(),
    /** What a learner can do after the course, one entry per line. */
    outcomes: text().array().notNull().default([]),
    /** Description of whom the course is for. */
    audience: text().notNull().default(''),
    isPublished: boolean().notNull().default(true),
    /** True if it was ever public; its URL can then no longer change. */
    wasPublic: boolean().notNull().default(true),
    /** Incremented with every change, so that two editors do not overwrite each other. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
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
