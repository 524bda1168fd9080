import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { catalogContract } from '../contract.ts';
import {
  listFeatured,
  listProductCards,
  listSelections,
  selectionConditions,
} from './queries/product-lists.ts';
import { getProduct } from './queries/product-page.ts';
import {
  getCategoryFacts,
  listSupplierCategories,
  listSupplierShowcases,
} from './queries/product-summaries.ts';

const os = implementContract(catalogContract);
const featuredCount = 8;

export const catalogRoutes = os.router({
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
  getCategoryFacts: os.getCategoryFacts.handler(async ({ context, input }) =>
    ok({ facts: await getCategoryFacts(context.db, input.slug) }),
  ),
  listSupplierCategories: os.listSupplierCategories.handler(async ({ context, input }) =>
    ok({ shelves: await listSupplierCategories(context.db, input.slug) }),
  ),
  listSupplierShowcases: os.listSupplierShowcases.handler(async ({ context, input }) =>
    ok({ showcases: await listSupplierShowcases(context.db, input.suppliers) }),
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
});
