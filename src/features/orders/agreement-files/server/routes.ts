import { contentDisposition, downloadType } from '#features/files/files/rules.ts';
import {
  requireBuyer,
  requireSeller,
  type Viewer,
} from '#features/orders/order-record/server/queries/viewer.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { fileContentPolicy } from '#platform/http/security-headers.ts';
import { agreementFilesContract } from '../contract.ts';
import { getAgreementFile } from './queries.ts';

const os = implementContract(agreementFilesContract);

interface FileRequest {
  id: string;
  fileId: string;
  viewer: Viewer;
}

async function sendFile(context: RequestContext, query: FileRequest) {
  const { storageKey, contentType, name } = await getAgreementFile(context.db, query);
  const bytes = await context.kernel.files.read(storageKey);
  context.setHeader('content-security-policy', fileContentPolicy);
  const kind = contentType === downloadType ? 'attachment' : 'inline';
  const headers = { 'content-disposition': contentDisposition(name, kind) };
  return { headers, body: new File([new Uint8Array(bytes)], name, { type: contentType }) };
}

export const agreementFilesRoutes = os.router({
  getOrdered: os.getOrdered.handler(({ context, input }) =>
    sendFile(context, { ...input, viewer: requireBuyer(context) }),
  ),
  getSold: os.getSold.handler(async ({ context, input }) =>
    sendFile(context, { ...input, viewer: await requireSeller(context, 'orders.read') }),
  ),
});
