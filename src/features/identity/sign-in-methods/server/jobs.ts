import { accountClaimed, accountClosed, passwordReset } from '#features/identity/accounts/contract.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { type FeatureJobs, on, task } from '#platform/jobs/subscriptions.ts';
import { sweepAttempts } from './commands/attempt.ts';
import { forgetForeignIdentities, forgetIdentities } from './commands/connect.ts';

export const identitiesJobs: FeatureJobs = {
  subscriptions: [
    on(accountClosed, 'identities.account-closed', forgetIdentities),
    on(passwordReset, 'identities.password-reset', forgetForeignIdentities),
    on(accountClaimed, 'identities.account-claimed', forgetIdentities),
  ],
  tasks: [task(defineJob('identities.sweep'), sweepAttempts, '23 * * * *')],
};
