import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { productPreviewsContract } from '../contract.ts';
import { previewDraft } from './queries/preview-draft.ts';
import { previewProduct } from './queries/preview-saved.ts';

const os = implementContract(productPreviewsContract);

export const productPreviewsRoutes = os.router({
  previewProduct: os.previewProduct.handler(async ({ context, input }) => {
    const { id: supplierId } = await requireStore(context, 'products.read');
    return ok(await previewProduct(context.db, { id: input.id, supplierId, now: context.now }));
  }),
  previewDraft: os.previewDraft.handler(async ({ context, input }) => {
    const { id: supplierId } = await requireStore(context, 'products.write');
    return ok(await previewDraft(context.db, { ...input, supplierId, now: context.now }));
  }),
});
