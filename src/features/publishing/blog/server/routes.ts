import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { contentContract } from '../contract.ts';
import { renderText } from './commands/render-text.ts';
import { createPost, deletePost, savePost } from './commands/save-post.ts';
import { getChoices, getPost, listPosts } from './queries/posts.ts';
import * as queries from './queries/reading.ts';

const os = implementContract(contentContract);

export const contentRoutes = os.router({
  editor: {
    listPosts: os.editor.listPosts.handler(async ({ context, input }) =>
      ok(await listPosts(context.db, { ...input, now: context.now })),
    ),
    getPost: os.editor.getPost.handler(async ({ context, input }) =>
      ok({ post: await getPost(context.db, input.id) }),
    ),
    getPage: os.editor.getPage.handler(async ({ context, input }) =>
      ok({ blog: await queries.getBlogPage(context.db, input.id) }),
    ),
    getChoices: os.editor.getChoices.handler(async ({ context }) => ok(await getChoices(context.db))),
    createPost: os.editor.createPost.handler(async ({ context, input }) =>
      ok({ post: await context.write((ctx) => createPost(ctx, input)) }),
    ),
    savePost: os.editor.savePost.handler(async ({ context, input }) =>
      ok({ post: await context.write((ctx) => savePost(ctx, input)) }),
    ),
    deletePost: os.editor.deletePost.handler(async ({ context, input }) => {
      await context.write((ctx) => deletePost(ctx, input));
      return ok({});
    }),
    preview: os.editor.preview.handler(({ input }) => ok(renderText(input.markdown))),
  },
  listBlogs: os.listBlogs.handler(async ({ context, input }) => {
    const { results, blogs } = await queries.listBlogs(context.db, {
      ...input,
      now: context.now,
    });
    return { results, ...ok({ blogs }) };
  }),
  getBlog: os.getBlog.handler(async ({ context, input }) =>
    ok({ blog: await queries.getBlog(context.db, { slug: input.slug, now: context.now }) }),
  ),
  listTestimonials: os.listTestimonials.handler(async ({ context, input }) =>
    ok({ testimonials: await queries.listTestimonials(context.db, input) }),
  ),
});
