import { renderMarkdown } from '#features/publishing/blog/rules/markdown.ts';
import { newId } from '#lib/ids.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import { mentors, sessionRequests } from './tables.ts';

type GivenMentor = Partial<Omit<typeof mentors.$inferInsert, 'html'>>;

/** A published mentor; the Markdown is rendered here, as saving does. */
export async function createMentor(
  db: Database,
  given: GivenMentor = {},
): Promise<{ id: string; slug: string }> {
  const id = given.id ?? newId();
  const slug = given.slug ?? `mentor-${id}`;
  const markdown = given.markdown ?? '';
  await db.insert(mentors).values({
    name: 'Test Mentor',
    years: 20,
    expertise: ['Box compression'],
    bio: 'Has crushed many boxes.',
    city: 'Pune',
    country: 'IN',
    languages: ['English'],
    position: 0,
    ...given,
    id,
    slug,
    markdown,
    html: renderMarkdown(markdown).html,
  });
  return { id, slug };
}

type GivenRequest = Partial<typeof sessionRequests.$inferInsert> & { mentorId: string; accountId: string };

/** A request for a session, as a signed-in person would make it. */
export async function createSessionRequest(db: Database, given: GivenRequest): Promise<{ id: string }> {
  const id = given.id ?? newId();
  const at = given.createdAt ?? new Date();
  await db.insert(sessionRequests).values({
    topic: 'Boxes that fail in July',
    message: 'Our boxes lean after a week in the store, and we do not know why.',
    times: [{ date: '2030-03-04', part: 'morning' }],
    timeZone: homeMarket.timeZone,
    createdAt: at,
    updatedAt: at,
    ...given,
    id,
  });
  return { id };
}
