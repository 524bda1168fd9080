import { choosePublicProducts } from '#features/catalog/products/server/commands/plan-slots.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { publicPlacesContract } from '../contract.ts';
import { getPublicProductLimit, listRankedProducts } from './queries.ts';

const os = implementContract(publicPlacesContract);

export const publicPlacesRoutes = os.router({
  listPublicPlaces: os.listPublicPlaces.handler(async ({ context, input }) => {
    const { id: supplierId } = await requireStore(context, 'products.read');
    return ok(await listRankedProducts(context.db, { ...input, supplierId, now: context.now }));
  }),
  choosePublicProducts: os.choosePublicProducts.handler(async ({ context, input }) => {
    const { supplierId } = await context.write((ctx) => choosePublicProducts(ctx, input));
    return ok({ places: await getPublicProductLimit(context.db, { supplierId, now: context.now }) });
  }),
});
