import { accountClaimed } from '#features/identity/accounts/contract.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { revokeKeysCreatedBy, sweepCalls } from './commands/manage-keys.ts';

export const apiKeysJobs: FeatureJobs = {
  subscriptions: [
    onEvent(accountClaimed, { name: 'api-keys.account-claimed', run: inTransaction(revokeKeysCreatedBy) }),
  ],
  tasks: [
    defineTask(defineJob('api-keys.sweep'), { run: inTransaction(sweepCalls), schedule: '29 4 * * *' }),
  ],
};
