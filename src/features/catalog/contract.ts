import * as z from 'zod/mini';
import { done, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, limit, line } from '#lib/schemas.ts';
import { productForm, startsAtMinimumOrder, stockForm } from './contract/product-form.ts';
import {
  attributeDefinition,
  categoryEntry,
  categoryLink,
  categoryTile,
  editableProduct,
  productCard,
  productPage,
  storeCounts,
  storeProduct,
} from './contract/product-views.ts';
import { productSorts, productStatuses, storeStates } from './contract/product-words.ts';
import { publicPlacesContract } from './contract/public-places.ts';
import { storeActsContract } from './contract/store-acts.ts';
import { selectionIds } from './rules/selections.ts';

const tags = ['Catalogue'];
const open = { access: 'public' } as const;
const kept = { access: 'public', cached: true } as const;
const reading = { access: ['supplier', 'admin'], scope: 'products:read' } as const;
const writing = { access: ['supplier', 'admin'], scope: 'products:write' } as const;
const slug = line({ max: 200, required: 'Not found' });
const cursor = z.optional(z.string().check(z.maxLength(400)));
const nextCursor = z.nullable(z.string());

const productsQuery = z.object({
  supplier: z.optional(slug),
  category: z.optional(slug),
  selection: z.optional(z.enum(selectionIds, 'There is no such selection')),
  sort: z._default(z.enum(productSorts), 'popular'),
  cursor,
  limit: limit(24),
});

export const storeSorts = ['newest', 'title', 'price', 'stock', 'sales'] as const;

const priceBound = z.coerce.number('Please give a price').check(z.int(), z.gte(0), z.lte(2_000_000_000));

const storeQuery = z.object({
  q: z.optional(line({ max: 200 })),
  status: z.optional(z.enum(storeStates)),
  category: z.optional(slug),
  stock: z.optional(z.enum(['low', 'out', 'in_stock'])),
  tag: z.optional(z.enum(['eco', 'custom'])),
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

const categoryPage = success({
  category: z.object({ ...categoryEntry.shape, level: z.int(), hsCode: z.nullable(z.string()) }),
  path: z.array(categoryLink),
  children: z.array(categoryEntry),
  filters: z.array(attributeDefinition),
});

export const catalogContract = {
  ...publicPlacesContract,
  ...storeActsContract,
  listCategories: endpoint
    .meta(kept)
    .route({
      method: 'GET',
      path: '/categories',
      summary: 'Tiles and groups with their numbers of products',
      tags,
    })
    .output(success({ tiles: z.array(categoryTile) })),
  searchCategories: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/categories/search',
      summary: 'Leaf categories by name or trade term',
      tags,
    })
    .input(z.object({ q: line({ max: 100 }) }))
    .output(
      success({ categories: z.array(z.object({ id: z.string(), name: z.string(), path: z.string() })) }),
    ),
  getCategory: endpoint
    .meta(kept)
    .route({
      method: 'GET',
      path: '/categories/{slug}',
      summary: 'A category, its path, children and filters',
      tags,
    })
    .input(z.object({ slug }))
    .output(categoryPage),
  getCategoryForm: endpoint
    .meta(kept)
    .route({
      method: 'GET',
      path: '/categories/{slug}/attributes',
      summary: 'What a product of this category is described by',
      tags,
    })
    .input(z.object({ slug }))
    .output(
      success({
        category: z.object({
          id: z.string(),
          name: z.string(),
          family: z.string(),
          hsCode: z.nullable(z.string()),
        }),
        path: z.array(categoryLink),
        attributes: z.array(attributeDefinition),
      }),
    ),
  listProducts: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/products', summary: 'Public products', tags })
    .input(productsQuery)
    .output(success({ products: z.array(productCard), nextCursor })),
  listSelections: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/selections', summary: 'Ways into the catalogue for a purpose', tags })
    .output(
      success({
        selections: z.array(
          z.object({
            id: z.enum(selectionIds),
            title: z.string(),
            lead: z.string(),
            products: z.array(productCard),
          }),
        ),
      }),
    ),
  listFeaturedProducts: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/products/featured',
      summary: 'What moves fast this week, from varied categories',
      tags,
    })
    .output(success({ products: z.array(productCard) })),
  getProduct: endpoint
    .meta(kept)
    .route({ method: 'GET', path: '/products/{slug}', summary: 'A public product', tags })
    .input(z.object({ slug }))
    .output(success({ product: productPage })),

  listStoreProducts: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/store/products', summary: 'The products of my store', tags })
    .input(storeQuery)
    .output(storeList),
  listSampleProducts: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/sample-store/products',
      summary: 'The products of the sample store',
      tags,
    })
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
      z.object({ ...productForm.shape, publish: z._default(z.boolean(), false) }).check(startsAtMinimumOrder),
    )
    .output(success({ product: editableProduct })),
  updateProduct: endpoint
    .meta(writing)
    .route({ method: 'PUT', path: '/store/products/{id}', summary: 'Change a product', tags })
    .input(
      z.object({ ...productForm.shape, id, publish: z.optional(z.boolean()) }).check(startsAtMinimumOrder),
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

interface ProductEvent {
  productId: string;
  slug: string;
  supplierId: string;
}

/** A product became visible to buyers. */
export const productPublished = defineEvent<ProductEvent>('product.published');
/** Anything about a product changed, its deletion included. */
export const productChanged = defineEvent<ProductEvent>('product.changed');

/** Many products of one store changed at once, as when they came from a file. */
export const productsChanged = defineEvent<{ supplierId: string; productIds: string[] }>('products.changed');
