import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { countFreeSlots } from '#features/catalog/products/server/commands/plan-slots.ts';
import { catalogCountsTag } from '#features/catalog/products/server/queries/catalog-counts.ts';
import { lockStore } from '#features/catalog/products/server/queries/lock-store.ts';
import {
  type BulkProduct,
  bulkWriteProducts,
} from '#features/catalog/store-products/server/commands/bulk-write-products.ts';
import { changingTag } from '#lib/page-tags.ts';
import { recordset } from '#platform/database/typed-sql.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import type { ImportCounts } from '../../contract.ts';
import { readRow } from '../../rules/read-row.ts';
import { type DefinitionsLookup, loadDefinitionsLookup } from '../queries/column-definitions.ts';
import { loadPicturesLookup } from '../queries/import-pictures.ts';
import { listBySku, type ProductRow, toExistingProduct } from '../queries/known-products.ts';
import { productImportRows, productImports } from '../tables.ts';
import { writeVerdicts } from './check-import.ts';
import { runJob } from './import-jobs.ts';
import { queuePictures } from './import-pictures.ts';

const batchSize = 100;
/** Number of rows after which the cached counts of the store are refreshed; they are refreshed at the end, too. */
const rowsPerRecount = 2_000;

type Import = typeof productImports.$inferSelect;
type Row = typeof productImportRows.$inferSelect;

/**
 * Imports the next rows. Products and progress are written in one transaction, so that each row is imported exactly
 * once, wherever the process stops.
 */
export async function runBatch(ctx: JobCommandContext, { importId }: { importId: string }): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(productImports)
    .where(and(eq(productImports.id, importId), eq(productImports.state, 'running')))
    .for('update');
  if (!row?.settings) return;
  const rows = await nextRows(ctx, row);
  if (rows.length === 0) return queuePictures(ctx, row);
  const counts = { ...row.counts };
  await importRows(ctx, { row, rows, counts });
  const progress = rows.at(-1)?.number ?? row.progress;
  await ctx.db
    .update(productImports)
    .set({ progress, counts, movedAt: ctx.now })
    .where(eq(productImports.id, importId));
  if (Math.floor(progress / rowsPerRecount) > Math.floor(row.progress / rowsPerRecount))
    await broadcast(ctx.db, { kind: 'pages', tags: [changingTag(catalogCountsTag(row.supplierId))] });
  await addJob(ctx.db, { job: runJob, payload: { importId }, key: `${runJob.name}:${importId}` });
}

const nextRows = ({ db }: JobCommandContext, { id, progress }: Import): Promise<Row[]> =>
  db
    .select()
    .from(productImportRows)
    .where(
      and(
        eq(productImportRows.importId, id),
        inArray(productImportRows.outcome, ['create', 'update']),
        gt(productImportRows.number, progress),
      ),
    )
    .orderBy(asc(productImportRows.number))
    .limit(batchSize);

interface RowBatch {
  row: Import;
  rows: readonly Row[];
  /** Updated in place. */
  counts: ImportCounts;
}

async function importRows(ctx: JobCommandContext, { row, rows, counts }: RowBatch): Promise<void> {
  const { supplierId } = row;
  // Lock the store first, then its products: the same order as everywhere else, to avoid deadlocks.
  const { currency } = await lockStore(ctx.db, supplierId);
  const skus = rows.map(({ sku }) => sku ?? '');
  const known = await listBySku(ctx.db, { supplierId, skus, lock: true });
  let room = await countFreeSlots(ctx, { supplierId });
  const definitionsOf = await loadDefinitionsLookup(ctx.db, row.columns);
  const picturesOf = await loadPicturesLookup(ctx.db, row);
  const items: BulkProduct[] = [];
  const importedRows: Row[] = [];
  const refused: { row: Row; message: string }[] = [];
  for (const [i, one] of rows.entries()) {
    // Let the event loop serve other requests in between.
    if (i % 20 === 0) await setImmediate();
    const item = readItem(one, {
      row,
      currency,
      found: known.get(one.sku ?? '') ?? [],
      definitionsOf,
    });
    if (typeof item === 'string') refused.push({ row: one, message: item });
    else if (needsPlanSlot(item) && room < 1) refused.push({ row: one, message: noRoomMessage });
    else {
      items.push(item);
      importedRows.push(one);
      if (needsPlanSlot(item)) room -= 1;
    }
  }
  const written = await bulkWriteProducts(ctx, { supplierId, items });
  for (const [i, { hiddenByPlan, incomplete }] of written.entries()) {
    counts[items[i]?.before ? 'update' : 'create'] += 1;
    if (hiddenByPlan) counts.hiddenByPlan += 1;
    if (incomplete) counts.incomplete += 1;
  }
  const waiting = importedRows.flatMap(({ number, cells }, i) =>
    picturesOf(cells).found.length > 0 ? [{ number, product: written[i]?.id }] : [],
  );
  counts.pictures += waiting.length;
  counts.pictureProblems += importedRows.filter(({ pictureProblem }) => pictureProblem !== null).length;
  await markWaitingForPictures(ctx, { importId: row.id, waiting });
  counts.refuse += refused.length;
  await writeVerdicts(ctx, {
    importId: row.id,
    verdicts: refused.map(
      ({ row: { number, sku, categoryId, categorySource, suggestedCategoryId }, message }) => ({
        number,
        sku: sku ?? '',
        outcome: 'refuse',
        message,
        categoryId,
        categorySource,
        suggestedCategoryId,
        pictureProblem: null,
      }),
    ),
  });
}

/** Marks rows whose pictures are imported after all products, because pictures take longer. */
async function markWaitingForPictures(
  { db }: JobCommandContext,
  {
    importId,
    waiting,
  }: { importId: string; waiting: readonly { number: number; product: string | undefined }[] },
): Promise<void> {
  if (waiting.length === 0) return;
  const given = recordset(waiting, { alias: 'given', types: { number: 'integer', product: 'uuid' } });
  await db
    .update(productImportRows)
    .set({ waitingProductId: given.product })
    .from(given.from)
    .where(and(eq(productImportRows.importId, importId), eq(productImportRows.number, given.number)));
}

/** True for a new product and for one restored from the archive. */
const needsPlanSlot = ({ before, publish }: BulkProduct): boolean =>
  !before || (before.archivedAt !== null && publish === true);

const noRoomMessage = 'Your plan’s product limit is reached.';

interface RowContext {
  row: Import;
  currency: string;
  found: readonly ProductRow[];
  definitionsOf: DefinitionsLookup;
}

/** Reads a row against the current products, because the store may have changed since the check. */
function readItem(
  one: Row,
  { row: { columns, settings }, currency, found, definitionsOf }: RowContext,
): BulkProduct | string {
  if (!settings) return 'The import settings are missing. Start the import again.';
  const [before, another] = found;
  if (another) return 'Several of your products have this SKU.';
  if (before && settings.existing === 'skip') return 'This SKU already exists in your store.';
  const categoryId = one.categoryId ?? before?.categoryId ?? null;
  const rules = { columns, settings, currency, categoryId, definitions: definitionsOf(categoryId) };
  const read = readRow(one.cells, { rules, before: before ? toExistingProduct(before) : null });
  if ('problem' in read) return read.problem;
  const { variants, ...form } = read.form;
  return { before, form, variants, publish: read.publish };
}
