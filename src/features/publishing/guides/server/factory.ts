import { renderMarkdown } from '#features/publishing/blog/rules/markdown.ts';
import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { readMinutes } from '../rules/topics.ts';
import { guidelines } from './tables.ts';

type NewGuideline = Partial<Omit<typeof guidelines.$inferInsert, 'html' | 'headings' | 'readMinutes'>>;

/** A published guideline; its Markdown is rendered here, as saving does. */
export async function createGuidelineRow(
  db: Database,
  given: NewGuideline = {},
): Promise<{ id: string; slug: string }> {
  const id = given.id ?? newId();
  const markdown = given.markdown ?? 'Measure twice.';
  const row = {
    slug: `guideline-${id}`,
    topic: 'board' as const,
    title: 'How to measure',
    summary: 'With a ruler.',
    confidence: 'high' as const,
    sources: [],
    checkedOn: '2026-01-01',
    isDraft: false,
    wasPublic: true,
    updatedAt: new Date('2026-01-01T00:00:00Z'),
    ...given,
  };
  await db
    .insert(guidelines)
    .values({ ...row, id, markdown, ...renderMarkdown(markdown), readMinutes: readMinutes(markdown) })
    .onConflictDoNothing();
  return { id, slug: row.slug };
}
