import { emptyFields } from '#features/publishing/engine/rules/publication.ts';
import { slugify } from '#lib/slug.ts';
import type { IssueForm } from './contract.ts';

/** Returns what an issue lacks before it can be published; a draft lacks nothing. */
export function issueGaps(form: Pick<IssueForm, 'isDraft' | 'summary' | 'pieces'>) {
  const unwritten = form.pieces.flatMap(({ articleId, title, markdown }, at) =>
    form.isDraft || articleId || (title && markdown)
      ? []
      : [{ path: 'pieces', message: `Article ${at + 1} needs a title and text` }],
  );
  const missing = emptyFields(form, {
    summary: 'Enter a summary',
    pieces: 'Add at least one article',
  });
  return [...missing, ...unwritten];
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
