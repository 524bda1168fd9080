import { productChanged } from '#features/catalog/contract.ts';
import { supplierChanged } from '#features/suppliers/contract.ts';
import { addSeconds } from '#lib/dates.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { type FeatureJobs, type JobContext, on, task } from '#platform/jobs/subscriptions.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { collectWords } from './commands.ts';

const collectWordsTask = 'search.collect-words';
const wordsDelaySeconds = 600;

/** Results may have changed: the pages that show some are made again, and new words are learnt before long. */
async function refresh({ db, now }: JobContext): Promise<void> {
  await broadcast(db, { kind: 'pages', tags: ['search.search'] });
  await addJob(
    db,
    collectWordsTask,
    {},
    { key: collectWordsTask, runAt: addSeconds(now, wordsDelaySeconds) },
  );
}

export const searchJobs: FeatureJobs = {
  subscriptions: [
    on(productChanged, 'search.product-changed', refresh),
    on(supplierChanged, 'search.supplier-changed', refresh),
  ],
  tasks: [task(collectWordsTask, ({ db }) => collectWords(db), '41 3 * * *')],
};
