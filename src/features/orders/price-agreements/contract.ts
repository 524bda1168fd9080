import * as z from 'zod/mini';
import { productUnits } from '#features/catalog/products/contract/product-labels.ts';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { tier } from '#features/orders/customer-prices/contract.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { calendarDate, id, instant, limit } from '#lib/schemas.ts';

const tags = ['Customer prices'];
const maxTiers = 5;
const maxPriceMinor = 1_000_000_000;

export const customerPriceStates = ['current', 'ended'] as const;
export type CustomerPriceState = (typeof customerPriceStates)[number];

const tierForm = z.object({
  minQuantity: z
    .number('Enter a quantity')
    .check(z.int('Enter a whole number'), z.gte(1, 'Enter a quantity'), z.lte(100_000_000, 'Too large')),
  unitPriceMinor: z
    .number('Enter a price')
    .check(z.int('Enter a price'), z.gte(1, 'Enter a price'), z.lte(maxPriceMinor, 'This is too large')),
});

/** A price that a store gives to the buyer of an order, in the currency of the order. */
export const customerPriceForm = z.object({
  /** The order whose buyer gets the price. */
  id,
  /** The line of the order that names the product and the variant. */
  lineId: id,
  /** Prices by quantity: rising quantities, falling prices. */
  tiers: z.array(tierForm).check(
    z.minLength(1, 'Enter a price'),
    z.maxLength(maxTiers, `Enter no more than ${maxTiers} prices`),
    z.refine(
      (tiers) =>
        tiers.every(({ minQuantity, unitPriceMinor }, index) => {
          const before = tiers[index - 1];
          return !before || (minQuantity > before.minQuantity && unitPriceMinor < before.unitPriceMinor);
        }),
      'A larger quantity needs a lower price',
    ),
  ),
  /** The last day of the price. */
  validUntil: calendarDate,
});
export type CustomerPriceForm = z.infer<typeof customerPriceForm>;

const customerPrice = z.object({
  id,
  product: z.object({
    id,
    slug: z.string(),
    /** Includes the name of the variant. */
    title: z.string(),
    unit: z.enum(productUnits),
    pack: packDrawing,
  }),
  variantId: z.nullable(id),
  buyer: z.object({ name: z.string(), company: z.nullable(z.string()) }),
  supplier: z.object({ name: z.string(), slug: z.string() }),
  order: z.object({ id, reference: z.string() }),
  currency: z.string(),
  tiers: z.array(tier),
  validUntil: z.string(),
  state: z.enum(customerPriceStates),
  setAt: instant,
});
export type CustomerPrice = z.infer<typeof customerPrice>;

const page = z.object({
  cursor: z.optional(z.string().check(z.maxLength(400))),
  limit: limit(20),
  state: z.optional(z.enum(customerPriceStates)),
});
const list = success({ prices: z.array(customerPrice), nextCursor: z.nullable(z.string()) });
const ofOrder = success({ prices: z.array(customerPrice) });

const reading = { access: ['supplier'], scope: 'orders:read' } as const;
const writing = { access: ['supplier'], scope: 'orders:write' } as const;
const buyer = endpoint.meta({ access: ['customer', 'supplier'] });

export const priceAgreementsContract = {
  buyer: {
    list: buyer
      .route({
        method: 'GET',
        path: '/customer-prices',
        summary: 'List prices that suppliers gave you',
        tags,
      })
      .input(page)
      .output(list),
  },
  store: {
    list: endpoint
      .meta({ ...reading, sample: true })
      .route({ method: 'GET', path: '/store/customer-prices', summary: 'List customer prices', tags })
      .input(page)
      .output(list),
    ofOrder: endpoint
      .meta({ ...reading, sample: true })
      .route({
        method: 'GET',
        path: '/store/orders/{id}/customer-prices',
        summary: 'List the current prices for the buyer of an order',
        tags,
      })
      .input(z.object({ id }))
      .output(ofOrder),
    set: endpoint
      .meta({ ...writing, idempotent: true })
      .route({
        method: 'POST',
        path: '/store/orders/{id}/customer-prices',
        successStatus: 201,
        summary: 'Give the buyer of an order a price for a product',
        tags,
      })
      .input(customerPriceForm)
      .output(ofOrder),
    end: endpoint
      .meta(writing)
      .route({
        method: 'POST',
        path: '/store/customer-prices/{id}/end',
        summary: 'End a customer price',
        tags,
      })
      .input(z.object({ id }))
      .output(emptySuccess),
  },
};

export const customerPriceSet = defineEvent<{ customerPriceId: string }>('customer-price.set');
