import { editorRoutes } from '#features/publishing/engine/server/routes.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { helpContract } from '../contract.ts';
import { articleCommands, sendMessage, setMessageState } from './commands.ts';
import { getStoredArticle, listMessages, listStoredArticles, searchHelp } from './queries.ts';

const os = implementContract(helpContract);

export const helpRoutes = os.router({
  searchHelp: os.searchHelp.handler(async ({ context, input }) => ok(await searchHelp(context.db, input.q))),
  sendMessage: os.sendMessage.handler(async ({ context, input }) =>
    ok({ message: await context.write((ctx) => sendMessage(ctx, input)) }),
  ),
  listMessages: os.listMessages.handler(async ({ context, input }) =>
    ok(await listMessages(context.db, input)),
  ),
  setMessageState: os.setMessageState.handler(async ({ context, input }) => {
    await context.write((ctx) => setMessageState(ctx, input));
    return ok({});
  }),
  editor: {
    ...editorRoutes(os.editor, {
      ...articleCommands,
      list: listStoredArticles,
      get: getStoredArticle,
      reply: (article) => ({ article }),
    }),
    move: os.editor.move.handler(async ({ context, input }) => {
      await context.write((ctx) => articleCommands.move(ctx, input));
      return ok({});
    }),
  },
});
