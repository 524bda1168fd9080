import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { notFound } from '#lib/errors.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { productDraftsContract } from '../contract.ts';
import { discardDraft } from './commands/end-draft.ts';
import { saveDraft } from './commands/save-draft.ts';
import { findDraft, getDraft, isStoreProduct, listDrafts } from './queries.ts';

const os = implementContract(productDraftsContract);

const requireStoreId = async (context: RequestContext): Promise<string> =>
  (await requireStore(context, 'products.write')).id;

export const productDraftsRoutes = os.router({
  listDrafts: os.listDrafts.handler(async ({ context }) =>
    ok({ drafts: await listDrafts(context.db, await requireStoreId(context)) }),
  ),
  getDraft: os.getDraft.handler(async ({ context, input }) =>
    ok({ draft: await getDraft(context.db, { id: input.id, supplierId: await requireStoreId(context) }) }),
  ),
  findChanges: os.findChanges.handler(async ({ context, input }) => {
    const which = { id: input.id, supplierId: await requireStoreId(context) };
    if (!(await isStoreProduct(context.db, which))) throw notFound('Product');
    const draft = await findDraft(context.db, which);
    return ok({ draft: draft?.began ? draft : null });
  }),
  saveDraft: os.saveDraft.handler(async ({ context, input }) =>
    ok({ draft: await context.write((ctx) => saveDraft(ctx, input)) }),
  ),
  discardDraft: os.discardDraft.handler(async ({ context, input }) => {
    await context.write((ctx) => discardDraft(ctx, input));
    return ok({});
  }),
});
