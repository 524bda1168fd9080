import { and, eq, isNull, like, or, sql } from 'drizzle-orm';
import { renderMarkdown } from '#features/content/rules/markdown.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { slugify } from '#lib/slug.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type CourseForm, courseChanged } from '../../contract.ts';
import { wholeLessons } from '../../rules.ts';
import { getCourseToEdit } from '../queries.ts';
import { courses } from '../tables.ts';

/** Writes a new course at the end of the list; nobody sees it until it is published. */
export async function createCourse(ctx: CommandContext, form: CourseForm) {
  withRole(ctx, 'admin');
  const id = newId();
  const slug = form.slug
    ? await requireFreeSlug(ctx, { slug: form.slug, id })
    : await freeSlug(ctx, slugify(form.title));
  await lockOrder(ctx);
  const [last] = await ctx.db
    .select({ position: sql<number>`coalesce(max(${courses.position}), -1)` })
    .from(courses);
  await ctx.db.insert(courses).values({
    id,
    ...rowOf(form),
    slug,
    position: (last?.position ?? -1) + 1,
    isPublished: false,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await tell(ctx, { id, slug, change: 'created' });
  return getCourseToEdit(ctx.db, id);
}

interface SavedCourse {
  id: string;
  version: number;
  form: CourseForm;
}

/** Saves a course with its lessons in their order; 409 when somebody else has saved it meanwhile. */
export async function saveCourse(ctx: CommandContext, { id, version, form }: SavedCourse) {
  withRole(ctx, 'admin');
  const before = await getCourseToEdit(ctx.db, id);
  const slug = form.slug ? await requireFreeSlug(ctx, { slug: form.slug, id }) : before.slug;
  const [saved] = await ctx.db
    .update(courses)
    .set({ ...rowOf(form), slug, version: sql`${courses.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(courses.id, id), eq(courses.version, version), isNull(courses.deletedAt)))
    .returning({ id: courses.id });
  if (!saved) {
    throw new AppError(
      'conflict',
      'Somebody else has saved this course since you opened it. Copy what you changed, and load it again.',
      { reason: 'stale' },
    );
  }
  await tell(ctx, { id, slug, change: 'edited' });
  if (before.slug !== slug) await tell(ctx, { id, slug: before.slug, change: 'edited' });
  return getCourseToEdit(ctx.db, id);
}

/** Shows a course to visitors, or takes it back. What learners have done of it stays. */
export async function publishCourse(
  ctx: CommandContext,
  { id, isPublished }: { id: string; isPublished: boolean },
) {
  withRole(ctx, 'admin');
  const [course] = await ctx.db
    .update(courses)
    .set({ isPublished, updatedAt: ctx.now })
    .where(and(eq(courses.id, id), isNull(courses.deletedAt)))
    .returning({ slug: courses.slug });
  if (!course) throw notFound('Course');
  await tell(ctx, { id, slug: course.slug, change: isPublished ? 'published' : 'unpublished' });
  return getCourseToEdit(ctx.db, id);
}

/** Changes places with the neighbour above or below; at the end of the list nothing happens. */
export async function moveCourse(
  ctx: CommandContext,
  { id, direction }: { id: string; direction: 'up' | 'down' },
): Promise<void> {
  withRole(ctx, 'admin');
  await lockOrder(ctx);
  const rows = await ctx.db
    .select({ id: courses.id, slug: courses.slug, position: courses.position })
    .from(courses)
    .where(isNull(courses.deletedAt))
    .orderBy(courses.position, courses.id);
  const place = rows.findIndex((row) => row.id === id);
  const course = rows[place];
  if (!course) throw notFound('Course');
  const other = rows[direction === 'up' ? place - 1 : place + 1];
  if (!other) return;
  await ctx.db.update(courses).set({ position: other.position }).where(eq(courses.id, id));
  await ctx.db.update(courses).set({ position: course.position }).where(eq(courses.id, other.id));
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

function rowOf({ slug: _slug, lessons, ...form }: CourseForm) {
  const taken = new Set<string>();
  const rendered = lessons.map(({ key, ...lesson }) => {
    // A new lesson gets a key of its own, so that renaming it later loses nobody's progress.
    const own = key && !taken.has(key) ? key : newId();
    taken.add(own);
    return { ...lesson, key: own, html: renderMarkdown(lesson.markdown).html };
  });
  return {
    ...form,
    lessons: wholeLessons(rendered),
    minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

/** Places in the list are given one at a time. */
const lockOrder = (ctx: CommandContext) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('course-order', 0))`);

/** The wanted address, or the same with the first number that is free. */
async function freeSlug(ctx: CommandContext, wanted: string): Promise<string> {
  const rows = await ctx.db
    .select({ slug: courses.slug })
    .from(courses)
    .where(or(eq(courses.slug, wanted), like(courses.slug, `${wanted}-%`)));
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

async function requireFreeSlug(ctx: CommandContext, { slug, id }: { slug: string; id: string }) {
  const [other] = await ctx.db.select({ id: courses.id }).from(courses).where(eq(courses.slug, slug));
  if (other && other.id !== id) {
    throw invalidFields([
      { path: 'slug', message: 'Another course has this address. Please choose a different one.' },
    ]);
  }
  return slug;
}

interface Told {
  id: string;
  slug: string;
  change: 'created' | 'edited' | 'published' | 'unpublished' | 'deleted' | 'moved';
}

/** Notes the change, and drops the pages on which the course stands. */
async function tell(ctx: CommandContext, { id, slug, change }: Told): Promise<void> {
  await ctx.emit(courseChanged, { courseId: id, slug, change });
  const pages = ['courses.listCourses', `courses.getCourse:${slug}`, `courses.getLesson:${slug}`];
  await broadcast(ctx.db, { kind: 'pages', tags: pages });
}
