import type { Database } from '#platform/database/database.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { type FeatureJobs, task } from '#platform/jobs/subscriptions.ts';
import { sendReset } from './commands/recover.ts';
import { sweepAccounts } from './commands/sweep-accounts.ts';

const sendResetTask = 'accounts.send-reset';

/** Looks the address up in the background, so that the answer takes as long whether or not it has an account. */
export const queueReset = (db: Database, email: string): Promise<void> =>
  addJob(db, sendResetTask, { email });

export const accountsJobs: FeatureJobs = {
  tasks: [
    task<{ email: string }>(sendResetTask, (ctx, { email }) =>
      sendReset(ctx, { email, publicUrl: ctx.kernel.config.publicUrl }),
    ),
    task('accounts.sweep', sweepAccounts, '41 3 * * *'),
  ],
};
