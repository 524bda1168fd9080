import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { storeSearchContract } from '../contract.ts';
import { searchStore } from './queries.ts';

const os = implementContract(storeSearchContract);

export const storeSearchRoutes = os.router({
  store: os.store.handler(async ({ context, input }) => {
    const { id: supplierId, role } = await requireStore(context);
    return ok({ found: await searchStore(context.db, { ...input, supplierId, role, now: context.now }) });
  }),
});
