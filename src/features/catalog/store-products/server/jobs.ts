import { supplierApproved } from '#features/stores/suppliers/contract.ts';
import { type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { addRegisteredProduct } from './commands/add-registered-product.ts';

export const listingsJobs: FeatureJobs = {
  // Pending jobs are found by this name, which is older than the feature.
  subscriptions: [
    onEvent(supplierApproved, {
      name: 'catalog.add-registered-product',
      run: inTransaction(addRegisteredProduct),
    }),
  ],
};
