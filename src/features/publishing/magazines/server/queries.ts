import { and, asc, desc, eq, lte, max, ne, type SQL, sql } from 'drizzle-orm';
import { articles, authors } from '#features/publishing/blog/server/tables.ts';
import { listFeed } from '#features/publishing/engine/server/queries/feed.ts';
import {
  type EditorListQuery,
  inDraftList,
  listSitemap,
  onlyRow,
  pageById,
} from '#features/publishing/engine/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { lastNumber } from '../contract.ts';
import { labelTables, pieceAnchors } from '../rules.ts';
import { issues, pieces } from './tables.ts';

const issueColumns = {
  id: issues.id,
  slug: issues.slug,
  number: issues.number,
  title: issues.title,
  season: issues.season,
  summary: issues.summary,
  ground: issues.ground,
  imageUrl: issues.imageUrl,
  publishedAt: issues.publishedAt,
};

const cardColumns = {
  ...issueColumns,
  pieceCount: sql<number>`(select count(*)::int from ${pieces} where ${pieces.issueId} = ${issues.id})`,
};

const isPublic = (now: Date) => and(eq(issues.isDraft, false), lte(issues.publishedAt, now));

/** Returns issues, newest first. */
export const listIssues = (
  db: Database,
  { limit, now, except }: { limit: number; now: Date; except?: string },
) =>
  db
    .select(cardColumns)
    .from(issues)
    .where(and(isPublic(now), except ? ne(issues.id, except) : undefined))
    .orderBy(desc(issues.publishedAt), desc(issues.id))
    .limit(limit);

/** Returns an issue with all its pieces, except posts that were unpublished. */
export async function getIssue(db: Database, { slug, now }: { slug: string; now: Date }) {
  const found = await db
    .select(issueColumns)
    .from(issues)
    .where(and(eq(issues.slug, slug), isPublic(now)));
  const issue = onlyRow(found, 'Issue');
  const [rows, others] = await Promise.all([
    readPieces(db, { issueId: issue.id, now }),
    listIssues(db, { limit: 3, now, except: issue.id }),
  ]);
  const anchors = pieceAnchors(rows.map(({ title }) => title));
  return {
    issue: {
      ...issue,
      pieces: rows.map((row, at) => ({
        ...row,
        html: labelTables(row.html, row.title),
        anchor: anchors[at] ?? '',
      })),
    },
    others,
  };
}

/** SQL for a field of a piece, or of its blog post if the piece leaves it empty. */
const ownOrPost = (mine: SQL, posts: SQL) => sql<string>`coalesce(nullif(${mine}, ''), ${posts}, '')`;

const readPieces = (db: Database, { issueId, now }: { issueId: string; now: Date }) =>
  db
    .select({
      kicker: ownOrPost(sql`${pieces.kicker}`, sql`${articles.category}`),
      title: ownOrPost(sql`${pieces.title}`, sql`${articles.title}`),
      byline: ownOrPost(sql`${pieces.byline}`, sql`${authors.name}`),
      minutes: sql<number>`coalesce(${articles.readMinutes}, ${pieces.minutes})`,
      imageUrl: sql<string | null>`coalesce(${pieces.imageUrl}, ${articles.imageUrl})`,
      html: ownOrPost(sql`${pieces.html}`, sql`${articles.html}`),
      blogSlug: articles.slug,
    })
    .from(pieces)
    .leftJoin(articles, eq(articles.id, pieces.articleId))
    .leftJoin(authors, eq(authors.id, articles.authorId))
    .where(
      and(
        eq(pieces.issueId, issueId),
        sql`(${pieces.articleId} is null or (not ${articles.isDraft} and ${articles.publishedAt} <= ${now.toISOString()}::timestamptz))`,
      ),
    )
    .orderBy(asc(pieces.position));

/** Returns issues in every state for their editors, most recently created first. */
export async function listStoredIssues({ db }: { db: Database }, query: EditorListQuery) {
  const found = await db
    .select()
    .from(issues)
    .where(inDraftList({ query, table: issues, isPublic: isPublic(query.now), search: [issues.title] }))
    .orderBy(desc(issues.id))
    .limit(query.limit + 1);
  const { rows, nextCursor } = pageById(found, query.limit);
  return { issues: rows, nextCursor };
}

/** Returns the number after the highest one in use, including drafts. */
export async function getNextNumber(db: Database): Promise<number> {
  const [highest] = await db.select({ number: max(issues.number) }).from(issues);
  return Math.min((highest?.number ?? 0) + 1, lastNumber);
}

/** Returns an issue as its editors see it. */
export async function getStoredIssue({ db }: { db: Database }, id: string) {
  const issue = onlyRow(await db.select().from(issues).where(eq(issues.id, id)), 'Issue');
  const rows = await db.select().from(pieces).where(eq(pieces.issueId, id)).orderBy(asc(pieces.position));
  return { ...issue, pieces: rows };
}

const publicIssues = { table: issues, isPublic, path: (slug: string) => `/magazines/${slug}` };
export const listSitemapIssues = listSitemap(publicIssues);
export const listFeedIssues = listFeed({
  ...publicIssues,
  summary: issues.summary,
  publishedAt: issues.publishedAt,
});
