import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { defineTask, type FeatureJobs, inTransaction } from '#platform/jobs/subscriptions.ts';
import { sendReset } from './commands/recover.ts';
import { sweepAccounts } from './commands/sweep-accounts.ts';

const sendResetJob = defineJob<{ email: string }>('accounts.send-reset');

/**
 * Looks up the email address in the background, so that the response time does not reveal whether it has an account.
 */
export const queueReset = (db: Database, email: string): Promise<void> =>
  addJob(db, { job: sendResetJob, payload: { email } });

export const accountsJobs: FeatureJobs = {
  tasks: [
    defineTask(sendResetJob, { run: inTransaction(sendReset) }),
    defineTask(defineJob('accounts.sweep'), { run: inTransaction(sweepAccounts), schedule: '41 3 * * *' }),
  ],
};
