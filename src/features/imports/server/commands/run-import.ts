import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { lockStore } from '#features/catalog/server/queries/lock-store.ts';
import { shelfTag } from '#features/catalog/server/queries/shelf.ts';
import { type ManyProduct, writeManyProducts } from '#features/listings/server/commands/write-many.ts';
import { changing } from '#platform/cache/kept.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import type { ImportCounts } from '../../contract.ts';
import { readRow } from '../../rules/read-row.ts';
import { beforeOf, listBySku, type ProductRow } from '../queries/known-products.ts';
import { productImportRows, productImports } from '../tables.ts';
import { writeVerdicts } from './check-import.ts';
import { finishImport } from './finish-import.ts';

/** Name of the job that brings a batch of rows in. */
export const runTask = 'imports.run';
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
  if (rows.length === 0) return finishImport(ctx, row);
  const counts = { ...row.counts };
  await bringIn(ctx, { row, rows, counts });
  const progress = rows.at(-1)?.number ?? row.progress;
  await ctx.db
    .update(productImports)
    .set({ progress, counts, movedAt: ctx.now })
    .where(eq(productImports.id, importId));
  if (Math.floor(progress / counted) > Math.floor(row.progress / counted))
    await broadcast(ctx.db, { kind: 'pages', tags: [changing(shelfTag(row.supplierId))] });
  await addJob(ctx.db, runTask, { importId }, { key: `${runTask}:${importId}` });
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
  const items: ManyProduct[] = [];
  const refused: { row: Row; message: string }[] = [];
  for (const [i, one] of rows.entries()) {
    // Others are served in between.
    if (i % 20 === 0) await setImmediate();
    const item = itemOf(one, row, known.get(one.sku ?? '') ?? []);
    if (typeof item === 'string') refused.push({ row: one, message: item });
    else items.push(item);
  }
  const written = await writeManyProducts(ctx, { supplierId, items });
  for (const [i, { hiddenByPlan, incomplete }] of written.entries()) {
    counts[items[i]?.before ? 'update' : 'create'] += 1;
    if (hiddenByPlan) counts.hiddenByPlan += 1;
    if (incomplete) counts.incomplete += 1;
  }
  counts.refuse += refused.length;
  await writeVerdicts(
    ctx,
    row.id,
    refused.map(({ row: { number, sku, categoryId }, message }) => ({
      number,
      sku: sku ?? '',
      outcome: 'refuse',
      message,
      categoryId,
    })),
  );
}

/** The store may have changed since the check, so each row is read against what is there now. */
function itemOf(one: Row, { columns, settings }: Import, found: readonly ProductRow[]): ManyProduct | string {
  if (!settings) return 'The settings of the import are gone.';
  const [before, another] = found;
  if (another) return 'Several of your products carry this SKU.';
  if (before && settings.existing === 'skip') return 'Your store has this SKU already.';
  const rules = { columns, settings, place: () => one.categoryId };
  const read = readRow(one.cells, rules, before ? beforeOf(before) : null);
  if ('problem' in read) return read.problem;
  return { before, form: read.form, publish: read.publish };
}
