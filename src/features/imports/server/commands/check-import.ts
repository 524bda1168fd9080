import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { missingForPublishing } from '#features/catalog/rules/pricing.ts';
import { isShown } from '#features/catalog/rules/status.ts';
import { freePublicPlaces } from '#features/catalog/server/commands/plan-places.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import type { Outcome } from '../../contract/import-words.ts';
import type { ImportCounts } from '../../contract.ts';
import { categoryPlacer, type PlaceCategory } from '../../rules/place-category.ts';
import { cellsByField, readRow, skuOf } from '../../rules/read-row.ts';
import { beforeOf, listBySku, listLeaves, type ProductRow } from '../queries/known-products.ts';
import { productImportRows, productImports } from '../tables.ts';

/** Name of the job that says of a batch of rows what would become of them. */
export const checkTask = 'imports.check';
const batch = 1000;
/** Rows after which others are served. */
const breath = 20;

type Import = typeof productImports.$inferSelect;
type Row = typeof productImportRows.$inferSelect;

interface Verdict {
  number: number;
  sku: string;
  outcome: Outcome;
  message: string | null;
  categoryId: string | null;
}

/** Checks the next rows of an import, in a transaction of its own, and queues those after them. Changes no product. */
export async function checkBatch(ctx: JobContext, { importId }: { importId: string }): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(productImports)
    .where(and(eq(productImports.id, importId), eq(productImports.state, 'checking')))
    .for('update');
  if (!row?.settings) return;
  const rows = await nextRows(ctx, row);
  const counts = { ...row.counts };
  const verdicts = await judge(ctx, { row, rows, counts });
  await writeVerdicts(ctx, importId, verdicts);
  const progress = rows.at(-1)?.number ?? row.rows;
  const isLast = progress >= row.rows;
  if (isLast) {
    const free = await freePublicPlaces(ctx, { supplierId: row.supplierId });
    counts.hiddenByPlan = Math.max(0, counts.toPublish - Math.max(0, free));
  }
  await ctx.db
    .update(productImports)
    .set({ progress, counts, movedAt: ctx.now, ...(isLast && { state: 'checked' as const }) })
    .where(eq(productImports.id, importId));
  if (!isLast) await addJob(ctx.db, checkTask, { importId }, { key: `${checkTask}:${importId}` });
}

const nextRows = ({ db }: JobContext, { id, progress }: Import): Promise<Row[]> =>
  db
    .select()
    .from(productImportRows)
    .where(and(eq(productImportRows.importId, id), gt(productImportRows.number, progress)))
    .orderBy(asc(productImportRows.number))
    .limit(batch);

interface Judged {
  row: Import;
  rows: readonly Row[];
  /** Counted on. */
  counts: ImportCounts;
}

async function judge(ctx: JobContext, { row, rows, counts }: Judged): Promise<Verdict[]> {
  const { supplierId, columns, settings } = row;
  if (!settings) return [];
  const skus = rows.map(({ cells }) => skuOf(cells, columns));
  const known = await listBySku(ctx.db, { supplierId, skus, lock: false });
  const earlier = await earlierRows(ctx, row, skus);
  const place = categoryPlacer(await listLeaves(ctx.db));
  const verdicts: Verdict[] = [];
  for (const [i, { number, line, cells }] of rows.entries()) {
    if (i % breath === 0) await setImmediate();
    const sku = skus[i] ?? '';
    const twin = sku ? earlier.get(sku) : undefined;
    if (sku && twin === undefined) earlier.set(sku, line);
    const found = known.get(sku) ?? [];
    const verdict = verdictOf({ cells, twin, found, row, place });
    count(counts, { ...verdict, sku, found: found[0], wanted: settings.publish });
    const { outcome, message, categoryId } = verdict;
    verdicts.push({ number, sku, outcome, message, categoryId });
  }
  return verdicts;
}

interface Case {
  cells: readonly string[];
  /** Line of an earlier row with the same SKU. */
  twin: number | undefined;
  found: readonly ProductRow[];
  row: Import;
  place: PlaceCategory;
}

function verdictOf({ cells, twin, found, row, place }: Case) {
  const { columns, settings } = row;
  const refused = (message: string) => ({
    outcome: 'refuse' as const,
    message,
    categoryId: null,
    read: null,
  });
  if (!settings) return refused('');
  if (twin !== undefined) return refused(`The same SKU stands in line ${twin} already.`);
  if (found.length > 1) return refused('Several of your products carry this SKU.');
  const [before] = found;
  if (before && settings.existing === 'skip')
    return { ...refused('Your store has this SKU already.'), outcome: 'skip' as const };
  const { title = '', category = '' } = cellsByField(cells, columns);
  const categoryId = before && !category ? before.categoryId : place({ title, category });
  const read = readRow(
    cells,
    { columns, settings, place: () => categoryId },
    before ? beforeOf(before) : null,
  );
  if ('problem' in read) return refused(read.problem);
  const outcome: Outcome = before ? 'update' : 'create';
  return { outcome, message: read.notes.join(' ') || null, categoryId, read };
}

type Counted = ReturnType<typeof verdictOf> & { sku: string; found: ProductRow | undefined; wanted: boolean };

function count(counts: ImportCounts, { outcome, sku, read, found }: Counted): void {
  counts[outcome] += 1;
  if (!read) return;
  if (!sku) counts.withoutSku += 1;
  if (read.unplaced) counts.unplaced += 1;
  if (!read.publish || (found && isShown(found))) return;
  if (missingForPublishing(read.form).length > 0) counts.incomplete += 1;
  else counts.toPublish += 1;
}

/** SKUs of this batch that stood in earlier rows → their line. */
async function earlierRows({ db }: JobContext, { id, progress }: Import, skus: readonly string[]) {
  const wanted = [...new Set(skus)].filter(Boolean);
  if (wanted.length === 0 || progress === 0) return new Map<string, number>();
  const rows = await db
    .select({ sku: productImportRows.sku, line: sql<number>`min(${productImportRows.line})` })
    .from(productImportRows)
    .where(
      and(
        eq(productImportRows.importId, id),
        inArray(productImportRows.sku, wanted),
        lte(productImportRows.number, progress),
      ),
    )
    .groupBy(productImportRows.sku);
  return new Map(rows.map(({ sku, line }) => [sku ?? '', line]));
}

/** Writes what becomes of rows, in one statement. */
export async function writeVerdicts(
  { db }: JobContext,
  importId: string,
  verdicts: readonly Verdict[],
): Promise<void> {
  if (verdicts.length === 0) return;
  const given = JSON.stringify(
    verdicts.map(({ number, sku, outcome, message, categoryId }) => ({
      number,
      sku: sku || null,
      outcome,
      message,
      category: categoryId,
    })),
  );
  await db.execute(sql`
    update product_import_rows set sku = given.sku, outcome = given.outcome, message = given.message, category_id = given.category
    from jsonb_to_recordset(${given}::jsonb) as given(number int, sku text, outcome text, message text, category text)
    where import_id = ${importId} and product_import_rows.number = given.number`);
}
