import { shareFilesWithTeam } from '#features/stores/team/server/commands.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs } from '#platform/jobs/subscriptions.ts';
import { timeOutClaim } from './commands/negotiate.ts';
import { listTimedOut, photosOfStoreClaims } from './queries/claims.ts';

export const timeOutClaimsJob = defineJob('claims.time-out');

export const claimsJobs: FeatureJobs = {
  // Everyone who works on the orders of a store may see the photos of claims.
  subscriptions: shareFilesWithTeam('claims', { capability: 'orders.read', files: photosOfStoreClaims }),
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
