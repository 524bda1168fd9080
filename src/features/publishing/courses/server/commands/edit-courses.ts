import { isNull } from 'drizzle-orm';
import { nextPosition } from '#features/publishing/engine/server/commands/ordered-list.ts';
import {
  definePublication,
  moveEntry,
  publicationCommands,
  withdrawEntry,
} from '#features/publishing/engine/server/commands/publication-commands.ts';
import { renderText } from '#features/publishing/engine/server/commands/render-text.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { newId } from '#lib/ids.ts';
import { type CourseForm, courseChanged, coursesContract } from '../../contract.ts';
import { completeLessons, courseGaps } from '../../rules.ts';
import { getStoredCourse } from '../queries/courses.ts';
import { courses } from '../tables.ts';

const listedCourses = definePublication({
  table: courses,
  noun: 'course',
  get: getStoredCourse,
  editable: () => isNull(courses.deletedAt),
  title: ({ title }: CourseForm) => title,
  gaps: courseGaps,
  columns: (_ctx, { form }) => ({
    ...form,
    lessons: renderLessonForms(form.lessons),
    minutes: form.lessons.reduce((sum, { minutes }) => sum + minutes, 0),
    isPublished: !form.isDraft,
  }),
  initial: async ({ db, now }) => ({ position: await nextPosition(db, courses), createdAt: now }),
  emit: (ctx, { id, ...change }) => ctx.emit(courseChanged, { courseId: id, ...change }),
  tags: ({ slug }) => [
    endpointTag(coursesContract.listCourses),
    endpointTag(coursesContract.getCourse, { slug }),
    endpointTag(coursesContract.getLesson, { slug }),
  ],
});

export const courseCommands = {
  ...publicationCommands(listedCourses),
  move: moveEntry(listedCourses),
  remove: withdrawEntry(listedCourses),
};

/** A new lesson gets a random key, so that renaming it later does not lose anyone's progress. */
function renderLessonForms(lessons: CourseForm['lessons']) {
  const takenSlugs = new Set<string>();
  const slugged = lessons.map(({ key, ...lesson }) => {
    const lessonSlug = key && !takenSlugs.has(key) ? key : newId();
    takenSlugs.add(lessonSlug);
    return { ...lesson, key: lessonSlug, html: renderText(lesson.markdown).html };
  });
  return completeLessons(slugged);
}
