import * as z from 'zod/mini';
import { productStatuses } from '#features/catalog/products/contract/product-words.ts';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, instant, limit, line } from '#lib/schemas.ts';

const tags = ['Catalogue'];
const access = ['supplier', 'admin'] as const;
/** Most products that one saving of the choice may move. */
const mostMoved = 1000;

/** A product as its supplier decides whether it stays public under a smaller plan. */
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
  /** Buyers see it now. */
  shown: z.boolean(),
  /** Whether there is room for it under the smaller plan. */
  stays: z.boolean(),
});
export type RankedProduct = z.infer<typeof rankedProduct>;

const publicPlaces = z.object({
  /** Public products that the plan holds; null for any number. */
  limit: z.nullable(z.int()),
  /** What follows at the end of the cycle, where that is less. */
  next: z.nullable(z.object({ limit: z.int(), plan: z.string(), from: instant })),
  shown: z.int(),
  hidden: z.int(),
});
export type PublicPlaces = z.infer<typeof publicPlaces>;

const moved = z._default(
  z.array(id).check(z.maxLength(mostMoved, `Please move at most ${mostMoved} products at once`)),
  [],
);

export const publicPlacesContract = {
  listPublicPlaces: endpoint
    .meta({ access })
    .route({
      method: 'GET',
      path: '/store/public-products',
      summary: 'Which products stay public under the plan, in the order in which they stay',
      tags,
    })
    .input(
      z.object({
        q: z.optional(line({ max: 200 })),
        cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'Please start again from the first page'))),
        limit: limit(50),
      }),
    )
    .output(
      success({
        places: publicPlaces,
        products: z.array(rankedProduct),
        nextCursor: z.nullable(z.string()),
      }),
    ),
  choosePublicProducts: endpoint
    .meta({ access })
    .route({
      method: 'PUT',
      path: '/store/public-products',
      summary: 'Choose which products stay public',
      tags,
    })
    .input(z.object({ keep: moved, release: moved }))
    .output(success({ places: publicPlaces })),
};
