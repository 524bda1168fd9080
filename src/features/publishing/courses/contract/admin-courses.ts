import * as z from 'zod/mini';
import {
  editorEndpoints,
  entryRow,
  markdownText,
  moveEndpoint,
  orderedListInput,
  pictureUrl,
  publicationForm,
  slugText,
  storedEntry,
} from '#features/publishing/engine/contract.ts';
import { instant, line, paragraph } from '#lib/schemas.ts';
import { courseLevels } from '../rules.ts';

const tags = ['Courses, administration'];

const lessonForm = z.object({
  /** Sent back unchanged; empty for a new lesson. */
  key: z._default(z.string().check(z.maxLength(120)), ''),
  title: line({ max: 120, required: 'Enter a lesson title' }),
  /** If empty, generated from the title. */
  slug: slugText,
  minutes: z
    .int('Enter the minutes as a whole number')
    .check(
      z.gte(1, 'A lesson must be at least 1 minute long'),
      z.lte(240, 'A lesson can be up to 240 minutes long'),
    ),
  markdown: markdownText,
});
export type LessonForm = z.output<typeof lessonForm>;

/**
 * The editor's form. The order of the lessons is the order in which they are read. A draft needs only a title; the rest
 * is required for publishing.
 */
const courseForm = z.object({
  ...publicationForm,
  title: line({ max: 120, required: 'Enter a course title' }),
  level: z.enum(courseLevels, 'Select a level'),
  summary: line({ max: 300 }),
  audience: paragraph({ max: 400 }),
  outcomes: z
    .array(line({ max: 160, required: 'Enter text or remove the line' }))
    .check(z.maxLength(8, 'Enter no more than eight lines')),
  lessons: z.array(lessonForm).check(z.maxLength(40, 'A course can have up to 40 lessons')),
  imageUrl: pictureUrl,
});
export type CourseForm = z.output<typeof courseForm>;

const courseRow = z.object({
  ...entryRow,
  title: z.string(),
  level: z.string(),
  minutes: z.number(),
  lessonCount: z.number(),
  learnerCount: z.number(),
  imageUrl: z.nullable(z.string()),
  updatedAt: instant,
});

const storedCourse = storedEntry(courseForm, { updatedAt: instant });

const courses = { path: '/admin/courses', tags, one: 'a course', many: 'courses' } as const;

export const adminCoursesContract = {
  editor: {
    ...editorEndpoints({
      ...courses,
      form: courseForm,
      entry: { course: storedCourse },
      rows: { courses: z.array(courseRow) },
      query: orderedListInput,
    }),
    move: moveEndpoint(courses),
  },
};
