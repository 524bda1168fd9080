import * as z from 'zod/mini';
import { productStatuses } from '#features/catalog/products/contract/product-labels.ts';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, instant, limit, line } from '#lib/schemas.ts';

const tags = ['Catalog'];
const access = ['supplier', 'admin'] as const;
/** Maximum number of products per list that one save may change. */
const maxMovedProducts = 1000;

/** A product in the list from which its supplier selects those that stay public under a smaller plan. */
const rankedProduct = z.object({
  id,
  number: z.int(),
  title: z.string(),
  slug: z.string(),
  pack: packDrawing,
  imageUrl: z.nullable(z.string()),
  status: z.enum(productStatuses),
  salesCount: z.int(),
  createdAt: instant,
  /** True if buyers see it now. */
  shown: z.boolean(),
  /** True if the smaller plan has room for it. */
  stays: z.boolean(),
});
export type RankedProduct = z.infer<typeof rankedProduct>;

const publicProductLimit = z.object({
  /** Maximum number of public products in the plan; null for no limit. */
  limit: z.nullable(z.int()),
  /** The plan from the end of the cycle, if it is smaller. */
  next: z.nullable(z.object({ limit: z.int(), plan: z.string(), from: instant })),
  shown: z.int(),
  hidden: z.int(),
});
export type PublicProductLimit = z.infer<typeof publicProductLimit>;

const movedIds = z._default(
  z
    .array(id)
    .check(z.maxLength(maxMovedProducts, `Move no more than ${maxMovedProducts} products at a time`)),
  [],
);

export const publicPlacesContract = {
  listPublicPlaces: endpoint
    .meta({ access })
    .route({
      method: 'GET',
      path: '/store/public-products',
      summary: 'List products in the order in which they stay live',
      tags,
    })
    .input(
      z.object({
        q: z.optional(line({ max: 200 })),
        cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'Start again from the first page'))),
        limit: limit(50),
      }),
    )
    .output(
      success({
        places: publicProductLimit,
        products: z.array(rankedProduct),
        nextCursor: z.nullable(z.string()),
      }),
    ),
  choosePublicProducts: endpoint
    .meta({ access })
    .route({
      method: 'PUT',
      path: '/store/public-products',
      summary: 'Select which products stay live',
      tags,
    })
    .input(z.object({ keep: movedIds, release: movedIds }))
    .output(success({ places: publicProductLimit })),
};
