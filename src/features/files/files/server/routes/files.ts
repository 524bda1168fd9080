import { ok } from '#lib/endpoint.ts';
import { requireSession } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { fileContentPolicy } from '#platform/http/security-headers.ts';
import { filesContract } from '../../contract.ts';
import { contentDisposition, downloadType } from '../../rules.ts';
import { deleteFile } from '../commands/attach-file.ts';
import { uploadFile } from '../commands/upload-file.ts';
import { getReadableFile } from '../queries.ts';

const os = implementContract(filesContract);

export const filesRoutes = os.router({
  uploadFile: os.uploadFile.handler(async ({ context, input }) =>
    ok({ file: await uploadFile(context, input) }),
  ),
  getFileContent: os.getFileContent.handler(async ({ context, input }) => {
    const { storageKey, contentType, name } = await getReadableFile(context.db, {
      ...input,
      actor: requireSession(context),
    });
    const bytes = await context.kernel.files.read(storageKey);
    context.setHeader('content-security-policy', fileContentPolicy);
    const kind = contentType === downloadType ? 'attachment' : 'inline';
    const headers = { 'content-disposition': contentDisposition(name, kind) };
    return { headers, body: new File([new Uint8Array(bytes)], name, { type: contentType }) };
  }),
  deleteFile: os.deleteFile.handler(async ({ context, input }) => {
    await context.write((ctx) => deleteFile(ctx, input));
    return ok({});
  }),
});
