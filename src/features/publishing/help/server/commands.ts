import { and, eq, isNull, ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { nextPosition } from '#features/publishing/engine/server/commands/ordered-list.ts';
import {
  definePublication,
  moveEntry,
  publicationCommands,
  withdrawEntry,
} from '#features/publishing/engine/server/commands/publication-commands.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import {
  type ArticleForm,
  helpArticleChanged,
  helpContract,
  helpMessageSent,
  type MessageState,
  type messageForm,
} from '../contract.ts';
import { articleGaps } from '../rules/articles.ts';
import { getStoredArticle } from './queries.ts';
import { helpArticles, helpMessages } from './tables.ts';

const articles = definePublication({
  table: helpArticles,
  noun: 'help article',
  get: getStoredArticle,
  editable: () => isNull(helpArticles.deletedAt),
  orderedWithin: helpArticles.topic,
  title: ({ title }: ArticleForm) => title,
  gaps: articleGaps,
  // An article that changes its topic becomes the last one there.
  columns: async ({ db }, { form, before }) => ({
    ...form,
    position: before?.topic === form.topic ? before.position : await nextPosition(db, helpArticles),
    isPublished: !form.isDraft,
  }),
  initial: ({ now }) => ({ createdAt: now }),
  emit: (ctx, { id, change }) => ctx.emit(helpArticleChanged, { articleId: id, change }),
  tags: () => [endpointTag(helpContract.searchHelp)],
});

export const articleCommands = {
  ...publicationCommands(articles),
  move: moveEntry(articles),
  remove: withdrawEntry(articles),
};

/** Stores a message from anyone, signed in or not. */
export async function sendMessage(ctx: CommandContext, form: z.infer<typeof messageForm>) {
  const id = newId();
  await ctx.db
    .insert(helpMessages)
    .values({ id, ...form, accountId: ctx.actor?.accountId ?? null, createdAt: ctx.now });
  await ctx.emit(helpMessageSent, { messageId: id });
  return { id };
}

/** Marks a message as answered, or reopens it. */
export async function setMessageState(
  ctx: CommandContext,
  { id, state }: { id: string; state: MessageState },
) {
  const { accountId } = requireRole(ctx, 'admin');
  const isAnswer = state === 'answered';
  const [changed] = await ctx.db
    .update(helpMessages)
    .set({ state, answeredBy: isAnswer ? accountId : null, answeredAt: isAnswer ? ctx.now : null })
    .where(and(eq(helpMessages.id, id), ne(helpMessages.state, state)))
    .returning({ id: helpMessages.id });
  if (changed) return;
  const [there] = await ctx.db
    .select({ id: helpMessages.id })
    .from(helpMessages)
    .where(eq(helpMessages.id, id));
  if (!there) throw notFound('Message');
  throw new AppError(
    'conflict',
    isAnswer ? 'This message has already been answered.' : 'This message is already open.',
  );
}
