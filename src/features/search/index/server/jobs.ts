import { sql } from 'drizzle-orm';
import { attentionChanged, productChanged, productsChanged } from '#features/catalog/products/contract.ts';
import { supplierChanged } from '#features/stores/suppliers/contract.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs, type JobContext, onEvent } from '#platform/jobs/subscriptions.ts';
import { rebuildJob } from './commands/ensure-index.ts';
import { type IndexWriter, indexProducts, indexSupplier, reconcileIndex } from './commands/index-products.ts';
import { rebuildIndex } from './commands/rebuild.ts';

const writerOf = ({ db, kernel }: JobContext): IndexWriter => ({ db, dictionary: kernel.database.db });

export const searchIndexJobs: FeatureJobs = {
  subscriptions: [
    onEvent(productChanged, 'search-index.product-changed', (ctx, { productId }) =>
      indexProducts(writerOf(ctx), [productId]),
    ),
    onEvent(productsChanged, 'search-index.products-changed', (ctx, { productIds }) =>
      indexProducts(writerOf(ctx), productIds),
    ),
    onEvent(attentionChanged, 'search-index.attention-moved', (ctx, { productIds }) =>
      indexProducts(writerOf(ctx), productIds),
    ),
    onEvent(supplierChanged, 'search-index.supplier-changed', (ctx, { supplierId }) =>
      indexSupplier(writerOf(ctx), supplierId),
    ),
  ],
  tasks: [
    defineTask(
      rebuildJob,
      async ({ db, kernel }) => {
        // The job's own transaction stays open while the index is rebuilt.
        await db.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await rebuildIndex(kernel.database.db);
      },
      '41 3 * * *',
    ),
    defineTask(
      defineJob('search-index.reconcile'),
      async (ctx) => {
        const mended = await reconcileIndex(writerOf(ctx));
        if (mended > 0) ctx.log.info({ products: mended }, 'search index mended');
      },
      '*/10 * * * *',
    ),
  ],
};
