import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { listingsContract } from '../contract.ts';
import { changeProducts, duplicateProduct } from './commands/change-products.ts';
import { deleteProduct, setPin, setStatus, setStock } from './commands/manage-product.ts';
import { addProduct, updateProduct } from './commands/save-product.ts';
import { getStoreProduct } from './queries/editable-product.ts';
import { listStoreProducts } from './queries/store-products.ts';

const os = implementContract(listingsContract);

/** Returns the saved product as its supplier edits it. */
const editableProductResponse = async (
  { db, now }: RequestContext,
  saved: { id: string; supplierId: string },
) => ok({ product: await getStoreProduct(db, { ...saved, now }) });

export const listingsRoutes = os.router({
  listStoreProducts: os.listStoreProducts.handler(async ({ context, input }) => {
    const { id: supplierId } = await requireStore(context, 'products.read');
    return ok(await listStoreProducts(context.db, { ...input, supplierId, now: context.now }));
  }),
  getStoreProduct: os.getStoreProduct.handler(async ({ context, input }) => {
    const { id: supplierId } = await requireStore(context, 'products.read');
    return editableProductResponse(context, { id: input.id, supplierId });
  }),
  addProduct: os.addProduct.handler(async ({ context, input }) =>
    editableProductResponse(context, await context.write((ctx) => addProduct(ctx, input))),
  ),
  updateProduct: os.updateProduct.handler(async ({ context, input }) =>
    editableProductResponse(context, await context.write((ctx) => updateProduct(ctx, input))),
  ),
  changeProducts: os.changeProducts.handler(async ({ context, input }) =>
    ok({ results: await context.write((ctx) => changeProducts(ctx, input)) }),
  ),
  duplicateProduct: os.duplicateProduct.handler(async ({ context, input }) =>
    editableProductResponse(context, await context.write((ctx) => duplicateProduct(ctx, input))),
  ),
  setStock: os.setStock.handler(async ({ context, input }) =>
    ok(await context.write((ctx) => setStock(ctx, input))),
  ),
  setProductStatus: os.setProductStatus.handler(async ({ context, input }) =>
    ok(await context.write((ctx) => setStatus(ctx, input))),
  ),
  setProductPin: os.setProductPin.handler(async ({ context, input }) =>
    ok(await context.write((ctx) => setPin(ctx, input))),
  ),
  deleteProduct: os.deleteProduct.handler(async ({ context, input }) => {
    await context.write((ctx) => deleteProduct(ctx, input));
    return ok({});
  }),
});
