import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { toDateString } from '#lib/calendar.ts';
import { csvType } from '#lib/csv.ts';
import { ok } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { streamFile } from '#platform/http/stream-file.ts';
import { productExportsContract } from '../contract.ts';
import { listExportParts } from './queries/export-parts.ts';
import { exportCsv, exportXlsx } from './queries/export-products.ts';
import { exportZip } from './queries/export-zip.ts';

const os = implementContract(productExportsContract);

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const productExportsRoutes = os.router({
  exportProducts: os.exportProducts.handler(async ({ context, input: { layout, type } }) => {
    const { id: supplierId } = await requireStore(context, 'products.read');
    const range = { supplierId, layout, origin: context.kernel.config.publicUrl };
    const parts = type === 'csv' ? exportCsv(context.db, range) : exportXlsx(context.db, range);
    const name = `products-${layout}-${toDateString(context.now)}.${type}`;
    return streamFile(parts, { name, type: type === 'csv' ? csvType : xlsxType });
  }),
  listExportParts: os.listExportParts.handler(async ({ context }) => {
    const { id: supplierId } = await requireStore(context, 'products.read');
    return ok({ parts: await listExportParts(context.db, { supplierId }) });
  }),
  exportWithPictures: os.exportWithPictures.handler(async ({ context, input }) => {
    const { id: supplierId } = await requireStore(context, 'products.read');
    if ((await listExportParts(context.db, { supplierId, ...input })).length > 1) throw tooManyParts();
    const { db, kernel } = context;
    const given = { db, files: kernel.files, supplierId, origin: kernel.config.publicUrl, ...input };
    const name = `products-with-pictures-${toDateString(context.now)}.zip`;
    return streamFile(exportZip(given), { name, type: 'application/zip' });
  }),
});

const tooManyParts = () =>
  new AppError(
    'too_large',
    'These products and images are too large for one ZIP file. Download them in parts.',
  );
