import * as z from 'zod/mini';
import { categoriesContract } from '#features/catalog/taxonomy/contract.ts';
import { storefrontContract } from '#features/stores/storefront/contract.ts';
import { type EndpointCall, endpoint, success } from '#lib/endpoint.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { defineEvent } from '#lib/events.ts';
import { defineTag, type PageTag, recordTag } from '#lib/page-tags.ts';
import { id, limit, line } from '#lib/schemas.ts';
import { productSorts } from './contract/product-labels.ts';
import {
  categoryFacts,
  productCard,
  productPage,
  supplierCategory,
  supplierShowcase,
} from './contract/product-views.ts';
import { selectionIds } from './rules/selections.ts';

const tags = ['Catalog'];
const open = { access: 'public', cached: true, proven: true, lasting: true } as const;
const slug = line({ max: 200, required: 'Not found' });
const cursor = z.optional(z.string().check(z.maxLength(400)));
const nextCursor = z.nullable(z.string());

/** Ids separated by commas, as many as a page of suppliers can have. */
const supplierIds = z
  .pipe(
    z.string('Select at least one supplier'),
    z.transform((list: string) => list.split(',')),
  )
  .check(z.maxLength(100, 'A page has up to 100 suppliers'));

/** Tag of lists that show products of any category and store. */
export const anyProductsTag = defineTag('any-products');

const categoryMembers = defineTag('category-members');

/** Tag of what depends on which products a category has, such as the products that are similar to one of them. */
export const categoryMembersTag = (category: string): PageTag => recordTag(categoryMembers, category);

type ShownProduct = Pick<z.output<typeof productCard>, 'slug'>;

const shownTags = (shown: readonly ShownProduct[]): PageTag[] =>
  shown.map(({ slug: shownSlug }) => endpointTag(catalogContract.getProduct, { slug: shownSlug }));

/** A list depends on the products it shows, and on those that may join it. */
function listTags({ input, output }: EndpointCall): PageTag[] {
  const { category, supplier } = input as z.output<typeof productsQuery>;
  const shown = (output as { data: { products: ShownProduct[] } } | undefined)?.data.products ?? [];
  if (category) return [endpointTag(categoriesContract.getCategory, { slug: category }), ...shownTags(shown)];
  if (supplier) return [endpointTag(storefrontContract.getSupplier, { slug: supplier }), ...shownTags(shown)];
  return [anyProductsTag, ...shownTags(shown)];
}

/** Selections and trending products are taken from all products. */
function pickedTags({ output }: EndpointCall): PageTag[] {
  const { products = [], selections = [] } =
    (
      output as
        | { data: { products?: ShownProduct[]; selections?: { products: ShownProduct[] }[] } }
        | undefined
    )?.data ?? {};
  return [anyProductsTag, ...shownTags([...products, ...selections.flatMap((one) => one.products)])];
}

/** The page of a product depends on the other products that it shows, and on those that may join them. */
function pageTags({ output }: EndpointCall): PageTag[] {
  const page = (output as { data: { product: z.output<typeof productPage> } } | undefined)?.data.product;
  const leaf = page?.path.at(-1);
  return page && leaf
    ? [categoryMembersTag(leaf.id), ...shownTags([...page.alternatives, ...page.fromSupplier])]
    : [];
}

const productsQuery = z.object({
  supplier: z.optional(slug),
  category: z.optional(slug),
  /** Words of the title, or the full article number; only together with a supplier. */
  q: z.optional(line({ max: 100 })),
  selection: z.optional(z.enum(selectionIds, 'Selection not found')),
  sort: z._default(z.enum(productSorts), 'popular'),
  /** Starts the first page with the pinned product, in every order; only together with a supplier. */
  pinnedFirst: z._default(z.stringbool(), false),
  cursor,
  limit: limit(24),
});

export const catalogContract = {
  listProducts: endpoint
    // Takes a millisecond, and has more variants than a cache can hold.
    .meta({ ...open, cached: false, madeFrom: listTags })
    .route({ method: 'GET', path: '/products', summary: 'List public products', tags })
    .input(productsQuery)
    .output(
      success({
        products: z.array(productCard),
        /** Id of the first product if it is pinned; null without `pinnedFirst`. */
        pinnedId: z.nullable(id),
        nextCursor,
      }),
    ),
  getCategoryFacts: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/categories/{slug}/facts',
      summary: 'Get typical minimum orders, lead times and samples of a category',
      tags,
    })
    .input(z.object({ slug }))
    .output(success({ facts: z.nullable(categoryFacts) })),
  listSupplierCategories: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/suppliers/{slug}/categories',
      summary: 'List the categories of a supplier, largest first',
      tags,
    })
    .input(z.object({ slug }))
    .output(success({ shelves: z.array(supplierCategory) })),
  listSupplierShowcases: endpoint
    .meta({ ...open, lasting: false })
    .route({
      method: 'GET',
      path: '/supplier-showcases',
      summary: 'List the newest products of several suppliers',
      tags,
    })
    .input(z.object({ suppliers: z.pipe(supplierIds, z.array(id)) }))
    .output(success({ showcases: z.array(supplierShowcase) })),
  listSelections: endpoint
    .meta({ ...open, madeFrom: pickedTags })
    .route({ method: 'GET', path: '/selections', summary: 'List featured selections', tags })
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
    .meta({ ...open, lasting: false, madeFrom: pickedTags })
    .route({
      method: 'GET',
      path: '/products/featured',
      summary: 'List trending products from varied categories',
      tags,
    })
    .output(success({ products: z.array(productCard) })),
  getProduct: endpoint
    .meta({ ...open, madeFrom: pageTags })
    .route({ method: 'GET', path: '/products/{slug}', summary: 'Get a public product', tags })
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
/** A product was deleted. `productChanged` is sent, too; this event records who deleted it. */
export const productDeleted = defineEvent<ProductEvent>('product.deleted');
/** A product changed or was deleted. */
export const productChanged = defineEvent<ProductEvent>('product.changed');

/** Many products of one store changed at the same time, for example through an import. */
export const productsChanged = defineEvent<{ supplierId: string; productIds: string[] }>('products.changed');

/** The popularity of these products changed. The products themselves did not, only their order in search results. */
export const attentionChanged = defineEvent<{ supplierId: string; productIds: string[] }>(
  'products.attention-moved',
);

/** Tag of the broadcast that product counts of categories changed. */
export const categoryCountTag = defineTag('category-counts');
