import { categoriesContract } from '#features/catalog/taxonomy/contract.ts';
import { storefrontContract } from '#features/stores/storefront/contract.ts';
import { getStoreEvent } from '#features/stores/suppliers/server/queries.ts';
import { addSeconds } from '#lib/calendar.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import type { PageTag } from '#lib/page-tags.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import {
  anyProductsTag,
  catalogContract,
  categoryMembersTag,
  productChanged,
  productsChanged,
} from '../../contract.ts';
import { catalogCountsTag } from '../queries/catalog-counts.ts';

/** Counts the products of each category again. */
export const countCategoriesJob = defineJob('catalog.count-categories');

/** Endpoints that show products: for changes that may be visible wherever there are products. */
export const productListTags: readonly PageTag[] = [
  anyProductsTag,
  endpointTag(catalogContract.getProduct),
  endpointTag(catalogContract.listProducts),
  endpointTag(catalogContract.listSupplierCategories),
  endpointTag(catalogContract.getCategoryFacts),
  endpointTag(categoriesContract.getCategory),
  endpointTag(storefrontContract.getSupplier),
];

interface ChangedProducts {
  supplierId: string;
  products: readonly {
    id: string;
    slug: string;
    /** Categories on whose pages it appears or appeared. */
    placements: readonly string[];
  }[];
  /** True if one of them became visible to buyers or disappeared. */
  visibilityChanged?: boolean;
  /** True if the products of categories have to be counted again for another reason, such as a move to another one. */
  recount?: boolean;
  /** Seconds until they are counted, once for all changes until then. */
  recountInSeconds?: number;
  /** False if the caller drops the cached counts of the store, as an import does now and then instead of per batch. */
  dropCounts?: boolean;
}

/** Limits the size of one event, and of the work that a failed reaction repeats. */
const idsPerEvent = 500;

/**
 * Announces changed products of a store: emits the event, drops cached pages and counts, and counts categories again.
 * Every command that writes what buyers or the store see of a product ends here; `announce.test.ts` checks it.
 */
export async function announceProducts(ctx: CommandContext, changed: ChangedProducts): Promise<void> {
  const { supplierId, products, visibilityChanged = false, dropCounts = true } = changed;
  if (products.length === 0) return;
  await emitChanges(ctx, changed);
  const tags = visibilityChanged ? await visibilityTags(ctx, changed) : products.flatMap(pageTagsOf);
  await broadcast(ctx.db, {
    kind: 'pages',
    tags: [...new Set(tags), ...(dropCounts ? [catalogCountsTag(supplierId)] : [])],
  });
  if (visibilityChanged || changed.recount) await scheduleCategoryCount(ctx, changed.recountInSeconds);
}

async function emitChanges(ctx: CommandContext, { supplierId, products }: ChangedProducts): Promise<void> {
  const [only, ...more] = products;
  if (only && more.length === 0) {
    await ctx.emit(productChanged, { productId: only.id, slug: only.slug, supplierId });
    return;
  }
  const productIds = products.map(({ id }) => id);
  for (let start = 0; start < productIds.length; start += idsPerEvent)
    await ctx.emit(productsChanged, { supplierId, productIds: productIds.slice(start, start + idsPerEvent) });
}

/** Returns the tags of the pages on which a product is shown, if it stays as visible as it was. */
const pageTagsOf = ({ slug, placements }: ChangedProducts['products'][number]): PageTag[] => [
  endpointTag(catalogContract.getProduct, { slug }),
  ...placements.map((category) => endpointTag(categoriesContract.getCategory, { slug: category })),
];

/** With more products than this, dropping all pages with products costs less than naming those of each. */
const maxNamed = 50;

/** Returns the tags of the pages on which products appear or disappear. */
async function visibilityTags(
  { db }: CommandContext,
  { supplierId, products }: ChangedProducts,
): Promise<readonly PageTag[]> {
  if (products.length > maxNamed) return productListTags;
  const { slug } = await getStoreEvent(db, supplierId);
  return [
    anyProductsTag,
    endpointTag(storefrontContract.getSupplier, { slug }),
    endpointTag(catalogContract.listSupplierCategories, { slug }),
    ...products.flatMap(pageTagsOf),
    ...products.flatMap(({ placements }) =>
      placements.flatMap((category) => [
        categoryMembersTag(category),
        endpointTag(catalogContract.getCategoryFacts, { slug: category }),
      ]),
    ),
  ];
}

/** Schedules a recount of the products of all categories; immediately for 0 seconds. */
async function scheduleCategoryCount(ctx: CommandContext, seconds = 1): Promise<void> {
  const { name } = countCategoriesJob;
  const options =
    seconds === 0
      ? { key: `${name}.now` }
      : { key: name, runAt: addSeconds(ctx.now, seconds), keepRunAt: true };
  await addJob(ctx.db, { job: countCategoriesJob, payload: {}, ...options });
}
