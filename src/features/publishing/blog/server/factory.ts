import { renderMarkdown } from '#features/publishing/engine/rules/markdown.ts';
import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { readMinutesOf } from '../rules/reading.ts';
import { articles, authors, testimonials } from './tables.ts';

type Row<Table extends { $inferInsert: object }, Made extends string> = Omit<
  Table['$inferInsert'],
  'id' | Made
>;
type Overrides<Table extends { $inferInsert: object }, Made extends string> = Partial<Row<Table, Made>>;

/** Inserts an author; returns its id. */
export async function createAuthor(
  db: Database,
  overrides: Overrides<typeof authors, never> = {},
): Promise<string> {
  const id = newId();
  const author = { slug: `author-${id}`, name: 'Test Author', bio: 'Writes about boxes.', socialMedia: {} };
  await db.insert(authors).values({ ...author, ...overrides, id });
  return id;
}

interface NewArticle extends Overrides<typeof articles, 'html' | 'headings'> {
  authorId: string;
}

/** Inserts a published post, with its Markdown rendered as on saving. */
export async function createArticle(
  db: Database,
  overrides: NewArticle,
): Promise<{ id: string; slug: string }> {
  const id = newId();
  const slug = overrides.slug ?? `article-${id}`;
  const markdown = overrides.markdown ?? '## What it is {#what-is}\n\nA box.';
  const publishedAt = overrides.publishedAt ?? new Date();
  const article = {
    title: 'A test article',
    category: 'Corrugated',
    excerpt: 'About boxes.',
    readMinutes: readMinutesOf(markdown),
    createdAt: publishedAt,
    ...overrides,
  };
  await db
    .insert(articles)
    .values({ ...article, ...renderMarkdown(markdown), id, slug, markdown, publishedAt });
  return { id, slug };
}

export async function createTestimonial(
  db: Database,
  testimonial: Row<typeof testimonials, never>,
): Promise<void> {
  await db.insert(testimonials).values({ ...testimonial, id: newId() });
}
