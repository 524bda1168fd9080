import { and, asc, desc, eq, gt, ilike, lt, lte, type SQL } from 'drizzle-orm';
import { notFound } from '#lib/errors.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import type { PublicationFilter } from '../../contract/editing.ts';
import { articles, authors } from '../tables.ts';

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

export const postColumns = {
  id: articles.id,
  title: articles.title,
  slug: articles.slug,
  category: articles.category,
  excerpt: articles.excerpt,
  authorId: articles.authorId,
  imageUrl: articles.imageUrl,
  markdown: articles.markdown,
  isDraft: articles.isDraft,
  wasPublic: articles.wasPublic,
  publishedAt: articles.publishedAt,
  version: articles.version,
};

interface ListPostsQuery {
  state: PublicationFilter;
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

/** Returns posts in every state for their editors, most recently created first. */
export async function listPosts(db: Database, { state, q, cursor, limit, now }: ListPostsQuery) {
  const rows = await db
    .select(rowColumns)
    .from(articles)
    .innerJoin(authors, eq(authors.id, articles.authorId))
    .where(
      and(
        inState(state, now),
        q ? ilike(articles.title, containsPattern(q)) : undefined,
        cursor ? lt(articles.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(articles.id))
    .limit(limit + 1);
  const posts = rows.slice(0, limit);
  return { posts, nextCursor: rows.length > limit ? (posts.at(-1)?.id ?? null) : null };
}

function inState(state: PublicationFilter, now: Date): SQL | undefined {
  if (state === 'draft') return eq(articles.isDraft, true);
  if (state === 'scheduled') return and(eq(articles.isDraft, false), gt(articles.publishedAt, now));
  return state === 'published' ? and(eq(articles.isDraft, false), lte(articles.publishedAt, now)) : undefined;
}

/** Returns a post as its editors see it. */
export async function getPost(db: Database, id: string) {
  const [post] = await db.select(postColumns).from(articles).where(eq(articles.id, id));
  if (!post) throw notFound('Post');
  return post;
}

/** Returns the authors to choose from, and the categories in use. */
export async function getChoices(db: Database) {
  const [people, rows] = await Promise.all([
    db.select({ id: authors.id, name: authors.name }).from(authors).orderBy(asc(authors.name)).limit(100),
    db.selectDistinct({ category: articles.category }).from(articles).orderBy(articles.category).limit(100),
  ]);
  return { authors: people, categories: rows.map(({ category }) => category).filter(Boolean) };
}
