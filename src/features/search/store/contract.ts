import * as z from 'zod/mini';
import { productStatuses } from '#features/catalog/products/contract/product-labels.ts';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { inquiryStatuses } from '#features/conversations/inquiries/contract.ts';
import { orderStates } from '#features/orders/order-record/rules.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, line } from '#lib/schemas.ts';

/** Maximum number of rows of each kind in a response. */
export const maxHits = 5;

const productHit = z.object({
  id,
  number: z.number(),
  title: z.string(),
  slug: z.string(),
  pack: packDrawing,
  imageUrl: z.nullable(z.string()),
  status: z.enum(productStatuses),
  isArchived: z.boolean(),
  category: z.string(),
});
const orderHit = z.object({
  id,
  number: z.number(),
  reference: z.string(),
  buyer: z.string(),
  /** Title of the first order line. */
  title: z.string(),
  status: z.enum(orderStates),
});
const inquiryHit = z.object({
  id,
  number: z.number(),
  reference: z.string(),
  subject: z.string(),
  buyer: z.string(),
  status: z.enum(inquiryStatuses),
  isArchived: z.boolean(),
});

/** Matches in a store; kinds that the role cannot read are empty. */
const found = z.object({
  products: z.array(productHit),
  orders: z.array(orderHit),
  inquiries: z.array(inquiryHit),
});
export type StoreSearchResults = z.infer<typeof found>;

const query = z.object({
  q: line({ max: 100, required: 'Enter a search term' }),
});

export const storeSearchContract = {
  store: endpoint
    .meta({ access: ['supplier'], sample: true })
    .route({
      method: 'GET',
      path: '/store/search',
      summary: 'Search products, orders and inquiries of your store',
      tags: ['Store search'],
    })
    .input(query)
    .output(success({ found })),
};
