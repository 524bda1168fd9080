import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { freePlaces } from '#features/catalog/products/server/commands/plan-places.ts';
import { lockStore } from '#features/catalog/products/server/queries/lock-store.ts';
import { shelfTag } from '#features/catalog/products/server/queries/shelf.ts';
import {
  type ManyProduct,
  writeManyProducts,
} from '#features/catalog/store-products/server/commands/write-many.ts';
import { changingTag } from '#lib/page-tags.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import type { ImportCounts } from '../../contract.ts';
import { readRow } from '../../rules/read-row.ts';
import { type DefinitionsOf, definitionsFor } from '../queries/column-definitions.ts';
import { picturesFor } from '../queries/import-pictures.ts';
import { beforeOf, listBySku, type ProductRow } from '../queries/known-products.ts';
import { productImportRows, productImports } from '../tables.ts';
import { bringPictures } from './bring-pictures.ts';
import { writeVerdicts } from './check-import.ts';
import { runJob } from './import-jobs.ts';

const batch = 100;
/** Rows after which the store is counted anew for whoever looks at it; and when all are in. */
const counted = 2_000;

type Import = typeof productImports.$inferSelect;
type Row = typeof productImportRows.$inferSelect;

/**
 * Brings the next rows in. Products and how far the import is are written in one transaction, so that a row comes in
 * exactly once, wherever the process stops.
 */
export async function runBatch(ctx: JobContext, { importId }: { importId: string }): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(productImports)
    .where(and(eq(productImports.id, importId), eq(productImports.state, 'running')))
    .for('update');
  if (!row?.settings) return;
  const rows = await nextRows(ctx, row);
  if (rows.length === 0) return bringPictures(ctx, row);
  const counts = { ...row.counts };
  await bringIn(ctx, { row, rows, counts });
  const progress = rows.at(-1)?.number ?? row.progress;
  await ctx.db
    .update(productImports)
    .set({ progress, counts, movedAt: ctx.now })
    .where(eq(productImports.id, importId));
  if (Math.floor(progress / counted) > Math.floor(row.progress / counted))
    await broadcast(ctx.db, { kind: 'pages', tags: [changingTag(shelfTag(row.supplierId))] });
  await addJob(ctx.db, runJob, { importId }, { key: `${runJob.name}:${importId}` });
}

const nextRows = ({ db }: JobContext, { id, progress }: Import): Promise<Row[]> =>
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
    .limit(batch);

interface Batch {
  row: Import;
  rows: readonly Row[];
  /** Counted on. */
  counts: ImportCounts;
}

async function bringIn(ctx: JobContext, { row, rows, counts }: Batch): Promise<void> {
  const { supplierId } = row;
  // The store first, then its products: the order in which every other change takes them.
  await lockStore(ctx.db, supplierId);
  const skus = rows.map(({ sku }) => sku ?? '');
  const known = await listBySku(ctx.db, { supplierId, skus, lock: true });
  let room = await freePlaces(ctx, { supplierId });
  const definitionsOf = await definitionsFor(ctx.db, row.columns);
  const picturesOf = await picturesFor(ctx.db, row);
  const items: ManyProduct[] = [];
  const comingIn: Row[] = [];
  const refused: { row: Row; message: string }[] = [];
  for (const [i, one] of rows.entries()) {
    // Others are served in between.
    if (i % 20 === 0) await setImmediate();
    const item = itemOf(one, { row, found: known.get(one.sku ?? '') ?? [], definitionsOf });
    if (typeof item === 'string') refused.push({ row: one, message: item });
    else if (takesRoom(item) && room < 1) refused.push({ row: one, message: noRoom });
    else {
      items.push(item);
      comingIn.push(one);
      if (takesRoom(item)) room -= 1;
    }
  }
  const written = await writeManyProducts(ctx, { supplierId, items });
  for (const [i, { hiddenByPlan, incomplete }] of written.entries()) {
    counts[items[i]?.before ? 'update' : 'create'] += 1;
    if (hiddenByPlan) counts.hiddenByPlan += 1;
    if (incomplete) counts.incomplete += 1;
  }
  const waiting = comingIn.flatMap(({ number, cells }, i) =>
    picturesOf(cells).found.length > 0 ? [{ number, product: written[i]?.id }] : [],
  );
  counts.pictures += waiting.length;
  counts.pictureProblems += comingIn.filter(({ pictureProblem }) => pictureProblem !== null).length;
  await awaitPictures(ctx, row.id, waiting);
  counts.refuse += refused.length;
  await writeVerdicts(
    ctx,
    row.id,
    refused.map(({ row: { number, sku, categoryId, categorySource, suggestedCategoryId }, message }) => ({
      number,
      sku: sku ?? '',
      outcome: 'refuse',
      message,
      categoryId,
      categorySource,
      suggestedCategoryId,
      pictureProblem: null,
    })),
  );
}

/** Notes which products wait for their pictures: those take longer than the products, and come in after them. */
async function awaitPictures(
  { db }: JobContext,
  importId: string,
  waiting: readonly { number: number; product: string | undefined }[],
): Promise<void> {
  if (waiting.length === 0) return;
  await db.execute(sql`
    update product_import_rows set waiting_product_id = given.product
    from jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb) as given(number int, product uuid)
    where import_id = ${importId} and product_import_rows.number = given.number`);
}

/** A new product does, and one that comes back from the archive. */
const takesRoom = ({ before, publish }: ManyProduct): boolean =>
  !before || (before.archivedAt !== null && publish === true);

const noRoom = 'Your plan has no room for another product.';

interface RowContext {
  row: Import;
  found: readonly ProductRow[];
  definitionsOf: DefinitionsOf;
}

/** The store may have changed since the check, so each row is read against what is there now. */
function itemOf(
  one: Row,
  { row: { columns, settings }, found, definitionsOf }: RowContext,
): ManyProduct | string {
  if (!settings) return 'The settings of the import are gone.';
  const [before, another] = found;
  if (another) return 'Several of your products carry this SKU.';
  if (before && settings.existing === 'skip') return 'Your store has this SKU already.';
  const categoryId = one.categoryId ?? before?.categoryId ?? null;
  const rules = { columns, settings, categoryId, definitions: definitionsOf(categoryId) };
  const read = readRow(one.cells, rules, before ? beforeOf(before) : null);
  if ('problem' in read) return read.problem;
  const { variants, ...form } = read.form;
  return { before, form, variants, publish: read.publish };
}
