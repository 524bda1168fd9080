import { and, eq, isNull } from 'drizzle-orm';
import { markContentPicturesUsed } from '#features/files/files/server/commands/attach-file.ts';
import { moveInList, nextPosition } from '#features/publishing/blog/server/commands/ordered-list.ts';
import { renderText } from '#features/publishing/blog/server/commands/render-text.ts';
import { uniqueSlug } from '#features/publishing/blog/server/commands/unique-slug.ts';
import {
  isAtVersion,
  staleVersionError,
  versionUpdate,
} from '#features/publishing/blog/server/commands/versions.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type CourseForm, courseChanged, coursesContract } from '../../contract.ts';
import { completeLessons, courseGaps } from '../../rules.ts';
import { getEditedCourse } from '../queries/learning.ts';
import { courses } from '../tables.ts';

/** Creates a course at the end of the list, as a draft or public. */
export async function createCourse(ctx: CommandContext, form: CourseForm) {
  requireRole(ctx, 'admin');
  const id = newId();
  const slug = await uniqueSlug(ctx.db, { table: courses, slug: form.slug, title: form.title, id });
  const row = await rowOf(ctx, form);
  const position = await nextPosition(ctx.db, courses);
  await ctx.db
    .insert(courses)
    .values({ ...row, id, slug, position, wasPublic: !form.isDraft, createdAt: ctx.now });
  await announceCourseChange(ctx, { id, slug, change: 'created' });
  return getEditedCourse(ctx.db, id);
}

/** Saves a course in the given state; 409 if another editor has saved it meanwhile. */
export async function saveCourse(ctx: CommandContext, { id, form }: { id: string; form: CourseForm }) {
  requireRole(ctx, 'admin');
  const before = await getEditedCourse(ctx.db, id);
  const slug = await uniqueSlug(ctx.db, { table: courses, slug: form.slug, title: form.title, id, before });
  const row = await rowOf(ctx, form);
  const [saved] = await ctx.db
    .update(courses)
    .set({
      ...row,
      slug,
      ...versionUpdate(courses, form),
    })
    .where(and(eq(courses.id, id), isNull(courses.deletedAt), isAtVersion(courses, form)))
    .returning({ id: courses.id });
  if (!saved) throw staleVersionError();
  await announceCourseChange(ctx, { id, slug, change: 'saved' });
  return getEditedCourse(ctx.db, id);
}

/** Swaps a course with its neighbour above or below and renumbers all; at the end of the list nothing changes. */
export async function moveCourse(
  ctx: CommandContext,
  { id, direction }: { id: string; direction: 'up' | 'down' },
): Promise<void> {
  requireRole(ctx, 'admin');
  const course = await moveInList(ctx.db, { table: courses, id, direction });
  if (!course) throw notFound('Course');
  await announceCourseChange(ctx, { id, slug: course.slug, change: 'moved' });
}

/** Soft-deletes a course: the row stays, and with it the progress of its learners. */
export async function deleteCourse(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  requireRole(ctx, 'admin');
  const [course] = await ctx.db
    .update(courses)
    .set({ deletedAt: ctx.now, updatedAt: ctx.now })
    .where(and(eq(courses.id, id), isNull(courses.deletedAt)))
    .returning({ slug: courses.slug });
  if (!course) throw notFound('Course');
  await announceCourseChange(ctx, { id, slug: course.slug, change: 'deleted' });
}

async function rowOf(ctx: CommandContext, form: CourseForm) {
  const [first, ...more] = courseGaps(form);
  if (first) throw invalidFields([first, ...more]);
  const texts = form.lessons.map(({ markdown }) => markdown).join('\n');
  await markContentPicturesUsed(ctx, `${texts}\n${form.imageUrl ?? ''}`);
  const { slug: _slug, version: _version, isDraft, lessons, ...row } = form;
  return {
    ...row,
    lessons: renderLessonForms(lessons),
    minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
    isPublished: !isDraft,
    updatedAt: ctx.now,
  };
}

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

interface CourseChange {
  id: string;
  slug: string;
  change: 'created' | 'saved' | 'deleted' | 'moved';
}

/** Emits the change and invalidates the pages that show the course. */
async function announceCourseChange(ctx: CommandContext, { id, slug, change }: CourseChange): Promise<void> {
  await ctx.emit(courseChanged, { courseId: id, slug, change });
  const tags = [
    endpointTag(coursesContract.listCourses),
    endpointTag(coursesContract.getCourse, { slug }),
    endpointTag(coursesContract.getLesson, { slug }),
  ];
  await broadcast(ctx.db, { kind: 'pages', tags });
}
