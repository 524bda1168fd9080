import { and, asc, desc, eq, ilike, ne, or, sql } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { listFeed } from '#features/publishing/engine/server/queries/feed.ts';
import {
  type EditorListQuery,
  inDraftList,
  listSitemap,
  onlyRow,
  pageById,
} from '#features/publishing/engine/server/queries.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import { type Topic, topics } from '../rules/topics.ts';
import { checklistTicks, guidelines } from './tables.ts';

const cardColumns = {
  id: guidelines.id,
  slug: guidelines.slug,
  topic: guidelines.topic,
  title: guidelines.title,
  summary: guidelines.summary,
  readMinutes: guidelines.readMinutes,
  confidence: guidelines.confidence,
  imageUrl: guidelines.imageUrl,
};

const published = eq(guidelines.isDraft, false);
const topicOrder = sql.join([
  sql`array_position(array[`,
  sql.join(
    topics.map((topic) => sql`${topic}::text`),
    sql`, `,
  ),
  sql`], ${guidelines.topic})`,
]);

interface GuidelinesQuery {
  topic?: Topic | undefined;
  q?: string | undefined;
}

/** The library is shown on one page; this is more guidelines than it has. */
const maxListed = 100;

/** Returns published guidelines that contain every word, by topic. */
export async function listGuidelines(db: Database, { topic, q = '' }: GuidelinesQuery) {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 8);
  return db
    .select(cardColumns)
    .from(guidelines)
    .where(and(published, topic ? eq(guidelines.topic, topic) : undefined, ...words.map(containsWord)))
    .orderBy(topicOrder, asc(guidelines.title))
    .limit(maxListed);
}

function containsWord(word: string) {
  const pattern = containsPattern(word);
  return or(
    ilike(guidelines.title, pattern),
    ilike(guidelines.summary, pattern),
    ilike(guidelines.markdown, pattern),
  );
}

const relatedCount = 3;

/** Returns a guideline with its text, and others on its topic. */
export async function getGuideline(db: Database, slug: string) {
  const rows = await db
    .select({
      ...cardColumns,
      html: guidelines.html,
      headings: guidelines.headings,
      sources: guidelines.sources,
      checkedOn: guidelines.checkedOn,
    })
    .from(guidelines)
    .where(and(eq(guidelines.slug, slug), published));
  const guideline = onlyRow(rows, 'Guideline');
  const others = await db
    .select(cardColumns)
    .from(guidelines)
    .where(and(published, ne(guidelines.id, guideline.id)))
    .orderBy(desc(eq(guidelines.topic, guideline.topic)), asc(guidelines.title))
    .limit(relatedCount);
  return { guideline, others };
}

/** Returns the points that a store has ticked, with the names of the people's accounts. */
export async function listTicks(db: Database, supplierId: string) {
  return db
    .select({
      checklist: checklistTicks.checklist,
      point: checklistTicks.point,
      by: accounts.name,
      at: checklistTicks.tickedAt,
    })
    .from(checklistTicks)
    .innerJoin(accounts, eq(accounts.id, checklistTicks.accountId))
    .where(eq(checklistTicks.supplierId, supplierId))
    .orderBy(asc(checklistTicks.checklist), asc(checklistTicks.point));
}

/** Returns guidelines in every state for their editors, most recently created first. */
export async function listStoredGuidelines({ db }: { db: Database }, query: EditorListQuery) {
  const { title, summary, markdown } = guidelines;
  const found = await db
    .select()
    .from(guidelines)
    .where(inDraftList({ query, table: guidelines, isPublic: published, search: [title, summary, markdown] }))
    .orderBy(desc(guidelines.id))
    .limit(query.limit + 1);
  const { rows, nextCursor } = pageById(found, query.limit);
  return { guidelines: rows, nextCursor };
}

/** Returns a guideline as its editors see it. */
export const getStoredGuideline = async ({ db }: { db: Database }, id: string) =>
  onlyRow(await db.select().from(guidelines).where(eq(guidelines.id, id)), 'Guideline');

const publicGuidelines = {
  table: guidelines,
  isPublic: () => published,
  path: (slug: string) => `/guidelines/${slug}`,
};
export const listSitemapGuidelines = listSitemap(publicGuidelines);
export const listFeedGuidelines = listFeed({ ...publicGuidelines, summary: guidelines.summary });
