import { eq } from 'drizzle-orm';
import { addDays } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import { listForgettable } from '../queries/applications.ts';
import { jobApplications } from '../tables.ts';

/** Days for which applications and their CVs are kept. */
const keptDays = 365;

export const removeCvsJob = defineJob<{ keys: string[] }>('jobs.remove-cvs');

/** Forgets old applications: the row first, so that nothing points at bytes that are gone. */
export async function forgetOldApplications(ctx: JobContext): Promise<void> {
  const before = addDays(ctx.now, -keptDays);
  for (let old = await listForgettable(ctx.db, before); old.length > 0; ) {
    for (const { id, storageKey } of old) {
      await ctx.db.delete(jobApplications).where(eq(jobApplications.id, id));
      await ctx.kernel.files.remove(storageKey);
    }
    old = await listForgettable(ctx.db, before);
  }
}

/** Forgets what a person applied for, who leaves: the rows now, the CVs once that is certain. */
export async function forgetApplicant(
  ctx: CommandContext,
  { accountId }: { accountId: string },
): Promise<void> {
  const gone = await ctx.db
    .delete(jobApplications)
    .where(eq(jobApplications.accountId, accountId))
    .returning({ storageKey: jobApplications.cvStorageKey });
  if (gone.length === 0) return;
  await addJob(ctx.db, removeCvsJob, { keys: gone.map(({ storageKey }) => storageKey) });
}

export async function removeCvs({ kernel }: JobContext, { keys }: { keys: string[] }): Promise<void> {
  for (const key of keys) await kernel.files.remove(key);
}
