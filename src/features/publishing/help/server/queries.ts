import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { HelpTopic, MessageState } from '../contract.ts';
import { findArticles } from '../rules/find-articles.ts';
import { accountTopic } from './queries/account-topic.ts';
import { buyingTopic } from './queries/buying-topic.ts';
import { orderTopic } from './queries/order-topic.ts';
import { qualityTopic } from './queries/quality-topic.ts';
import { sellingTopic } from './queries/selling-topic.ts';
import { helpMessages } from './tables.ts';

const topics: readonly HelpTopic[] = [buyingTopic, qualityTopic, orderTopic, sellingTopic, accountTopic];

/** Returns help articles by topic, with their number. */
export function searchHelp(query: string) {
  const found = findArticles(topics, query);
  return { topics: found, count: found.reduce((sum, { articles }) => sum + articles.length, 0) };
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
