import { and, eq, ne } from 'drizzle-orm';
import { keepContentPictures } from '#features/files/files/server/commands/attach-file.ts';
import { freeSlug } from '#features/publishing/blog/server/commands/free-slug.ts';
import { rendered } from '#features/publishing/blog/server/commands/rendered.ts';
import {
  hasBeenPublic,
  nextVersion,
  stale,
  stillAt,
} from '#features/publishing/blog/server/commands/versions.ts';
import { toDateString } from '#lib/calendar.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type NewsForm, newsChanged, newsContract } from '../contract.ts';
import { newsGaps } from '../rules.ts';
import { editedColumns, getEdited } from './queries.ts';
import { news } from './tables.ts';

/** Begins an item, as a draft or public at once. */
export async function createNewsItem(ctx: CommandContext, form: NewsForm) {
  withRole(ctx, 'admin');
  const id = newId();
  const slug = await freeSlug(ctx.db, { table: news, slug: form.slug, title: form.title, id });
  const columns = await columnsOf(ctx, form, toDateString(ctx.now));
  const [item] = await ctx.db
    .insert(news)
    .values({ ...columns, id, slug, wasPublic: !form.isDraft })
    .returning(editedColumns);
  if (!item) throw new AppError('internal', 'The item could not be kept. Please try again.');
  await settle(ctx, { ...item, change: 'created' });
  return item;
}

/** Saves an item in the state it is given. */
export async function saveNewsItem(ctx: CommandContext, { id, ...form }: NewsForm & { id: string }) {
  withRole(ctx, 'admin');
  const before = await getEdited(ctx.db, id);
  const slug = await freeSlug(ctx.db, { table: news, slug: form.slug, title: form.title, id, before });
  const day = before.isDraft ? toDateString(ctx.now) : before.publishedOn;
  const [item] = await ctx.db
    .update(news)
    .set({
      ...(await columnsOf(ctx, form, day)),
      slug,
      ...nextVersion(news, form),
    })
    .where(and(eq(news.id, id), stillAt(news, form)))
    .returning(editedColumns);
  if (!item) throw stale();
  await settle(ctx, { ...item, change: 'saved' });
  return item;
}

/** Deletes a draft; what was public once is only taken down. */
export async function deleteNewsItem(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  withRole(ctx, 'admin');
  await getEdited(ctx.db, id);
  const [gone] = await ctx.db
    .delete(news)
    .where(and(eq(news.id, id), eq(news.wasPublic, false)))
    .returning({ id: news.id });
  if (!gone) throw hasBeenPublic('news item');
  await ctx.emit(newsChanged, { newsId: id, change: 'deleted' });
}

async function columnsOf(ctx: CommandContext, form: NewsForm, day: string) {
  const { title, summary, imageUrl, markdown, featured, isDraft } = form;
  const [first, ...more] = newsGaps(form);
  if (first) throw invalidFields([first, ...more]);
  await keepContentPictures(ctx, `${markdown}\n${imageUrl ?? ''}`);
  return {
    title,
    summary,
    imageUrl,
    markdown,
    html: rendered(markdown).html,
    featured,
    isDraft,
    publishedOn: form.publishedOn ?? day,
    updatedAt: ctx.now,
  };
}

interface Settled {
  id: string;
  featured: boolean;
  change: 'created' | 'saved';
}

/** One item leads the news; pages that show any of it are made anew. */
async function settle(ctx: CommandContext, { id, featured, change }: Settled): Promise<void> {
  if (featured) {
    await ctx.db
      .update(news)
      .set({ featured: false })
      .where(and(eq(news.featured, true), ne(news.id, id)));
  }
  await ctx.emit(newsChanged, { newsId: id, change });
  await broadcast(ctx.db, {
    kind: 'pages',
    tags: [endpointTag(newsContract.listNews), endpointTag(newsContract.getNews)],
  });
}
