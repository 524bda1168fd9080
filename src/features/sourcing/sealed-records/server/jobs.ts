import { requestDecided } from '#features/sourcing/requests/contract.ts';
import { type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { storeBasis } from './commands.ts';

export const sealedRecordsJobs: FeatureJobs = {
  subscriptions: [
    onEvent(requestDecided, { name: 'sealed-records.store-basis', run: inTransaction(storeBasis) }),
  ],
};
