import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { firstImageId, isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { attributesCell } from '#features/catalog/spreadsheet-cells/rules/attribute-cells.ts';
import { variantsCell } from '#features/catalog/spreadsheet-cells/rules/variant-cells.ts';
import { definitionsByLeaf } from '#features/catalog/taxonomy/server/queries.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { listLiveVariants, toVariantsForm } from '#features/catalog/variants/server/queries.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { csvLine, csvMark, safeCell } from '#lib/csv.ts';
import type { Database } from '#platform/database/database.ts';
import type { ExportLayout } from '../../contract.ts';
import { type ExportedProduct, exportColumns } from '../../rules/export-columns.ts';

const pageSize = 500;

interface ExportQuery {
  supplierId: string;
  layout: ExportLayout;
  /** Products with a number above it, … */
  after?: number;
  /** … up to this one. */
  upTo?: number;
}

interface Exported extends ExportQuery {
  /** Address of the product, for links. */
  origin: string;
}

const selectExported = (db: Database) =>
  db
    .select({
      id: products.id,
      number: products.number,
      slug: products.slug,
      title: products.title,
      description: products.description,
      categoryId: products.categoryId,
      categoryName: categories.name,
      categoryPath: categories.path,
      attributes: products.attributes,
      unit: products.unit,
      currency: products.currency,
      tiers: products.tiers,
      moq: products.moq,
      orderMultiple: products.orderMultiple,
      leadTimeDays: products.leadTimeDays,
      stock: products.stock,
      samplePriceMinor: products.samplePriceMinor,
      customizable: products.customizable,
      ecoFriendly: products.ecoFriendly,
      hsCode: products.hsCode,
      sku: products.sku,
      isShown: products.isShown,
      imageId: firstImageId.as('image_id'),
      supplierName: suppliers.businessName,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .$dynamic();

type DefinitionsOf = Awaited<ReturnType<typeof definitionsByLeaf>>;
type Row = Awaited<ReturnType<typeof selectExported>>[number];
/** What of products lies in other tables. */
interface Described {
  definitionsOf: DefinitionsOf;
  variants: Awaited<ReturnType<typeof listLiveVariants>>;
}

const word = (value: unknown): string => (typeof value === 'string' ? value : '');

const toExported = (
  { id, attributes, imageId, isShown, ...row }: Row,
  { definitionsOf, variants }: Described,
): ExportedProduct & { id: string } => ({
  ...row,
  id,
  isShown: isShown === true,
  brand: word(attributes.brand),
  colour: word(attributes.colour),
  variants: variantsCell(toVariantsForm(variants.get(id) ?? [])),
  attributes: attributesCell(definitionsOf(row.categoryId), attributes),
  imageUrl: imageId && mediaUrl(imageId),
});

/** Lines of an export, headings first, a page of products at a time. */
async function* exportedLines(
  db: Database,
  { origin, ...query }: Exported,
): AsyncGenerator<(string | number)[][]> {
  const columns = exportColumns[query.layout];
  yield [columns.map(([heading]) => heading)];
  for await (const page of exportedPages(db, query))
    yield page.map((one) => columns.map(([, cell]) => cell(one, origin)));
}

/** Products of an export in the order of their numbers, a page at a time. */
export async function* exportedPages(
  db: Database,
  { supplierId, layout, after = 0, upTo }: ExportQuery,
): AsyncGenerator<(ExportedProduct & { id: string })[]> {
  const definitionsOf = layout === 'packwright' ? await definitionsByLeaf(db) : () => [];
  let last = after;
  for (;;) {
    const rows = await selectExported(db)
      .where(
        and(
          eq(products.supplierId, supplierId),
          isNull(products.deletedAt),
          isNull(products.archivedAt),
          gt(products.number, last),
          upTo === undefined ? undefined : lte(products.number, upTo),
          // A feed is for buyers; what they cannot open has no place in it.
          layout === 'google' ? isPublicProduct : undefined,
        ),
      )
      .orderBy(asc(products.number))
      .limit(pageSize);
    const ids = layout === 'packwright' ? rows.map(({ id }) => id) : [];
    const variants = await listLiveVariants(db, ids);
    if (rows.length > 0) yield rows.map((row) => toExported(row, { definitionsOf, variants }));
    const end = rows.at(-1);
    if (!end || rows.length < pageSize) return;
    last = end.number;
  }
}

/** The store's products as CSV. */
export async function* exportCsv(db: Database, exported: Exported): AsyncGenerator<string> {
  yield csvMark;
  for await (const lines of exportedLines(db, exported)) yield lines.map(csvLine).join('');
}

/** The same as a workbook, which is sent while it is written. */
export async function* exportXlsx(db: Database, exported: Exported): AsyncGenerator<Uint8Array> {
  const stream = new PassThrough();
  const writing = writeWorkbook(stream, exportedLines(db, exported)).catch((error: Error) =>
    stream.destroy(error),
  );
  yield* stream;
  await writing;
}

async function writeWorkbook(stream: PassThrough, pages: AsyncGenerator<(string | number)[][]>) {
  // Ten megabytes that a process keeps from the first workbook on, and most never write one.
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream });
  const sheet = workbook.addWorksheet('Products', { views: [{ state: 'frozen', ySplit: 1 }] });
  for await (const lines of pages) {
    // Whoever reads slowly, or not at all any more, is not written to.
    if (stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), once(stream, 'close')]);
    if (stream.destroyed) return;
    for (const cells of lines)
      sheet.addRow(cells.map((cell) => (typeof cell === 'string' ? safeCell(cell) : cell))).commit();
  }
  sheet.commit();
  await workbook.commit();
}
