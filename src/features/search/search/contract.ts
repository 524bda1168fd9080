import * as z from 'zod/mini';
import { productCard } from '#features/catalog/products/contract/product-views.ts';
import { packDrawing } from '#features/catalog/taxonomy/contract/pack-drawing.ts';
import { blog } from '#features/publishing/blog/contract.ts';
import { searchResultsTag } from '#features/search/index/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { line, queryNumber } from '#lib/schemas.ts';
import { furthest, longestSearch, pageSize, searchSorts, searchTabs } from './rules.ts';

const tags = ['Search'];
const open = { access: 'public', cached: true, proven: true } as const;
/** What is found changes with the index. */
const fromIndex = { ...open, madeFrom: [searchResultsTag] };

const q = line({ max: longestSearch });
const tab = z.enum(searchTabs, 'Please search in products, suppliers, articles, jobs or events');
/** Values of one filter, with `|` between them. */
const values = z.optional(line({ max: 2000 }));
const mark = z.optional(z.enum(['1', 'true'], 'Please give 1'));
const most = 1_000_000_000;
const number = (least: number) =>
  z.optional(z.coerce.number('Please give a number').check(z.gte(least), z.lte(most)));

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
  /** Its products that have the words that were searched for. */
  matchingProducts: z.int(),
});
export type FoundSupplier = z.infer<typeof foundSupplier>;

const facetValue = z.object({
  /** As the address takes it. */
  value: z.string(),
  label: z.string(),
  count: z.int(),
  chosen: z.boolean(),
});
export type FacetValue = z.infer<typeof facetValue>;

const facet = z.object({
  /** The filter it sets; attributes are `attr`. */
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

/** Something else that was found: a job, an event. */
const foundPage = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  summary: z.string(),
  to: z.string(),
});
export type FoundPage = z.infer<typeof foundPage>;

/** What to try when nothing was found. */
const help = z.object({
  /** The categories share words with the search; else they are those that most products stand in. */
  near: z.boolean(),
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Searches with fewer words that find something. */
  searches: z.array(z.object({ q: z.string(), count: z.int() })),
});

const found = z.object({
  /** How many were found; with `more`, at least so many. */
  count: z.int(),
  more: z.boolean(),
  /** How many have all that was asked for, when fewer than `count`; null when all have. */
  exact: z.nullable(z.int()),
  /** With a `quantity`, both ends of a price are what one costs then. */
  products: z.array(productCard),
  suppliers: z.array(foundSupplier),
  articles: z.array(blog),
  pages: z.array(foundPage),
  facets: z.array(facet),
  /** The category that narrows the search, and those it stands in. */
  path: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What was searched for instead of what was typed; null when nothing was corrected. */
  corrected: z.nullable(z.string()),
  /** Sizes and measures that were understood, each with the search that is left without it. */
  measures: z.array(z.object({ label: z.string(), rest: z.string() })),
  nextCursor: z.nullable(z.int()),
  help: z.nullable(help),
  /** Which engine answered. */
  engine: z.nullable(z.string()),
});

export type Found = z.output<typeof found>;

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
  /** The same, as the search boxes call it. */
  in: z.optional(tab),
  sort: z._default(z.enum(searchSorts), 'relevance'),
  category: z.optional(line({ max: 200 })),
  country: values,
  material: values,
  certification: values,
  /** Of suppliers: `export-ready|low-minimum`, all of them wanted. */
  capability: values,
  /** `flute:B|flute:C`: attributes of the category's family. */
  attr: values,
  verified: mark,
  eco: mark,
  custom: mark,
  sample: mark,
  quantity: number(1),
  priceFrom: number(0),
  priceTo: number(0),
  moq: number(0),
  leadDays: number(0),
  /** 1: the words as they are, not corrected. */
  literal: mark,
  cursor: queryNumber({ min: 0, max: furthest, fallback: 0 }),
  limit: queryNumber({ min: 1, max: 100, fallback: pageSize }),
});
export type SearchInput = z.output<typeof searchInput>;

export const searchContract = {
  search: endpoint
    .meta(fromIndex)
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
      summary: 'What somebody may be about to type: searches, categories, products, suppliers',
      tags,
    })
    .input(z.object({ q }))
    .output(success({ suggestions: z.array(suggestion) })),
};
