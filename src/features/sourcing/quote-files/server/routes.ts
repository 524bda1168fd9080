import {
  requireBuyer,
  requireSupplier,
  type Viewer,
} from '#features/conversations/inquiries/server/queries/viewer.ts';
import { contentDisposition, downloadType } from '#features/files/files/rules.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { fileContentPolicy } from '#platform/http/security-headers.ts';
import { quoteFilesContract } from '../contract.ts';
import { getQuoteFile } from './queries.ts';

const os = implementContract(quoteFilesContract);

interface FileRequest {
  id: string;
  fileId: string;
  viewer: Viewer;
}

async function sendFile(context: RequestContext, query: FileRequest) {
  const { storageKey, contentType, name } = await getQuoteFile(context.db, { ...query, now: context.now });
  const bytes = await context.kernel.files.read(storageKey);
  context.setHeader('content-security-policy', fileContentPolicy);
  const kind = contentType === downloadType ? 'attachment' : 'inline';
  const headers = { 'content-disposition': contentDisposition(name, kind) };
  return { headers, body: new File([new Uint8Array(bytes)], name, { type: contentType }) };
}

export const quoteFilesRoutes = os.router({
  getReceived: os.getReceived.handler(({ context, input }) =>
    sendFile(context, { ...input, viewer: requireBuyer(context) }),
  ),
  getSent: os.getSent.handler(async ({ context, input }) =>
    sendFile(context, { ...input, viewer: await requireSupplier(context) }),
  ),
});
