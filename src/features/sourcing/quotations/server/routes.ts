import {
  requireBuyer,
  requireSupplier,
  type Viewer,
} from '#features/conversations/inquiries/server/queries/viewer.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { fileContentPolicy } from '#platform/http/security-headers.ts';
import { quotationsContract } from '../contract.ts';
import { renderQuotation } from './queries/render-quotation.ts';

const os = implementContract(quotationsContract);

async function sendPdf(context: RequestContext, { id, viewer }: { id: string; viewer: Viewer }) {
  const { publicUrl } = context.kernel.config;
  const query = { id, viewer, now: context.now, publicUrl };
  const { file, disposition } = await renderQuotation(context.db, query);
  context.setHeader('content-security-policy', fileContentPolicy);
  return { headers: { 'content-disposition': disposition }, body: file };
}

export const quotationsRoutes = os.router({
  getReceived: os.getReceived.handler(({ context, input: { id } }) =>
    sendPdf(context, { id, viewer: requireBuyer(context) }),
  ),
  getSent: os.getSent.handler(async ({ context, input: { id } }) =>
    sendPdf(context, { id, viewer: await requireSupplier(context) }),
  ),
});
