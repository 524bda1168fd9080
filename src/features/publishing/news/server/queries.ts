import { and, desc, eq, getTableColumns, lte, ne, sql } from 'drizzle-orm';
import { listFeed } from '#features/publishing/engine/server/queries/feed.ts';
import {
  type EditorListQuery,
  inDraftList,
  listSitemap,
  onlyRow,
  pageById,
} from '#features/publishing/engine/server/queries.ts';
import { toDateString } from '#lib/calendar.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { markdownFromHtml, newsPath } from '../rules.ts';
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
const isPublic = (now: Date) => and(eq(news.isDraft, false), lte(news.publishedOn, toDateString(now)));

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
        isPublic(now),
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
    .where(and(eq(news.slug, slug), isPublic(now)));
  if (!item) throw notFound('News item');
  const others = await db
    .select(itemColumns)
    .from(news)
    .where(and(isPublic(now), ne(news.id, item.id)))
    .orderBy(desc(news.publishedOn), desc(news.id))
    .limit(relatedCount);
  return { item, others };
}

/** Returns news in every state for their editors, most recently created first. */
export async function listStoredNews({ db }: { db: Database }, query: EditorListQuery) {
  const { html: _html, markdown: _markdown, ...rowColumns } = getTableColumns(news);
  const found = await db
    .select(rowColumns)
    .from(news)
    .where(inDraftList({ query, table: news, isPublic: isPublic(query.now), search: [news.title] }))
    .orderBy(desc(news.id))
    .limit(query.limit + 1);
  const { rows, nextCursor } = pageById(found, query.limit);
  return { news: rows, nextCursor };
}

/** Returns an item as its editors see it. */
export async function getStoredNews({ db }: { db: Database }, id: string) {
  const item = onlyRow(await db.select().from(news).where(eq(news.id, id)), 'News item');
  return { ...item, markdown: item.markdown || markdownFromHtml(item.html) };
}

const publicNews = { table: news, isPublic, path: newsPath };
export const listSitemapNews = listSitemap(publicNews);
export const listFeedNews = listFeed({
  ...publicNews,
  summary: news.summary,
  publishedAt: news.publishedOn,
});
