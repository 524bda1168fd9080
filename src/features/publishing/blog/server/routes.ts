import { renderText } from '#features/publishing/engine/server/commands/render-text.ts';
import { editorRoutes } from '#features/publishing/engine/server/routes.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { contentContract } from '../contract.ts';
import { postCommands } from './commands.ts';
import { getChoices, getPost, listPosts } from './queries/posts.ts';
import * as queries from './queries/reading.ts';

const os = implementContract(contentContract);

export const contentRoutes = os.router({
  editor: {
    ...editorRoutes(os.editor, {
      ...postCommands,
      list: listPosts,
      get: getPost,
      reply: (post) => ({ post }),
    }),
    getPage: os.editor.getPage.handler(async ({ context, input }) =>
      ok({ blog: await queries.getBlogPage(context.db, input.id) }),
    ),
    getChoices: os.editor.getChoices.handler(async ({ context }) => ok(await getChoices(context.db))),
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
