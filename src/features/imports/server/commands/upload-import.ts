import { and, desc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import { lockStore } from '#features/catalog/server/queries/lock-store.ts';
import { displayName } from '#features/files/rules.ts';
import { requireStore } from '#features/suppliers/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { signedIn } from '#platform/commands/context.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import { countTry } from '#platform/throttle/throttle.ts';
import {
  busyStates,
  endStates,
  type ImportField,
  type ImportSettings,
  maxFileBytes,
} from '../../contract/import-words.ts';
import { guessColumns, sourceOf } from '../../rules/mapping.ts';
import { noCounts } from '../queries/imports.ts';
import { kindOf, noWorkbook, readTable, shopifyRows, wrongKind } from '../queries/read-table.ts';
import { type productImportRows, productImports } from '../tables.ts';

/** Name of the job that reads a file into rows. */
export const readTask = 'imports.read';
/** Name of the job that removes a file that has been read. */
export const forgetTask = 'imports.forget-file';

const uploadsPerDay = 100;
/** Files of a store that may wait for a decision. */
const mostOpen = 10;

/** Keeps the file and queues its reading. The bytes are stored before the row, so that a row never points at nothing. */
export async function uploadImport(context: RequestContext, { file }: { file: File }): Promise<string> {
  const { accountId } = signedIn(context);
  const { id: supplierId } = await requireStore(context, 'products.write');
  const { db, now, kernel } = context;
  await countTry(db, now, { key: ['import', supplierId], limit: uploadsPerDay, windowSeconds: 24 * 3600 });
  if (file.size > maxFileBytes)
    throw new AppError('too_large', 'Files can be at most 30 MB. Please split it.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(bytes);
  if (!kind) throw wrongKind();
  if (kind !== 'xlsx' && /\.xlsx$/i.test(file.name)) throw noWorkbook();
  const id = newId();
  const storageKey = `imports/${id}`;
  await kernel.files.put(storageKey, bytes, 'application/octet-stream');
  try {
    await context.write(async (ctx) => {
      // Two files that arrive at once take turns, so that the second finds the first.
      await lockStore(ctx.db, supplierId);
      const busy = and(
        eq(productImports.supplierId, supplierId),
        inArray(productImports.state, [...busyStates]),
      );
      const open = and(
        eq(productImports.supplierId, supplierId),
        notInArray(productImports.state, [...endStates]),
      );
      if ((await ctx.db.$count(productImports, busy)) > 0)
        throw new AppError('conflict', 'Another import is still running. Please wait for it, or cancel it.', {
          reason: 'import_running',
        });
      // Rows of a file lie in the database until somebody says what becomes of them.
      if ((await ctx.db.$count(productImports, open)) >= mostOpen)
        throw new AppError(
          'conflict',
          `${mostOpen} imports wait to be finished. Please finish or cancel one of them first.`,
          { reason: 'imports_waiting' },
        );
      await ctx.db.insert(productImports).values({
        id,
        supplierId,
        accountId,
        storageKey,
        fileName: displayName(file.name),
        source: 'other',
        state: 'reading',
        headings: [],
        sample: [],
        columns: [],
        counts: noCounts,
        createdAt: now,
        movedAt: now,
      });
      await addJob(ctx.db, readTask, { importId: id }, { key: `${readTask}:${id}` });
    });
  } catch (error) {
    await kernel.files.remove(storageKey);
    throw error;
  }
  return id;
}

const batch = 1000;
/** Letters that are written at once: a thousand rows may be a thousand novels. */
const batchLetters = 4 * 1024 * 1024;
/**
 * Letters that all rows may hold. A workbook says a long text once for a million cells, and a variant takes over the
 * description of its product: what is a small file here could fill a disk there.
 */
const mostLetters = 128 * 1024 * 1024;

/**
 * Reads the file into rows, in one transaction: either all rows are there or none. What cannot be read ends the
 * import with the reason.
 */
export async function readImport(ctx: JobContext, { importId }: { importId: string }): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(productImports)
    .where(and(eq(productImports.id, importId), eq(productImports.state, 'reading')))
    .for('update');
  if (!row?.storageKey) return;
  const bytes = await ctx.kernel.files.read(row.storageKey);
  try {
    // What fails takes back its rows alone, so that the reason can still be written down.
    await ctx.db.transaction((db) => takeIn({ ...ctx, db }, { ...row, bytes }));
  } catch (error) {
    const message =
      error instanceof AppError
        ? error.message
        : 'This file could not be read. Please save it as CSV and try again.';
    if (!(error instanceof AppError)) ctx.log.warn({ err: error, importId }, 'import could not be read');
    await ctx.db
      .update(productImports)
      .set({ state: 'failed', message, storageKey: null, movedAt: ctx.now, finishedAt: ctx.now })
      .where(eq(productImports.id, importId));
  }
  // Only once this is committed: what is tried again must still find its file.
  await addJob(ctx.db, forgetTask, { storageKey: row.storageKey });
}

type Import = typeof productImports.$inferSelect & { bytes: Uint8Array };

async function takeIn(ctx: JobContext, { id: importId, bytes, supplierId }: Import): Promise<void> {
  let headings: string[] | null = null;
  let complete: (cells: string[]) => string[] | null = (cells) => cells;
  const sample: string[][] = [];
  let rows: (typeof productImportRows.$inferInsert)[] = [];
  let number = 0;
  let letters = 0;
  let written = 0;
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    const given = JSON.stringify(rows.map((row) => [row.number, row.line, row.cells]));
    await ctx.db.execute(sql`
      insert into product_import_rows (import_id, number, line, cells)
      select ${importId}, (given.value->>0)::int, (given.value->>1)::int, given.value->2
      from jsonb_array_elements(${given}::jsonb) as given`);
    rows = [];
    written = letters;
  };
  for await (const { line, cells } of readTable(bytes)) {
    if (!headings) {
      headings = cells.map((cell, i) => cell.trim().slice(0, 120).toWellFormed() || `Column ${i + 1}`);
      if (sourceOf(headings) === 'shopify') complete = shopifyRows(headings);
      continue;
    }
    const whole = complete(cells);
    if (!whole) continue;
    number += 1;
    for (const cell of whole) letters += cell.length;
    if (letters > mostLetters)
      throw new AppError('too_large', 'The rows of this file hold too much text. Please split it.');
    rows.push({ importId, number, line, cells: whole });
    if (sample.length < 5) sample.push(whole.map((cell) => cell.slice(0, 200).toWellFormed()));
    if (rows.length >= batch || letters - written > batchLetters) await flush();
  }
  await flush();
  if (!headings) throw new AppError('invalid', 'This file is empty. Please choose another.');
  if (number === 0)
    throw new AppError('invalid', 'There are no rows below the headings, so there is nothing to import.');
  const before = await findRemembered(ctx, { supplierId, headings });
  await ctx.db
    .update(productImports)
    .set({
      headings,
      sample,
      rows: number,
      source: sourceOf(headings),
      columns: before?.columns ?? guessColumns(headings),
      settings: before?.settings ?? null,
      remembered: before !== null,
      state: 'mapping',
      storageKey: null,
      movedAt: ctx.now,
    })
    .where(eq(productImports.id, importId));
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
