import { parseTypedNumber } from '#lib/parse-typed-number.ts';

/** Scopes of the search boxes in the header and on the home page. */
export const searchTabs = ['products', 'suppliers', 'articles', 'jobs', 'events'] as const;
export type SearchTab = (typeof searchTabs)[number];

export const tabLabels: Record<SearchTab, string> = {
  products: 'Products',
  suppliers: 'Suppliers',
  articles: 'Articles',
  jobs: 'Jobs',
  events: 'Events',
};

/** Maximum length of a search in characters. */
export const maxSearchLength = 200;
/** Maximum number of results that can be paged through; users can refine the search instead. */
export const maxOffset = 960;
export const pageSize = 24;

export const sortLabels = {
  relevance: 'Best match',
  newest: 'Newest',
  price_low: 'Price: low to high',
  price_high: 'Price: high to low',
  moq: 'Smallest minimum order',
  lead_time: 'Fastest to make',
} as const;
export type SearchSort = keyof typeof sortLabels;
export const searchSorts = Object.keys(sortLabels) as [SearchSort, ...SearchSort[]];

/** Separator between the values of a filter in URLs. */
const valueSeparator = '|';
const maxFilterValues = 20;
const maxFilters = 12;

/** Filters of a search, as in its URL. */
export interface SearchFilters {
  category?: string | undefined;
  country: string[];
  material: string[];
  certification: string[];
  /** Supplier capabilities: `export-ready`. */
  capability: string[];
  /** Attributes of the family: `flute:B`. */
  attr: string[];
  verified: boolean;
  eco: boolean;
  custom: boolean;
  sample: boolean;
  /** Number of pieces needed; prices are for this quantity. */
  quantity?: number | undefined;
  /** In major units of `currency`. */
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  /** ISO 4217 code of the prices; rupees in links that have none. */
  currency?: string | undefined;
  moq?: number | undefined;
  leadDays?: number | undefined;
}

export const listFilters = ['country', 'material', 'certification', 'capability', 'attr'] as const;
type ListFilter = (typeof listFilters)[number];
export const markFilters = ['verified', 'eco', 'custom', 'sample'] as const;
export type MarkFilter = (typeof markFilters)[number];
export const numberFilters = ['quantity', 'priceFrom', 'priceTo', 'moq', 'leadDays'] as const;
type NumberFilter = (typeof numberFilters)[number];

export interface SearchParams {
  q: string;
  tab: SearchTab;
  sort: SearchSort;
  filters: SearchFilters;
  cursor: number;
  /** True to search for the words as typed, without corrections. */
  literal: boolean;
}

const control = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const clean = (text: string, max: number): string =>
  text.replace(control, ' ').slice(0, max).toWellFormed().trim();
const maxNumber = 1_000_000_000;

function parseNumber(text: string | null, max = maxNumber): number | undefined {
  const number = parseTypedNumber(text ?? '');
  return number >= 0 && number <= max ? number : undefined;
}

function wholeNumber(text: string | null, max = maxNumber): number | undefined {
  const number = parseNumber(text, max);
  return number === undefined ? undefined : Math.floor(number);
}

const listOf = (search: URLSearchParams, name: string): string[] =>
  [...new Set(search.getAll(name).flatMap((value) => value.split(valueSeparator)))]
    .map((value) => clean(value, 160))
    .filter(Boolean)
    .slice(0, name === 'attr' ? maxFilters * 2 : maxFilterValues);

