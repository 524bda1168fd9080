import * as z from 'zod/mini';
import { editBase } from '#features/catalog/drafts/contract/draft-values.ts';
import { productForm } from '#features/catalog/drafts/contract/product-form.ts';
import { startsAtMinimumOrder, stockInput } from '#features/catalog/products/contract/product.ts';
import { productStatuses, storeStates } from '#features/catalog/products/contract/product-labels.ts';
import { categoryLink } from '#features/catalog/taxonomy/contract/category-views.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, limit, line } from '#lib/schemas.ts';
import { storeActsContract } from './contract/product-changes.ts';
import { editableProduct, storeCounts, storeProduct } from './contract/store-views.ts';

const tags = ['Catalog'];
const reading = { access: ['supplier', 'admin'], scope: 'products:read' } as const;
const writing = { access: ['supplier', 'admin'], scope: 'products:write' } as const;
const slug = line({ max: 200, required: 'Not found' });
const cursor = z.optional(z.string().check(z.maxLength(400)));
const nextCursor = z.nullable(z.string());

export const storeSorts = ['newest', 'title', 'price', 'stock', 'sales'] as const;

const priceBound = z.coerce.number('Enter a price').check(z.int(), z.gte(0), z.lte(2_000_000_000));

const maxIds = 50;
/** Products by id, separated by commas. */
const ids = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list: string) => list.split(',')),
  ),
  z.array(id).check(z.maxLength(maxIds, `Name up to ${maxIds} products`)),
);

const storeQuery = z.object({
  ids: z.optional(ids),
  q: z.optional(line({ max: 200 })),
  status: z.optional(z.enum(storeStates)),
  category: z.optional(slug),
  stock: z.optional(z.enum(['low', 'out', 'in_stock'])),
  tag: z.optional(z.enum(['eco', 'custom'])),
  /** Products that need attention: documents that expire, or details that are missing. */
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
  /** Categories in which the store has products, for the filter. */
  categories: z.array(categoryLink),
  /** Number of products in the plan; null for no limit. */
  productLimit: z.nullable(z.int()),
  /** The currency in which the store sells. */
  currency: z.string(),
});

export const listingsContract = {
  ...storeActsContract,
  listStoreProducts: endpoint
    .meta({ ...reading, sample: true })
    .route({ method: 'GET', path: '/store/products', summary: 'List products of your store', tags })
    .input(storeQuery)
    .output(storeList),
  getStoreProduct: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/store/products/{id}', summary: 'Get a product for editing', tags })
    .input(z.object({ id }))
    .output(success({ product: editableProduct })),
  addProduct: endpoint
    .meta({ ...writing, idempotent: true })
    .route({
      method: 'POST',
      path: '/store/products',
      successStatus: 201,
      summary: 'Create a product',
      tags,
    })
    .input(
      z
        .object({
          ...productForm.shape,
          publish: z._default(z.boolean(), false),
          /** The draft, with its last saved version, that becomes this product. */
          draft: z.optional(z.object({ id, version: z.int() })),
        })
        .check(startsAtMinimumOrder),
    )
    .output(success({ product: editableProduct })),
  updateProduct: endpoint
    .meta(writing)
    .route({ method: 'PUT', path: '/store/products/{id}', summary: 'Update a product', tags })
    .input(
      z
        .object({
          ...productForm.shape,
          id,
          publish: z.optional(z.boolean()),
          /**
           * The product as it was when editing began. If given and the product has changed since, the request is
           * refused.
           */
          began: z.optional(editBase),
          /** Last saved version of the draft of these changes; saving deletes the draft. */
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
      summary: 'Update stock',
      tags,
    })
    .input(z.object({ id, ...stockInput.shape }))
    .output(success({ status: z.enum(productStatuses), stock: z.int() })),
  setProductStatus: endpoint
    .meta(writing)
    .route({
      method: 'POST',
      path: '/store/products/{id}/status',
      summary: 'Publish or unpublish a product',
      tags,
    })
    .input(z.object({ id, status: z.enum(['active', 'inactive'], 'Select Active or Inactive') }))
    .output(success({ status: z.enum(productStatuses) })),
  setProductPin: endpoint
    .meta(writing)
    .route({
      method: 'PATCH',
      path: '/store/products/{id}/pin',
      summary: 'Pin a product to the storefront, or unpin it',
      tags,
    })
    .input(z.object({ id, isPinned: z.boolean('Select whether it is pinned') }))
    .output(success({ isPinned: z.boolean() })),
  deleteProduct: endpoint
    .meta(writing)
    .route({ method: 'DELETE', path: '/store/products/{id}', summary: 'Delete a product', tags })
    .input(z.object({ id }))
    .output(emptySuccess),
};
