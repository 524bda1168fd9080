import { asc, eq, inArray } from 'drizzle-orm';
import { Zip, ZipDeflate } from 'fflate';
import { productImages } from '#features/catalog/products/server/tables.ts';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { csvByteOrderMark, csvLine } from '#lib/csv.ts';
import { slugify } from '#lib/slug.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { type ExportedProduct, exportColumns, picturesColumn } from '../../rules/export-columns.ts';
import { exportedPages } from './export-products.ts';

interface ZipExportOptions {
  db: Database;
  files: FileStore;
  supplierId: string;
  origin: string;
  /** Products with a number greater than this, … */
  after: number;
  /** … up to and including this one. */
  upTo: number;
}

/** Path of each picture in the ZIP by file id. A picture that two products share is included once. */
type ZipPaths = Map<string, { path: string; storageKey: string }>;

/**
 * Yields a part as a ZIP with a worksheet and the pictures, streamed so that only one picture is in memory at a time.
 * The ZIP can be imported as it is.
 */
export async function* exportZip({ files, ...given }: ZipExportOptions): AsyncGenerator<Uint8Array> {
  const zip = zipStream();
  const names: ZipPaths = new Map();
  const sheet = zip.open('products.csv', 6);
  for await (const lines of worksheetLines(given, names)) yield* sheet.write(Buffer.from(lines));
  yield* sheet.end();
  for (const { path, storageKey } of names.values()) {
    // Pictures are already compressed: a higher level would gain nothing.
    const picture = zip.open(path, 1);
    yield* picture.write(await files.read(storageKey));
    yield* picture.end();
  }
  yield* zip.end();
}

async function* worksheetLines(
  { db, supplierId, origin, after, upTo }: Omit<ZipExportOptions, 'files'>,
  names: ZipPaths,
): AsyncGenerator<string> {
  const columns = [...exportColumns.packwright, picturesColumn];
  yield csvByteOrderMark + csvLine(columns.map(([heading]) => heading));
  for await (const page of exportedPages(db, { supplierId, layout: 'packwright', after, upTo })) {
    const pictures = await namePictures(db, { page, names });
    const rows = page.map((product) => ({ ...product, pictures: pictures.get(product.id) ?? [] }));
    yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row, origin)))).join('');
  }
}

/** Names the pictures of a page of products: `12-ship-01-1.webp` is the first one of product 12. */
async function namePictures(
  db: Database,
  { page, names }: { page: readonly (ExportedProduct & { id: string })[]; names: ZipPaths },
): Promise<Map<string, string[]>> {
  const ids = page.map(({ id }) => id);
  const byProduct = new Map<string, string[]>();
  const shown = await db
    .select({
      productId: productImages.productId,
      fileId: storedFiles.id,
      storageKey: storedFiles.storageKey,
    })
    .from(productImages)
    .innerJoin(storedFiles, eq(storedFiles.id, productImages.fileId))
    .where(inArray(productImages.productId, ids))
    .orderBy(asc(productImages.productId), asc(productImages.position));
  const products = new Map(page.map((product) => [product.id, product]));
  for (const { productId, fileId, storageKey } of shown) {
    const paths = byProduct.get(productId) ?? [];
    const { number = 0, sku, title = '' } = products.get(productId) ?? {};
    const defaultPath = `pictures/${number}-${slugify(sku ?? title, 60)}-${paths.length + 1}.webp`;
    const { path } = names.get(fileId) ?? { path: defaultPath };
    names.set(fileId, { path, storageKey });
    byProduct.set(productId, [...paths, path]);
  }
  return byProduct;
}

/** A ZIP that yields its output after each step, so that nothing is compressed before it is read. */
function zipStream() {
  let output: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    output.push(chunk);
  });
  function* takeOutput(): Generator<Uint8Array> {
    const taken = output;
    output = [];
    yield* taken.filter((chunk) => chunk.length > 0);
  }
  return {
    open(path: string, level: 1 | 6) {
      const entry = new ZipDeflate(path, { level });
      zip.add(entry);
      return {
        *write(content: Uint8Array) {
          entry.push(content);
          yield* takeOutput();
        },
        *end() {
          entry.push(new Uint8Array(), true);
          yield* takeOutput();
        },
      };
    },
    *end() {
      zip.end();
      yield* takeOutput();
    },
  };
}
