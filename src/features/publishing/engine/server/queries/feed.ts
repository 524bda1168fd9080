import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { Feed } from 'feed';
import type { Database } from '#platform/database/database.ts';

interface FeedSource {
  table: PgTable & {
    id: AnyPgColumn<{ data: string; notNull: true }>;
    slug: AnyPgColumn<{ data: string; notNull: true }>;
    title: AnyPgColumn<{ data: string; notNull: true }>;
    updatedAt: AnyPgColumn<{ data: Date }>;
    imageUrl?: AnyPgColumn<{ data: string }>;
  };
  summary: AnyPgColumn<{ data: string; notNull: true }>;
  /** Time or day since which an entry is public; left out: not recorded, and the last changed come first. */
  publishedAt?: AnyPgColumn<{ data: Date }> | AnyPgColumn<{ data: string }>;
  /** Condition: visible to readers at that time. */
  isPublic: (now: Date) => SQL | undefined;
  path: (slug: string) => string;
}

interface FeedEntry {
  id: string;
  slug: string;
  title: string;
  summary: string;
  imageUrl: string | null;
  publishedAt: Date | null;
  updatedAt: Date | null;
  path: string;
}

const maxEntries = 30;

/** Returns a query for the newest public entries of a kind of publication. */
export const listFeed =
  ({ table, summary, publishedAt, isPublic, path }: FeedSource) =>
  async (db: Database, now: Date): Promise<FeedEntry[]> => {
    const { id, slug, title, updatedAt, imageUrl } = table;
    const rows = await db
      .select({
        id,
        slug,
        title,
        summary,
        imageUrl: imageUrl ?? sql<null>`null`,
        publishedAt: publishedAt ?? sql<null>`null`,
        updatedAt,
      })
      .from(table)
      .where(and(isPublic(now)))
      .orderBy(desc(publishedAt ?? updatedAt), desc(id))
      .limit(maxEntries);
    return rows.map((row) => ({
      ...row,
      publishedAt: row.publishedAt === null ? null : new Date(row.publishedAt),
      path: path(encodeURIComponent(row.slug)),
    }));
  };

interface FeedInput {
  title: string;
  /** Path of the list whose newest entries it has; the feed is `feed.xml` below it. */
  list: string;
  entries: readonly FeedEntry[];
  /** Origin of the site. */
  origin: string;
}

/** Returns a feed in Atom format. */
export function renderFeed({ title, list, entries, origin }: FeedInput): string {
  const dates = entries.map(changedAt).toSorted((a, b) => b.getTime() - a.getTime());
  const feed = new Feed({
    id: `${origin}${list}`,
    title,
    link: `${origin}${list}`,
    feedLinks: { atom: `${origin}${list}/feed.xml` },
    // The same text for the same entries, so that its ETag does not change.
    updated: dates[0] ?? new Date(0),
    generator: false,
    author: { name: 'Packwright', link: origin },
  });
  for (const entry of entries) {
    feed.addItem({
      // Other than its URL, the id stays when the site moves to another domain.
      id: `urn:uuid:${entry.id}`,
      link: `${origin}${entry.path}`,
      title: escapeHtml(entry.title),
      description: escapeHtml(entry.summary),
      date: changedAt(entry),
      ...(entry.publishedAt ? { published: entry.publishedAt } : {}),
      ...(entry.imageUrl ? { image: new URL(entry.imageUrl, origin).href } : {}),
    });
  }
  // The library derives the type from the extension. Texts have no plain quotation marks.
  return feed.atom1().replaceAll('type="image/svg"', 'type="image/svg+xml"');
}

/** Returns the later of both times, because a scheduled entry was saved before it became public. */
const changedAt = ({ publishedAt, updatedAt }: FeedEntry): Date =>
  new Date(Math.max(publishedAt?.getTime() ?? 0, updatedAt?.getTime() ?? 0));

// XML has no control characters, not even escaped ones; the HTML inside it may name them.
const unsafeCharacters = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes plain text for the titles and summaries of a feed, which are HTML. */
const escapeHtml = (text: string): string =>
  text.replace(unsafeCharacters, (character) => `&#${character.charCodeAt(0)};`);
