import { contentDisposition } from '#features/files/files/rules.ts';
import { requireBuyer, requireSeller } from '#features/orders/order-record/server/queries/viewer.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { fileContentPolicy } from '#platform/http/security-headers.ts';
import { orderDocumentsContract } from '../contract.ts';
import { isPackingDocument } from '../rules.ts';
import type { DrawLogo } from './queries/document-look.ts';
import { type DocumentFile, renderDocument, renderLabels } from './queries/render-document.ts';

const os = implementContract(orderDocumentsContract);

function respondWithPdf(context: RequestContext, { name, bytes }: DocumentFile) {
  context.setHeader('content-security-policy', fileContentPolicy);
  const headers = { 'content-disposition': contentDisposition(name) };
  return { headers, body: new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }) };
}

/** Returns the time and the secret that decrypts account numbers; API keys get no secret. */
const readerOf = ({ actor, kernel, now }: RequestContext) => ({
  serverSecret: actor?.apiKey ? null : kernel.config.sessionSecret,
  now,
});

/** `drawLogo` is part of the illustration module, which is passed in to avoid a dependency on it. */
export const orderDocumentsRoutes = (drawLogo: DrawLogo) =>
  os.router({
    buyerDocument: os.buyerDocument.handler(async ({ context, input }) => {
      const viewer = requireBuyer(context);
      return respondWithPdf(
        context,
        await renderDocument(
          { kernel: context.kernel, drawLogo },
          { ...input, viewer, ...readerOf(context) },
        ),
      );
    }),
    storeDocument: os.storeDocument.handler(async ({ context, input }) => {
      const viewer = await requireSeller(
        context,
        isPackingDocument(input.kind) ? 'orders.read' : 'orders.money',
      );
      return respondWithPdf(
        context,
        await renderDocument(
          { kernel: context.kernel, drawLogo },
          { ...input, viewer, ...readerOf(context) },
        ),
      );
    }),
    storeLabels: os.storeLabels.handler(async ({ context, input: { ids } }) => {
      const viewer = await requireSeller(context, 'orders.read');
      return respondWithPdf(context, await renderLabels(context.db, { viewer, ids, now: context.now }));
    }),
  });
