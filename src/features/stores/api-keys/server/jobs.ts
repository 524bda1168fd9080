import { accountClaimed } from '#features/identity/accounts/contract.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { type FeatureJobs, on, task } from '#platform/jobs/subscriptions.ts';
import { revokeKeysOf, sweepCalls } from './commands/manage-keys.ts';

export const apiKeysJobs: FeatureJobs = {
  subscriptions: [on(accountClaimed, 'api-keys.account-claimed', revokeKeysOf)],
  tasks: [task(defineJob('api-keys.sweep'), sweepCalls, '29 4 * * *')],
};