/** Parses any query string into a valid search. */
export function parseSearchParams(search: URLSearchParams): SearchParams {
  const named = search.get('tab') ?? search.get('in');
  // Name that the search box in the header uses.
  const tabName = named === 'blog' ? 'articles' : named;
  const cursor = wholeNumber(search.get('cursor'), maxOffset);
  const lists = Object.fromEntries(listFilters.map((name) => [name, listOf(search, name)])) as Record<
    ListFilter,
    string[]
  >;
  const marks = Object.fromEntries(markFilters.map((name) => [name, search.get(name) === '1'])) as Record<
    MarkFilter,
    boolean
  >;
  const numbers = Object.fromEntries(
    numberFilters.flatMap((name) => {
      const value = (name.startsWith('price') ? parseNumber : wholeNumber)(search.get(name));
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Partial<Record<NumberFilter, number>>;
  const currency = /^[A-Z]{3}$/.exec(search.get('currency') ?? '')?.[0];
  const category = search
    .get('category')
    ?.replace(/[^a-z0-9-]/g, '')
    .slice(0, 100);
  return {
    q: clean(search.get('q') ?? '', maxSearchLength),
    tab: searchTabs.find((tab) => tab === tabName) ?? 'products',
    sort: searchSorts.find((sort) => sort === search.get('sort')) ?? 'relevance',
    filters: {
      ...lists,
      ...marks,
      ...numbers,
      ...(currency && hasPriceFilter(numbers) ? { currency } : {}),
      ...(category ? { category } : {}),
    },
    cursor: cursor ?? 0,
    literal: search.get('literal') === '1',
  };
}

/** Returns the parameters of a search without default values, so that the same search always has the same URL. */
export function toQueryParams({ q, tab, sort, filters, cursor, literal }: SearchParams): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  // The header's search box uses `in=jobs` for the separate job list; here, jobs are one tab among others.
  if (tab !== 'products') params.set(tab === 'jobs' ? 'tab' : 'in', tab);
  if (filters.category) params.set('category', filters.category);
  for (const name of listFilters)
    if (filters[name].length > 0) params.set(name, filters[name].toSorted().join(valueSeparator));
  for (const name of markFilters) if (filters[name]) params.set(name, '1');
  for (const name of numberFilters) if (filters[name] !== undefined) params.set(name, String(filters[name]));
  if (filters.currency && hasPriceFilter(filters)) params.set('currency', filters.currency);
  if (sort !== 'relevance') params.set('sort', sort);
  if (literal) params.set('literal', '1');
  if (cursor > 0) params.set('cursor', String(cursor));
  return params;
}

/** Returns the query string worth saving: products, without page and sort order. */
export const savedParams = (params: SearchParams): string =>
  toQueryParams({ ...params, tab: 'products', sort: 'relevance', cursor: 0 }).toString();

export const noFilters: SearchFilters = {
  country: [],
  material: [],
  certification: [],
  capability: [],
  attr: [],
  verified: false,
  eco: false,
  custom: false,
  sample: false,
};

export const searchPath = (search: SearchParams): string => {
  const params = toQueryParams(search).toString();
  return params ? `/search?${params}` : '/search';
};

/** Returns the filters with a value added, or removed if it was set. */
export function toggleFilter(
  filters: SearchFilters,
  { name, value }: { name: ListFilter; value: string },
): SearchFilters {
  const values = filters[name];
  return {
    ...filters,
    [name]: values.includes(value) ? values.filter((one) => one !== value) : [...values, value],
  };
}

export const hasPriceFilter = ({
  priceFrom,
  priceTo,
}: Pick<SearchFilters, 'priceFrom' | 'priceTo'>): boolean => priceFrom !== undefined || priceTo !== undefined;

/** Returns true if no price can be in the range, because it ends below its start. */
export const isPriceRangeEmpty = ({ priceFrom, priceTo }: SearchFilters): boolean =>
  priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo;

export const hasActiveFilters = (filters: SearchFilters): boolean =>
  filters.category !== undefined ||
  listFilters.some((name) => filters[name].length > 0) ||
  markFilters.some((name) => filters[name]) ||
  numberFilters.some((name) => filters[name] !== undefined);

/** Lists with their own search, which the search box in the header leads to. */
const otherLists: Record<string, { path: string; name: string }> = {
  blog: { path: '/blog-list', name: 'topic' },
  jobs: { path: '/jobs', name: 'q' },
};

/** Returns the path of another list if the search belongs there; otherwise null. */
export function otherListPath(search: URLSearchParams): string | null {
  const scope = search.get('in') ?? '';
  const list = Object.hasOwn(otherLists, scope) ? otherLists[scope] : undefined;
  if (!list) return null;
  const words = (search.get('q') ?? '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 100)
    .toWellFormed();
  return words ? `${list.path}?${new URLSearchParams({ [list.name]: words })}` : list.path;
}
