import { setTimeout as pause } from 'node:timers/promises';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import { omittedColumnsNotice } from '#lib/table-limits.ts';
import type { Database } from '#platform/database/database.ts';
import { tryLockUntilCommit } from '#platform/database/locks.ts';
import { insertSelect, recordset } from '#platform/database/typed-sql.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import type { ZippedPicture } from '#platform/spreadsheets/picture-zip.ts';
import { readTableInSubprocess } from '#platform/spreadsheets/table-subprocess.ts';
import type { ImportField, ImportSettings } from '../../contract/import-labels.ts';
import { detectSource, guessColumns } from '../../rules/mapping.ts';
import { shopifyRows } from '../../rules/shopify-rows.ts';
import { productImportPictures, productImportRows, productImports } from '../tables.ts';
import { forgetJob, readJob } from './import-jobs.ts';

/** The largest files take a tenth of this. */
const readTimeoutMs = 90_000;
/** Interval at which the reader checks whether the import was cancelled. */
const pollMs = 500;
/** Maximum number of attempts for a file that crashes the process. */
const maxReadAttempts = 3;
/** Queues for reading files. There are fewer than workers, so that reading never blocks emails. */
const readQueues = ['imports-reading-1', 'imports-reading-2'];

/** Queues the reading of a file in the shortest queue. */
export async function queueReading(db: Database, importId: string): Promise<void> {
  const { rows } = await db.execute<{ lane: string }>(sql`
    select lane from unnest(array[${sql.join(
      readQueues.map((lane) => sql`${lane}`),
      sql`, `,
    )}]::text[]) as lane
    order by (select count(*) from graphile_worker.jobs where queue_name = lane), lane limit 1`);
  const queue = rows[0]?.lane ?? readQueues[0] ?? readJob.name;
  await addJob(
    db,
    readJob,
    { importId },
    { key: `${readJob.name}:${importId}`, queue, maxAttempts: maxReadAttempts },
  );
}

type Import = typeof productImports.$inferSelect;

/**
 * Reads a file into rows in one transaction: either all rows are saved or none. A file that cannot be read fails the
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
    // A nested transaction: a failure rolls back only the rows, so that the reason can still be saved.
    await ctx.db.transaction((db) => readRows({ ...ctx, db }, { ...row, bytes }));
  } catch (error) {
    if (error instanceof ImportCancelled) return;
    await failReading(ctx, { importId, error });
  }
  // The file is removed only after the commit, because a retry needs it. A file with pictures stays for them.
  const [after] = await ctx.db
    .select({ storageKey: productImports.storageKey })
    .from(productImports)
    .where(eq(productImports.id, importId));
  if (!after?.storageKey) await addJob(ctx.db, forgetJob, { storageKey });
}

/** Counts an attempt outside the transaction, so that the count survives if the file crashes this process. */
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

/** Thrown if the supplier cancelled the import while its file was being read. */
class ImportCancelled extends Error {}

async function readRows(ctx: JobContext, row: Import & { bytes: Uint8Array }): Promise<void> {
  const cancelling = new AbortController();
  const rows = new RowWriter(ctx.db, row.id);
  const pictures: ZippedPicture[] = [];
  let columns = 0;
  const reading = { timeoutMs: readTimeoutMs, signal: cancelling.signal };
  const batches = readTableInSubprocess(row.bytes, reading);
  try {
    for await (const batch of withPolling(batches, () => throwIfCancelled(ctx, row.id))) {
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
  const { from, ...given } = recordset(pictures, {
    alias: 'given',
    types: { path: 'text', hash: 'text', problem: 'text' },
  });
  const insert = insertSelect(productImportPictures, { importId: sql`${importId}::uuid`, ...given });
  await db.execute(sql`${insert} from ${from}`);
}

/** Yields the same batches, and calls `poll` regularly, even while no batch arrives. */
async function* withPolling<T>(batches: AsyncGenerator<T>, poll: () => Promise<void>): AsyncGenerator<T> {
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

/**
 * Throws `ImportCancelled` if the import was cancelled. The query also keeps the transaction from being ended as idle.
 */
async function throwIfCancelled({ db }: JobContext, importId: string): Promise<void> {
  const [found] = await db
    .select({ state: productImports.state })
    .from(productImports)
    .where(eq(productImports.id, importId));
  if (found?.state !== 'reading') throw new ImportCancelled();
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
    const insert = insertSelect(productImportRows, {
      importId: sql`${this.importId}::uuid`,
      number: sql`(given.value->>0)::int`,
      line: sql`(given.value->>1)::int`,
      cells: sql`given.value->2`,
    });
    await this.db.execute(sql`${insert} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as given`);
  }

  private takeHeadings(cells: readonly string[]): void {
    this.headings = cells.map(
      (cell, i) => cell.trim().slice(0, maxHeadingLength).toWellFormed() || `Column ${i + 1}`,
    );
    if (detectSource(this.headings) === 'shopify') this.complete = shopifyRows(this.headings);
  }
}

interface ReadFile {
  row: Import;
  rows: RowWriter;
  columns: number;
  /** Where the file remains stored for its pictures; null without pictures. */
  storageKey: string | null;
}

async function finishReading(ctx: JobContext, { row, rows, columns, storageKey }: ReadFile): Promise<void> {
  const { headings, sample, count } = rows;
  if (!headings) throw new AppError('invalid', 'This file is empty. Please choose another.');
  if (count === 0)
    throw new AppError('invalid', 'There are no rows below the headings, so there is nothing to import.');
  const before = await findEarlierMapping(ctx, { supplierId: row.supplierId, headings });
  const finished = await ctx.db
    .update(productImports)
    .set({
      headings,
      sample,
      rows: count,
      source: detectSource(headings),
      columns: before?.columns ?? guessColumns(headings),
      settings: before?.settings ?? null,
      remembered: before !== null,
      message: omittedColumnsNotice(columns),
      state: 'mapping',
      storageKey,
      movedAt: ctx.now,
    })
    .where(and(eq(productImports.id, row.id), eq(productImports.state, 'reading')))
    .returning({ id: productImports.id });
  if (finished.length === 0) throw new ImportCancelled();
}

/** Returns the mapping and settings of the store's last file with the same headings. */
async function findEarlierMapping(
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
