import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { getUser } from '#features/identity/accounts/server/queries.ts';
import { findStoreOf } from '#features/stores/suppliers/server/queries.ts';
import { addDays } from '#lib/calendar.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobCommandContext, JobContext } from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import type { DataExport } from '../../contract.ts';
import { exportRetentionDays, withoutSecrets } from '../../rules.ts';
import { exportReadyMail } from '../emails.ts';
import { describeExport, listExpiredExports } from '../queries/exports.ts';
import { listPersonalRows, type PersonalRows } from '../queries/personal-tables.ts';
import { dataExports } from '../tables.ts';

export const makeExportJob = defineJob<{ exportId: string }>('privacy.make-export');

/** Requests a copy of the caller's data; returns the pending request if there is one. */
export async function requestExport(ctx: CommandContext): Promise<DataExport> {
  const { accountId } = requireSignedIn(ctx);
  const [created] = await ctx.db
    .insert(dataExports)
    .values({ id: newId(), accountId, requestedAt: ctx.now })
    .onConflictDoNothing()
    .returning();
  if (created) {
    await addJob(ctx.db, { job: makeExportJob, payload: { exportId: created.id } });
    return describeExport(created);
  }
  const [waiting] = await ctx.db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.accountId, accountId), isNull(dataExports.readyAt)));
  return waiting ? describeExport(waiting) : requestExport(ctx);
}

/** Writes everything about an account into one file, a thousand rows at a time, and notifies its owner by email. */
export async function makeExport(ctx: JobContext, { exportId }: { exportId: string }): Promise<void> {
  const [dataExport] = await ctx.db.select().from(dataExports).where(eq(dataExports.id, exportId));
  if (!dataExport || dataExport.readyAt) return;
  const { accountId } = dataExport;
  const store = await findStoreOf(ctx.db, accountId);
  const supplierId = store?.role === 'owner' ? store.id : null;
  const sections = await listPersonalRows(ctx.db, { accountId, supplierId, now: ctx.now });
  const { packed, bytes } = await writeExport(ctx, sections);
  const storageKey = `exports/${exportId}.json.gz`;
  await ctx.kernel.files.put(storageKey, { bytes: packed, contentType: 'application/gzip' });
  const isWanted = await ctx.write((writing) => finishExport(writing, { exportId, storageKey, bytes }));
  if (!isWanted) await ctx.kernel.files.remove(storageKey);
}

interface WrittenExport {
  exportId: string;
  storageKey: string;
  bytes: number;
}

/** Marks an export as ready and notifies its owner, once; returns false if the account was closed in the meantime. */
async function finishExport(ctx: JobCommandContext, { exportId, ...file }: WrittenExport): Promise<boolean> {
  const which = eq(dataExports.id, exportId);
  const [current] = await ctx.db.select().from(dataExports).where(which).for('update');
  if (!current || current.readyAt) return current !== undefined;
  await ctx.db
    .update(dataExports)
    .set({ readyAt: ctx.now, expiresAt: addDays(ctx.now, exportRetentionDays), ...file })
    .where(which);
  const { email: to, name, role } = await getUser(ctx.db, current.accountId);
  const page = role === 'supplier' ? '/dashboard/settings/privacy' : '/account/settings/privacy';
  const url = ctx.config.publicUrl + page;
  await sendMail(ctx, exportReadyMail({ to, name, days: exportRetentionDays, url }));
  return true;
}

async function writeExport(ctx: JobContext, sections: readonly PersonalRows[]) {
  const gzip = createGzip();
  const parts: Buffer[] = [];
  gzip.on('data', (part: Buffer) => parts.push(part));
  const ended = once(gzip, 'end');
  let bytes = 0;
  const writeText = async (text: string): Promise<void> => {
    bytes += Buffer.byteLength(text);
    if (!gzip.write(text)) await once(gzip, 'drain');
  };
  await writeText(`{"madeAt":${JSON.stringify(ctx.now)}`);
  for (const section of sections) {
    await writeText(`,\n${JSON.stringify(section.table)}:[`);
    let separator = '\n';
    await ctx.db.transaction(async (tx) => {
      for await (const row of readRows(tx, section)) {
        await writeText(separator + JSON.stringify(withoutSecrets(row)));
        separator = ',\n';
      }
    });
    await writeText(']');
  }
  await writeText('}\n');
  gzip.end();
  await ended;
  return { packed: Buffer.concat(parts), bytes };
}

/** Reads rows through a cursor, so that a store with a hundred thousand orders is never fully in memory. */
async function* readRows(
  db: Transaction,
  { table, where }: PersonalRows,
): AsyncGenerator<Record<string, unknown>> {
  await db.execute(
    sql`declare personal_rows no scroll cursor for select to_jsonb(t) as row from ${sql.identifier(table)} t where ${where}`,
  );
  for (;;) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql`fetch forward 1000 from personal_rows`,
    );
    for (const { row } of rows) yield row;
    if (rows.length < 1000) break;
  }
  await db.execute(sql`close personal_rows`);
}

/** Deletes expired exports. */
export async function sweepExports(ctx: JobContext): Promise<void> {
  for (const { id, storageKey } of await listExpiredExports(ctx.db, ctx.now)) {
    if (storageKey) await ctx.kernel.files.remove(storageKey);
    await ctx.db.delete(dataExports).where(eq(dataExports.id, id));
  }
}
