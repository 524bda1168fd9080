import { renderMarkdown } from '#features/publishing/engine/rules/markdown.ts';
import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { completeLessons } from '../rules.ts';
import { courses } from './tables.ts';

interface LessonInput {
  title: string;
  minutes?: number;
  markdown?: string;
}

interface CourseInput extends Partial<Omit<typeof courses.$inferInsert, 'lessons' | 'minutes'>> {
  lessons?: LessonInput[];
}

/** Renders lessons from Markdown, as saving a course does; their slugs are made from the titles. */
export const renderLessons = (lessons: readonly LessonInput[]) =>
  completeLessons(
    lessons.map(({ title, minutes = 5, markdown = 'A box has six sides.' }) => ({
      title,
      minutes,
      markdown,
      html: renderMarkdown(markdown).html,
    })),
  );

/** Inserts a published course, with three lessons by default. */
export async function createCourse(
  db: Database,
  { lessons, ...given }: CourseInput = {},
): Promise<{ id: string; slug: string }> {
  const id = given.id ?? newId();
  const slug = given.slug ?? `course-${id}`;
  const courseLessons = renderLessons(
    lessons ?? [{ title: 'First' }, { title: 'Second' }, { title: 'Third' }],
  );
  await db.insert(courses).values({
    title: 'A test course',
    level: 'Beginner',
    summary: 'What a box is made of.',
    position: 0,
    ...given,
    id,
    slug,
    lessons: courseLessons,
    minutes: courseLessons.reduce((sum, { minutes }) => sum + minutes, 0),
  });
  return { id, slug };
}
