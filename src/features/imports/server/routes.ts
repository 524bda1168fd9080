import { requireStore } from '#features/suppliers/server/queries.ts';
import { csvLine } from '#lib/csv.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { importsContract } from '../contract.ts';
import { cancelImport, checkImport, startImport } from './commands/steer-import.ts';
import { uploadImport } from './commands/upload-import.ts';
import { exportCsv, exportXlsx } from './queries/export-products.ts';
import { getImport, listImports, listRows, readRefused } from './queries/imports.ts';

const os = implementContract(importsContract);

async function own(context: RequestContext, id: string) {
  const { id: supplierId } = await requireStore(context, 'products.read');
  return { id, supplierId };
}

const show = async (context: RequestContext, wanted: { id: string; supplierId: string }) =>
  ok({ import: await getImport(context.db, wanted) });

const attachment = (parts: Blob[], { name, type }: { name: string; type: string }) => ({
  headers: { 'content-disposition': `attachment; filename="${name}"` },
  body: new File(parts, name, { type }),
});

const csvType = 'text/csv; charset=utf-8';
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
    const { headings, id } = await getImport(context.db, await own(context, input.id));
    const parts = [new Blob(['\uFEFF', csvLine([...headings, 'Line', 'Why it was refused'])])];
    for await (const rows of readRefused(context.db, id)) {
      const lines = rows.map(({ cells, line, message }) =>
        csvLine([...headings.map((_, i) => cells[i] ?? ''), line, message]),
      );
      parts.push(new Blob(lines));
    }
    return attachment(parts, { name: 'refused-rows.csv', type: csvType });
  }),
  exportProducts: os.exportProducts.handler(async ({ context, input: { layout, type } }) => {
    const { id: supplierId } = await requireStore(context, 'products.read');
    const wanted = { supplierId, layout, origin: context.kernel.config.publicUrl };
    const name = `products-${layout}.${type}`;
    if (type === 'xlsx') return attachment(await exportXlsx(context.db, wanted), { name, type: xlsxType });
    return attachment(await exportCsv(context.db, wanted), { name, type: csvType });
  }),
});
