import { eq } from 'drizzle-orm';
import { publicationTime } from '#features/publishing/engine/rules/publication.ts';
import {
  definePublication,
  deleteDraft,
  publicationCommands,
} from '#features/publishing/engine/server/commands/publication-commands.ts';
import { renderText } from '#features/publishing/engine/server/commands/render-text.ts';
import { onlyRow } from '#features/publishing/engine/server/queries.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { type BlogForm, contentContract, postChanged } from '../contract.ts';
import { postGaps } from '../rules/publishing.ts';
import { readMinutesOf } from '../rules/reading.ts';
import { getPost } from './queries/posts.ts';
import { articles, authors } from './tables.ts';

const posts = definePublication({
  table: articles,
  noun: 'post',
  get: getPost,
  title: ({ title }: BlogForm) => title,
  gaps: postGaps,
  async columns({ db, now }, { form, before }) {
    onlyRow(await db.select({ id: authors.id }).from(authors).where(eq(authors.id, form.authorId)), 'Author');
    return {
      ...form,
      ...renderText(form.markdown),
      readMinutes: readMinutesOf(form.markdown),
      publishedAt: publicationTime(form, { before, now }),
    };
  },
  initial: ({ now }) => ({ createdAt: now }),
  emit: (ctx, { id, change }) => ctx.emit(postChanged, { postId: id, change }),
  tags: ({ slug }) => [
    endpointTag(contentContract.listBlogs),
    endpointTag(contentContract.getBlog, { slug }),
  ],
});

export const postCommands = { ...publicationCommands(posts), remove: deleteDraft(posts) };
