import { eq } from 'drizzle-orm';
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

/** Deletes old applications: the row first, so that no row refers to a deleted file. */
export async function deleteOldApplications(ctx: JobContext): Promise<void> {
  const before = addDays(ctx.now, -retentionDays);
  for (let old = await listApplicationsBefore(ctx.db, before); old.length > 0; ) {
    for (const { id, storageKey } of old) {
      await ctx.db.delete(jobApplications).where(eq(jobApplications.id, id));
      await ctx.kernel.files.remove(storageKey);
    }
    old = await listApplicationsBefore(ctx.db, before);
  }
}

/** Deletes the applications of a closed account: the rows now, the CVs after the commit. */
export async function deleteApplicationsOf(
  ctx: CommandContext,
  { accountId }: { accountId: string },
): Promise<void> {
  const deleted = await ctx.db
    .delete(jobApplications)
    .where(eq(jobApplications.accountId, accountId))
    .returning({ storageKey: jobApplications.cvStorageKey });
  if (deleted.length === 0) return;
  await addJob(ctx.db, removeCvsJob, { keys: deleted.map(({ storageKey }) => storageKey) });
}

export async function removeCvs({ kernel }: JobContext, { keys }: { keys: string[] }): Promise<void> {
  for (const key of keys) await kernel.files.remove(key);
}
