import { renderMarkdown } from '#features/publishing/engine/rules/markdown.ts';
import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { events } from './tables.ts';

type EventOverrides = Partial<Omit<typeof events.$inferInsert, 'html'>>;

/** Inserts a published event, with its Markdown rendered as on saving. */
export async function createEvent(
  db: Database,
  overrides: EventOverrides = {},
): Promise<{ id: string; slug: string }> {
  const id = overrides.id ?? newId();
  const slug = overrides.slug ?? `event-${id}`;
  const markdown = overrides.markdown ?? 'Three days of boxes.';
  await db.insert(events).values({
    title: 'A test event',
    startsOn: '2030-03-04',
    endsOn: '2030-03-06',
    city: 'Pune',
    country: 'IN',
    venue: 'The hall by the river',
    category: 'Trade show',
    summary: 'Boxes, and the people who make them.',
    ...overrides,
    id,
    slug,
    markdown,
    html: renderMarkdown(markdown).html,
  });
  return { id, slug };
}
