import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { csvType } from '#lib/csv.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { streamFile } from '#platform/http/stream-file.ts';
import { importsContract } from '../contract.ts';
import { cancelImport, checkImport, startImport } from './commands/control-import.ts';
import { uploadImport } from './commands/upload-import.ts';
import { getImport, listImports, listRows, refusedCsv } from './queries/imports.ts';
import { listUnknownCategories } from './queries/unknown-categories.ts';

const os = implementContract(importsContract);

async function importKeyOf(context: RequestContext, id: string) {
  const { id: supplierId } = await requireStore(context, 'products.read');
  return { id, supplierId };
}

const importResponse = async (context: RequestContext, key: { id: string; supplierId: string }) =>
  ok({ import: await getImport(context.db, key) });

export const importsRoutes = os.router({
  upload: os.upload.handler(async ({ context, input }) => {
    const id = await uploadImport(context, input);
    return importResponse(context, await importKeyOf(context, id));
  }),
  list: os.list.handler(async ({ context }) => {
    const { id: supplierId } = await requireStore(context, 'products.read');
    return ok({ imports: await listImports(context.db, supplierId) });
  }),
  get: os.get.handler(async ({ context, input }) =>
    importResponse(context, await importKeyOf(context, input.id)),
  ),
  check: os.check.handler(async ({ context, input }) =>
    importResponse(context, await context.write((ctx) => checkImport(ctx, input))),
  ),
  start: os.start.handler(async ({ context, input }) =>
    importResponse(context, await context.write((ctx) => startImport(ctx, input))),
  ),
  cancel: os.cancel.handler(async ({ context, input }) =>
    importResponse(context, await context.write((ctx) => cancelImport(ctx, input))),
  ),
  listRows: os.listRows.handler(async ({ context, input }) =>
    ok(await listRows(context.db, { ...input, ...(await importKeyOf(context, input.id)) })),
  ),
  listUnknownCategories: os.listUnknownCategories.handler(async ({ context, input }) =>
    ok({ categories: await listUnknownCategories(context.db, await importKeyOf(context, input.id)) }),
  ),
  refusedRows: os.refusedRows.handler(async ({ context, input }) => {
    const given = await getImport(context.db, await importKeyOf(context, input.id));
    return streamFile(refusedCsv(context.db, given), { name: 'refused-rows.csv', type: csvType });
  }),
});
