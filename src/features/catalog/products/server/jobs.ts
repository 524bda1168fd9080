import { membershipChanged } from '#features/stores/memberships/contract.ts';
import { supplierChanged } from '#features/stores/suppliers/contract.ts';
import { defineTask, type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { countCategoriesJob } from './commands/announce.ts';
import { applyPlanLimit } from './commands/plan-slots.ts';
import { countCategories, refreshStore } from './commands/refresh.ts';

export const catalogJobs: FeatureJobs = {
  subscriptions: [
    onEvent(supplierChanged, { name: 'catalog.refresh-store', run: inTransaction(refreshStore) }),
    onEvent(membershipChanged, { name: 'catalog.apply-plan', run: inTransaction(applyPlanLimit) }),
  ],
  tasks: [
    // Suppliers appear and disappear, too, so the counts are refreshed every night, whether or not a product changed.
    defineTask(countCategoriesJob, {
      run: inTransaction(({ db }) => countCategories(db)),
      schedule: '17 3 * * *',
    }),
  ],
};
