import { and, asc, count, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { listFeed } from '#features/publishing/engine/server/queries/feed.ts';
import { listSitemap, onlyRow } from '#features/publishing/engine/server/queries.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { toWebSearchText } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import { blogPath } from '../../rules/paths.ts';
import { blogPageSize, newestBlogs } from '../../rules/reading.ts';
import { articles, authors, testimonials } from '../tables.ts';

const blogColumns = {
  _id: articles.id,
  title: articles.title,
  category: articles.category,
  imageUrl: articles.imageUrl,
  date: articles.publishedAt,
  createdAt: articles.createdAt,
  readTime: articles.readMinutes,
  slug: articles.slug,
  excerpt: articles.excerpt,
  author: { name: authors.name, photo: authors.photoUrl, bio: authors.bio, socialMedia: authors.socialMedia },
};

/** Condition: neither a draft nor scheduled for later, so readers may see it now. */
export const isPublic = (now: Date) => and(eq(articles.isDraft, false), lte(articles.publishedAt, now));

interface ListBlogsQuery {
  page?: number | undefined;
  topic?: string | undefined;
  now?: Date;
}

/** Returns posts, newest first: a page of ten with the total number, or the newest hundred. */
export async function listBlogs(db: Database, { page, topic, now = new Date() }: ListBlogsQuery) {
  const about = and(
    isPublic(now),
    topic
      ? sql`${articles.searchVector} @@ websearch_to_tsquery('english', ${toWebSearchText(topic)})`
      : undefined,
  );
  const [rows, [total]] = await Promise.all([
    db
      .select(blogColumns)
      .from(articles)
      .innerJoin(authors, eq(authors.id, articles.authorId))
      .where(about)
      .orderBy(desc(articles.publishedAt), desc(articles.id))
      .limit(page ? blogPageSize : newestBlogs)
      .offset(page ? (page - 1) * blogPageSize : 0),
    db.select({ results: count() }).from(articles).where(about),
  ]);
  return { results: total?.results ?? 0, blogs: rows };
}

/** Returns a post with its body. */
export async function getBlog(db: Database, { slug, now }: { slug: string; now: Date }) {
  return findBlog(db, and(eq(articles.slug, slug), isPublic(now)));
}

/** Returns a post as readers will see it, public or not; for its editors. */
export const getBlogPage = (db: Database, id: string) => findBlog(db, eq(articles.id, id));

async function findBlog(db: Database, which: SQL | undefined) {
  const rows = await db
    .select({ ...blogColumns, html: articles.html, headings: articles.headings })
    .from(articles)
    .innerJoin(authors, eq(authors.id, articles.authorId))
    .where(which);
  return onlyRow(rows, 'Blog');
}

const publicPosts = { table: articles, isPublic, path: blogPath };
export const listSitemapBlogs = listSitemap({ ...publicPosts, changedAt: articles.publishedAt });
export const listFeedBlogs = listFeed({
  ...publicPosts,
  summary: articles.excerpt,
  publishedAt: articles.publishedAt,
});

/** Returns customer testimonials in their order. */
export async function listTestimonials(db: Database, { limit }: { limit: number }) {
  const rows = await db
    .select()
    .from(testimonials)
    .orderBy(asc(testimonials.position), asc(testimonials.id))
    .limit(limit);
  return rows.map(({ country, ...row }) => ({
    ...row,
    country: country && countryName(country),
    photo: row.photoUrl,
  }));
}
