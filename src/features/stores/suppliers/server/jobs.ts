import { emailVerified } from '#features/identity/accounts/contract.ts';
import { type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { markOwnerVerified } from './commands/mark-owner-verified.ts';

export const suppliersJobs: FeatureJobs = {
  subscriptions: [
    onEvent(emailVerified, { name: 'suppliers.owner-verified', run: inTransaction(markOwnerVerified) }),
  ],
};
