import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs } from '#platform/jobs/subscriptions.ts';
import { timeOutClaim } from './commands/negotiate.ts';
import { listTimedOut } from './queries/claims.ts';

export const timeOutClaimsJob = defineJob('claims.time-out');

export const claimsJobs: FeatureJobs = {
  tasks: [
    defineTask(timeOutClaimsJob, {
      // One transaction for each claim: one that just moved does not delay the others.
      run: async (ctx) => {
        for (const id of await listTimedOut(ctx.db, ctx.now))
          await ctx.write((writing) => timeOutClaim(writing, { id }));
      },
      schedule: '*/10 * * * *',
    }),
  ],
};
