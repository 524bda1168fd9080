import { and, eq } from 'drizzle-orm';
import { markContentPicturesUsed } from '#features/files/files/server/commands/attach-file.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { AppError, type FieldError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type BlogForm, postChanged } from '../../contract/editing.ts';
import { contentContract } from '../../contract.ts';
import { postGaps } from '../../rules/publishing.ts';
import { readMinutesOf } from '../../rules/reading.ts';
import { getPost, postColumns } from '../queries/posts.ts';
import { articles, authors } from '../tables.ts';
import { renderText } from './render-text.ts';
import { uniqueSlug } from './unique-slug.ts';
import { isAtVersion, staleVersionError, versionUpdate, wasPublicError } from './versions.ts';

/** Creates a post as a draft, scheduled or public. */
export async function createPost(ctx: CommandContext, form: BlogForm) {
  requireRole(ctx, 'admin');
  const id = newId();
  const slug = await uniqueSlug(ctx.db, { table: articles, slug: form.slug, title: form.title, id });
  const columns = await columnsOf(ctx, form);
  const [post] = await ctx.db
    .insert(articles)
    .values({ ...columns, id, slug, wasPublic: !form.isDraft, createdAt: ctx.now })
    .returning(postColumns);
  if (!post) throw new AppError('internal', 'The post could not be kept. Please try again.');
  await announcePostChange(ctx, { id, slug, change: 'created' });
  return post;
}

/** Saves a post in the given state: draft, scheduled or public. */
export async function savePost(ctx: CommandContext, { id, ...form }: BlogForm & { id: string }) {
  requireRole(ctx, 'admin');
  const before = await getPost(ctx.db, id);
  const slug = await uniqueSlug(ctx.db, { table: articles, slug: form.slug, title: form.title, id, before });
  const columns = await columnsOf(ctx, form, before);
  const [post] = await ctx.db
    .update(articles)
    .set({
      ...columns,
      slug,
      ...versionUpdate(articles, form),
    })
    .where(and(eq(articles.id, id), isAtVersion(articles, form)))
    .returning(postColumns);
  if (!post) throw staleVersionError();
  await announcePostChange(ctx, { id, slug, change: 'saved' });
  return post;
}

/** Deletes a draft; a post that was ever public can only be unpublished, because links lead to it. */
export async function deletePost(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  requireRole(ctx, 'admin');
  await getPost(ctx.db, id);
  const [gone] = await ctx.db
    .delete(articles)
    .where(and(eq(articles.id, id), eq(articles.wasPublic, false)))
    .returning({ slug: articles.slug });
  if (!gone) throw wasPublicError('post');
  await ctx.emit(postChanged, { postId: id, change: 'deleted' });
}

async function columnsOf(
  ctx: CommandContext,
  form: BlogForm,
  before?: { isDraft: boolean; publishedAt: Date },
) {
  const { title, category, excerpt, authorId, imageUrl, markdown, isDraft } = form;
  const [first, ...more] = postGaps(form);
  if (first) throw invalidFields([first, ...more] satisfies [FieldError, ...FieldError[]]);
  const [author] = await ctx.db.select({ id: authors.id }).from(authors).where(eq(authors.id, authorId));
  if (!author) throw notFound('Author');
  await markContentPicturesUsed(ctx, `${markdown}\n${imageUrl ?? ''}`);
  return {
    title,
    category,
    excerpt,
    authorId,
    imageUrl,
    markdown,
    isDraft,
    ...renderText(markdown),
    readMinutes: readMinutesOf(markdown),
    publishedAt: publishedAt(form, ctx.now, before),
    updatedAt: ctx.now,
  };
}

/** Returns the given time, or else when the post was first published, or now. */
function publishedAt(form: BlogForm, now: Date, before?: { isDraft: boolean; publishedAt: Date }): Date {
  if (form.publishedAt) return new Date(form.publishedAt);
  return before && !before.isDraft ? before.publishedAt : now;
}

async function announcePostChange(
  ctx: CommandContext,
  { id, slug, change }: { id: string; slug: string; change: 'created' | 'saved' },
): Promise<void> {
  await ctx.emit(postChanged, { postId: id, change });
  await broadcast(ctx.db, {
    kind: 'pages',
    tags: [endpointTag(contentContract.listBlogs), endpointTag(contentContract.getBlog, { slug })],
  });
}
