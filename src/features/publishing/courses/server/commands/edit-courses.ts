import { and, eq, isNull } from 'drizzle-orm';
import { keepContentPictures } from '#features/files/files/server/commands/attach-file.ts';
import { freeSlug } from '#features/publishing/blog/server/commands/free-slug.ts';
import { endOfList, moveInList } from '#features/publishing/blog/server/commands/ordered-list.ts';
import { rendered } from '#features/publishing/blog/server/commands/rendered.ts';
import { nextVersion, stale, stillAt } from '#features/publishing/blog/server/commands/versions.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type CourseForm, courseChanged, coursesContract } from '../../contract.ts';
import { courseGaps, wholeLessons } from '../../rules.ts';
import { getEditedCourse } from '../queries/learning.ts';
import { courses } from '../tables.ts';

/** Writes a course at the end of the list, as a draft or public at once. */
export async function createCourse(ctx: CommandContext, form: CourseForm) {
  withRole(ctx, 'admin');
  const id = newId();
  const slug = await freeSlug(ctx.db, { table: courses, slug: form.slug, title: form.title, id });
  const row = await rowOf(ctx, form);
  const position = await endOfList(ctx.db, courses);
  await ctx.db
    .insert(courses)
    .values({ ...row, id, slug, position, wasPublic: !form.isDraft, createdAt: ctx.now });
  await tell(ctx, { id, slug, change: 'created' });
  return getEditedCourse(ctx.db, id);
}

/** Saves a course in the state it is given; 409 when somebody else has saved it meanwhile. */
export async function saveCourse(ctx: CommandContext, { id, form }: { id: string; form: CourseForm }) {
  withRole(ctx, 'admin');
  const before = await getEditedCourse(ctx.db, id);
  const slug = await freeSlug(ctx.db, { table: courses, slug: form.slug, title: form.title, id, before });
  const row = await rowOf(ctx, form);
  const [saved] = await ctx.db
    .update(courses)
    .set({
      ...row,
      slug,
      ...nextVersion(courses, form),
    })
    .where(and(eq(courses.id, id), isNull(courses.deletedAt), stillAt(courses, form)))
    .returning({ id: courses.id });
  if (!saved) throw stale();
  await tell(ctx, { id, slug, change: 'saved' });
  return getEditedCourse(ctx.db, id);
}

/** Changes places with the neighbour above or below; at the end of the list nothing happens. All are numbered anew. */
export async function moveCourse(
  ctx: CommandContext,
  { id, direction }: { id: string; direction: 'up' | 'down' },
): Promise<void> {
  withRole(ctx, 'admin');
  const course = await moveInList(ctx.db, { table: courses, id, direction });
  if (!course) throw notFound('Course');
  await tell(ctx, { id, slug: course.slug, change: 'moved' });
}

/** Takes a course away; the row stays, and with it what learners have done. */
export async function deleteCourse(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  withRole(ctx, 'admin');
  const [course] = await ctx.db
    .update(courses)
    .set({ deletedAt: ctx.now, updatedAt: ctx.now })
    .where(and(eq(courses.id, id), isNull(courses.deletedAt)))
    .returning({ slug: courses.slug });
  if (!course) throw notFound('Course');
  await tell(ctx, { id, slug: course.slug, change: 'deleted' });
}

async function rowOf(ctx: CommandContext, form: CourseForm) {
  const [first, ...more] = courseGaps(form);
  if (first) throw invalidFields([first, ...more]);
  const texts = form.lessons.map(({ markdown }) => markdown).join('\n');
  await keepContentPictures(ctx, `${texts}\n${form.imageUrl ?? ''}`);
  const { slug: _slug, version: _version, isDraft, lessons, ...row } = form;
  return {
    ...row,
    lessons: renderedLessons(lessons),
    minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
    isPublished: !isDraft,
    updatedAt: ctx.now,
  };
}

/** A new lesson gets a key of its own, so that renaming it later loses nobody's progress. */
function renderedLessons(lessons: CourseForm['lessons']) {
  const taken = new Set<string>();
  const whole = lessons.map(({ key, ...lesson }) => {
    const own = key && !taken.has(key) ? key : newId();
    taken.add(own);
    return { ...lesson, key: own, html: rendered(lesson.markdown).html };
  });
  return wholeLessons(whole);
}

interface Told {
  id: string;
  slug: string;
  change: 'created' | 'saved' | 'deleted' | 'moved';
}

/** Notes the change, and drops the pages on which the course stands. */
async function tell(ctx: CommandContext, { id, slug, change }: Told): Promise<void> {
  await ctx.emit(courseChanged, { courseId: id, slug, change });
  const tags = [
    endpointTag(coursesContract.listCourses),
    endpointTag(coursesContract.getCourse, { slug }),
    endpointTag(coursesContract.getLesson, { slug }),
  ];
  await broadcast(ctx.db, { kind: 'pages', tags });
}
