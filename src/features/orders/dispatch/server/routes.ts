import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { dispatchContract } from '../contract.ts';
import { listDispatches } from './queries.ts';

const os = implementContract(dispatchContract);

export const dispatchRoutes = os.router({
  list: os.list.handler(async ({ context, input }) => {
    const { id: supplierId } = await requireStore(context, 'orders.read');
    return ok(await listDispatches(context.db, { ...input, supplierId, now: context.now }));
  }),
});
