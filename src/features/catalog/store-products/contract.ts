import * as z from 'zod/mini';
import { began } from '#features/catalog/drafts/contract/draft-values.ts';
import {
  productForm,
  startsAtMinimumOrder,
  stockForm,
} from '#features/catalog/drafts/contract/product-form.ts';
import { productStatuses, storeStates } from '#features/catalog/products/contract/product-words.ts';
import { categoryLink } from '#features/catalog/taxonomy/contract/category-views.ts';
import { done, endpoint, success } from '#lib/endpoint.ts';
import { id, limit, line } from '#lib/schemas.ts';
import { storeActsContract } from './contract/store-acts.ts';
import { editableProduct, storeCounts, storeProduct } from './contract/store-views.ts';

const tags = ['Catalogue'];
const reading = { access: ['supplier', 'admin'], scope: 'products:read' } as const;
const writing = { access: ['supplier', 'admin'], scope: 'products:write' } as const;
const slug = line({ max: 200, required: 'Not found' });
const cursor = z.optional(z.string().check(z.maxLength(400)));
const nextCursor = z.nullable(z.string());

export const storeSorts = ['newest', 'title', 'price', 'stock', 'sales'] as const;

const priceBound = z.coerce.number('Please give a price').check(z.int(), z.gte(0), z.lte(2_000_000_000));

const storeQuery = z.object({
  q: z.optional(line({ max: 200 })),
  status: z.optional(z.enum(storeStates)),
  category: z.optional(slug),
  stock: z.optional(z.enum(['low', 'out', 'in_stock'])),
  tag: z.optional(z.enum(['eco', 'custom'])),
  /** What needs the supplier's eye: papers that end, or details that are missing. */
  attention: z.optional(z.enum(['documents', 'incomplete'])),
  pictures: z.optional(z.enum(['with', 'without'])),
  priceMinMinor: z.optional(priceBound),
  priceMaxMinor: z.optional(priceBound),
  sort: z._default(z.enum(storeSorts), 'newest'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  cursor,
  limit: limit(20),
});

const storeList = success({
  products: z.array(storeProduct),
  nextCursor,
  counts: storeCounts,
  /** Categories present in the store, for the filter. */
  categories: z.array(categoryLink),
  /** Products the plan allows; null for any number. */
  productLimit: z.nullable(z.int()),
});

export const listingsContract = {
  ...storeActsContract,
  listStoreProducts: endpoint
    .meta({ ...reading, sample: true })
    .route({ method: 'GET', path: '/store/products', summary: 'The products of my store', tags })
    .input(storeQuery)
    .output(storeList),
  getStoreProduct: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/store/products/{id}', summary: 'A product of my store, to edit', tags })
    .input(z.object({ id }))
    .output(success({ product: editableProduct })),
  addProduct: endpoint
    .meta({ ...writing, idempotent: true })
    .route({
      method: 'POST',
      path: '/store/products',
      successStatus: 201,
      summary: 'Add a product to my store',
      tags,
    })
    .input(
      z
        .object({
          ...productForm.shape,
          publish: z._default(z.boolean(), false),
          /** The draft that it was written in, as it was last saved: it becomes this product. */
          draft: z.optional(z.object({ id, version: z.int() })),
        })
        .check(startsAtMinimumOrder),
    )
    .output(success({ product: editableProduct })),
  updateProduct: endpoint
    .meta(writing)
    .route({ method: 'PUT', path: '/store/products/{id}', summary: 'Change a product', tags })
    .input(
      z
        .object({
          ...productForm.shape,
          id,
          publish: z.optional(z.boolean()),
          /** As it stood when the changes were begun; given, the changes are refused where it is another now. */
          began: z.optional(began),
          /** The changes as they were kept last; they are gone with the saving. */
          changesVersion: z.optional(z.int()),
        })
        .check(startsAtMinimumOrder),
    )
    .output(success({ product: editableProduct })),
  setStock: endpoint
    .meta(writing)
    .route({
      method: 'PATCH',
      path: '/store/products/{id}/stock',
      summary: 'Set how many are in stock',
      tags,
    })
    .input(z.object({ id, ...stockForm.shape }))
    .output(success({ status: z.enum(productStatuses), stock: z.int() })),
  setProductStatus: endpoint
    .meta(writing)
    .route({
      method: 'POST',
      path: '/store/products/{id}/status',
      summary: 'Publish a product or take it down',
      tags,
    })
    .input(z.object({ id, status: z.enum(['active', 'inactive'], 'Please choose Active or Inactive') }))
    .output(success({ status: z.enum(productStatuses) })),
  deleteProduct: endpoint
    .meta(writing)
    .route({ method: 'DELETE', path: '/store/products/{id}', summary: 'Delete a product', tags })
    .input(z.object({ id }))
    .output(done),
};
