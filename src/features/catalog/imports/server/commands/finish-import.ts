import { and, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { catalogCountsTag } from '#features/catalog/products/server/queries/catalog-counts.ts';
import { addDays, addSeconds } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Job } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { busyStates } from '../../contract/import-labels.ts';
import { productImportPictures, productImportRows, productImports } from '../tables.ts';
import { checkJob, forgetJob, runJob } from './import-jobs.ts';
import { queueReading } from './read-import.ts';

type Import = typeof productImports.$inferSelect;

/** Finishes an import after its last row. Refused rows stay for download; all others are deleted. */
export async function finishImport(ctx: CommandContext, row: Import): Promise<void> {
  await endImport(ctx, { productImport: row, state: 'done', message: null });
}

/** Ends an import, complete or not, and deletes rows that are no longer needed. */
export async function endImport(
  { db, now }: CommandContext,
  {
    productImport: { id, supplierId, accountId, rows, progress, storageKey },
    state,
    message,
  }: { productImport: Import; state: 'done' | 'cancelled' | 'failed'; message: string | null },
): Promise<void> {
  await db.delete(productImportRows).where(
    and(
      eq(productImportRows.importId, id),
      or(isNull(productImportRows.outcome), ne(productImportRows.outcome, 'refuse')),
      // Rows with picture problems stay, so that the supplier can read them.
      state === 'done' ? isNull(productImportRows.pictureProblem) : undefined,
    ),
  );
  if (storageKey) await addJob(db, { job: forgetJob, payload: { storageKey } });
  await db
    .update(productImports)
    .set({
      state,
      message,
      progress: state === 'done' ? rows : progress,
      storageKey: null,
      movedAt: now,
      finishedAt: now,
    })
    .where(eq(productImports.id, id));
  await broadcast(db, { kind: 'pages', tags: [catalogCountsTag(supplierId)] });
  if (accountId) await broadcast(db, { kind: 'account', accountId, topic: 'imports' });
}

const jobs: Record<string, Job<{ importId: string }>> = {
  checking: checkJob,
  running: runJob,
};

/** Restarts imports that have stopped, for example after a crash; fails them after a day. */
export async function restartStuckImports(ctx: JobCommandContext): Promise<void> {
  const stuck = await ctx.db
    .select()
    .from(productImports)
    .where(
      and(
        inArray(productImports.state, [...busyStates]),
        lt(productImports.movedAt, addSeconds(ctx.now, -180)),
      ),
    )
    .limit(100);
  for (const row of stuck) {
    const job = jobs[row.state];
    if (row.createdAt < addDays(ctx.now, -1))
      await endImport(ctx, {
        productImport: row,
        state: 'failed',
        message: 'The import did not finish. Imported rows stay.',
      });
    else if (row.state === 'reading') await queueReading(ctx.db, row.id);
    else if (job) await addJob(ctx.db, { job, payload: { importId: row.id }, key: `${job.name}:${row.id}` });
  }
}

const keepDays = 30;

/** Deletes the rows, and the files with pictures, of imports that have not changed for a month. */
export async function deleteOldRows({ db, now }: JobCommandContext): Promise<void> {
  const isOld = lt(productImports.movedAt, addDays(now, -keepDays));
  const old = db.select({ id: productImports.id }).from(productImports).where(isOld);
  const files = await db
    .select({ id: productImports.id, storageKey: productImports.storageKey })
    .from(productImports)
    .where(and(isOld, isNotNull(productImports.storageKey)));
  for (const { storageKey } of files)
    if (storageKey) await addJob(db, { job: forgetJob, payload: { storageKey } });
  await db
    .update(productImports)
    .set({ storageKey: null })
    .where(
      inArray(
        productImports.id,
        files.map(({ id }) => id),
      ),
    );
  await db.delete(productImportPictures).where(inArray(productImportPictures.importId, old));
  await db.delete(productImportRows).where(inArray(productImportRows.importId, old));
}
