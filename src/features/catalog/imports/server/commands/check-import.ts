import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { missingForPublishing } from '#features/catalog/products/rules/pricing.ts';
import { isShown } from '#features/catalog/products/rules/status.ts';
import {
  countFreePublicSlots,
  countFreeSlots,
} from '#features/catalog/products/server/commands/plan-slots.ts';
import { findStoreCurrency } from '#features/catalog/products/server/queries/lock-store.ts';
import { recordset } from '#platform/database/typed-sql.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import type { CategorySource, RowOutcome } from '../../contract/import-labels.ts';
import type { ImportCounts } from '../../contract.ts';
import { type CategoryMatch, categoryMatcher, type MatchCategory } from '../../rules/match-category.ts';
import { cellsByField, readRow, skuKey, skuOf } from '../../rules/read-row.ts';
import { type DefinitionsLookup, loadDefinitionsLookup } from '../queries/column-definitions.ts';
import { loadPicturesLookup } from '../queries/import-pictures.ts';
import { listBySku, listLeaves, type ProductRow, toExistingProduct } from '../queries/known-products.ts';
import { productImportRows, productImports } from '../tables.ts';
import { checkJob } from './import-jobs.ts';

const batchSize = 1000;
/** Number of rows after which the event loop gets a turn. */
const rowsPerTurn = 20;

type Import = typeof productImports.$inferSelect;
type Row = typeof productImportRows.$inferSelect;

interface RowVerdict {
  number: number;
  sku: string;
  outcome: RowOutcome;
  message: string | null;
  categoryId: string | null;
  categorySource: CategorySource | null;
  suggestedCategoryId: string | null;
  pictureProblem: string | null;
}

/** Checks the next rows of an import in a transaction of its own, and queues the rest. Changes no product. */
export async function checkBatch(ctx: JobCommandContext, { importId }: { importId: string }): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(productImports)
    .where(and(eq(productImports.id, importId), eq(productImports.state, 'checking')))
    .for('update');
  if (!row?.settings) return;
  const rows = await nextRows(ctx, row);
  const counts = { ...row.counts };
  const verdicts = await checkRows(ctx, { row, rows, counts });
  await writeVerdicts(ctx, { importId, verdicts });
  const progress = rows.at(-1)?.number ?? row.rows;
  const isLast = progress >= row.rows;
  if (isLast) {
    await countRoom(ctx, { productImport: row, counts });
  }
  await ctx.db
    .update(productImports)
    .set({ progress, counts, movedAt: ctx.now, ...(isLast && { state: 'checked' as const }) })
    .where(eq(productImports.id, importId));
  if (!isLast)
    await addJob(ctx.db, { job: checkJob, payload: { importId }, key: `${checkJob.name}:${importId}` });
}

/** Counts the room in the plan at this time. It is counted again during the import. */
async function countRoom(
  ctx: JobCommandContext,
  { productImport: { supplierId }, counts }: { productImport: Import; counts: ImportCounts },
): Promise<void> {
  const [free, freePublic] = [
    await countFreeSlots(ctx, { supplierId }),
    await countFreePublicSlots(ctx, { supplierId }),
  ];
  const room = Math.max(0, free);
  counts.room = Number.isFinite(room) ? room : null;
  counts.overPlan = Math.max(0, counts.create - room);
  counts.hiddenByPlan = Math.max(0, counts.toPublish - counts.overPlan - Math.max(0, freePublic));
}

const nextRows = ({ db }: JobCommandContext, { id, progress }: Import): Promise<Row[]> =>
  db
    .select()
    .from(productImportRows)
    .where(and(eq(productImportRows.importId, id), gt(productImportRows.number, progress)))
    .orderBy(asc(productImportRows.number))
    .limit(batchSize);

interface RowsToCheck {
  row: Import;
  rows: readonly Row[];
  /** Updated in place. */
  counts: ImportCounts;
}

async function checkRows(ctx: JobCommandContext, { row, rows, counts }: RowsToCheck): Promise<RowVerdict[]> {
  const { supplierId, columns, settings } = row;
  if (!settings) return [];
  const skus = rows.map(({ cells }) => skuKey(skuOf(cells, columns)));
  const known = await listBySku(ctx.db, { supplierId, skus, lock: false });
  const earlier = await findEarlierSkus(ctx, { productImport: row, skus });
  const matchCategory = categoryMatcher(await listLeaves(ctx.db), settings);
  const definitionsOf = await loadDefinitionsLookup(ctx.db, columns);
  const currency = await findStoreCurrency(ctx.db, supplierId);
  const picturesOf = await loadPicturesLookup(ctx.db, row);
  const verdicts: RowVerdict[] = [];
  for (const [i, { number, line, cells }] of rows.entries()) {
    if (i % rowsPerTurn === 0) await setImmediate();
    const sku = skus[i] ?? '';
    const twin = sku ? earlier.get(sku) : undefined;
    if (sku && twin === undefined) earlier.set(sku, line);
    const found = known.get(sku) ?? [];
    const verdict = checkRow({ cells, twin, found, row, currency, matchCategory, definitionsOf });
    countVerdict(counts, { ...verdict, sku, found: found[0], wanted: settings.publish });
    const { outcome, message, placed } = verdict;
    const pictures = verdict.read ? picturesOf(cells) : noPictures;
    if (pictures.found.length > 0) counts.pictures += 1;
    if (pictures.problem) counts.pictureProblems += 1;
    verdicts.push({
      number,
      sku,
      outcome,
      message,
      categoryId: placed?.categoryId ?? null,
      categorySource: placed?.source ?? null,
      suggestedCategoryId: placed?.suggestion?.id ?? null,
      pictureProblem: pictures.problem,
    });
  }
  return verdicts;
}

