import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { favouritesContract } from '../contract.ts';
import { addProduct, addSupplier, mergeFavourites, removeProduct, removeSupplier } from './commands.ts';
import {
  listFavouriteCards,
  listFavouriteIds,
  listFavouriteProducts,
  listFavouriteSuppliers,
} from './queries.ts';

const os = implementContract(favouritesContract);

const ownFavouriteIds = async (context: RequestContext) =>
  ok(await listFavouriteIds(context.db, { accountId: requireSignedIn(context).accountId }));

export const favouritesRoutes = os.router({
  listMarks: os.listMarks.handler(({ context }) => ownFavouriteIds(context)),
  mergeMarks: os.mergeMarks.handler(async ({ context, input }) => {
    await context.write((ctx) => mergeFavourites(ctx, input));
    return ownFavouriteIds(context);
  }),
  listProducts: os.listProducts.handler(async ({ context, input }) =>
    ok(await listFavouriteProducts(context.db, { ...input, accountId: requireSignedIn(context).accountId })),
  ),
  listSuppliers: os.listSuppliers.handler(async ({ context, input }) =>
    ok(await listFavouriteSuppliers(context.db, { ...input, accountId: requireSignedIn(context).accountId })),
  ),
  listKept: os.listKept.handler(async ({ context, input }) =>
    ok(await listFavouriteCards(context.db, input)),
  ),
  addProduct: os.addProduct.handler(async ({ context, input }) => {
    await context.write((ctx) => addProduct(ctx, input));
    return ok({});
  }),
  removeProduct: os.removeProduct.handler(async ({ context, input }) => {
    await context.write((ctx) => removeProduct(ctx, input));
    return ok({});
  }),
  addSupplier: os.addSupplier.handler(async ({ context, input }) => {
    await context.write((ctx) => addSupplier(ctx, input));
    return ok({});
  }),
  removeSupplier: os.removeSupplier.handler(async ({ context, input }) => {
    await context.write((ctx) => removeSupplier(ctx, input));
    return ok({});
  }),
});
