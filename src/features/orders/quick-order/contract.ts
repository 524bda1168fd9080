import * as z from 'zod/mini';
import { basketLimit, basketLine, quantity } from '#features/orders/baskets/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { line } from '#lib/schemas.ts';

const tags = ['Basket'];

/** Products of one article number, and variants of a product, that are offered to choose from. */
export const choiceLimit = 12;

/** One line of a buyer's list: an article number, or the address of a product's page, and how much of it. */
const listedLine = z.object({
  code: line({ max: 200, required: 'Please give an article number' }),
  quantity,
});
export type ListedLine = z.infer<typeof listedLine>;

const choice = z.extend(basketLine, {
  sku: z.nullable(z.string()),
  supplierName: z.string(),
});
export type Choice = z.infer<typeof choice>;

const foundLine = z.object({
  code: z.string(),
  quantity: z.int(),
  /** At today's prices, several where suppliers share an article number; none where nothing was found. */
  choices: z.array(choice),
});
export type FoundLine = z.infer<typeof foundLine>;

export const quickOrderContract = {
  findListed: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'POST',
      path: '/basket/find',
      summary: 'Find the products of a list by article number, at today’s prices',
      tags,
    })
    .input(
      z.object({
        lines: z
          .array(listedLine)
          .check(
            z.minLength(1, 'Please give at least one line'),
            z.maxLength(basketLimit, `A basket holds at most ${basketLimit} products`),
          ),
      }),
    )
    .output(success({ lines: z.array(foundLine) })),
};
