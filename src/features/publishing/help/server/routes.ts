import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { helpContract } from '../contract.ts';
import { sendMessage, setMessageState } from './commands.ts';
import { listMessages, searchHelp } from './queries.ts';

const os = implementContract(helpContract);

export const helpRoutes = os.router({
  searchHelp: os.searchHelp.handler(async ({ input }) => ok(searchHelp(input.q))),
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
});
