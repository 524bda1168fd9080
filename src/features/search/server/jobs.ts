import { productChanged } from '#features/catalog/contract.ts';
import { supplierChanged } from '#features/suppliers/contract.ts';
import { type FeatureJobs, type JobContext, on, task } from '#platform/jobs/subscriptions.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { collectWords } from './commands.ts';

/** Results may have changed, so the pages that show some are made again. */
const dropPages = ({ db }: JobContext): Promise<void> => broadcast(db, { kind: 'pages', tags: ['search.search'] });

export const searchJobs: FeatureJobs = {
  subscriptions: [on(productChanged, 'search.product-changed', dropPages), on(supplierChanged, 'search.supplier-changed', dropPages)],
  tasks: [task('search.collect-words', ({ db }) => collectWords(db), '41 3 * * *')],
};
