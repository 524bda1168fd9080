import { renderMarkdown } from '#features/publishing/blog/rules/markdown.ts';
import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { wholeLessons } from '../rules.ts';
import { courses } from './tables.ts';

interface GivenLesson {
  title: string;
  minutes?: number;
  markdown?: string;
}

interface GivenCourse extends Partial<Omit<typeof courses.$inferInsert, 'lessons' | 'minutes'>> {
  lessons?: GivenLesson[];
}

/** Lessons from their Markdown, as saving a course makes them; their addresses come from the titles. */
export const renderLessons = (lessons: readonly GivenLesson[]) =>
  wholeLessons(
    lessons.map(({ title, minutes = 5, markdown = 'A box has six sides.' }) => ({
      title,
      minutes,
      markdown,
      html: renderMarkdown(markdown).html,
    })),
  );

/** A published course of three lessons, unless others are given. */
export async function createCourse(
  db: Database,
  { lessons, ...given }: GivenCourse = {},
): Promise<{ id: string; slug: string }> {
  const id = given.id ?? newId();
  const slug = given.slug ?? `course-${id}`;
  const whole = renderLessons(lessons ?? [{ title: 'First' }, { title: 'Second' }, { title: 'Third' }]);
  await db.insert(courses).values({
    title: 'A test course',
    level: 'Beginner',
    summary: 'What a box is made of.',
    position: 0,
    ...given,
    id,
    slug,
    lessons: whole,
    minutes: whole.reduce((sum, { minutes }) => sum + minutes, 0),
  });
  return { id, slug };
}
