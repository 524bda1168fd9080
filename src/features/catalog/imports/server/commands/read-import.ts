import { setTimeout as pause } from 'node:timers/promises';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import { omittedColumnsNotice } from '#lib/table-limits.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
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
  await addJob(db, {
    job: readJob,
    payload: { importId },
    key: `${readJob.name}:${importId}`,
    queue,
    maxAttempts: maxReadAttempts,
  });
}

type Import = typeof productImports.$inferSelect;

/**
 * Reads a file into rows, a batch at a time. The import moves on only once all of them are saved, so nobody sees some
 * of them. A file that cannot be read fails the import with the reason.
 */
export async function readImport(ctx: JobContext, { importId }: { importId: string }): Promise<void> {
  const row = await ctx.write((writing) => startAttempt(writing, importId));
  if (!row?.storageKey) return;
  try {
    if (row.readAttempts > maxReadAttempts)
      throw new AppError('invalid', 'This file could not be read. Save it as CSV and try again.');
    const bytes = await ctx.kernel.files.read(row.storageKey);
    await readRows(ctx, { ...row, bytes });
  } catch (error) {
    if (error instanceof ReadingStopped) return;
    await failReading(ctx, { row, error });
  }
}

/** Counts an attempt, so that a file that crashes this process is given up, and deletes the rows of the one before. */
async function startAttempt({ db, now }: CommandContext, importId: string): Promise<Import | undefined> {
  const [row] = await db
    .update(productImports)
    .set({ readAttempts: sql`${productImports.readAttempts} + 1`, movedAt: now })
    .where(and(eq(productImports.id, importId), eq(productImports.state, 'reading')))
    .returning();
  if (row) await deleteReadRows(db, importId);
  return row;
}

async function deleteReadRows(db: Database, importId: string): Promise<void> {
  await db.delete(productImportRows).where(eq(productImportRows.importId, importId));
  await db.delete(productImportPictures).where(eq(productImportPictures.importId, importId));
}

/** SQL condition: the import still waits for this attempt, and for no later one. */
const isAttempt = ({ id, readAttempts }: Import) =>
  and(
    eq(productImports.id, id),
    eq(productImports.state, 'reading'),
    eq(productImports.readAttempts, readAttempts),
  );

async function failReading(ctx: JobContext, { row, error }: { row: Import; error: unknown }): Promise<void> {
  if (error instanceof AppError && error.code === 'unavailable') throw error;
  const isKnown = error instanceof AppError;
  if (!isKnown) ctx.log.warn({ err: error, importId: row.id }, 'import could not be read');
  const message = isKnown ? error.message : 'This file could not be read. Save it as CSV and try again.';
  await ctx.write(async ({ db, now }) => {
    const failed = await db
      .update(productImports)
      .set({ state: 'failed', message, storageKey: null, movedAt: now, finishedAt: now })
      .where(isAttempt(row))
      .returning({ id: productImports.id });
    if (failed.length === 0) return;
    await deleteReadRows(db, row.id);
    await forgetFile(db, row);
  });
}

/** Removes the file after the commit, because a retry needs it. */
async function forgetFile(db: Database, { storageKey }: Import): Promise<void> {
  if (storageKey) await addJob(db, { job: forgetJob, payload: { storageKey } });
}

/** Thrown if the supplier cancelled the import while its file was being read, or another attempt has begun. */
class ReadingStopped extends Error {}

async function readRows(ctx: JobContext, row: Import & { bytes: Uint8Array }): Promise<void> {
  const cancelling = new AbortController();
  const rows = new RowWriter(ctx, row);
  const pictures: ZippedPicture[] = [];
  let columns = 0;
  const reading = { timeoutMs: readTimeoutMs, signal: cancelling.signal };
  const batches = readTableInSubprocess(row.bytes, reading);
  try {
    for await (const batch of withPolling(batches, () => requireAttempt(ctx.db, row))) {
      if ('columns' in batch) columns = batch.columns;
      else if ('picture' in batch) pictures.push(batch.picture);
      else await rows.write(batch.rows);
    }
  } catch (error) {
    cancelling.abort();
    throw error;
  }
  await ctx.write(async (writing) => {
    await finishReading(writing, {
      row,
      rows,
      columns,
      hasPictures: pictures.some(({ problem }) => problem === null),
    });
    await writePictures(writing.db, { importId: row.id, pictures });
  });
}

async function writePictures(
  db: Database,
  { importId, pictures }: { importId: string; pictures: readonly ZippedPicture[] },
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

/** Throws `ReadingStopped` unless the import still waits for this attempt; in a transaction, it then does to its end. */
async function requireAttempt(db: Database, row: Import): Promise<void> {
  const [found] = await db
    .select({ id: productImports.id })
    .from(productImports)
    .where(isAttempt(row))
    .for('share');
  if (!found) throw new ReadingStopped();
}

const maxHeadingLength = 120;

/** Writes batches of rows as they are read; the first row holds the headings. */
class RowWriter {
  headings: string[] | null = null;
  readonly sample: string[][] = [];
  count = 0;
  private complete: (cells: string[]) => string[] | null = (cells) => cells;
  private readonly ctx: JobContext;
  private readonly row: Import;

  constructor(ctx: JobContext, row: Import) {
    this.ctx = ctx;
    this.row = row;
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
      importId: sql`${this.row.id}::uuid`,
      number: sql`(given.value->>0)::int`,
      line: sql`(given.value->>1)::int`,
      cells: sql`given.value->2`,
    });
    await this.ctx.write(async ({ db }) => {
      await requireAttempt(db, this.row);
      await db.execute(sql`${insert} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as given`);
    });
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
  /** The file then remains stored for them. */
  hasPictures: boolean;
}

async function finishReading(
  ctx: CommandContext,
  { row, rows, columns, hasPictures }: ReadFile,
): Promise<void> {
  const { headings, sample, count } = rows;
  if (!headings) throw new AppError('invalid', 'This file is empty. Select another file.');
  if (count === 0) throw new AppError('invalid', 'The file has no rows below the header row.');
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
      storageKey: hasPictures ? row.storageKey : null,
      movedAt: ctx.now,
    })
    .where(isAttempt(row))
    .returning({ id: productImports.id });
  if (finished.length === 0) throw new ReadingStopped();
  if (!hasPictures) await forgetFile(ctx.db, row);
}

/** Returns the mapping and settings of the store's last file with the same headings. */
async function findEarlierMapping(
  ctx: CommandContext,
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
