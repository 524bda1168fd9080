import { renderMarkdown } from '#features/publishing/engine/rules/markdown.ts';
import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { news } from './tables.ts';

type NewsOverrides = Partial<Omit<typeof news.$inferInsert, 'id' | 'html'>>;

/** Inserts a published item, with its Markdown rendered as on saving. */
export async function createNews(
  db: Database,
  overrides: NewsOverrides = {},
): Promise<{ id: string; slug: string }> {
  const id = newId();
  const markdown = overrides.markdown ?? 'A plant changed something.';
  const item = {
    slug: `news-${id}`,
    title: 'Something changed',
    publishedOn: '2026-01-01',
    summary: 'In a plant.',
    featured: false,
    ...overrides,
  };
  await db.insert(news).values({ ...item, id, markdown, html: renderMarkdown(markdown).html });
  return { id, slug: item.slug };
}
