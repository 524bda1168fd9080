import { accountClaimed, accountClosed } from '#features/accounts/contract.ts';
import { type FeatureJobs, on, task } from '#platform/jobs/subscriptions.ts';
import { sweepAttempts } from './commands/attempt.ts';
import { forgetIdentities } from './commands/connect.ts';

export const identitiesJobs: FeatureJobs = {
  subscriptions: [
    on(accountClosed, 'identities.account-closed', forgetIdentities),
    on(accountClaimed, 'identities.account-claimed', forgetIdentities),
  ],
  tasks: [task('identities.sweep', sweepAttempts, '23 * * * *')],
};
