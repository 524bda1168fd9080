import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { missingForPublishing } from '#features/catalog/products/rules/pricing.ts';
import { isShown } from '#features/catalog/products/rules/status.ts';
import { freePlaces, freePublicPlaces } from '#features/catalog/products/server/commands/plan-places.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import type { CategorySource, Outcome } from '../../contract/import-words.ts';
import type { ImportCounts } from '../../contract.ts';
import { categoryPlacer, type PlaceCategory, type Placed } from '../../rules/place-category.ts';
import { cellsByField, readRow, skuKey, skuOf } from '../../rules/read-row.ts';
import { type DefinitionsOf, definitionsFor } from '../queries/column-definitions.ts';
import { picturesFor } from '../queries/import-pictures.ts';
import { beforeOf, listBySku, listLeaves, type ProductRow } from '../queries/known-products.ts';
import { productImportRows, productImports } from '../tables.ts';
import { checkJob } from './import-jobs.ts';

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
  categorySource: CategorySource | null;
  suggestedCategoryId: string | null;
  pictureProblem: string | null;
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
    await countPlaces(ctx, row, counts);
  }
  await ctx.db
    .update(productImports)
    .set({ progress, counts, movedAt: ctx.now, ...(isLast && { state: 'checked' as const }) })
    .where(eq(productImports.id, importId));
  if (!isLast) await addJob(ctx.db, checkJob, { importId }, { key: `${checkJob.name}:${importId}` });
}

/** What the plan has room for, as it is now: counted again when the rows come in. */
async function countPlaces(ctx: JobContext, { supplierId }: Import, counts: ImportCounts): Promise<void> {
  const [free, freePublic] = [
    await freePlaces(ctx, { supplierId }),
    await freePublicPlaces(ctx, { supplierId }),
  ];
  const room = Math.max(0, free);
  counts.room = Number.isFinite(room) ? room : null;
  counts.overPlan = Math.max(0, counts.create - room);
  counts.hiddenByPlan = Math.max(0, counts.toPublish - counts.overPlan - Math.max(0, freePublic));
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
  const skus = rows.map(({ cells }) => skuKey(skuOf(cells, columns)));
  const known = await listBySku(ctx.db, { supplierId, skus, lock: false });
  const earlier = await earlierRows(ctx, row, skus);
  const place = categoryPlacer(await listLeaves(ctx.db), settings);
  const definitionsOf = await definitionsFor(ctx.db, columns);
  const picturesOf = await picturesFor(ctx.db, row);
  const verdicts: Verdict[] = [];
  for (const [i, { number, line, cells }] of rows.entries()) {
    if (i % breath === 0) await setImmediate();
    const sku = skus[i] ?? '';
    const twin = sku ? earlier.get(sku) : undefined;
    if (sku && twin === undefined) earlier.set(sku, line);
    const found = known.get(sku) ?? [];
    const verdict = verdictOf({ cells, twin, found, row, place, definitionsOf });
    count(counts, { ...verdict, sku, found: found[0], wanted: settings.publish });
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

interface Case {
  cells: readonly string[];
  /** Line of an earlier row with the same SKU. */
  twin: number | undefined;
  found: readonly ProductRow[];
  row: Import;
  place: PlaceCategory;
  definitionsOf: DefinitionsOf;
}

function verdictOf({ cells, twin, found, row, place, definitionsOf }: Case) {
  const { columns, settings } = row;
  const refused = (message: string) => ({
    outcome: 'refuse' as const,
    message,
    placed: null,
    read: null,
  });
  if (!settings) return refused('');
  if (twin !== undefined)
    return refused(`Line ${twin} has the same SKU. Upper and lower case make no difference.`);
  if (found.length > 1) return refused('Several of your products carry this SKU.');
  const [before] = found;
  if (before && settings.existing === 'skip')
    return { ...refused('Your store has this SKU already.'), outcome: 'skip' as const };
  const { title = '', category = '' } = cellsByField(cells, columns);
  const placed: Placed =
    before && !category
      ? { categoryId: before.categoryId, source: 'existing', suggestion: null }
      : place({ title, category });
  const read = readRow(
    cells,
    {
      columns,
      settings,
      categoryId: placed.categoryId,
      suggestion: placed.suggestion?.name ?? null,
      isParent: placed.isParent,
      definitions: definitionsOf(placed.categoryId),
    },
    before ? beforeOf(before) : null,
  );
  if ('problem' in read) return { ...refused(read.problem), placed };
  const outcome: Outcome = before ? 'update' : 'create';
  return { outcome, message: read.notes.join(' ') || null, placed, read };
}

type Counted = ReturnType<typeof verdictOf> & { sku: string; found: ProductRow | undefined; wanted: boolean };

function count(counts: ImportCounts, { outcome, sku, read, found, placed }: Counted): void {
  counts[outcome] += 1;
  if (placed?.source === 'unknown') counts.unknownCategory += 1;
  if (!read) return;
  if (!sku) counts.withoutSku += 1;
  if (placed?.source === 'chosen') counts.chosenCategory += 1;
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
    verdicts.map(({ sku, categoryId, categorySource, suggestedCategoryId, pictureProblem, ...verdict }) => ({
      ...verdict,
      sku: sku || null,
      pictures: pictureProblem,
      category: categoryId,
      source: categorySource,
      suggested: suggestedCategoryId,
    })),
  );
  await db.execute(sql`
    update product_import_rows set sku = given.sku, outcome = given.outcome, message = given.message,
      category_id = given.category, category_source = given.source, suggested_category_id = given.suggested,
      picture_problem = given.pictures
    from jsonb_to_recordset(${given}::jsonb) as given(
      number int, sku text, outcome text, message text, category text, source text, suggested text,
      pictures text)
    where import_id = ${importId} and product_import_rows.number = given.number`);
}
