import { renderMarkdown } from '#features/publishing/engine/rules/markdown.ts';
import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { readMinutes } from '../rules/topics.ts';
import { guidelines } from './tables.ts';

type NewGuideline = Partial<Omit<typeof guidelines.$inferInsert, 'html' | 'headings' | 'readMinutes'>>;

/** Inserts a published guideline, with its Markdown rendered as on saving. */
export async function createGuidelineRow(
  db: Database,
  overrides: NewGuideline = {},
): Promise<{ id: string; slug: string }> {
  const id = overrides.id ?? newId();
  const markdown = overrides.markdown ?? 'Measure twice.';
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
    ...overrides,
  };
  await db
    .insert(guidelines)
    .values({ ...row, id, markdown, ...renderMarkdown(markdown), readMinutes: readMinutes(markdown) })
    .onConflictDoNothing();
  return { id, slug: row.slug };
}
