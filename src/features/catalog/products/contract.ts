import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { defineTag } from '#lib/page-tags.ts';
import { limit, line } from '#lib/schemas.ts';
import { categoryFacts, productCard, productPage, shelf } from './contract/product-views.ts';
import { productSorts } from './contract/product-words.ts';
import { selectionIds } from './rules/selections.ts';

const tags = ['Catalogue'];
const open = { access: 'public', proven: true } as const;
const kept = { access: 'public', cached: true, proven: true } as const;
const slug = line({ max: 200, required: 'Not found' });
const cursor = z.optional(z.string().check(z.maxLength(400)));
const nextCursor = z.nullable(z.string());

const productsQuery = z.object({
  supplier: z.optional(slug),
  category: z.optional(slug),
  /** Words of the title, or the whole article number; within one supplier. */
  q: z.optional(line({ max: 100 })),
  selection: z.optional(z.enum(selectionIds, 'There is no such selection')),
  sort: z._default(z.enum(productSorts), 'popular'),
  cursor,
  limit: limit(24),
});

export const catalogContract = {
  listProducts: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/products', summary: 'Public products', tags })
    .input(productsQuery)
    .output(success({ products: z.array(productCard), nextCursor })),
  getCategoryFacts: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/categories/{slug}/facts',
      summary: 'What the products of a category have in common: minimum orders, lead times, samples',
      tags,
    })
    .input(z.object({ slug }))
    .output(success({ facts: z.nullable(categoryFacts) })),
  listShelves: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/suppliers/{slug}/categories',
      summary: 'What a supplier has products in, those with most first',
      tags,
    })
    .input(z.object({ slug }))
    .output(success({ shelves: z.array(shelf) })),
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
};

interface ProductEvent {
  productId: string;
  slug: string;
  supplierId: string;
}

/** A product became visible to buyers. */
export const productPublished = defineEvent<ProductEvent>('product.published');
/** A product was deleted. `productChanged` is sent as well; this one is the record of who deleted it. */
export const productDeleted = defineEvent<ProductEvent>('product.deleted');
/** Anything about a product changed, its deletion included. */
export const productChanged = defineEvent<ProductEvent>('product.changed');

/** Many products of one store changed at once, as when they came from a file. */
export const productsChanged = defineEvent<{ supplierId: string; productIds: string[] }>('products.changed');

/** How much buyers want these products has moved: no change of theirs, but of the order in which they are found. */
export const attentionMoved = defineEvent<{ supplierId: string; productIds: string[] }>(
  'products.attention-moved',
);

/** Tag of the broadcast that categories have other numbers of products than before. */
export const categoryCountTag = defineTag('category-counts');
