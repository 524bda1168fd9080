import * as z from 'zod/mini';
import { basketLine, maxBasketLines, quantity } from '#features/orders/baskets/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { line } from '#lib/schemas.ts';

const tags = ['Basket'];

/** Products of one article number, or variants of a product, to select from. */
export const maxChoices = 12;

/** A line of a buyer's list: an article number or the URL of a product page, and a quantity. */
const listedLine = z.object({
  code: line({ max: 200, required: 'Enter a SKU' }),
  quantity,
});
export type ListedLine = z.infer<typeof listedLine>;

const choice = z.extend(basketLine, {
  sku: z.nullable(z.string()),
  supplierName: z.string(),
});
export type Choice = z.infer<typeof choice>;

const listedLineResult = z.object({
  code: z.string(),
  quantity: z.int(),
  /** Products at today's prices, several if suppliers share an article number. */
  choices: z.array(choice),
});
export type ListedLineResult = z.infer<typeof listedLineResult>;

export const quickOrderContract = {
  findListed: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'POST',
      path: '/basket/find',
      summary: 'Find products by SKU, at current prices',
      tags,
    })
    .input(
      z.object({
        lines: z
          .array(listedLine)
          .check(
            z.minLength(1, 'Enter at least one line'),
            z.maxLength(maxBasketLines, `A basket can contain up to ${maxBasketLines} products`),
          ),
      }),
    )
    .output(success({ lines: z.array(listedLineResult) })),
};
