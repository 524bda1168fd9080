import * as z from 'zod/mini';
import {
  markdownText,
  pictureUrl,
  publicationFilter,
  slugText,
  version,
} from '#features/publishing/blog/contract/editing.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, instant, limit, line, paragraph } from '#lib/schemas.ts';
import { courseLevels } from '../rules.ts';

const tags = ['Courses, administration'];
const adminOnly = endpoint.meta({ access: ['admin'] });

const lessonForm = z.object({
  /** Sent back unchanged; empty for a new lesson. */
  key: z._default(z.string().check(z.maxLength(120)), ''),
  title: line({ max: 120, required: 'Please give the lesson a title' }),
  /** If empty, generated from the title. */
  slug: slugText,
  minutes: z
    .int('Please give the minutes as a whole number')
    .check(
      z.gte(1, 'A lesson takes a minute at least'),
      z.lte(240, 'Please split lessons of more than four hours'),
    ),
  markdown: markdownText,
});
export type LessonForm = z.output<typeof lessonForm>;

/**
 * The editor's form. The order of the lessons is the order in which they are read. A draft needs only a title; the rest
 * is required for publishing.
 */
const courseForm = z.object({
  title: line({ max: 120, required: 'Please give the course a title' }),
  slug: slugText,
  level: z.enum(courseLevels, 'Please choose a level'),
  summary: line({ max: 300 }),
  audience: paragraph({ max: 400 }),
  outcomes: z
    .array(line({ max: 160, required: 'Please write the line, or take it away' }))
    .check(z.maxLength(8, 'Please keep to eight lines')),
  lessons: z.array(lessonForm).check(z.maxLength(40, 'Please split courses of more than forty lessons')),
  imageUrl: pictureUrl,
  isDraft: z.boolean(),
  version,
});
export type CourseForm = z.output<typeof courseForm>;

const courseRow = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  level: z.string(),
  minutes: z.number(),
  lessonCount: z.number(),
  learnerCount: z.number(),
  imageUrl: z.nullable(z.string()),
  isDraft: z.boolean(),
  updatedAt: instant,
});

const editedCourse = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  level: z.string(),
  summary: z.string(),
  audience: z.string(),
  outcomes: z.array(z.string()),
  lessons: z.array(
    z.object({
      key: z.string(),
      slug: z.string(),
      title: z.string(),
      minutes: z.number(),
      markdown: z.string(),
    }),
  ),
  imageUrl: z.nullable(z.string()),
  isDraft: z.boolean(),
  /** True if it was ever public; its URL can then no longer change. */
  wasPublic: z.boolean(),
  version: z.number(),
  updatedAt: instant,
});
export type EditedCourse = z.output<typeof editedCourse>;

const courseResponse = success({ course: editedCourse });

export const adminCoursesContract = {
  editor: {
    listCourses: adminOnly
      .route({ method: 'GET', path: '/admin/courses', summary: 'All courses in their order', tags })
      .input(
        z.object({
          state: publicationFilter,
          q: z.optional(line({ max: 100 })),
          limit: limit(50),
          cursor: z.optional(z.string().check(z.regex(/^\d{1,9}\.[0-9a-f-]{36}$/, 'Not a valid cursor'))),
        }),
      )
      .output(success({ courses: z.array(courseRow), nextCursor: z.nullable(z.string()) })),
    getCourse: adminOnly
      .route({ method: 'GET', path: '/admin/courses/{id}', summary: 'A course as it is edited', tags })
      .input(z.object({ id }))
      .output(courseResponse),
    createCourse: adminOnly
      .meta({ access: ['admin'], idempotent: true })
      .route({
        method: 'POST',
        path: '/admin/courses',
        successStatus: 201,
        summary: 'Write a course, as a draft or public at once',
        tags,
      })
      .input(courseForm)
      .output(courseResponse),
    saveCourse: adminOnly
      .route({
        method: 'PUT',
        path: '/admin/courses/{id}',
        summary: 'Save a course with its lessons, publish it or take it down',
        tags,
      })
      .input(z.extend(courseForm, { id }))
      .output(courseResponse),
    moveCourse: adminOnly
      .route({
        method: 'POST',
        path: '/admin/courses/{id}/move',
        summary: 'Move a course one place up or down in the list',
        tags,
      })
      .input(z.object({ id, direction: z.enum(['up', 'down'], 'Please say up or down') }))
      .output(emptySuccess),
    deleteCourse: adminOnly
      .route({ method: 'DELETE', path: '/admin/courses/{id}', summary: 'Delete a course', tags })
      .input(z.object({ id }))
      .output(emptySuccess),
  },
};
