import * as z from 'zod/mini';
import { productUnits } from '#features/catalog/products/contract/product-labels.ts';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { paymentTerms } from '#features/stores/suppliers/contract/options.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, instant, money } from '#lib/schemas.ts';

const tags = ['Basket'];

export const maxBasketLines = 100;
export const maxSamples = 5;

export const maxLineQuantity = 100_000_000;

export const quantity = z
  .number('Enter a quantity')
  .check(
    z.int('Enter a whole number'),
    z.gte(1, 'Enter a quantity of at least 1'),
    z.lte(maxLineQuantity, 'This quantity is too large'),
  );

/** A quantity of a product, or of its samples. */
const basketLineInput = z.object({
  productId: id,
  /** Null for a product without variants. */
  variantId: z._default(z.nullable(id), null),
  quantity,
  isSample: z._default(z.boolean(), false),
});
export type BasketLineInput = z.infer<typeof basketLineInput>;

/** Why a line cannot be ordered. */
const lineProblems = [
  'unavailable',
  'choose_variant',
  'below_minimum',
  'not_a_multiple',
  'not_enough_stock',
  'out_of_stock',
  'no_samples',
  'too_many_samples',
  'own_store',
  'too_large',
] as const;
export type LineProblem = (typeof lineProblems)[number];

export const basketLine = z.object({
  /** Null for a line of a guest, which is stored in the browser. */
  id: z.nullable(id),
  productId: id,
  variantId: z.nullable(id),
  /** Null if the product is no longer public; then only its title is known. */
  slug: z.nullable(z.string()),
  /** Includes the name of the variant. */
  title: z.string(),
  pack: packDrawing,
  imageUrl: z.nullable(z.string()),
  unit: z.enum(productUnits),
  currency: z.string(),
  isSample: z.boolean(),
  quantity: z.int(),
  /** Price of the tier for this quantity, or of a sample; null if there is none. */
  unitPriceMinor: z.nullable(z.int()),
  totalMinor: z.nullable(z.int()),
  /** Unit price when the line was added, if it was different. */
  formerUnitPriceMinor: z.nullable(z.int()),
  problem: z.nullable(z.enum(lineProblems)),
  /** The problem and how to solve it, as a sentence. */
  problemMessage: z.nullable(z.string()),
  /** The nearest quantity that can be ordered; null if there is none. */
  orderable: z.nullable(z.int()),
  moq: z.int(),
  orderMultiple: z.int(),
  stock: z.int(),
  leadTimeDays: z.int(),
  samplePriceMinor: z.nullable(z.int()),
  /** The next cheaper tier, and how many more are needed for it. */
  nextTier: z.nullable(z.object({ missing: z.int(), unitPriceMinor: z.int() })),
});
export type BasketLine = z.infer<typeof basketLine>;

const basketGroup = z.object({
  supplier: z.object({
    id,
    slug: z.string(),
    name: z.string(),
    logoUrl: z.nullable(z.string()),
    logoSeed: z.string(),
    verified: z.boolean(),
    city: z.string(),
    country: z.string(),
    paymentTerms: z.array(z.enum(paymentTerms)),
  }),
  lines: z.array(basketLine),
  currency: z.string(),
  /** Sum of the lines that have a price, without delivery and tax. */
  subtotalMinor: z.int(),
  hasProblems: z.boolean(),
});
export type BasketGroup = z.infer<typeof basketGroup>;

const basket = z.object({
  groups: z.array(basketGroup),
  lineCount: z.int(),
  /** Sums of the goods, one for each currency. */
  totals: z.array(money),
  hasProblems: z.boolean(),
  /** Requested lines whose product no longer exists; they are left out. */
  dropped: z.int(),
  pricedAt: instant,
});
export type Basket = z.infer<typeof basket>;

const response = success({ basket });
const lines = z
  .array(basketLineInput)
  .check(z.maxLength(maxBasketLines, `A basket can contain up to ${maxBasketLines} products`));

export const basketsContract = {
  getBasket: endpoint
    .route({ method: 'GET', path: '/basket', summary: 'Get your basket at current prices', tags })
    .output(response),
  countBasket: endpoint
    .route({ method: 'GET', path: '/basket/count', summary: 'Count the products in your basket', tags })
    .output(success({ lineCount: z.int() })),
  addLine: endpoint
    .route({
      method: 'POST',
      path: '/basket/lines',
      successStatus: 201,
      summary: 'Add a product to your basket',
      tags,
    })
    .input(basketLineInput)
    .output(response),
  changeLine: endpoint
    .route({
      method: 'PUT',
      path: '/basket/lines/{id}',
      summary: 'Update the quantity of a basket line',
      tags,
    })
    .input(z.object({ id, quantity }))
    .output(response),
  removeLine: endpoint
    .route({ method: 'DELETE', path: '/basket/lines/{id}', summary: 'Remove a basket line', tags })
    .input(z.object({ id }))
    .output(response),
  emptyBasket: endpoint
    .route({ method: 'DELETE', path: '/basket', summary: 'Empty your basket', tags })
    .output(emptySuccess),
  mergeBasket: endpoint
    .route({
      method: 'POST',
      path: '/basket/merge',
      summary: 'Merge a guest’s basket after sign-in. The larger quantity is kept.',
      tags,
    })
    .input(z.object({ lines }))
    .output(response),
  priceBasket: endpoint
    .meta({ access: 'public' })
    .route({ method: 'POST', path: '/basket/price', summary: 'Price a guest’s basket', tags })
    .input(z.object({ lines }))
    .output(response),
};
