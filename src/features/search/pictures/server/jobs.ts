import { productChanged, productPublished, productsChanged } from '#features/catalog/products/contract.ts';
import { supplierChanged } from '#features/stores/suppliers/contract.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { type FeatureJobs, on, task } from '#platform/jobs/subscriptions.ts';
import { type Draw, lookAtProducts } from './commands/look-at-products.ts';
import { lookJob, markLooks, reconcileLooks } from './commands/mark-looks.ts';

/** `draw` is the illustration module, which only the whole product knows. */
export const pictureSearchJobs = (draw: Draw): FeatureJobs => ({
  subscriptions: [
    on(productPublished, 'picture-search.product-published', ({ db }, { productId }) =>
      markLooks(db, [productId]),
    ),
    on(productChanged, 'picture-search.product-changed', ({ db }, { productId }) =>
      markLooks(db, [productId]),
    ),
    on(productsChanged, 'picture-search.products-changed', ({ db }, { productIds }) =>
      markLooks(db, productIds),
    ),
    // A store that appears or goes takes all its products along.
    on(supplierChanged, 'picture-search.supplier-changed', ({ db }, { supplierId }) =>
      reconcileLooks(db, supplierId),
    ),
  ],
  tasks: [
    task(lookJob, (ctx) => lookAtProducts(ctx, draw)),
    task(defineJob('picture-search.reconcile'), ({ db }) => reconcileLooks(db), '*/15 * * * *'),
  ],
});
