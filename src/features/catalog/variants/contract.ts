import * as z from 'zod/mini';
import { productDrawing } from '#features/catalog/drawings/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, line } from '#lib/schemas.ts';

const tier = z.object({ minQuantity: z.int(), unitPriceMinor: z.int() });

/** A variant with its terms of sale. */
export const productVariant = z.object({
  id,
  /** `300 × 200 mm, white`. */
  name: z.string(),
  /** Values in the order of the axes. */
  options: z.array(z.string()),
  sku: z.nullable(z.string()),
  tiers: z.array(tier),
  priceFromMinor: z.int(),
  priceToMinor: z.int(),
  moq: z.int(),
  stock: z.int(),
  /** Its drawings, if its options state a colour, print or size; else those of its product are right. */
  drawings: z.optional(z.array(productDrawing)),
});
export type ProductVariant = z.infer<typeof productVariant>;

export const variantsContract = {
  listVariants: endpoint
    .meta({ access: 'public', lasting: true })
    .route({
      method: 'GET',
      path: '/products/{slug}/variants',
      summary: 'List the variants of a public product',
      tags: ['Catalog'],
    })
    .input(z.object({ slug: line({ max: 200, required: 'Not found' }) }))
    .output(success({ axes: z.array(z.string()), variants: z.array(productVariant) })),
};
