import * as z from 'zod/mini';
import { done, endpoint, success } from '#lib/endpoint.ts';
import { id, instant, limit, line, paragraph } from '#lib/schemas.ts';
import { courseLevels } from '../rules.ts';

const tags = ['Courses, administration'];
const desk = endpoint.meta({ access: ['admin'] });

const slugRule = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const address = (max: number) =>
  z._default(
    line({ max }).check(
      z.refine(
        (value) => value === '' || slugRule.test(value),
        'Please use small letters, digits and single hyphens',
      ),
    ),
    '',
  );

const lessonForm = z.object({
  /** Given back as it came; a new lesson has none yet. */
  key: z._default(z.string().check(z.maxLength(120)), ''),
  title: line({ max: 120, required: 'Please give the lesson a title' }),
  /** Left empty, it is made from the title. */
  slug: address(80),
  minutes: z
    .int('Please give the minutes as a whole number')
    .check(
      z.gte(1, 'A lesson takes a minute at least'),
      z.lte(240, 'Please split lessons of more than four hours'),
    ),
  markdown: paragraph({ max: 30_000, required: 'Please write the lesson' }),
});
export type LessonForm = z.output<typeof lessonForm>;

/** What an administrator fills in. The order of the lessons is the order in which they are read. */
export const courseForm = z.object({
  title: line({ max: 120, required: 'Please give the course a title' }),
  /** Left empty, it is made from the title. */
  slug: address(80),
  level: z.enum(courseLevels, 'Please choose a level'),
  summary: line({ max: 300, required: 'Please say in a sentence what it teaches' }),
  audience: z._default(paragraph({ max: 400 }), ''),
  outcomes: z._default(
    z
      .array(line({ max: 160, required: 'Please write the line, or take it away' }))
      .check(z.maxLength(8, 'Please keep to eight lines')),
    [],
  ),
  lessons: z
    .array(lessonForm)
    .check(
      z.minLength(1, 'A course needs a lesson'),
      z.maxLength(40, 'Please split courses of more than forty lessons'),
    ),
});
export type CourseForm = z.output<typeof courseForm>;

const courseRow = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  level: z.string(),
  minutes: z.number(),
  lessonCount: z.number(),
  position: z.number(),
  learnerCount: z.number(),
  isPublished: z.boolean(),
  updatedAt: instant,
});
export type CourseRow = z.output<typeof courseRow>;

const courseToEdit = z.object({
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
  isPublished: z.boolean(),
  version: z.number(),
  updatedAt: instant,
});
export type CourseToEdit = z.output<typeof courseToEdit>;

const one = z.object({ id });

export const adminCoursesContract = {
  listCoursesToEdit: desk
    .route({ method: 'GET', path: '/admin/courses', summary: 'All courses in their order', tags })
    .input(
      z.object({
        state: z._default(z.enum(['all', 'published', 'draft']), 'all'),
        limit: limit(50),
        cursor: z.optional(z.string().check(z.regex(/^\d{1,9}\.[0-9a-f-]{36}$/, 'Not a valid cursor'))),
      }),
    )
    .output(success({ courses: z.array(courseRow), nextCursor: z.nullable(z.string()) })),
  getCourseToEdit: desk
    .route({ method: 'GET', path: '/admin/courses/{id}', summary: 'A course as it is edited', tags })
    .input(one)
    .output(success({ course: courseToEdit })),
  createCourse: desk
    .route({
      method: 'POST',
      path: '/admin/courses',
      successStatus: 201,
      summary: 'Write a new course; visitors see it once it is published',
      tags,
    })
    .input(courseForm)
    .output(success({ course: courseToEdit })),
  saveCourse: desk
    .route({ method: 'PUT', path: '/admin/courses/{id}', summary: 'Save a course with its lessons', tags })
    .input(z.object({ id, version: z.int().check(z.gte(1)), form: courseForm }))
    .output(success({ course: courseToEdit })),
  publishCourse: desk
    .route({
      method: 'POST',
      path: '/admin/courses/{id}/visibility',
      summary: 'Show a course to visitors, or take it back',
      tags,
    })
    .input(z.object({ id, isPublished: z.boolean() }))
    .output(success({ course: courseToEdit })),
  moveCourse: desk
    .route({
      method: 'POST',
      path: '/admin/courses/{id}/move',
      summary: 'Move a course one place up or down in the list',
      tags,
    })
    .input(z.object({ id, direction: z.enum(['up', 'down'], 'Please say up or down') }))
    .output(done),
  deleteCourse: desk
    .route({ method: 'DELETE', path: '/admin/courses/{id}', summary: 'Delete a course', tags })
    .input(one)
    .output(done),
};
