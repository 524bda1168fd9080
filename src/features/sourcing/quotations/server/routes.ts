import { requireBuyer, requireSupplier } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { contentDisposition } from '#features/files/files/rules.ts';
import type { DrawLogo } from '#features/orders/documents/server/queries/document-look.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { fileContentPolicy } from '#platform/http/security-headers.ts';
import { quotationsContract } from '../contract.ts';
import { type QuotationFile, renderQuotation } from './queries/render-quotation.ts';

const os = implementContract(quotationsContract);

function respondWithPdf(context: RequestContext, { name, bytes }: QuotationFile) {
  context.setHeader('content-security-policy', fileContentPolicy);
  const headers = { 'content-disposition': contentDisposition(name) };
  return { headers, body: new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }) };
}

/** Routes of quotations. `drawLogo` is part of the illustration module, which is passed in to avoid a dependency on it. */
export const quotationsRoutes = (drawLogo: DrawLogo) =>
  os.router({
    getReceived: os.getReceived.handler(async ({ context, input: { id } }) => {
      const query = { id, viewer: requireBuyer(context), now: context.now };
      return respondWithPdf(context, await renderQuotation({ kernel: context.kernel, drawLogo }, query));
    }),
    getSent: os.getSent.handler(async ({ context, input: { id } }) => {
      const query = { id, viewer: await requireSupplier(context), now: context.now };
      return respondWithPdf(context, await renderQuotation({ kernel: context.kernel, drawLogo }, query));
    }),
  });
