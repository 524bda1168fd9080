import { membershipChanged } from '#features/stores/memberships/contract.ts';
import { supplierChanged } from '#features/stores/suppliers/contract.ts';
import { type FeatureJobs, on, task } from '#platform/jobs/subscriptions.ts';
import { countCategoriesJob } from './commands/announce.ts';
import { applyPlan } from './commands/plan-places.ts';
import { countCategories, refreshStore } from './commands/refresh.ts';

export const catalogJobs: FeatureJobs = {
  subscriptions: [
    on(supplierChanged, 'catalog.refresh-store', refreshStore),
    on(membershipChanged, 'catalog.apply-plan', applyPlan),
  ],
  tasks: [
    // Suppliers come and go too, so the counts are made again at night whether or not a product changed.
    task(countCategoriesJob, ({ db }) => countCategories(db), '17 3 * * *'),
  ],
};
