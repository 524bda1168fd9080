import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { createCourse, renderLessons } from '#features/publishing/courses/server/factory.ts';
import { courses } from '#features/publishing/courses/server/tables.ts';
import { renderMarkdown } from '#features/publishing/engine/rules/markdown.ts';
import { createMentor } from '#features/publishing/mentors/server/factory.ts';
import { mentors } from '#features/publishing/mentors/server/tables.ts';
import { createEvent } from '#features/publishing/trade-events/server/factory.ts';
import { events } from '#features/publishing/trade-events/server/tables.ts';
import { artUrl } from '#lib/art/art-url.ts';
import type { PackKind, Scheme } from '#lib/art/types.ts';
import { toDateString } from '#lib/calendar.ts';
import { slugify } from '#lib/slug.ts';
import type { Database } from '#platform/database/database.ts';
import { editionsAround } from './editions.ts';
import type { CourseEntry, EventEntry, MentorEntry } from './entries.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Events around today, courses and mentors. What is there already stays as it is, and what was deleted stays
 * deleted. It runs at every start, so that there is always an event to come.
 */
export async function loadCommunity(db: Database, now: Date): Promise<void> {
  await loadEvents(db, toDateString(now));
  await loadCourses(db);
  await loadMentors(db);
}

async function loadEvents(db: Database, today: string): Promise<void> {
  const there = new Map(
    (await db.select({ slug: events.slug, markdown: events.markdown }).from(events)).map((row) => [
      row.slug,
      row.markdown,
    ]),
  );
  for (const { scheme, kinds, ...event } of await readEntries<EventEntry>('events')) {
    for (const edition of editionsAround({ scheme, kinds, ...event }, today)) {
      const markdown = there.get(edition.slug);
      if (markdown === undefined)
        await createEvent(db, { ...event, ...edition, imageUrl: coverOf(event.slug, { scheme, kinds }) });
      // From a version that kept only the finished text.
      else if (markdown === '') await completeEvent(db, { ...event, slug: edition.slug });
    }
  }
}

const completeEvent = (
  db: Database,
  { slug, markdown, audience, organiser }: Omit<EventEntry, 'scheme' | 'kinds'>,
) =>
  db
    .update(events)
    .set({ markdown, audience, organiser, html: renderMarkdown(markdown).html })
    .where(eq(events.slug, slug));

async function loadCourses(db: Database): Promise<void> {
  const there = new Map((await db.select().from(courses)).map((row) => [row.slug, row]));
  const entries = await readEntries<CourseEntry>('courses');
  for (const [position, { scheme, kinds, ...course }] of entries.entries()) {
    const known = there.get(course.slug);
    if (!known) {
      const lessons = await lessonsOf(course);
      await createCourse(db, {
        ...course,
        lessons,
        position,
        imageUrl: coverOf(course.slug, { scheme, kinds }),
      });
    } else if (known.lessons.every(({ markdown }) => !markdown)) {
      const { audience, outcomes } = course;
      const lessons = renderLessons(await lessonsOf(course));
      await db.update(courses).set({ audience, outcomes, lessons }).where(eq(courses.id, known.id));
    }
  }
}

/** The lessons of a course with their texts, which lie in files of their own, named by their titles. */
const lessonsOf = ({ slug, lessons }: Pick<CourseEntry, 'slug' | 'lessons'>) =>
  Promise.all(
    lessons.map(async (lesson) => ({
      ...lesson,
      markdown: await readFile(`${folder}lessons/${slug}/${slugify(lesson.title, 80)}.md`, 'utf8'),
    })),
  );

async function loadMentors(db: Database): Promise<void> {
  const there = new Map((await db.select().from(mentors)).map((row) => [row.slug, row]));
  const entries = await readEntries<MentorEntry>('mentors');
  for (const [position, { portraitSeed, ...mentor }] of entries.entries()) {
    const known = there.get(mentor.slug);
    if (!known) {
      const photoUrl = artUrl({ what: 'face', seed: portraitSeed });
      await createMentor(db, { ...mentor, position, photoUrl });
    } else if (!known.markdown && known.version === 1) {
      const { markdown, availability, contactEmail } = mentor;
      await db
        .update(mentors)
        .set({ markdown, html: renderMarkdown(markdown).html, availability, contactEmail })
        .where(eq(mentors.id, known.id));
    }
  }
}

const readEntries = async <Entry>(name: string): Promise<Entry[]> =>
  JSON.parse(await readFile(`${folder}/${name}.json`, 'utf8')) as Entry[];

const coverOf = (slug: string, { scheme, kinds }: { scheme: Scheme; kinds: PackKind[] }): string =>
  artUrl({ what: 'cover', seed: slug.slice(0, 64), width: 480, height: 320, scheme, kinds });
