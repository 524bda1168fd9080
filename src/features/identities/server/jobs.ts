import { eq } from 'drizzle-orm';
import { accountClosed } from '#features/accounts/contract.ts';
import { type FeatureJobs, on, task } from '#platform/jobs/subscriptions.ts';
import { sweepAttempts } from './commands/attempt.ts';
import { identities } from './tables.ts';

export const identitiesJobs: FeatureJobs = {
  subscriptions: [
    on(accountClosed, 'identities.account-closed', async ({ db }, { accountId }) => {
      await db.delete(identities).where(eq(identities.accountId, accountId));
    }),
  ],
  tasks: [task('identities.sweep', sweepAttempts, '23 * * * *')],
};
