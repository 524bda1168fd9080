import type { FieldError } from '#lib/errors.ts';
import { slugify } from '#lib/slug.ts';
import type { IssueForm } from './contract.ts';

/** Returns what an issue lacks before it can be published; a draft lacks nothing. */
export function issueGaps({ isDraft, summary, pieces }: Pick<IssueForm, 'isDraft' | 'summary' | 'pieces'>) {
  if (isDraft) return [];
  const gaps: FieldError[] = [];
  if (!summary) gaps.push({ path: 'summary', message: 'Please write what the issue is about' });
  if (pieces.length === 0) gaps.push({ path: 'pieces', message: 'Please add at least one piece' });
  for (const [at, { articleId, title, markdown }] of pieces.entries()) {
    if (articleId || (title && markdown)) continue;
    gaps.push({ path: 'pieces', message: `Piece ${at + 1} needs a title and a text` });
  }
  return gaps;
}

/** Returns the anchors of the pieces, unique within their issue. */
export function pieceAnchors(titles: readonly string[]): string[] {
  const takenAnchors = new Set<string>();
  return titles.map((title) => {
    const requested = `p-${slugify(title, 60)}`;
    let anchor = requested;
    for (let number = 2; takenAnchors.has(anchor); number += 1) anchor = `${requested}-${number}`;
    takenAnchors.add(anchor);
    return anchor;
  });
}

/**
 * Returns the HTML with its tables labelled with the piece's title, because an issue shows several pieces on one page
 * and each starts to number its tables at one.
 */
export function labelTables(html: string, title: string): string {
  const name = title.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return html.replaceAll('aria-label="Table ', () => `aria-label="${name}, table `);
}

/** Returns the list with one entry moved by one position; at the ends it stays. */
export function moveItem<Item>(items: readonly Item[], { at, by }: { at: number; by: -1 | 1 }): Item[] {
  const to = at + by;
  const copy = [...items];
  const [one, other] = [copy[at], copy[to]];
  if (one === undefined || other === undefined) return copy;
  copy[at] = other;
  copy[to] = one;
  return copy;
}
