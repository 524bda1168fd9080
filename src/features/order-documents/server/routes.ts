import { contentDisposition } from '#features/files/rules.ts';
import type { Viewer } from '#features/orders/server/queries/viewer.ts';
import { requireStore } from '#features/suppliers/server/queries.ts';
import { signedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { orderDocumentsContract } from '../contract.ts';
import type { Asked } from './queries/order-record.ts';
import { renderDocument } from './queries/render-document.ts';

const os = implementContract(orderDocumentsContract);

async function answer(context: RequestContext, asked: Omit<Asked, 'viewer'> & { viewer: Viewer }) {
  const { name, bytes } = await renderDocument(context.db, asked);
  context.setHeader('content-security-policy', "default-src 'none'; sandbox");
  const headers = { 'content-disposition': contentDisposition(name) };
  return { headers, body: new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }) };
}

export const orderDocumentsRoutes = os.router({
  buyerDocument: os.buyerDocument.handler(({ context, input }) =>
    answer(context, { ...input, viewer: { side: 'buyer', accountId: signedIn(context).accountId } }),
  ),
  storeDocument: os.storeDocument.handler(async ({ context, input }) =>
    answer(context, {
      ...input,
      viewer: { side: 'supplier', supplierId: (await requireStore(context, 'orders.read')).id },
    }),
  ),
});
