import * as z from 'zod/mini';
import { positionCursor } from '#features/publishing/engine/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, limit } from '#lib/schemas.ts';
import { courseLengthNames, courseLevels } from '../rules.ts';

const tags = ['Courses'];
const open = endpoint.meta({ access: 'public', cached: true });

const course = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  level: z.string(),
  minutes: z.number(),
  lessonCount: z.number(),
  summary: z.string(),
  imageUrl: z.nullable(z.string()),
});
export type Course = z.output<typeof course>;

const lessonTitle = z.object({ slug: z.string(), title: z.string(), minutes: z.number() });
export type LessonTitle = z.output<typeof lessonTitle>;

const fullCourse = z.extend(course, {
  audience: z.string(),
  /** Skills that a learner has after the course. */
  outcomes: z.array(z.string()),
  lessons: z.array(lessonTitle),
});
export type FullCourse = z.output<typeof fullCourse>;

const lessonPage = z.extend(lessonTitle, {
  /** Position in the course, from 1. */
  number: z.number(),
  /** The body as sanitised HTML. */
  html: z.string(),
});
export type LessonPage = z.output<typeof lessonPage>;

export const slug = z.string().check(z.maxLength(200));

export const publicCoursesContract = {
  listCourses: open
    .route({ method: 'GET', path: '/courses', summary: 'List courses', tags })
    .input(
      z.object({
        level: z.optional(z.enum(courseLevels, 'Select a level')),
        length: z.optional(z.enum(courseLengthNames, 'Select a length')),
        limit: limit(20),
        cursor: z.optional(positionCursor),
      }),
    )
    .output(success({ courses: z.array(course), nextCursor: z.nullable(z.string()) })),
  getCourse: open
    .route({ method: 'GET', path: '/courses/{slug}', summary: 'Get a course with its lessons', tags })
    .input(z.object({ slug }))
    .output(success({ course: fullCourse })),
  getLesson: open
    .route({
      method: 'GET',
      path: '/courses/{slug}/lessons/{lesson}',
      summary: 'Get a lesson',
      tags,
    })
    .input(z.object({ slug, lesson: slug }))
    .output(success({ course: fullCourse, lesson: lessonPage })),
};
