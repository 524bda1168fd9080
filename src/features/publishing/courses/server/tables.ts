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

/** One lesson as it is kept inside its course. What was written before lessons had addresses lacks the optional parts. */
interface Lesson {
  title: string;
  minutes: number;
  /** The body, rendered and sanitised when it was saved. */
  html: string;
  /** Stays when the lesson is renamed or moved: learners' progress hangs on it. */
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
    /** Of all lessons together. */
    minutes: integer().notNull(),
    summary: text().notNull(),
    lessons: jsonb().$type<Lesson[]>().notNull(),
    position: integer().notNull(),
    imageUrl: text(),
    /** What a learner can do afterwards, one line each. */
    outcomes: text().array().notNull().default([]),
    /** Whom the course is for. */
    audience: text().notNull().default(''),
    isPublished: boolean().notNull().default(true),
    /** Once visitors could see it, its address stays. */
    wasPublic: boolean().notNull().default(true),
    /** Grows with every change, so that two editors do not overwrite each other. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('courses_order').on(table.position, table.id)],
);

/** A learner in a course, from the first lesson opened. */
export const enrolments = pgTable(
  'course_enrolments',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Key of the lesson that was opened last. */
    lastLessonKey: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
    /** When every lesson was done for the first time. */
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
