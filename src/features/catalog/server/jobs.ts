import { type FeatureJobs, task } from '#platform/jobs/subscriptions.ts';
import { countCategoriesTask } from './commands/announce.ts';
import { countCategories } from './commands/refresh.ts';

export const catalogJobs: FeatureJobs = {
  tasks: [
    // Suppliers come and go too, so the counts are made again at night whether or not a product changed.
    task(countCategoriesTask, ({ db }) => countCategories(db), '17 3 * * *'),
  ],
};
