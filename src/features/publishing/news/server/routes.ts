import { editorRoutes } from '#features/publishing/engine/server/routes.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { newsContract } from '../contract.ts';
import { newsCommands } from './commands.ts';
import { getNews, getStoredNews, listNews, listStoredNews } from './queries.ts';

const os = implementContract(newsContract);

export const newsRoutes = os.router({
  listNews: os.listNews.handler(async ({ context, input }) =>
    ok(await listNews(context.db, { ...input, now: context.now })),
  ),
  getNews: os.getNews.handler(async ({ context, input }) =>
    ok(await getNews(context.db, { ...input, now: context.now })),
  ),
  editor: editorRoutes(os.editor, {
    ...newsCommands,
    list: listStoredNews,
    get: getStoredNews,
    reply: (item) => ({ item }),
  }),
});
