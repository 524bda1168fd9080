import { and, eq } from 'drizzle-orm';
import { keepContentPictures } from '#features/files/files/server/commands/attach-file.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { AppError, type FieldError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type BlogForm, postChanged } from '../../contract/editing.ts';
import { contentContract } from '../../contract.ts';
import { postGaps } from '../../rules/publishing.ts';
import { readMinutesOf } from '../../rules/reading.ts';
import { getPost, postColumns } from '../queries/posts.ts';
import { articles, authors } from '../tables.ts';
import { freeSlug } from './free-slug.ts';
import { rendered } from './rendered.ts';
import { hasBeenPublic, nextVersion, stale, stillAt } from './versions.ts';

/** Begins a post, as a draft or public at once. */
export async function createPost(ctx: CommandContext, form: BlogForm) {
  withRole(ctx, 'admin');
  const id = newId();
  const slug = await freeSlug(ctx.db, { table: articles, slug: form.slug, title: form.title, id });
  const columns = await columnsOf(ctx, form);
  const [post] = await ctx.db
    .insert(articles)
    .values({ ...columns, id, slug, wasPublic: !form.isDraft, createdAt: ctx.now })
    .returning(postColumns);
  if (!post) throw new AppError('internal', 'The post could not be kept. Please try again.');
  await told(ctx, { id, slug, change: 'created' });
  return post;
}

/** Saves a post in the state it is given: draft, scheduled or public. */
export async function savePost(ctx: CommandContext, { id, ...form }: BlogForm & { id: string }) {
  withRole(ctx, 'admin');
  const before = await getPost(ctx.db, id);
  const slug = await freeSlug(ctx.db, { table: articles, slug: form.slug, title: form.title, id, before });
  const columns = await columnsOf(ctx, form, before);
  const [post] = await ctx.db
    .update(articles)
    .set({
      ...columns,
      slug,
      ...nextVersion(articles, form),
    })
    .where(and(eq(articles.id, id), stillAt(articles, form)))
    .returning(postColumns);
  if (!post) throw stale();
  await told(ctx, { id, slug, change: 'saved' });
  return post;
}

/** Deletes a draft; what was public once is only taken down, for links lead to it. */
export async function deletePost(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  withRole(ctx, 'admin');
  await getPost(ctx.db, id);
  const [gone] = await ctx.db
    .delete(articles)
    .where(and(eq(articles.id, id), eq(articles.wasPublic, false)))
    .returning({ slug: articles.slug });
  if (!gone) throw hasBeenPublic('post');
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
  await keepContentPictures(ctx, `${markdown}\n${imageUrl ?? ''}`);
  return {
    title,
    category,
    excerpt,
    authorId,
    imageUrl,
    markdown,
    isDraft,
    ...rendered(markdown),
    readMinutes: readMinutesOf(markdown),
    publishedAt: publishedAt(form, ctx.now, before),
    updatedAt: ctx.now,
  };
}

/** The time that was given; without one, when it was first published, or now. */
function publishedAt(form: BlogForm, now: Date, before?: { isDraft: boolean; publishedAt: Date }): Date {
  if (form.publishedAt) return new Date(form.publishedAt);
  return before && !before.isDraft ? before.publishedAt : now;
}

async function told(
  ctx: CommandContext,
  { id, slug, change }: { id: string; slug: string; change: 'created' | 'saved' },
): Promise<void> {
  await ctx.emit(postChanged, { postId: id, change });
  await broadcast(ctx.db, {
    kind: 'pages',
    tags: [endpointTag(contentContract.listBlogs), endpointTag(contentContract.getBlog, { slug })],
  });
}
