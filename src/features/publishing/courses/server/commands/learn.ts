import { and, eq, isNull, sql } from 'drizzle-orm';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { excluded } from '#platform/database/typed-sql.ts';
import { courseCompleted } from '../../contract.ts';
import { getPublicCourse, lessonOf } from '../queries/courses.ts';
import { getProgress } from '../queries/learning.ts';
import { doneLessons, enrolments } from '../tables.ts';

interface LessonRef {
  slug: string;
  lesson: string;
}

/** Records which lesson is being read, so that the learner can continue there. */
export async function openLesson(ctx: CommandContext, { slug, lesson }: LessonRef) {
  const { accountId } = requireSignedIn(ctx);
  const course = await getPublicCourse(ctx.db, slug);
  await enrol(ctx, { accountId, courseId: course.id, lessonKey: lessonOf(course, lesson).key });
  return getProgress(ctx.db, { accountId, course });
}

/** Marks a lesson as done or not done. When no lesson is left for the first time, the course counts as completed. */
export async function markLesson(ctx: CommandContext, { done, ...named }: LessonRef & { done: boolean }) {
  const { accountId } = requireSignedIn(ctx);
  const course = await getPublicCourse(ctx.db, named.slug);
  const { key } = lessonOf(course, named.lesson);
  const mark = { accountId, courseId: course.id, lessonKey: key };
  await enrol(ctx, mark);
  if (done)
    await ctx.db
      .insert(doneLessons)
      .values({ ...mark, doneAt: ctx.now })
      .onConflictDoNothing();
  else await ctx.db.delete(doneLessons).where(matchesMark(mark));
  const progress = await getProgress(ctx.db, { accountId, course });
  if (!progress.isComplete) return progress;
  return { ...progress, completedAt: (await complete(ctx, mark)) ?? progress.completedAt };
}

interface LessonMark {
  accountId: string;
  courseId: string;
  lessonKey: string;
}

const matchesMark = ({ accountId, courseId, lessonKey }: LessonMark) =>
  and(
    eq(doneLessons.accountId, accountId),
    eq(doneLessons.courseId, courseId),
    eq(doneLessons.lessonKey, lessonKey),
  );

/** Locking this row makes a learner's marks run one after another, so that the last one sees all of them. */
async function enrol(ctx: CommandContext, { accountId, courseId, lessonKey }: LessonMark): Promise<void> {
  await ctx.db
    .insert(enrolments)
    .values({ accountId, courseId, lastLessonKey: lessonKey, startedAt: ctx.now, lastAt: ctx.now })
    .onConflictDoUpdate({
      target: [enrolments.accountId, enrolments.courseId],
      set: {
        lastLessonKey: lessonKey,
        lastAt: sql`greatest(${enrolments.lastAt}, ${excluded(enrolments.lastAt)})`,
      },
    });
}

/** Returns the time of completion if the course was completed just now for the first time; otherwise null. */
async function complete(ctx: CommandContext, { accountId, courseId }: LessonMark): Promise<Date | null> {
  const [first] = await ctx.db
    .update(enrolments)
    .set({ completedAt: ctx.now })
    .where(
      and(
        eq(enrolments.accountId, accountId),
        eq(enrolments.courseId, courseId),
        isNull(enrolments.completedAt),
      ),
    )
    .returning({ completedAt: enrolments.completedAt });
  if (first) await ctx.emit(courseCompleted, { courseId, accountId });
  return first?.completedAt ?? null;
}
