import { and, eq, ne } from 'drizzle-orm';
import {
  definePublication,
  deleteDraft,
  publicationCommands,
} from '#features/publishing/engine/server/commands/publication-commands.ts';
import { renderText } from '#features/publishing/engine/server/commands/render-text.ts';
import { toDateString } from '#lib/calendar.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { type NewsForm, newsChanged, newsContract } from '../contract.ts';
import { newsGaps } from '../rules.ts';
import { getStoredNews } from './queries.ts';
import { news } from './tables.ts';

const newsItems = definePublication({
  table: news,
  noun: 'news item',
  get: getStoredNews,
  title: ({ title }: NewsForm) => title,
  gaps: newsGaps,
  columns: ({ now }, { form, before }) => ({
    ...form,
    html: renderText(form.markdown).html,
    publishedOn: form.publishedOn ?? (before && !before.isDraft ? before.publishedOn : toDateString(now)),
  }),
  initial: () => ({}),
  after: leadAlone,
  emit: (ctx, { id, change }) => ctx.emit(newsChanged, { newsId: id, change }),
  tags: () => [endpointTag(newsContract.listNews), endpointTag(newsContract.getNews)],
});

export const newsCommands = { ...publicationCommands(newsItems), remove: deleteDraft(newsItems) };

/** Only one item leads the news. */
async function leadAlone(
  { db }: CommandContext,
  { id, form }: { id: string; form: NewsForm },
): Promise<void> {
  if (!form.featured) return;
  await db
    .update(news)
    .set({ featured: false })
    .where(and(eq(news.featured, true), ne(news.id, id)));
}
