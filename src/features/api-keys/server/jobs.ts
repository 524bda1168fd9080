import { accountClaimed } from '#features/accounts/contract.ts';
import { type FeatureJobs, on, task } from '#platform/jobs/subscriptions.ts';
import { revokeKeysOf, sweepCalls } from './commands/manage-keys.ts';

export const apiKeysJobs: FeatureJobs = {
  subscriptions: [on(accountClaimed, 'api-keys.account-claimed', revokeKeysOf)],
  tasks: [task('api-keys.sweep', sweepCalls, '29 4 * * *')],
};
