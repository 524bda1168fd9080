import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { id } from '#lib/schemas.ts';

export const tier = z.object({ minQuantity: z.int(), unitPriceMinor: z.int() });

/** The price of the reader of a product page. */
const ownPrice = z.object({
  variantId: z.nullable(id),
  currency: z.string(),
  tiers: z.array(tier),
  /** The last day of the price. */
  validUntil: z.string(),
});
export type OwnPrice = z.infer<typeof ownPrice>;

export const customerPricesContract = {
  get: endpoint
    .meta({ access: ['customer', 'supplier'] })
    .route({
      method: 'GET',
      path: '/customer-prices/current',
      summary: 'Get your prices for a product and its variants',
      tags: ['Customer prices'],
    })
    .input(z.object({ productId: id }))
    .output(success({ prices: z.array(ownPrice) })),
};
