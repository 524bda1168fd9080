import { getSampleStore, requireStore } from '#features/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { categoryRequestsContract } from '../contract.ts';
import { acceptRequest, declineRequest, sendRequest, withdrawRequest } from './commands.ts';
import { listQueue, listRequests } from './queries/requests.ts';
import { listRelatedCategories, listUsedCategories } from './queries/store-categories.ts';

const os = implementContract(categoryRequestsContract);

/** The same reads for whichever store `storeOf` finds. */
function readsOf(reads: typeof os.store, storeOf: (context: RequestContext) => Promise<{ id: string }>) {
  return reads.router({
    overview: reads.overview.handler(async ({ context }) => {
      const { id } = await storeOf(context);
      const [categories, related] = await Promise.all([
        listUsedCategories(context.db, id),
        listRelatedCategories(context.db, id),
      ]);
      return ok({ categories, related });
    }),
    requests: reads.requests.handler(async ({ context, input }) =>
      ok(await listRequests(context.db, { ...input, supplierId: (await storeOf(context)).id })),
    ),
  });
}

export const categoryRequestsRoutes = os.router({
  store: readsOf(os.store, (context) => requireStore(context, 'products.read')),
  sampleStore: readsOf(os.sampleStore, (context) => getSampleStore(context.db)),
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
