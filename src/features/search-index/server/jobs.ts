import { sql } from 'drizzle-orm';
import { attentionMoved, productChanged, productsChanged } from '#features/catalog/contract.ts';
import { supplierChanged } from '#features/suppliers/contract.ts';
import { type FeatureJobs, on, task } from '#platform/jobs/subscriptions.ts';
import { rebuildTask } from './commands/ensure-index.ts';
import { indexProducts, indexSupplier, reconcileIndex } from './commands/index-products.ts';
import { rebuildIndex } from './commands/rebuild.ts';

export const searchIndexJobs: FeatureJobs = {
  subscriptions: [
    on(productChanged, 'search-index.product-changed', ({ db }, { productId }) =>
      indexProducts(db, [productId]),
    ),
    on(productsChanged, 'search-index.products-changed', ({ db }, { productIds }) =>
      indexProducts(db, productIds),
    ),
    on(attentionMoved, 'search-index.attention-moved', ({ db }, { productIds }) =>
      indexProducts(db, productIds),
    ),
    on(supplierChanged, 'search-index.supplier-changed', ({ db }, { supplierId }) =>
      indexSupplier(db, supplierId),
    ),
  ],
  tasks: [
    task(
      rebuildTask,
      async ({ db, kernel }) => {
        // The job's own transaction stays open beside the one of the index.
        await db.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await rebuildIndex(kernel.database.db);
      },
      '41 3 * * *',
    ),
    task(
      'search-index.reconcile',
      async ({ db, log }) => {
        const mended = await reconcileIndex(db);
        if (mended > 0) log.info({ products: mended }, 'search index mended');
      },
      '*/10 * * * *',
    ),
  ],
};
