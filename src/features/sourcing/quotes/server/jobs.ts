import { requestCancelled } from '#features/sourcing/requests/contract.ts';
import { type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { declineForCancelled } from './commands/close-quote.ts';

export const quotesJobs: FeatureJobs = {
  subscriptions: [
    onEvent(requestCancelled, {
      name: 'quotes.decline-for-cancelled',
      run: inTransaction(declineForCancelled),
    }),
  ],
};
