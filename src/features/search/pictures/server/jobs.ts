import { productChanged, productPublished, productsChanged } from '#features/catalog/products/contract.ts';
import { supplierChanged } from '#features/stores/suppliers/contract.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { computeLooks, type Draw } from './commands/compute-looks.ts';
import { lookJob, markLooks, reconcileLooks } from './commands/mark-looks.ts';

const markProduct = ({ db }: CommandContext, { productId }: { productId: string }): Promise<void> =>
  markLooks(db, [productId]);

/** `draw` is the illustration module, which is passed in to avoid a dependency on it. */
export const pictureSearchJobs = (draw: Draw): FeatureJobs => ({
  subscriptions: [
    onEvent(productPublished, { name: 'picture-search.product-published', run: inTransaction(markProduct) }),
    onEvent(productChanged, { name: 'picture-search.product-changed', run: inTransaction(markProduct) }),
    onEvent(productsChanged, {
      name: 'picture-search.products-changed',
      run: inTransaction(({ db }, { productIds }) => markLooks(db, productIds)),
    }),
    // A store that becomes public or hidden affects all its products.
    onEvent(supplierChanged, {
      name: 'picture-search.supplier-changed',
      run: inTransaction(({ db }, { supplierId }) => reconcileLooks(db, supplierId)),
    }),
  ],
  tasks: [
    defineTask(lookJob, { run: (ctx) => computeLooks(ctx, draw) }),
    defineTask(defineJob('picture-search.reconcile'), {
      run: inTransaction(({ db }) => reconcileLooks(db)),
      schedule: '*/15 * * * *',
    }),
  ],
});
