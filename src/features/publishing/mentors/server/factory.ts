import { renderMarkdown } from '#features/publishing/engine/rules/markdown.ts';
import { newId } from '#lib/ids.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import { mentors, sessionRequests } from './tables.ts';

type MentorOverrides = Partial<Omit<typeof mentors.$inferInsert, 'html'>>;

/** Inserts a published mentor, with the Markdown rendered as on saving. */
export async function createMentor(
  db: Database,
  overrides: MentorOverrides = {},
): Promise<{ id: string; slug: string }> {
  const id = overrides.id ?? newId();
  const slug = overrides.slug ?? `mentor-${id}`;
  const markdown = overrides.markdown ?? '';
  await db.insert(mentors).values({
    name: 'Test Mentor',
    years: 20,
    expertise: ['Box compression'],
    bio: 'Has crushed many boxes.',
    city: 'Pune',
    country: 'IN',
    languages: ['English'],
    position: 0,
    ...overrides,
    id,
    slug,
    markdown,
    html: renderMarkdown(markdown).html,
  });
  return { id, slug };
}

type SessionRequestInput = Partial<typeof sessionRequests.$inferInsert> & {
  mentorId: string;
  accountId: string;
};

/** Inserts a session request, as a signed-in user would make it. */
export async function createSessionRequest(
  db: Database,
  overrides: SessionRequestInput,
): Promise<{ id: string }> {
  const id = overrides.id ?? newId();
  const at = overrides.createdAt ?? new Date();
  await db.insert(sessionRequests).values({
    topic: 'Boxes that fail in July',
    message: 'Our boxes lean after a week in the store, and we do not know why.',
    times: [{ date: '2030-03-04', part: 'morning' }],
    timeZone: homeMarket.timeZone,
    createdAt: at,
    updatedAt: at,
    ...overrides,
    id,
  });
  return { id };
}
