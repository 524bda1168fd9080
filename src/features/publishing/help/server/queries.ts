import { and, asc, desc, eq, getTableColumns, gt, isNull, lt, sql } from 'drizzle-orm';
import {
  type EditorListQuery,
  editorFilter,
  onlyRow,
  pageById,
} from '#features/publishing/engine/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import type { MessageState } from '../contract.ts';
import { paragraphsOf } from '../rules/articles.ts';
import { findArticles } from '../rules/find-articles.ts';
import { helpTopicIds, helpTopics } from '../rules/topics.ts';
import { helpArticles, helpMessages } from './tables.ts';

const topicOrder = sql`array_position(array[${inlineList(helpTopicIds)}], ${helpArticles.topic})`;

/** The help page shows every article; this is more than it has. */
const maxShown = 300;

/** Returns public help articles by topic, all or those with these words, with their number. */
export async function searchHelp(db: Database, query: string) {
  const rows = await db
    .select()
    .from(helpArticles)
    .where(and(eq(helpArticles.isPublished, true), isNull(helpArticles.deletedAt)))
    .orderBy(asc(helpArticles.position), asc(helpArticles.id))
    .limit(maxShown);
  const topics = helpTopics.map((topic) => ({
    ...topic,
    articles: rows.filter((row) => row.topic === topic.id).map(articleOf),
  }));
  const found = findArticles(
    topics.filter(({ articles }) => articles.length > 0),
    query,
  );
  return { topics: found, count: found.reduce((sum, { articles }) => sum + articles.length, 0) };
}

const articleOf = ({ slug, title, text, linkLabel, linkPath }: typeof helpArticles.$inferSelect) => ({
  id: slug,
  title,
  paragraphs: paragraphsOf(text),
  link: linkPath ? { label: linkLabel, to: linkPath } : null,
});

/** Returns articles in every state for their editors, by topic and in their order. */
export async function listStoredArticles({ db }: { db: Database }, query: EditorListQuery) {
  const { id, isPublished, deletedAt, title, text, position } = helpArticles;
  const states = { isDraft: eq(isPublished, false), isPublic: eq(isPublished, true) };
  const place = sql`${topicOrder}, ${position}, ${id}`;
  const found = await db
    .select({ ...getTableColumns(helpArticles), isDraft: sql<boolean>`not ${isPublished}` })
    .from(helpArticles)
    .where(
      and(
        isNull(deletedAt),
        editorFilter(query, { ...states, search: [title, text] }),
        query.cursor
          ? sql`(${place}) > (select ${place} from ${helpArticles} where ${id} = ${query.cursor})`
          : undefined,
      ),
    )
    .orderBy(topicOrder, asc(position), asc(id))
    .limit(query.limit + 1);
  const { rows, nextCursor } = pageById(found, query.limit);
  return { articles: rows, nextCursor };
}

/** Returns an article as its editors see it. */
export async function getStoredArticle({ db }: { db: Database }, id: string) {
  const rows = await db
    .select()
    .from(helpArticles)
    .where(and(eq(helpArticles.id, id), isNull(helpArticles.deletedAt)));
  const row = onlyRow(rows, 'Help article');
  return { ...row, isDraft: !row.isPublished };
}

interface MessagePage {
  state: MessageState;
  cursor?: string | undefined;
  limit: number;
}

/** Returns messages by state: open ones oldest first, answered ones newest first. */
export async function listMessages(db: Database, { state, cursor, limit }: MessagePage) {
  const isOpen = state === 'open';
  const beyond = isOpen ? gt : lt;
  const rows = await db
    .select({
      id: helpMessages.id,
      name: helpMessages.name,
      email: helpMessages.email,
      topic: helpMessages.topic,
      message: helpMessages.message,
      state: helpMessages.state,
      createdAt: helpMessages.createdAt,
    })
    .from(helpMessages)
    .where(and(eq(helpMessages.state, state), cursor ? beyond(helpMessages.id, cursor) : undefined))
    .orderBy(isOpen ? asc(helpMessages.id) : desc(helpMessages.id))
    .limit(limit + 1);
  return {
    messages: rows.slice(0, limit),
    nextCursor: rows.length > limit ? (rows[limit - 1]?.id ?? null) : null,
  };
}

/** Returns a message with the details that admins are notified of. */
export async function findMessage(db: Database, id: string) {
  const [row] = await db
    .select({ name: helpMessages.name, topic: helpMessages.topic, message: helpMessages.message })
    .from(helpMessages)
    .where(eq(helpMessages.id, id));
  return row ?? null;
}
