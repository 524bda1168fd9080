import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { productVersionsContract } from '../contract.ts';
import { listVersions } from './queries.ts';

const os = implementContract(productVersionsContract);

export const productVersionsRoutes = os.router({
  listVersions: os.listVersions.handler(async ({ context, input }) => {
    const { id: supplierId } = await requireStore(context, 'products.read');
    return ok({ versions: await listVersions(context.db, { id: input.id, supplierId }) });
  }),
});
