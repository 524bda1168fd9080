import { setTimeout as pause } from 'node:timers/promises';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import { leftOutColumns } from '#lib/table-limits.ts';
import type { Database } from '#platform/database/database.ts';
import { tryLockUntilCommit } from '#platform/database/locks.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import type { ZippedPicture } from '#platform/spreadsheets/picture-zip.ts';
import { readTableInSubprocess } from '#platform/spreadsheets/table-subprocess.ts';
import type { ImportField, ImportSettings } from '../../contract/import-words.ts';
import { guessColumns, sourceOf } from '../../rules/mapping.ts';
import { shopifyRows } from '../../rules/shopify-rows.ts';
import { productImports } from '../tables.ts';
import { forgetJob, readJob } from './import-jobs.ts';

/** The largest files take a tenth of this. */
const readTimeoutMs = 90_000;
/** How often the reading looks whether its import was cancelled. */
const pollMs = 500;
/** A file that ends the process that reads it is given up after so many times. */
const maxReadAttempts = 3;
/** Files that are read at the same time: never all places of the queue, so that mail is sent meanwhile. */
const lanes = ['imports-reading-1', 'imports-reading-2'];

/** Queues the reading of a file, where the fewest files wait. */
export async function queueReading(db: Database, importId: string): Promise<void> {
  const { rows } = await db.execute<{ lane: string }>(sql`
    select lane from unnest(array[${sql.join(
      lanes.map((lane) => sql`${lane}`),
      sql`, `,
    )}]::text[]) as lane
    order by (select count(*) from graphile_worker.jobs where queue_name = lane), lane limit 1`);
  const queue = rows[0]?.lane ?? lanes[0] ?? readJob.name;
  await addJob(
    db,
    readJob,
    { importId },
    { key: `${readJob.name}:${importId}`, queue, maxAttempts: maxReadAttempts },
  );
}

type Import = typeof productImports.$inferSelect;

/**
 * Reads the file into rows, in one transaction: either all rows are there or none. What cannot be read ends the
 * import with the reason.
 */
export async function readImport(ctx: JobContext, { importId }: { importId: string }): Promise<void> {
  if (!(await tryLockUntilCommit(ctx.db, `import:${importId}`))) return;
  const row = await countAttempt(ctx, importId);
  if (!row?.storageKey) return;
  const { storageKey } = row;
  try {
    if (row.readAttempts > maxReadAttempts)
      throw new AppError('invalid', 'This file could not be read. Please save it as CSV and try again.');
    const bytes = await ctx.kernel.files.read(storageKey);
    // What fails takes back its rows alone, so that the reason can still be written down.
    await ctx.db.transaction((db) => readRows({ ...ctx, db }, { ...row, bytes }));
  } catch (error) {
    if (error instanceof Cancelled) return;
    await failReading(ctx, { importId, error });
  }
  // Only once this is committed: what is tried again must still find its file. One with pictures stays for them.
  const [after] = await ctx.db
    .select({ storageKey: productImports.storageKey })
    .from(productImports)
    .where(eq(productImports.id, importId));
  if (!after?.storageKey) await addJob(ctx.db, forgetJob, { storageKey });
}

/** Counted at once and on its own: the count must stay where the file ends this process. */
async function countAttempt({ kernel, now }: JobContext, importId: string): Promise<Import | undefined> {
  const [row] = await kernel.database.db
    .update(productImports)
    .set({ readAttempts: sql`${productImports.readAttempts} + 1`, movedAt: now })
    .where(and(eq(productImports.id, importId), eq(productImports.state, 'reading')))
    .returning();
  return row;
}

async function failReading(
  ctx: JobContext,
  { importId, error }: { importId: string; error: unknown },
): Promise<void> {
  if (error instanceof AppError && error.code === 'unavailable') throw error;
  const isKnown = error instanceof AppError;
  if (!isKnown) ctx.log.warn({ err: error, importId }, 'import could not be read');
  const message = isKnown
    ? error.message
    : 'This file could not be read. Please save it as CSV and try again.';
  await ctx.db
    .update(productImports)
    .set({ state: 'failed', message, storageKey: null, movedAt: ctx.now, finishedAt: ctx.now })
    .where(and(eq(productImports.id, importId), eq(productImports.state, 'reading')));
}

/** The supplier has cancelled the import while its file was read. */
class Cancelled extends Error {}

async function readRows(ctx: JobContext, row: Import & { bytes: Uint8Array }): Promise<void> {
  const cancelling = new AbortController();
  const rows = new RowWriter(ctx.db, row.id);
  const pictures: ZippedPicture[] = [];
  let columns = 0;
  const reading = { timeoutMs: readTimeoutMs, signal: cancelling.signal };
  const batches = readTableInSubprocess(row.bytes, reading);
  try {
    for await (const batch of polling(batches, () => refuseCancelled(ctx, row.id))) {
      if ('columns' in batch) columns = batch.columns;
      else if ('picture' in batch) pictures.push(batch.picture);
      else await rows.write(batch.rows);
    }
  } catch (error) {
    cancelling.abort();
    throw error;
  }
  await writePictures(ctx.db, row.id, pictures);
  const hasPictures = pictures.some(({ problem }) => problem === null);
  await finishReading(ctx, { row, rows, columns, storageKey: hasPictures ? row.storageKey : null });
}

