import { and, desc, eq, gt, ilike, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { EditedListQuery, PublicationFilter } from '#features/publishing/blog/contract/editing.ts';
import { toDateString } from '#lib/calendar.ts';
import { notFound } from '#lib/errors.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import { markdownFromHtml } from '../rules.ts';
import { news } from './tables.ts';

const itemColumns = {
  id: news.id,
  slug: news.slug,
  title: news.title,
  publishedOn: news.publishedOn,
  summary: news.summary,
  featured: news.featured,
  imageUrl: news.imageUrl,
};

/** Condition: neither a draft nor dated later than today. */
const published = (now: Date) => and(eq(news.isDraft, false), lte(news.publishedOn, toDateString(now)));

interface NewsPage {
  limit: number;
  cursor?: string | undefined;
  now: Date;
}

/** Returns news, newest first. */
export async function listNews(db: Database, { limit, cursor, now }: NewsPage) {
  const [day = '', id = ''] = cursor?.split('.') ?? [];
  const rows = await db
    .select(itemColumns)
    .from(news)
    .where(
      and(
        published(now),
        cursor ? sql`(${news.publishedOn}, ${news.id}) < (${day}::date, ${id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(news.publishedOn), desc(news.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { news: items, nextCursor: last ? `${last.publishedOn}.${last.id}` : null };
}

const relatedCount = 4;

/** Returns an item with its body, and the newest others. */
export async function getNews(db: Database, { slug, now }: { slug: string; now: Date }) {
  const [item] = await db
    .select({ ...itemColumns, html: news.html })
    .from(news)
    .where(and(eq(news.slug, slug), published(now)));
  if (!item) throw notFound('News item');
  const others = await db
    .select(itemColumns)
    .from(news)
    .where(and(published(now), ne(news.id, item.id)))
    .orderBy(desc(news.publishedOn), desc(news.id))
    .limit(relatedCount);
  return { item, others };
}

export const editedColumns = {
  id: news.id,
  title: news.title,
  slug: news.slug,
  summary: news.summary,
  imageUrl: news.imageUrl,
  markdown: news.markdown,
  featured: news.featured,
  isDraft: news.isDraft,
  wasPublic: news.wasPublic,
  publishedOn: news.publishedOn,
  version: news.version,
};

/** Returns news in every state for its editors, most recently created first. */
export async function listEdited(db: Database, { state, q, cursor, limit, now }: EditedListQuery) {
  const rows = await db
    .select(editedColumns)
    .from(news)
    .where(
      and(
        inState(state, now),
        q ? ilike(news.title, containsPattern(q)) : undefined,
        cursor ? lt(news.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(news.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  return { news: items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

function inState(state: PublicationFilter, now: Date): SQL | undefined {
  if (state === 'draft') return eq(news.isDraft, true);
  if (state === 'scheduled') return and(eq(news.isDraft, false), gt(news.publishedOn, toDateString(now)));
  return state === 'published' ? published(now) : undefined;
}

/** Returns an item as its editors see it. */
export async function getEdited(db: Database, id: string) {
  const [item] = await db
    .select({ ...editedColumns, html: news.html })
    .from(news)
    .where(eq(news.id, id));
  if (!item) throw notFound('News item');
  return { ...item, markdown: item.markdown || markdownFromHtml(item.html) };
}
