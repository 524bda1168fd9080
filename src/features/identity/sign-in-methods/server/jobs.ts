import { accountClaimed, accountClosed, passwordReset } from '#features/identity/accounts/contract.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { sweepAttempts } from './commands/attempt.ts';
import { deleteIdentities, deleteIdentitiesWithOtherEmail } from './commands/connect.ts';

export const identitiesJobs: FeatureJobs = {
  subscriptions: [
    onEvent(accountClosed, 'identities.account-closed', inTransaction(deleteIdentities)),
    onEvent(passwordReset, 'identities.password-reset', inTransaction(deleteIdentitiesWithOtherEmail)),
    onEvent(accountClaimed, 'identities.account-claimed', inTransaction(deleteIdentities)),
  ],
  tasks: [defineTask(defineJob('identities.sweep'), inTransaction(sweepAttempts), '23 * * * *')],
};
