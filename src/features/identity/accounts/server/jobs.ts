import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { type FeatureJobs, task } from '#platform/jobs/subscriptions.ts';
import { sendReset } from './commands/recover.ts';
import { sweepAccounts } from './commands/sweep-accounts.ts';

const sendResetJob = defineJob<{ email: string }>('accounts.send-reset');

/** Looks the address up in the background, so that the answer takes as long whether or not it has an account. */
export const queueReset = (db: Database, email: string): Promise<void> => addJob(db, sendResetJob, { email });

export const accountsJobs: FeatureJobs = {
  tasks: [
    task(sendResetJob, (ctx, { email }) => sendReset(ctx, { email, publicUrl: ctx.kernel.config.publicUrl })),
    task(defineJob('accounts.sweep'), sweepAccounts, '41 3 * * *'),
  ],
};