async function writePictures(
  db: Database,
  importId: string,
  pictures: readonly ZippedPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  await db.execute(sql`
    insert into product_import_pictures (import_id, path, hash, problem)
    select ${importId}, given.path, given.hash, given.problem
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as given(path text, hash text, problem text)`);
}

/** The same batches; `poll` is called now and then, also while none comes. */
async function* polling<T>(batches: AsyncGenerator<T>, poll: () => Promise<void>): AsyncGenerator<T> {
  let polledAt = Date.now();
  for (;;) {
    const next = batches.next();
    const arrived = next.then(
      () => true,
      () => true,
    );
    while (!(await Promise.race([arrived, pause(pollMs, false)]))) {
      await poll();
      polledAt = Date.now();
    }
    const batch = await next;
    if (batch.done) return;
    yield batch.value;
    if (Date.now() - polledAt < pollMs) continue;
    await poll();
    polledAt = Date.now();
  }
}

/** Also keeps the transaction awake: the database ends one of which it hears nothing for long. */
async function refuseCancelled({ db }: JobContext, importId: string): Promise<void> {
  const [found] = await db
    .select({ state: productImports.state })
    .from(productImports)
    .where(eq(productImports.id, importId));
  if (found?.state !== 'reading') throw new Cancelled();
}

const maxHeadingLength = 120;

/** Writes batches of rows as they are read; the first row holds the headings. */
class RowWriter {
  headings: string[] | null = null;
  readonly sample: string[][] = [];
  count = 0;
  private complete: (cells: string[]) => string[] | null = (cells) => cells;
  private readonly db: Database;
  private readonly importId: string;

  constructor(db: Database, importId: string) {
    this.db = db;
    this.importId = importId;
  }

  async write(batch: readonly [line: number, cells: string[]][]): Promise<void> {
    const rows: [number: number, line: number, cells: string[]][] = [];
    for (const [line, cells] of batch) {
      if (!this.headings) {
        this.takeHeadings(cells);
        continue;
      }
      const whole = this.complete(cells);
      if (!whole) continue;
      this.count += 1;
      rows.push([this.count, line, whole]);
      if (this.sample.length < 5) this.sample.push(whole.map((cell) => cell.slice(0, 200).toWellFormed()));
    }
    if (rows.length === 0) return;
    await this.db.execute(sql`
      insert into product_import_rows (import_id, number, line, cells)
      select ${this.importId}, (given.value->>0)::int, (given.value->>1)::int, given.value->2
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as given`);
  }

  private takeHeadings(cells: readonly string[]): void {
    this.headings = cells.map(
      (cell, i) => cell.trim().slice(0, maxHeadingLength).toWellFormed() || `Column ${i + 1}`,
    );
    if (sourceOf(this.headings) === 'shopify') this.complete = shopifyRows(this.headings);
  }
}

interface Read {
  row: Import;
  rows: RowWriter;
  columns: number;
  /** Where the file lies on for its pictures. */
  storageKey: string | null;
}

async function finishReading(ctx: JobContext, { row, rows, columns, storageKey }: Read): Promise<void> {
  const { headings, sample, count } = rows;
  if (!headings) throw new AppError('invalid', 'This file is empty. Please choose another.');
  if (count === 0)
    throw new AppError('invalid', 'There are no rows below the headings, so there is nothing to import.');
  const before = await findRemembered(ctx, { supplierId: row.supplierId, headings });
  const finished = await ctx.db
    .update(productImports)
    .set({
      headings,
      sample,
      rows: count,
      source: sourceOf(headings),
      columns: before?.columns ?? guessColumns(headings),
      settings: before?.settings ?? null,
      remembered: before !== null,
      message: leftOutColumns(columns),
      state: 'mapping',
      storageKey,
      movedAt: ctx.now,
    })
    .where(and(eq(productImports.id, row.id), eq(productImports.state, 'reading')))
    .returning({ id: productImports.id });
  if (finished.length === 0) throw new Cancelled();
}

/** What was chosen for the last file with the same headings. */
async function findRemembered(
  ctx: JobContext,
  { supplierId, headings }: { supplierId: string; headings: string[] },
): Promise<{ columns: (ImportField | null)[]; settings: ImportSettings | null } | null> {
  const [row] = await ctx.db
    .select({ columns: productImports.columns, settings: productImports.settings })
    .from(productImports)
    .where(
      and(
        eq(productImports.supplierId, supplierId),
        eq(productImports.headings, headings),
        isNotNull(productImports.settings),
      ),
    )
    .orderBy(desc(productImports.createdAt))
    .limit(1);
  return row ?? null;
}
