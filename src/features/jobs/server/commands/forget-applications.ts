import { eq } from 'drizzle-orm';
import { addDays } from '#lib/dates.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import { listForgettable } from '../queries/applications.ts';
import { jobApplications } from '../tables.ts';

/** Days for which applications and their CVs are kept. */
const keptDays = 365;

/** Forgets old applications: the row first, so that nothing points at bytes that are gone. */
export async function forgetOldApplications(ctx: JobContext): Promise<void> {
  for (const { id, storageKey } of await listForgettable(ctx.db, addDays(ctx.now, -keptDays))) {
    await ctx.db.delete(jobApplications).where(eq(jobApplications.id, id));
    await ctx.kernel.files.remove(storageKey);
  }
}
