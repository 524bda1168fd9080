import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { categoriesContract } from '../contract.ts';
import { getCategory } from './queries/category-page.ts';
import { getCategoryForm, listTiles, searchLeaves } from './queries.ts';

const os = implementContract(categoriesContract);

export const categoriesRoutes = os.router({
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
});
