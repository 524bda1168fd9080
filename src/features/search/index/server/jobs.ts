import { attentionChanged, productChanged, productsChanged } from '#features/catalog/products/contract.ts';
import { supplierChanged } from '#features/stores/suppliers/contract.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs, type JobContext, onEvent } from '#platform/jobs/subscriptions.ts';
import { rebuildJob } from './commands/ensure-index.ts';
import { type IndexWriter, indexProducts, indexSupplier, reconcileIndex } from './commands/index-products.ts';
import { rebuildIndex } from './commands/rebuild.ts';

/** Returns a job that writes documents in a transaction, and the numbers of their words outside it. */
const writingIndex =
  <Payload>(write: (writer: IndexWriter, payload: Payload) => Promise<void>) =>
  (ctx: JobContext, payload: Payload): Promise<void> =>
    ctx.write(({ db }) => write({ db, dictionary: ctx.db }, payload));

const indexAll = (writer: IndexWriter, { productIds }: { productIds: readonly string[] }): Promise<void> =>
  indexProducts(writer, productIds);

export const searchIndexJobs: FeatureJobs = {
  subscriptions: [
    onEvent(productChanged, {
      name: 'search-index.product-changed',
      run: writingIndex((writer, { productId }) => indexProducts(writer, [productId])),
    }),
    onEvent(productsChanged, { name: 'search-index.products-changed', run: writingIndex(indexAll) }),
    onEvent(attentionChanged, { name: 'search-index.attention-moved', run: writingIndex(indexAll) }),
    onEvent(supplierChanged, {
      name: 'search-index.supplier-changed',
      run: writingIndex((writer, { supplierId }) => indexSupplier(writer, supplierId)),
    }),
  ],
  tasks: [
    defineTask(rebuildJob, {
      run: async ({ db }) => {
        await rebuildIndex(db);
      },
      schedule: '41 3 * * *',
    }),
    defineTask(defineJob('search-index.reconcile'), {
      run: async (ctx) => {
        const repaired = await ctx.write(({ db }) => reconcileIndex({ db, dictionary: ctx.db }));
        if (repaired > 0) ctx.log.info({ products: repaired }, 'search index repaired');
      },
      schedule: '*/10 * * * *',
    }),
  ],
};
