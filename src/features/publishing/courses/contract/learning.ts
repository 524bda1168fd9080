import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, instant, limit } from '#lib/schemas.ts';
import { slug } from './public-courses.ts';

const tags = ['Learning'];

const progress = z.object({
  /** True if a lesson was ever opened while signed in. */
  isStarted: z.boolean(),
  /** Slugs of the lessons that are done. */
  done: z.array(z.string()),
  doneCount: z.number(),
  lessonCount: z.number(),
  percent: z.number(),
  /** True if every current lesson of the course is done. */
  isComplete: z.boolean(),
  /** Slug of the lesson to continue with. */
  resumeAt: z.nullable(z.string()),
  completedAt: z.nullable(instant),
});
export type Progress = z.output<typeof progress>;

const myCourse = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  level: z.string(),
  minutes: z.number(),
  imageUrl: z.nullable(z.string()),
  lastAt: instant,
  completedAt: z.nullable(instant),
  /** True if the course is no longer listed; its progress stays. */
  isWithdrawn: z.boolean(),
  doneCount: z.number(),
  lessonCount: z.number(),
  percent: z.number(),
  isComplete: z.boolean(),
  resumeAt: z.nullable(z.string()),
  resumeTitle: z.nullable(z.string()),
});
export type MyCourse = z.output<typeof myCourse>;

const lesson = z.object({ slug, lesson: slug });

export const learningContract = {
  getProgress: endpoint
    .route({
      method: 'GET',
      path: '/courses/{slug}/progress',
      summary: 'Get your progress in a course',
      tags,
    })
    .input(z.object({ slug }))
    .output(success({ progress })),
  openLesson: endpoint
    .route({
      method: 'POST',
      path: '/courses/{slug}/lessons/{lesson}/open',
      summary: 'Record that a lesson was opened',
      tags,
    })
    .input(lesson)
    .output(success({ progress })),
  markLesson: endpoint
    .route({
      method: 'PUT',
      path: '/courses/{slug}/lessons/{lesson}/done',
      summary: 'Mark a lesson as done, or as not done',
      tags,
    })
    .input(z.extend(lesson, { done: z.boolean('Select whether it is done') }))
    .output(success({ progress })),
  listMyCourses: endpoint
    .route({
      method: 'GET',
      path: '/account/courses',
      summary: 'List your courses, newest first',
      tags,
    })
    .input(
      z.object({
        limit: limit(20),
        cursor: z.optional(z.string().check(z.regex(/^\d{1,15}\.[0-9a-f-]{36}$/, 'The cursor is invalid'))),
      }),
    )
    .output(success({ courses: z.array(myCourse), nextCursor: z.nullable(z.string()) })),
};
