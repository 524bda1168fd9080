import { gunzipSync } from 'node:zlib';
import { contentDisposition } from '#features/files/files/rules.ts';
import { toDateString } from '#lib/calendar.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { fileContentPolicy } from '#platform/http/security-headers.ts';
import { privacyContract } from '../contract.ts';
import { maxPlainBytes } from '../rules.ts';
import { closeAccount } from './commands/close-account.ts';
import { requestExport } from './commands/make-export.ts';
import { getClosing } from './queries/closing.ts';
import { getReadyExport, listExports } from './queries/exports.ts';

const os = implementContract(privacyContract);

const exportQuery = (context: RequestContext) => ({
  accountId: requireSignedIn(context).accountId,
  now: context.now,
});

export const privacyRoutes = os.router({
  listExports: os.listExports.handler(async ({ context }) =>
    ok({ exports: await listExports(context.db, exportQuery(context)) }),
  ),
  requestExport: os.requestExport.handler(async ({ context }) =>
    ok({ export: await context.write(requestExport) }),
  ),
  downloadExport: os.downloadExport.handler(async ({ context, input }) => {
    const readyExport = await getReadyExport(context.db, { ...input, ...exportQuery(context) });
    const packed = await context.kernel.files.read(readyExport.storageKey);
    const isPlain = readyExport.bytes <= maxPlainBytes;
    const name = `packwright-data-${toDateString(readyExport.requestedAt)}.json${isPlain ? '' : '.gz'}`;
    const bytes = new Uint8Array(isPlain ? gunzipSync(packed) : packed);
    const type = isPlain ? 'application/json' : 'application/gzip';
    context.setHeader('content-security-policy', fileContentPolicy);
    const disposition = contentDisposition(name).replace('inline', 'attachment');
    return { headers: { 'content-disposition': disposition }, body: new File([bytes], name, { type }) };
  }),
  getClosing: os.getClosing.handler(async ({ context }) =>
    ok({ closing: await getClosing(context.db, exportQuery(context)) }),
  ),
  closeAccount: os.closeAccount.handler(async ({ context, input }) => {
    await closeAccount(context, input);
    return ok({});
  }),
});
