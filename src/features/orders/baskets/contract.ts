import * as z from 'zod/mini';
import { productUnits } from '#features/catalog/products/contract/product-labels.ts';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { paymentTerms } from '#features/stores/suppliers/contract/options.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, instant } from '#lib/schemas.ts';

const tags = ['Basket'];

/** Lines that one basket holds at most. */
export const basketLimit = 100;
/** Samples of one product that can be ordered at once. */
export const sampleLimit = 5;

export const quantity = z
  .number('Please give a quantity')
  .check(
    z.int('Please give a whole number'),
    z.gte(1, 'Please give a quantity of at least 1'),
    z.lte(100_000_000, 'This is more than we can take'),
  );

/** One wish of a buyer: so many of a product, or a sample of it. */
const basketWish = z.object({
  productId: id,
  /** Which of what the product comes in; null where it is one thing. */
  variantId: z._default(z.nullable(id), null),
  quantity,
  isSample: z._default(z.boolean(), false),
});
export type BasketWish = z.infer<typeof basketWish>;

/** Why a line cannot be ordered as it stands. */
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
  /** Null for a visitor's line, which lives in the browser. */
  id: z.nullable(id),
  productId: id,
  variantId: z.nullable(id),
  /** Null when its page cannot be visited any more; then the title is all that is known of it. */
  slug: z.nullable(z.string()),
  /** With the variant in it. */
  title: z.string(),
  pack: packDrawing,
  imageUrl: z.nullable(z.string()),
  unit: z.enum(productUnits),
  currency: z.string(),
  isSample: z.boolean(),
  quantity: z.int(),
  /** Of the tier that the quantity earns, or of a sample; null where there is none. */
  unitPriceMinor: z.nullable(z.int()),
  totalMinor: z.nullable(z.int()),
  /** Price of the line when it was put in, where it was another. */
  formerUnitPriceMinor: z.nullable(z.int()),
  problem: z.nullable(z.enum(lineProblems)),
  /** What the problem is and how to mend it, in words. */
  problemMessage: z.nullable(z.string()),
  /** The nearest quantity that can be ordered; null where none can. */
  orderable: z.nullable(z.int()),
  moq: z.int(),
  orderMultiple: z.int(),
  stock: z.int(),
  leadTimeDays: z.int(),
  samplePriceMinor: z.nullable(z.int()),
  /** The next cheaper tier, and how many more it takes. */
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
  /** Of the lines that have a price; delivery and tax come with a quote. */
  subtotalMinor: z.int(),
  hasProblems: z.boolean(),
});
export type BasketGroup = z.infer<typeof basketGroup>;

const basket = z.object({
  groups: z.array(basketGroup),
  lineCount: z.int(),
  subtotalMinor: z.int(),
  currency: z.string(),
  hasProblems: z.boolean(),
  /** Wishes whose product is gone for good; they are no longer in the basket. */
  dropped: z.int(),
  pricedAt: instant,
});
export type Basket = z.infer<typeof basket>;

const answer = success({ basket });
const wishes = z
  .array(basketWish)
  .check(z.maxLength(basketLimit, `A basket holds at most ${basketLimit} products`));

export const basketsContract = {
  getBasket: endpoint
    .route({ method: 'GET', path: '/basket', summary: 'My basket at today’s prices', tags })
    .output(answer),
  countBasket: endpoint
    .route({ method: 'GET', path: '/basket/count', summary: 'How many products are in my basket', tags })
    .output(success({ lineCount: z.int() })),
  addLine: endpoint
    .route({
      method: 'POST',
      path: '/basket/lines',
      successStatus: 201,
      summary: 'Put a product into my basket; what is there already grows',
      tags,
    })
    .input(basketWish)
    .output(answer),
  changeLine: endpoint
    .route({ method: 'PUT', path: '/basket/lines/{id}', summary: 'Set the quantity of a line', tags })
    .input(z.object({ id, quantity }))
    .output(answer),
  removeLine: endpoint
    .route({ method: 'DELETE', path: '/basket/lines/{id}', summary: 'Take a line out of my basket', tags })
    .input(z.object({ id }))
    .output(answer),
  emptyBasket: endpoint
    .route({ method: 'DELETE', path: '/basket', summary: 'Empty my basket', tags })
    .output(emptySuccess),
  mergeBasket: endpoint
    .route({
      method: 'POST',
      path: '/basket/merge',
      summary: 'Take over a visitor’s basket after signing in; of two quantities the larger stays',
      tags,
    })
    .input(z.object({ lines: wishes }))
    .output(answer),
  priceBasket: endpoint
    .meta({ access: 'public' })
    .route({ method: 'POST', path: '/basket/price', summary: 'Price a visitor’s basket', tags })
    .input(z.object({ lines: wishes }))
    .output(answer),
};
