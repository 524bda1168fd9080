import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { categoryRequestsContract } from '../contract.ts';
import { acceptRequest, declineRequest, sendRequest, withdrawRequest } from './commands.ts';
import { listQueue, listRequests } from './queries/requests.ts';
import { listRelatedCategories, listUsedCategories } from './queries/store-categories.ts';

const os = implementContract(categoryRequestsContract);

export const categoryRequestsRoutes = os.router({
  store: {
    overview: os.store.overview.handler(async ({ context }) => {
      const { id } = await requireStore(context, 'products.read');
      const [categories, related] = await Promise.all([
        listUsedCategories(context.db, id),
        listRelatedCategories(context.db, id),
      ]);
      return ok({ categories, related });
    }),
    requests: os.store.requests.handler(async ({ context, input }) => {
      const { id: supplierId } = await requireStore(context, 'products.read');
      return ok(await listRequests(context.db, { ...input, supplierId }));
    }),
  },
  send: os.send.handler(async ({ context, input }) =>
    ok({ request: await context.write((ctx) => sendRequest(ctx, input)) }),
  ),
  withdraw: os.withdraw.handler(async ({ context, input }) => {
    await context.write((ctx) => withdrawRequest(ctx, input));
    return ok({});
  }),
  queue: os.queue.handler(async ({ context, input }) => ok(await listQueue(context.db, input))),
  accept: os.accept.handler(async ({ context, input }) => {
    await context.write((ctx) => acceptRequest(ctx, input));
    return ok({});
  }),
  decline: os.decline.handler(async ({ context, input }) => {
    await context.write((ctx) => declineRequest(ctx, input));
    return ok({});
  }),
});