const noPictures = { found: [], problem: null };

interface RowCheckInput {
  cells: readonly string[];
  /** Line of an earlier row with the same SKU. */
  twin: number | undefined;
  found: readonly ProductRow[];
  row: Import;
  currency: string;
  matchCategory: MatchCategory;
  definitionsOf: DefinitionsLookup;
}

function checkRow({ cells, twin, found, row, currency, matchCategory, definitionsOf }: RowCheckInput) {
  const { columns, settings } = row;
  const refused = (message: string) => ({
    outcome: 'refuse' as const,
    message,
    placed: null,
    read: null,
  });
  if (!settings) return refused('');
  if (twin !== undefined) return refused(`Line ${twin} has the same SKU. SKUs are not case-sensitive.`);
  if (found.length > 1) return refused('Several of your products have this SKU.');
  const [before] = found;
  if (before && settings.existing === 'skip')
    return { ...refused('This SKU already exists in your store.'), outcome: 'skip' as const };
  const { title = '', category = '' } = cellsByField(cells, columns);
  const match: CategoryMatch =
    before && !category
      ? { categoryId: before.categoryId, source: 'existing', suggestion: null }
      : matchCategory({ title, category });
  const read = readRow(cells, {
    rules: {
      columns,
      settings,
      currency,
      categoryId: match.categoryId,
      suggestion: match.suggestion?.name ?? null,
      isParent: match.isParent,
      definitions: definitionsOf(match.categoryId),
    },
    before: before ? toExistingProduct(before) : null,
  });
  if ('problem' in read) return { ...refused(read.problem), placed: match };
  const outcome: RowOutcome = before ? 'update' : 'create';
  return { outcome, message: read.notes.join(' ') || null, placed: match, read };
}

type CheckedRow = ReturnType<typeof checkRow> & {
  sku: string;
  found: ProductRow | undefined;
  wanted: boolean;
};

function countVerdict(counts: ImportCounts, { outcome, sku, read, found, placed }: CheckedRow): void {
  counts[outcome] += 1;
  if (placed?.source === 'unknown') counts.unknownCategory += 1;
  if (!read) return;
  if (!sku) counts.withoutSku += 1;
  if (placed?.source === 'chosen') counts.chosenCategory += 1;
  if (!read.publish || (found && isShown(found))) return;
  if (missingForPublishing(read.form).length > 0) counts.incomplete += 1;
  else counts.toPublish += 1;
}

/** Returns the SKUs of this batch that also occur in earlier rows, with the line of each. */
async function findEarlierSkus(
  { db }: JobCommandContext,
  { productImport: { id, progress }, skus }: { productImport: Import; skus: readonly string[] },
) {
  const distinctSkus = [...new Set(skus)].filter(Boolean);
  if (distinctSkus.length === 0 || progress === 0) return new Map<string, number>();
  const rows = await db
    .select({ sku: productImportRows.sku, line: sql<number>`min(${productImportRows.line})` })
    .from(productImportRows)
    .where(
      and(
        eq(productImportRows.importId, id),
        inArray(productImportRows.sku, distinctSkus),
        lte(productImportRows.number, progress),
      ),
    )
    .groupBy(productImportRows.sku);
  return new Map(rows.map(({ sku, line }) => [sku ?? '', line]));
}

/** Writes the outcome of many rows in one statement. */
export async function writeVerdicts(
  { db }: JobCommandContext,
  { importId, verdicts }: { importId: string; verdicts: readonly RowVerdict[] },
): Promise<void> {
  if (verdicts.length === 0) return;
  const rows = verdicts.map((verdict) => ({ ...verdict, sku: verdict.sku || null }));
  const { from, number, ...given } = recordset(rows, {
    alias: 'given',
    types: {
      number: 'integer',
      sku: 'text',
      outcome: 'text',
      message: 'text',
      categoryId: 'text',
      categorySource: 'text',
      suggestedCategoryId: 'text',
      pictureProblem: 'text',
    },
  });
  await db
    .update(productImportRows)
    .set(given)
    .from(from)
    .where(and(eq(productImportRows.importId, importId), eq(productImportRows.number, number)));
}
