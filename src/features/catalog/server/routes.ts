import { getSampleStore, requireStore } from '#features/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { catalogContract } from '../contract.ts';
import { changeProducts, duplicateProduct } from './commands/change-products.ts';
import { deleteProduct, setStatus, setStock } from './commands/manage-product.ts';
import { choosePublicProducts } from './commands/plan-places.ts';
import { addProduct, updateProduct } from './commands/save-product.ts';
import { getCategory, getCategoryForm, listTiles, searchLeaves } from './queries/categories.ts';
import { listFeatured, listProductCards } from './queries/product-cards.ts';
import { getProduct } from './queries/product-page.ts';
import { getPublicPlaces, listPublicPlaces } from './queries/public-places.ts';
import { listSelections, selectionConditions } from './queries/selections.ts';
import { getStoreProduct, listStoreProducts } from './queries/store-products.ts';

const os = implementContract(catalogContract);
const featuredCount = 8;

/** The product as it now is, for its supplier. */
const editable = async ({ db }: RequestContext, saved: { id: string; supplierId: string }) =>
  ok({ product: await getStoreProduct(db, saved) });

export const catalogRoutes = os.router({
  listCategories: os.listCategories.handler(async ({ context }) =>
    ok({ tiles: await listTiles(context.db) }),
  ),
  searchCategories: os.searchCategories.handler(async ({ context, input }) =>
    ok({ categories: await searchLeaves(context.db, input.q) }),
  ),
  getCategory: os.getCategory.handler(async ({ context, input }) =>
    ok(await getCategory(context.db, input.slug)),
  ),
  getCategoryForm: os.getCategoryForm.handler(async ({ context, input }) =>
    ok(await getCategoryForm(context.db, input.slug)),
  ),
  listProducts: os.listProducts.handler(
    async ({ context, input: { supplier, category, selection, ...page } }) =>
      ok(
        await listProductCards(context.db, {
          ...page,
          supplierSlug: supplier,
          categoryId: category,
          condition: selection && selectionConditions[selection],
        }),
      ),
  ),
  listSelections: os.listSelections.handler(async ({ context }) =>
    ok({ selections: await listSelections(context.db, { limit: 4 }) }),
  ),
  listFeaturedProducts: os.listFeaturedProducts.handler(async ({ context }) =>
    ok({ products: await listFeatured(context.db, { limit: featuredCount }) }),
  ),
  getProduct: os.getProduct.handler(async ({ context, input }) =>
    ok({ product: await getProduct(context.db, input) }),
  ),

  listPublicPlaces: os.listPublicPlaces.handler(async ({ context, input }) => {
    const { id: supplierId } = await requireStore(context, 'products.read');
    return ok(await listPublicPlaces(context.db, { ...input, supplierId, now: context.now }));
  }),
  choosePublicProducts: os.choosePublicProducts.handler(async ({ context, input }) => {
    const { supplierId } = await context.write((ctx) => choosePublicProducts(ctx, input));
    return ok({ places: await getPublicPlaces(context.db, { supplierId, now: context.now }) });
  }),

  listStoreProducts: os.listStoreProducts.handler(async ({ context, input }) => {
    const { id: supplierId } = await requireStore(context, 'products.read');
    return ok(await listStoreProducts(context.db, { ...input, supplierId }));
  }),
  listSampleProducts: os.listSampleProducts.handler(async ({ context, input }) => {
    const { id: supplierId } = await getSampleStore(context.db);
    return ok(await listStoreProducts(context.db, { ...input, supplierId }));
  }),
  getStoreProduct: os.getStoreProduct.handler(async ({ context, input }) => {
    const { id: supplierId } = await requireStore(context, 'products.read');
    return editable(context, { id: input.id, supplierId });
  }),
  addProduct: os.addProduct.handler(async ({ context, input }) =>
    editable(context, await context.write((ctx) => addProduct(ctx, input))),
  ),
  updateProduct: os.updateProduct.handler(async ({ context, input }) =>
    editable(context, await context.write((ctx) => updateProduct(ctx, input))),
  ),
  changeProducts: os.changeProducts.handler(async ({ context, input }) =>
    ok({ results: await context.write((ctx) => changeProducts(ctx, input)) }),
  ),
  duplicateProduct: os.duplicateProduct.handler(async ({ context, input }) =>
    editable(context, await context.write((ctx) => duplicateProduct(ctx, input))),
  ),
  setStock: os.setStock.handler(async ({ context, input }) =>
    ok(await context.write((ctx) => setStock(ctx, input))),
  ),
  setProductStatus: os.setProductStatus.handler(async ({ context, input }) =>
    ok(await context.write((ctx) => setStatus(ctx, input))),
  ),
  deleteProduct: os.deleteProduct.handler(async ({ context, input }) => {
    await context.write((ctx) => deleteProduct(ctx, input));
    return ok({});
  }),
});
