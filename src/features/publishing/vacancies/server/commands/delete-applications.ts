import { eq, inArray, type SQL } from 'drizzle-orm';
import { addDays } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import { listApplicationsBefore } from '../queries/applications.ts';
import { jobApplications } from '../tables.ts';

/** Days for which applications and their CVs are stored. */
const retentionDays = 365;

export const removeCvsJob = defineJob<{ keys: string[] }>('jobs.remove-cvs');

/** Deletes old applications, a hundred at a time. */
export async function deleteOldApplications(ctx: JobContext): Promise<void> {
  const before = addDays(ctx.now, -retentionDays);
  while ((await ctx.write((writing) => deleteSomeBefore(writing, before))) > 0);
}

async function deleteSomeBefore(ctx: CommandContext, before: Date): Promise<number> {
  const ids = (await listApplicationsBefore(ctx.db, before)).map(({ id }) => id);
  if (ids.length > 0) await deleteWithCvs(ctx, inArray(jobApplications.id, ids));
  return ids.length;
}

/** Deletes the applications of a closed account. */
export async function deleteApplicationsOf(
  ctx: CommandContext,
  { accountId }: { accountId: string },
): Promise<void> {
  await deleteWithCvs(ctx, eq(jobApplications.accountId, accountId));
}

/** Deletes the rows now and the CVs after the commit, so that no row refers to a deleted file. */
async function deleteWithCvs(ctx: CommandContext, which: SQL): Promise<void> {
  const deleted = await ctx.db
    .delete(jobApplications)
    .where(which)
    .returning({ storageKey: jobApplications.cvStorageKey });
  if (deleted.length === 0) return;
  await addJob(ctx.db, { job: removeCvsJob, payload: { keys: deleted.map(({ storageKey }) => storageKey) } });
}

export async function removeCvs({ kernel }: JobContext, { keys }: { keys: string[] }): Promise<void> {
  for (const key of keys) await kernel.files.remove(key);
}
