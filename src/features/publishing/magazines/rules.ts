import type { FieldError } from '#lib/errors.ts';
import { slugify } from '#lib/slug.ts';
import type { IssueForm } from './contract.ts';

/** What an issue lacks before it can be published; a draft lacks nothing. */
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

/** Addresses of the pieces within their issue, each once. */
export function anchorsOf(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const wanted = `p-${slugify(title, 60)}`;
    let anchor = wanted;
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${wanted}-${number}`;
    taken.add(anchor);
    return anchor;
  });
}

/**
 * The tables of a piece, named with its title: an issue shows several pieces on one page, and each begins
 * to count its tables at one.
 */
export function tablesNamed(html: string, title: string): string {
  const name = title.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return html.replaceAll('aria-label="Table ', () => `aria-label="${name}, table `);
}

/** Moves one entry of a list by one place; at the ends it stays. */
export function moved<Item>(items: readonly Item[], { at, by }: { at: number; by: -1 | 1 }): Item[] {
  const to = at + by;
  const copy = [...items];
  const [one, other] = [copy[at], copy[to]];
  if (one === undefined || other === undefined) return copy;
  copy[at] = other;
  copy[to] = one;
  return copy;
}
