import { renderMarkdown } from '#features/publishing/blog/rules/markdown.ts';
import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { events } from './tables.ts';

type GivenEvent = Partial<Omit<typeof events.$inferInsert, 'html'>>;

/** A published event; its Markdown is rendered here, as saving does. */
export async function createEvent(
  db: Database,
  given: GivenEvent = {},
): Promise<{ id: string; slug: string }> {
  const id = given.id ?? newId();
  const slug = given.slug ?? `event-${id}`;
  const markdown = given.markdown ?? 'Three days of boxes.';
  await db.insert(events).values({
    title: 'A test event',
    startsOn: '2030-03-04',
    endsOn: '2030-03-06',
    city: 'Pune',
    country: 'IN',
    venue: 'The hall by the river',
    category: 'Trade show',
    summary: 'Boxes, and the people who make them.',
    ...given,
    id,
    slug,
    markdown,
    html: renderMarkdown(markdown).html,
  });
  return { id, slug };
}
