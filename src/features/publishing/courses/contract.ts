import { defineEvent } from '#lib/events.ts';
import { adminCoursesContract } from './contract/admin-courses.ts';
import { learningContract } from './contract/learning.ts';
import { publicCoursesContract } from './contract/public-courses.ts';

export type { CourseForm, EditedCourse, LessonForm } from './contract/admin-courses.ts';
export type { MyCourse, Progress } from './contract/learning.ts';
export type { Course, FullCourse, LessonPage, LessonTitle } from './contract/public-courses.ts';

/** Courses and their lessons, what a learner has done of them, and the desk at which they are kept. */
export const coursesContract = { ...publicCoursesContract, ...learningContract, ...adminCoursesContract };

/** An administrator changed what visitors see of a course. */
export const courseChanged = defineEvent<{
  courseId: string;
  slug: string;
  change: 'created' | 'saved' | 'deleted' | 'moved';
}>('course.changed');

/** A learner has done every lesson of a course, for the first time. */
export const courseCompleted = defineEvent<{ courseId: string; accountId: string }>('course.completed');
