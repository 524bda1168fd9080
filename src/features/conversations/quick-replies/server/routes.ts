import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { quickRepliesContract } from '../contract.ts';
import { addReply, changeReply, removeReply } from './commands.ts';
import { listReplies } from './queries.ts';

const os = implementContract(quickRepliesContract);

export const quickRepliesRoutes = os.router({
  list: os.list.handler(async ({ context }) => {
    const { id } = await requireStore(context, 'inquiries.read');
    return ok({ replies: await listReplies(context.db, id) });
  }),
  add: os.add.handler(async ({ context, input }) =>
    ok({ reply: await context.write((ctx) => addReply(ctx, input)) }),
  ),
  change: os.change.handler(async ({ context, input }) =>
    ok({ reply: await context.write((ctx) => changeReply(ctx, input)) }),
  ),
  remove: os.remove.handler(async ({ context, input }) => {
    await context.write((ctx) => removeReply(ctx, input));
    return ok({});
  }),
});
