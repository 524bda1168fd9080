import { accountClaimed, accountClosed, passwordReset } from '#features/identity/accounts/contract.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { sweepAttempts } from './commands/attempt.ts';
import { deleteIdentities, deleteIdentitiesWithOtherEmail } from './commands/connect.ts';

export const identitiesJobs: FeatureJobs = {
  subscriptions: [
    onEvent(accountClosed, { name: 'identities.account-closed', run: inTransaction(deleteIdentities) }),
    onEvent(passwordReset, {
      name: 'identities.password-reset',
      run: inTransaction(deleteIdentitiesWithOtherEmail),
    }),
    onEvent(accountClaimed, { name: 'identities.account-claimed', run: inTransaction(deleteIdentities) }),
  ],
  tasks: [
    defineTask(defineJob('identities.sweep'), { run: inTransaction(sweepAttempts), schedule: '23 * * * *' }),
  ],
};
