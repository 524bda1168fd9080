import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { pickStored } from '#features/catalog/products/contract/product.ts';
import { firstImageId, isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { formatAttributesCell } from '#features/catalog/spreadsheet-cells/rules/attribute-cells.ts';
import { formatVariantsCell } from '#features/catalog/spreadsheet-cells/rules/variant-cells.ts';
import { definitionsByLeaf } from '#features/catalog/taxonomy/server/queries.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { listLiveVariants, toVariantsForm } from '#features/catalog/variants/server/queries.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { csvByteOrderMark, csvLine, escapeFormula } from '#lib/csv.ts';
import type { Database } from '#platform/database/database.ts';
import type { ExportLayout } from '../../contract.ts';
import { type ExportedProduct, exportColumns } from '../../rules/export-columns.ts';

const pageSize = 500;

interface ExportQuery {
  supplierId: string;
  layout: ExportLayout;
  /** Products with a number greater than this, … */
  after?: number;
  /** … up to and including this one. */
  upTo?: number;
}

interface ExportOptions extends ExportQuery {
  /** Origin of product URLs. */
  origin: string;
}

const selectProducts = (db: Database) =>
  db
    .select({
      id: products.id,
      number: products.number,
      slug: products.slug,
      ...pickStored(products),
      categoryName: categories.name,
      categoryPath: categories.path,
      stock: products.stock,
      isShown: products.isShown,
      imageId: firstImageId.as('image_id'),
      supplierName: suppliers.businessName,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .$dynamic();

type LeafDefinitions = Awaited<ReturnType<typeof definitionsByLeaf>>;
type Row = Awaited<ReturnType<typeof selectProducts>>[number];
/** Data of products from other tables. */
interface RelatedData {
  definitionsOf: LeafDefinitions;
  variants: Awaited<ReturnType<typeof listLiveVariants>>;
}

const textValue = (value: unknown): string => (typeof value === 'string' ? value : '');

const toExportedProduct = (
  { id, attributes, imageId, isShown, ...row }: Row,
  { definitionsOf, variants }: RelatedData,
): ExportedProduct & { id: string } => ({
  ...row,
  id,
  isShown: isShown === true,
  brand: textValue(attributes.brand),
  colour: textValue(attributes.colour),
  variants: formatVariantsCell(toVariantsForm(variants.get(id) ?? []), row.currency),
  attributes: formatAttributesCell(definitionsOf(row.categoryId), attributes),
  imageUrl: imageId && mediaUrl(imageId),
});

/** Yields the lines of an export, headings first, one page of products at a time. */
async function* exportedLines(
  db: Database,
  { origin, ...query }: ExportOptions,
): AsyncGenerator<(string | number)[][]> {
  const columns = exportColumns[query.layout];
  yield [columns.map(([heading]) => heading)];
  for await (const page of exportedPages(db, query))
    yield page.map((one) => columns.map(([, cell]) => cell(one, origin)));
}

/** Yields the products of an export by number, one page at a time. */
export async function* exportedPages(
  db: Database,
  { supplierId, layout, after = 0, upTo }: ExportQuery,
): AsyncGenerator<(ExportedProduct & { id: string })[]> {
  const definitionsOf = layout === 'packwright' ? await definitionsByLeaf(db) : () => [];
  let last = after;
  for (;;) {
    const rows = await selectProducts(db)
      .where(
        and(
          eq(products.supplierId, supplierId),
          isNull(products.deletedAt),
          isNull(products.archivedAt),
          gt(products.number, last),
          upTo === undefined ? undefined : lte(products.number, upTo),
          // A feed is for buyers, so products that they cannot open are left out.
          layout === 'google' ? isPublicProduct : undefined,
        ),
      )
      .orderBy(asc(products.number))
      .limit(pageSize);
    const ids = layout === 'packwright' ? rows.map(({ id }) => id) : [];
    const variants = await listLiveVariants(db, ids);
    if (rows.length > 0) yield rows.map((row) => toExportedProduct(row, { definitionsOf, variants }));
    const end = rows.at(-1);
    if (!end || rows.length < pageSize) return;
    last = end.number;
  }
}

/** Yields the store's products as CSV. */
export async function* exportCsv(db: Database, exported: ExportOptions): AsyncGenerator<string> {
  yield csvByteOrderMark;
  for await (const lines of exportedLines(db, exported)) yield lines.map(csvLine).join('');
}

/** Yields the store's products as an XLSX workbook, streamed while it is written. */
export async function* exportXlsx(db: Database, exported: ExportOptions): AsyncGenerator<Uint8Array> {
  const stream = new PassThrough();
  const writing = writeWorkbook(stream, exportedLines(db, exported)).catch((error: Error) =>
    stream.destroy(error),
  );
  yield* stream;
  await writing;
}

async function writeWorkbook(stream: PassThrough, pages: AsyncGenerator<(string | number)[][]>) {
  // Loaded on demand: the library costs a process 10 MB of memory, and most processes never write a workbook.
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream });
  const sheet = workbook.addWorksheet('Products', { views: [{ state: 'frozen', ySplit: 1 }] });
  for await (const lines of pages) {
    // Wait for slow readers, and stop if the reader has disconnected.
    if (stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), once(stream, 'close')]);
    if (stream.destroyed) return;
    for (const cells of lines)
      sheet.addRow(cells.map((cell) => (typeof cell === 'string' ? escapeFormula(cell) : cell))).commit();
  }
  sheet.commit();
  await workbook.commit();
}
