import { asc, desc, eq } from 'drizzle-orm';
import {
  type EditorListQuery,
  inDraftList,
  onlyRow,
  pageById,
} from '#features/publishing/engine/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { articles, authors } from '../tables.ts';
import { isPublic } from './reading.ts';

const rowColumns = {
  id: articles.id,
  title: articles.title,
  slug: articles.slug,
  category: articles.category,
  authorName: authors.name,
  imageUrl: articles.imageUrl,
  isDraft: articles.isDraft,
  publishedAt: articles.publishedAt,
};

/** Returns posts in every state for their editors, most recently created first. */
export async function listPosts({ db }: { db: Database }, query: EditorListQuery) {
  const found = await db
    .select(rowColumns)
    .from(articles)
    .innerJoin(authors, eq(authors.id, articles.authorId))
    .where(inDraftList({ query, table: articles, isPublic: isPublic(query.now), search: [articles.title] }))
    .orderBy(desc(articles.id))
    .limit(query.limit + 1);
  const { rows, nextCursor } = pageById(found, query.limit);
  return { posts: rows, nextCursor };
}

/** Returns a post as its editors see it. */
export const getPost = async ({ db }: { db: Database }, id: string) =>
  onlyRow(await db.select().from(articles).where(eq(articles.id, id)), 'Post');

/** Returns the authors to choose from, and the categories in use. */
export async function getChoices(db: Database) {
  const [people, rows] = await Promise.all([
    db.select({ id: authors.id, name: authors.name }).from(authors).orderBy(asc(authors.name)).limit(100),
    db.selectDistinct({ category: articles.category }).from(articles).orderBy(articles.category).limit(100),
  ]);
  return { authors: people, categories: rows.map(({ category }) => category).filter(Boolean) };
}
