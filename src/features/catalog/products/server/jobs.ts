import { membershipChanged } from '#features/stores/memberships/contract.ts';
import { supplierChanged } from '#features/stores/suppliers/contract.ts';
import { defineTask, type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { countCategoriesJob } from './commands/announce.ts';
import { applyPlanLimit } from './commands/plan-slots.ts';
import { countCategories, refreshStore } from './commands/refresh.ts';

export const catalogJobs: FeatureJobs = {
  subscriptions: [
    onEvent(supplierChanged, 'catalog.refresh-store', inTransaction(refreshStore)),
    onEvent(membershipChanged, 'catalog.apply-plan', inTransaction(applyPlanLimit)),
  ],
  tasks: [
    // Suppliers appear and disappear, too, so the counts are refreshed every night, whether or not a product changed.
    defineTask(
      countCategoriesJob,
      inTransaction(({ db }) => countCategories(db)),
      '17 3 * * *',
    ),
  ],
};
