import type { PublicationChange } from '#features/publishing/engine/contract.ts';
import { defineEvent } from '#lib/events.ts';
import { adminCoursesContract } from './contract/admin-courses.ts';
import { learningContract } from './contract/learning.ts';
import { publicCoursesContract } from './contract/public-courses.ts';

export type { CourseForm, LessonForm } from './contract/admin-courses.ts';
export type { MyCourse, Progress } from './contract/learning.ts';
export type { Course, FullCourse, LessonPage, LessonTitle } from './contract/public-courses.ts';

/** Courses and their lessons, the progress of learners, and the admin editor. */
export const coursesContract = { ...publicCoursesContract, ...learningContract, ...adminCoursesContract };

/** An admin changed what visitors see of a course. */
export const courseChanged = defineEvent<{
  courseId: string;
  slug: string;
  change: PublicationChange;
}>('course.changed');

/** A learner has completed every lesson of a course for the first time. */
export const courseCompleted = defineEvent<{ courseId: string; accountId: string }>('course.completed');
