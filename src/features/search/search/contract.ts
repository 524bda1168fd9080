import * as z from 'zod/mini';
import { productCard } from '#features/catalog/products/contract/product-views.ts';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { blog } from '#features/publishing/blog/contract.ts';
import { categoryResultsTag, searchResultsTag } from '#features/search/index/contract.ts';
import { type EndpointCall, endpoint, success } from '#lib/endpoint.ts';
import type { PageTag } from '#lib/page-tags.ts';
import { line, queryNumber } from '#lib/schemas.ts';
import { maxOffset, maxSearchLength, pageSize, searchSorts, searchTabs } from './rules.ts';

const tags = ['Search'];
const open = { access: 'public', cached: true, proven: true } as const;
/** Results change with the index. */
const fromIndex = { ...open, madeFrom: [searchResultsTag] };

/** Returns the category of a search that has neither a text nor filters: it changes with its own products only. */
function onlyCategory(input: unknown): string | undefined {
  const { category, limit: _limit, ...others } = input as Partial<SearchInput>;
  return Object.keys(others).length === 0 ? category : undefined;
}

function resultTags({ input }: EndpointCall): PageTag[] {
  const category = onlyCategory(input);
  return [category ? categoryResultsTag(category) : searchResultsTag];
}

const q = line({ max: maxSearchLength });
const tab = z.enum(searchTabs, 'Search in products, suppliers, articles, jobs or events');
/** Values of one filter, separated by `|`. */
const values = z.optional(line({ max: 2000 }));
const mark = z.optional(z.enum(['1', 'true'], 'Enter 1'));
const most = 1_000_000_000;
const number = (least: number) =>
  z.optional(z.coerce.number('Enter a number').check(z.gte(least), z.lte(most)));

const foundSupplier = z.object({
  slug: z.string(),
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  logoSeed: z.string(),
  verified: z.boolean(),
  city: z.string(),
  country: z.string(),
  primaryCategories: z.array(z.string()),
  responseHours: z.nullable(z.number()),
  /** Number of its products that match the search. */
  matchingProducts: z.int(),
});
export type FoundSupplier = z.infer<typeof foundSupplier>;

const facetValue = z.object({
  /** Value as used in the URL. */
  value: z.string(),
  label: z.string(),
  count: z.int(),
  chosen: z.boolean(),
});
export type FacetValue = z.infer<typeof facetValue>;

const facet = z.object({
  /** The filter it sets; `attr` for attributes. */
  filter: z.enum([
    'category',
    'country',
    'material',
    'certification',
    'capability',
    'attr',
    'mark',
    'moq',
    'leadDays',
  ]),
  key: z.string(),
  label: z.string(),
  help: z.nullable(z.string()),
  values: z.array(facetValue),
});
export type Facet = z.infer<typeof facet>;

/** A result other than a product: a job or an event. */
const foundPage = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  summary: z.string(),
  to: z.string(),
});
export type FoundPage = z.infer<typeof foundPage>;

/** Suggestions for when nothing was found. */
const help = z.object({
  /** True if the categories share words with the search; otherwise they are those with most products. */
  near: z.boolean(),
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Searches with fewer words that have results. */
  searches: z.array(z.object({ q: z.string(), count: z.int(), more: z.boolean() })),
});

const found = z.object({
  /** Number of results; a lower bound if `more` is true. */
  count: z.int(),
  more: z.boolean(),
  /**
   * Number of results that match the full search if fewer than `count`; these come first in every order. Null if all do.
   */
  exact: z.nullable(z.int()),
  /** With a `quantity`, both prices of a product are the price at that quantity. */
  products: z.array(productCard),
  suppliers: z.array(foundSupplier),
  articles: z.array(blog),
  pages: z.array(foundPage),
  facets: z.array(facet),
  /** The category filter, with its parent categories. */
  path: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The corrected search text; null if nothing was corrected. */
  corrected: z.nullable(z.string()),
  /** Recognized sizes and measures, each with the search that remains without it. */
  measures: z.array(z.object({ label: z.string(), rest: z.string() })),
  nextCursor: z.nullable(z.int()),
  help: z.nullable(help),
  /** Name of the engine that returned the results. */
  engine: z.nullable(z.string()),
});

export type SearchResults = z.output<typeof found>;

const suggestion = z.object({
  kind: z.enum(['search', 'category', 'product', 'supplier']),
  label: z.string(),
  note: z.nullable(z.string()),
  to: z.string(),
  pack: z.nullable(packDrawing),
});
export type Suggestion = z.infer<typeof suggestion>;

const searchInput = z.object({
  q: z._default(q, ''),
  tab: z.optional(tab),
  /** Another name of `tab`, which the search boxes use. */
  in: z.optional(tab),
  sort: z._default(z.enum(searchSorts), 'relevance'),
  category: z.optional(line({ max: 200 })),
  country: values,
  material: values,
  certification: values,
  /** Supplier capabilities, all of which are required: `export-ready|low-minimum`. */
  capability: values,
  /** Attributes of the category's family: `flute:B|flute:C`. */
  attr: values,
  verified: mark,
  eco: mark,
  custom: mark,
  sample: mark,
  quantity: number(1),
  priceFrom: number(0),
  priceTo: number(0),
  /** ISO 4217 code of the price filter; rupees if omitted. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'Enter the code of a currency, such as USD'))),
  moq: number(0),
  leadDays: number(0),
  /** 1 to search for the words as typed, without corrections. */
  literal: mark,
  cursor: queryNumber({ min: 0, max: maxOffset, fallback: 0 }),
  limit: queryNumber({ min: 1, max: 100, fallback: pageSize }),
});
export type SearchInput = z.output<typeof searchInput>;

export const searchContract = {
  search: endpoint
    .meta({ ...open, lasting: (input) => onlyCategory(input) !== undefined, madeFrom: resultTags })
    .route({
      method: 'GET',
      path: '/search',
      summary: 'Search products, suppliers, articles, jobs or events',
      tags,
    })
    .input(searchInput)
    .output(success({ q: z.string(), tab, ...found.shape })),
  countTabs: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/search/counts',
      summary: 'How many products, suppliers, articles, jobs and events have the words',
      tags,
    })
    .input(z.object({ q: z._default(q, ''), literal: mark }))
    .output(success({ counts: z.array(z.object({ tab, count: z.int(), more: z.boolean() })) })),
  suggest: endpoint
    .meta(fromIndex)
    .route({
      method: 'GET',
      path: '/suggestions',
      summary: 'Suggestions for a search that is being typed: searches, categories, products, suppliers',
      tags,
    })
    .input(z.object({ q }))
    .output(success({ suggestions: z.array(suggestion) })),
};
