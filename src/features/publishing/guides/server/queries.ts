import { and, asc, desc, eq, gt, ilike, lt, ne, or, sql } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import type { EditedListQuery } from '#features/publishing/blog/contract/editing.ts';
import { notFound } from '#lib/errors.ts';
import { containsPattern } from '#lib/like.ts';
import type { SitemapEntry, SitemapQuery } from '#lib/sitemap.ts';
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
  const [guideline] = await db
    .select({
      ...cardColumns,
      html: guidelines.html,
      headings: guidelines.headings,
      sources: guidelines.sources,
      checkedOn: guidelines.checkedOn,
    })
    .from(guidelines)
    .where(and(eq(guidelines.slug, slug), published));
  if (!guideline) throw notFound('Guideline');
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

export const editedColumns = {
  id: guidelines.id,
  title: guidelines.title,
  slug: guidelines.slug,
  topic: guidelines.topic,
  summary: guidelines.summary,
  imageUrl: guidelines.imageUrl,
  markdown: guidelines.markdown,
  confidence: guidelines.confidence,
  sources: guidelines.sources,
  checkedOn: guidelines.checkedOn,
  isDraft: guidelines.isDraft,
  wasPublic: guidelines.wasPublic,
  version: guidelines.version,
};

/** Returns guidelines in every state for their editors, most recently created first. Guidelines cannot be scheduled. */
export async function listEdited(db: Database, { state, q, cursor, limit }: Omit<EditedListQuery, 'now'>) {
  const isRequested = {
    all: undefined,
    draft: eq(guidelines.isDraft, true),
    published,
    scheduled: sql`false`,
  };
  const rows = await db
    .select(editedColumns)
    .from(guidelines)
    .where(
      and(
        isRequested[state],
        q ? containsWord(q) : undefined,
        cursor ? lt(guidelines.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(guidelines.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  return { guidelines: items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** Returns a guideline as its editors see it. */
export async function getEdited(db: Database, id: string) {
  const [guideline] = await db.select(editedColumns).from(guidelines).where(eq(guidelines.id, id));
  if (!guideline) throw notFound('Guideline');
  return guideline;
}

/** Returns the slugs of published guidelines, a batch at a time. */
export async function listSitemapGuidelines(
  db: Database,
  { after, limit }: SitemapQuery,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ key: guidelines.slug, changedAt: guidelines.updatedAt })
    .from(guidelines)
    .where(and(published, after ? gt(guidelines.slug, after) : undefined))
    .orderBy(asc(guidelines.slug))
    .limit(limit);
  return rows.map((row) => ({ ...row, path: `/guidelines/${encodeURIComponent(row.key)}` }));
}
