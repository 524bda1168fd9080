import { categoriesContract } from '#features/catalog/taxonomy/contract.ts';
import { storefrontContract } from '#features/stores/storefront/contract.ts';
import { addSeconds } from '#lib/calendar.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import type { PageTag } from '#lib/page-tags.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { catalogContract, productChanged, productsChanged } from '../../contract.ts';
import { catalogCountsTag } from '../queries/catalog-counts.ts';

/** Counts the products of each category again. */
export const countCategoriesJob = defineJob('catalog.count-categories');

/**
 * Endpoints that list products of any store. Cached pages based on them are dropped when a product appears or
 * disappears.
 */
export const productListTags: readonly PageTag[] = [
  endpointTag(catalogContract.getProduct),
  endpointTag(catalogContract.listProducts),
  endpointTag(catalogContract.listFeaturedProducts),
  endpointTag(catalogContract.listSelections),
  endpointTag(catalogContract.listShelves),
  endpointTag(catalogContract.getCategoryFacts),
  endpointTag(categoriesContract.getCategory),
  endpointTag(storefrontContract.getSupplier),
];

interface ChangedProduct {
  id: string;
  slug: string;
  supplierId: string;
  /** Categories on whose pages it appears or appeared. */
  placements: readonly string[];
  /** True if it became visible to buyers or disappeared. */
  visibilityChanged?: boolean;
  /** True if it moved to another category. */
  moved?: boolean;
}

/** Announces a changed product: emits the event, drops cached pages and updates category counts. */
export async function announceChange(
  ctx: CommandContext,
  { id, slug, supplierId, placements, visibilityChanged = false, moved = false }: ChangedProduct,
): Promise<void> {
  await ctx.emit(productChanged, { productId: id, slug, supplierId });
  const pages = [...new Set(placements)].map((category) =>
    endpointTag(categoriesContract.getCategory, { slug: category }),
  );
  const lists = visibilityChanged ? productListTags : pages;
  await broadcast(ctx.db, {
    kind: 'pages',
    tags: [endpointTag(catalogContract.getProduct, { slug }), ...lists, catalogCountsTag(supplierId)],
  });
  if (visibilityChanged || moved) await scheduleCategoryCount(ctx);
}

/** Limits the size of one event, and of the work that a failed reaction repeats. */
const idsPerEvent = 500;

/** Announces that many products of a store appeared or disappeared, with few events. */
export async function announceProductsVisibility(
  ctx: CommandContext,
  { supplierId, productIds }: { supplierId: string; productIds: readonly string[] },
): Promise<void> {
  if (productIds.length === 0) return;
  for (let start = 0; start < productIds.length; start += idsPerEvent)
    await ctx.emit(productsChanged, { supplierId, productIds: productIds.slice(start, start + idsPerEvent) });
  await broadcast(ctx.db, { kind: 'pages', tags: [...productListTags, catalogCountsTag(supplierId)] });
  await addJob(ctx.db, countCategoriesJob, {}, { key: `${countCategoriesJob.name}.now` });
}

/** Schedules a recount of the products of all categories, once for all changes within these seconds. */
export async function scheduleCategoryCount(ctx: CommandContext, seconds = 1): Promise<void> {
  await addJob(
    ctx.db,
    countCategoriesJob,
    {},
    { key: countCategoriesJob.name, runAt: addSeconds(ctx.now, seconds), keepRunAt: true },
  );
}
