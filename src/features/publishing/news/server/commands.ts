import { and, eq, ne } from 'drizzle-orm';
import { markContentPicturesUsed } from '#features/files/files/server/commands/attach-file.ts';
import { renderText } from '#features/publishing/blog/server/commands/render-text.ts';
import { uniqueSlug } from '#features/publishing/blog/server/commands/unique-slug.ts';
import {
  isAtVersion,
  staleVersionError,
  versionUpdate,
  wasPublicError,
} from '#features/publishing/blog/server/commands/versions.ts';
import { toDateString } from '#lib/calendar.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type NewsForm, newsChanged, newsContract } from '../contract.ts';
import { newsGaps } from '../rules.ts';
import { editedColumns, getEdited } from './queries.ts';
import { news } from './tables.ts';

/** Creates an item, as a draft, scheduled or public. */
export async function createNewsItem(ctx: CommandContext, form: NewsForm) {
  requireRole(ctx, 'admin');
  const id = newId();
  const slug = await uniqueSlug(ctx.db, { table: news, slug: form.slug, title: form.title, id });
  const columns = await columnsOf(ctx, form, toDateString(ctx.now));
  const [item] = await ctx.db
    .insert(news)
    .values({ ...columns, id, slug, wasPublic: !form.isDraft })
    .returning(editedColumns);
  if (!item) throw new AppError('internal', 'The item could not be kept. Please try again.');
  await announceNewsChange(ctx, { ...item, change: 'created' });
  return item;
}

/** Saves an item in the given state. */
export async function saveNewsItem(ctx: CommandContext, { id, ...form }: NewsForm & { id: string }) {
  requireRole(ctx, 'admin');
  const before = await getEdited(ctx.db, id);
  const slug = await uniqueSlug(ctx.db, { table: news, slug: form.slug, title: form.title, id, before });
  const day = before.isDraft ? toDateString(ctx.now) : before.publishedOn;
  const [item] = await ctx.db
    .update(news)
    .set({
      ...(await columnsOf(ctx, form, day)),
      slug,
      ...versionUpdate(news, form),
    })
    .where(and(eq(news.id, id), isAtVersion(news, form)))
    .returning(editedColumns);
  if (!item) throw staleVersionError();
  await announceNewsChange(ctx, { ...item, change: 'saved' });
  return item;
}

/** Deletes a draft; an item that was ever public can only be unpublished. */
export async function deleteNewsItem(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  requireRole(ctx, 'admin');
  await getEdited(ctx.db, id);
  const [gone] = await ctx.db
    .delete(news)
    .where(and(eq(news.id, id), eq(news.wasPublic, false)))
    .returning({ id: news.id });
  if (!gone) throw wasPublicError('news item');
  await ctx.emit(newsChanged, { newsId: id, change: 'deleted' });
}

async function columnsOf(ctx: CommandContext, form: NewsForm, day: string) {
  const { title, summary, imageUrl, markdown, featured, isDraft } = form;
  const [first, ...more] = newsGaps(form);
  if (first) throw invalidFields([first, ...more]);
  await markContentPicturesUsed(ctx, `${markdown}\n${imageUrl ?? ''}`);
  return {
    title,
    summary,
    imageUrl,
    markdown,
    html: renderText(markdown).html,
    featured,
    isDraft,
    publishedOn: form.publishedOn ?? day,
    updatedAt: ctx.now,
  };
}

interface NewsChange {
  id: string;
  featured: boolean;
  change: 'created' | 'saved';
}

/** Keeps a single featured item, emits the change and invalidates the pages that show it. */
async function announceNewsChange(ctx: CommandContext, { id, featured, change }: NewsChange): Promise<void> {
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
