import { contentDisposition } from '#features/files/files/rules.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { fileContentPolicy } from '#platform/http/security-headers.ts';
import { productDocumentsContract } from '../contract.ts';
import { getPublicDocument, listPublicDocuments } from './queries.ts';

const os = implementContract(productDocumentsContract);

export const productDocumentsRoutes = os.router({
  listDocuments: os.listDocuments.handler(async ({ context, input }) =>
    ok({ documents: await listPublicDocuments(context.db, { ...input, now: context.now }) }),
  ),
  readDocument: os.readDocument.handler(async ({ context, input }) => {
    const { storageKey, name } = await getPublicDocument(context.db, { ...input, now: context.now });
    const bytes = await context.kernel.files.read(storageKey);
    context.setHeader('content-security-policy', fileContentPolicy);
    const headers = { 'content-disposition': contentDisposition(name) };
    return { headers, body: new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }) };
  }),
});
