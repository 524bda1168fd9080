import { requireStore } from '#features/suppliers/server/queries.ts';
import { csvType } from '#lib/csv.ts';
import { toDateString } from '#lib/dates.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { streamFile } from '#platform/http/stream-file.ts';
import { importsContract } from '../contract.ts';
import { cancelImport, checkImport, startImport } from './commands/steer-import.ts';
import { uploadImport } from './commands/upload-import.ts';
import { exportCsv, exportXlsx } from './queries/export-products.ts';
import { getImport, listImports, listRows, refusedCsv } from './queries/imports.ts';

const os = implementContract(importsContract);

async function own(context: RequestContext, id: string) {
  const { id: supplierId } = await requireStore(context, 'products.read');
  return { id, supplierId };
}

const show = async (context: RequestContext, wanted: { id: string; supplierId: string }) =>
  ok({ import: await getImport(context.db, wanted) });

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const importsRoutes = os.router({
  upload: os.upload.handler(async ({ context, input }) => {
    const id = await uploadImport(context, input);
    return show(context, await own(context, id));
  }),
  list: os.list.handler(async ({ context }) => {
    const { id: supplierId } = await requireStore(context, 'products.read');
    return ok({ imports: await listImports(context.db, supplierId) });
  }),
  get: os.get.handler(async ({ context, input }) => show(context, await own(context, input.id))),
  check: os.check.handler(async ({ context, input }) =>
    show(context, await context.write((ctx) => checkImport(ctx, input))),
  ),
  start: os.start.handler(async ({ context, input }) =>
    show(context, await context.write((ctx) => startImport(ctx, input))),
  ),
  cancel: os.cancel.handler(async ({ context, input }) =>
    show(context, await context.write((ctx) => cancelImport(ctx, input))),
  ),
  listRows: os.listRows.handler(async ({ context, input }) =>
    ok(await listRows(context.db, { ...input, ...(await own(context, input.id)) })),
  ),
  refusedRows: os.refusedRows.handler(async ({ context, input }) => {
    const given = await getImport(context.db, await own(context, input.id));
    return streamFile(refusedCsv(context.db, given), { name: 'refused-rows.csv', type: csvType });
  }),
  exportProducts: os.exportProducts.handler(async ({ context, input: { layout, type } }) => {
    const { id: supplierId } = await requireStore(context, 'products.read');
    const wanted = { supplierId, layout, origin: context.kernel.config.publicUrl };
    const parts = type === 'csv' ? exportCsv(context.db, wanted) : exportXlsx(context.db, wanted);
    const name = `products-${layout}-${toDateString(context.now)}.${type}`;
    return streamFile(parts, { name, type: type === 'csv' ? csvType : xlsxType });
  }),
});
