import * as z from 'zod/mini';
import { packDrawing, productCard } from '#features/catalog/contract/product-views.ts';
import { blog } from '#features/content/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { line, queryNumber } from '#lib/schemas.ts';
import { furthest, longestSearch, searchTabs } from './rules.ts';

const tags = ['Search'];
const open = { access: 'public' } as const;

const q = line({ max: longestSearch });
const tab = z.enum(searchTabs, 'Please search in products, suppliers or articles');

export const foundSupplier = z.object({
  slug: z.string(),
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  logoSeed: z.string(),
  verified: z.boolean(),
  city: z.string(),
  country: z.string(),
  primaryCategories: z.array(z.string()),
  responseHours: z.nullable(z.number()),
  /** Its products that have the words that were searched for. */
  matchingProducts: z.int(),
});
export type FoundSupplier = z.infer<typeof foundSupplier>;

export const categoryFacet = z.object({ id: z.string(), name: z.string(), count: z.int() });
export type CategoryFacet = z.infer<typeof categoryFacet>;

/** What to try when nothing was found. */
const help = z.object({
  spelling: z.nullable(z.string()),
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
});

const found = z.object({
  /** How many were found; with `more`, at least so many. */
  count: z.int(),
  more: z.boolean(),
  /** True when nothing has all the words, and these have some of them. */
  relaxed: z.boolean(),
  products: z.array(productCard),
  suppliers: z.array(foundSupplier),
  articles: z.array(blog),
  facets: z.array(categoryFacet),
  /** The category that narrows the search, by name. */
  category: z.nullable(z.object({ id: z.string(), name: z.string() })),
  nextCursor: z.nullable(z.int()),
  help: z.nullable(help),
});

export const suggestion = z.object({
  kind: z.enum(['category', 'product', 'supplier']),
  label: z.string(),
  note: z.nullable(z.string()),
  to: z.string(),
  pack: z.nullable(packDrawing),
});
export type Suggestion = z.infer<typeof suggestion>;

export const searchContract = {
  search: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/search', summary: 'Search products, suppliers or articles', tags })
    .input(
      z.object({
        q: z._default(q, ''),
        tab: z.optional(tab),
        /** The same, as the search boxes call it. */
        in: z.optional(tab),
        category: z.optional(line({ max: 200 })),
        cursor: queryNumber({ min: 0, max: furthest, fallback: 0 }),
      }),
    )
    .output(success({ q: z.string(), tab, ...found.shape })),
  suggest: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/search/suggestions',
      summary: 'What somebody may be about to type',
      tags,
    })
    .input(z.object({ q }))
    .output(success({ suggestions: z.array(suggestion) })),
};
