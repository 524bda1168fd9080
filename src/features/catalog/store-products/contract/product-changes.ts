import * as z from 'zod/mini';
import { stockInput } from '#features/catalog/products/contract/product.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id } from '#lib/schemas.ts';
import { editableProduct } from './store-views.ts';

const tags = ['Catalog'];
const writing = { access: ['supplier', 'admin'], scope: 'products:write' } as const;

/** Maximum number of products per request. */
const maxProductsPerChange = 100;

/** Actions on a product besides editing. */
const productActions = ['activate', 'deactivate', 'archive', 'restore', 'delete'] as const;
const lowest = -90;
const highest = 900;

/** The change made to each of the selected products. */
export const productChange = z.discriminatedUnion('act', [
  z.object({ act: z.enum(productActions) }),
  z.object({
    act: z.literal('price'),
    /** Percentage up or down, applied to every price of the product. */
    percent: z.number('Enter a percentage').check(
      z.gte(lowest, 'A price can fall by at most 90%'),
      z.lte(highest, 'A price can rise by at most 900%'),
      z.refine((percent) => percent !== 0, 'Enter a percentage other than 0'),
    ),
  }),
  z.object({
    act: z.literal('lead_time'),
    days: z
      .int('Lead time must be a whole number of days')
      .check(z.gte(0, 'Lead time cannot be negative'), z.lte(365, 'Lead time can be at most 365 days')),
  }),
  z.object({ act: z.literal('stock'), ...stockInput.shape }),
]);
export type ProductChange = z.infer<typeof productChange>;

const changedProduct = z.object({
  id,
  title: z.string(),
  ok: z.boolean(),
  /** Why it was not changed. */
  message: z.nullable(z.string()),
});
export type ChangedProduct = z.infer<typeof changedProduct>;

export const storeActsContract = {
  changeProducts: endpoint
    .meta({ ...writing, idempotent: true })
    .route({
      method: 'POST',
      path: '/store/products/changes',
      summary: 'Change up to 100 products at a time',
      tags,
    })
    .input(
      z.object({
        ids: z
          .array(id)
          .check(
            z.minLength(1, 'Select at least one product'),
            z.maxLength(maxProductsPerChange, `Select no more than ${maxProductsPerChange} products`),
          ),
        change: productChange,
      }),
    )
    .output(success({ results: z.array(changedProduct) })),
  duplicateProduct: endpoint
    .meta({ ...writing, idempotent: true })
    .route({
      method: 'POST',
      path: '/store/products/{id}/duplicate',
      successStatus: 201,
      summary: 'Duplicate a product as a draft, without its SKU',
      tags,
    })
    .input(z.object({ id }))
    .output(success({ product: editableProduct })),
};
