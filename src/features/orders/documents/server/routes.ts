import { contentDisposition } from '#features/files/files/rules.ts';
import type { Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { fileContentPolicy } from '#platform/http/security-headers.ts';
import { orderDocumentsContract } from '../contract.ts';
import { goesWithGoods } from '../rules/goods-documents.ts';
import { type Paper, renderDocument, renderLabels } from './queries/render-document.ts';

const os = implementContract(orderDocumentsContract);

function answer(context: RequestContext, { name, bytes }: Paper) {
  context.setHeader('content-security-policy', fileContentPolicy);
  const headers = { 'content-disposition': contentDisposition(name) };
  return { headers, body: new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }) };
}

/** When it is read, and what opens account numbers: not a key, since they are for people. */
const readerOf = ({ actor, kernel, now }: RequestContext) => ({
  serverSecret: actor?.apiKey ? null : kernel.config.sessionSecret,
  now,
});

async function storeViewer(
  context: RequestContext,
  capability: 'orders.read' | 'orders.money' = 'orders.read',
): Promise<Viewer> {
  return { side: 'supplier', supplierId: (await requireStore(context, capability)).id };
}

export const orderDocumentsRoutes = os.router({
  buyerDocument: os.buyerDocument.handler(async ({ context, input }) => {
    const viewer = { side: 'buyer', accountId: requireSignedIn(context).accountId } as const;
    return answer(context, await renderDocument(context.db, { ...input, viewer, ...readerOf(context) }));
  }),
  storeDocument: os.storeDocument.handler(async ({ context, input }) => {
    const viewer = await storeViewer(context, goesWithGoods(input.kind) ? 'orders.read' : 'orders.money');
    return answer(context, await renderDocument(context.db, { ...input, viewer, ...readerOf(context) }));
  }),
  storeLabels: os.storeLabels.handler(async ({ context, input: { ids } }) => {
    const viewer = await storeViewer(context);
    return answer(context, await renderLabels(context.db, { viewer, ids, now: context.now }));
  }),
});
