import { readMinutesOf } from '#features/publishing/blog/rules/reading.ts';
import { renderMarkdown } from '#features/publishing/engine/rules/markdown.ts';
import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { PieceForm } from '../contract.ts';
import { issues, pieces } from './tables.ts';

type NewIssue = Partial<Omit<typeof issues.$inferInsert, 'id'>> & {
  number: number;
  pieces?: readonly Partial<PieceForm>[];
};

/** Inserts a published issue, with its Markdown rendered as on saving. */
export async function createIssueRow(
  db: Database,
  { pieces: given = [], ...issue }: NewIssue,
): Promise<{ id: string; slug: string }> {
  const id = newId();
  const now = new Date();
  const row = {
    slug: `issue-${id}`,
    title: 'Test issue',
    season: 'Spring 2026',
    summary: 'About boxes.',
    ground: 'kraft' as const,
    isDraft: false,
    wasPublic: true,
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
    ...issue,
  };
  await db.insert(issues).values({ ...row, id });
  const blank = { articleId: null, kicker: '', title: '', byline: '', imageUrl: null, markdown: '' };
  const rows = given.map((one, position) => {
    const piece = { ...blank, ...one };
    const { html } = renderMarkdown(piece.markdown);
    return { ...piece, issueId: id, position, html, minutes: readMinutesOf(piece.markdown) };
  });
  if (rows.length > 0) await db.insert(pieces).values(rows);
  return { id, slug: row.slug };
}
