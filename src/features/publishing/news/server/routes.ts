import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { newsContract } from '../contract.ts';
import { createNewsItem, deleteNewsItem, saveNewsItem } from './commands.ts';
import { getEdited, getNews, listEdited, listNews } from './queries.ts';

const os = implementContract(newsContract);

export const newsRoutes = os.router({
  listNews: os.listNews.handler(async ({ context, input }) =>
    ok(await listNews(context.db, { ...input, now: context.now })),
  ),
  getNews: os.getNews.handler(async ({ context, input }) =>
    ok(await getNews(context.db, { ...input, now: context.now })),
  ),
  editor: {
    list: os.editor.list.handler(async ({ context, input }) =>
      ok(await listEdited(context.db, { ...input, now: context.now })),
    ),
    get: os.editor.get.handler(async ({ context, input }) =>
      ok({ item: await getEdited(context.db, input.id) }),
    ),
    create: os.editor.create.handler(async ({ context, input }) =>
      ok({ item: await context.write((ctx) => createNewsItem(ctx, input)) }),
    ),
    save: os.editor.save.handler(async ({ context, input }) =>
      ok({ item: await context.write((ctx) => saveNewsItem(ctx, input)) }),
    ),
    remove: os.editor.remove.handler(async ({ context, input }) => {
      await context.write((ctx) => deleteNewsItem(ctx, input));
      return ok({});
    }),
  },
});
