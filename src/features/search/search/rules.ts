/** What the boxes in the header and on the home page search in. */
export const searchTabs = ['products', 'suppliers', 'articles', 'jobs', 'events'] as const;
export type SearchTab = (typeof searchTabs)[number];

export const tabWords: Record<SearchTab, string> = {
  products: 'Products',
  suppliers: 'Suppliers',
  articles: 'Articles',
  jobs: 'Jobs',
  events: 'Events',
};

/** Longest search, in characters. */
export const longestSearch = 200;
/** Nobody reads further than this; whoever wants more says more. */
export const furthest = 960;
export const pageSize = 24;

export const sortWords = {
  relevance: 'Best match',
  newest: 'Newest',
  price_low: 'Price: low to high',
  price_high: 'Price: high to low',
  moq: 'Smallest minimum order',
  lead_time: 'Fastest to make',
} as const;
export type SearchSort = keyof typeof sortWords;
export const searchSorts = Object.keys(sortWords) as [SearchSort, ...SearchSort[]];

/** Between the values of one filter, in addresses. */
const between = '|';
const mostValues = 20;
const mostFilters = 12;

/** What narrows a search, as its address says it. */
export interface SearchFilters {
  category?: string | undefined;
  country: string[];
  material: string[];
  certification: string[];
  /** Of suppliers: `export-ready`. */
  capability: string[];
  /** `flute:B`: attributes of the family. */
  attr: string[];
  verified: boolean;
  eco: boolean;
  custom: boolean;
  sample: boolean;
  /** Pieces wanted; prices are for this quantity. */
  quantity?: number | undefined;
  /** In major units. */
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  moq?: number | undefined;
  leadDays?: number | undefined;
}

export const listFilters = ['country', 'material', 'certification', 'capability', 'attr'] as const;
type ListFilter = (typeof listFilters)[number];
export const markFilters = ['verified', 'eco', 'custom', 'sample'] as const;
export type MarkFilter = (typeof markFilters)[number];
export const numberFilters = ['quantity', 'priceFrom', 'priceTo', 'moq', 'leadDays'] as const;
type NumberFilter = (typeof numberFilters)[number];

export interface SearchAddress {
  q: string;
  tab: SearchTab;
  sort: SearchSort;
  filters: SearchFilters;
  cursor: number;
  /** The words as typed, not corrected. */
  literal: boolean;
}

const control = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const clean = (text: string, max: number): string =>
  text.replace(control, ' ').slice(0, max).toWellFormed().trim();
const largest = 1_000_000_000;

function wholeNumber(text: string | null, max = largest): number | undefined {
  const number = Number(text || Number.NaN);
  return Number.isFinite(number) && number >= 0 && number <= max ? Math.floor(number) : undefined;
}

const listOf = (search: URLSearchParams, name: string): string[] =>
  [...new Set(search.getAll(name).flatMap((value) => value.split(between)))]
    .map((value) => clean(value, 160))
    .filter(Boolean)
    .slice(0, name === 'attr' ? mostFilters * 2 : mostValues);

/** Whatever stands in an address bar → a search that can be answered. */
export function readAddress(search: URLSearchParams): SearchAddress {
  const named = search.get('tab') ?? search.get('in');
  // As the box in the header calls it.
  const wanted = named === 'blog' ? 'articles' : named;
  const cursor = wholeNumber(search.get('cursor'), furthest);
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
      const value = wholeNumber(search.get(name));
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Partial<Record<NumberFilter, number>>;
  const category = search
    .get('category')
    ?.replace(/[^a-z0-9-]/g, '')
    .slice(0, 100);
  return {
    q: clean(search.get('q') ?? '', longestSearch),
    tab: searchTabs.find((tab) => tab === wanted) ?? 'products',
    sort: searchSorts.find((sort) => sort === search.get('sort')) ?? 'relevance',
    filters: { ...lists, ...marks, ...numbers, ...(category ? { category } : {}) },
    cursor: cursor ?? 0,
    literal: search.get('literal') === '1',
  };
}

/** The parameters of a search, without what goes without saying: the same search always has the same address. */
export function addressParams({ q, tab, sort, filters, cursor, literal }: SearchAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  // Jobs have a list of their own, where `in=jobs` of the header's box leads; here they are a tab beside the others.
  if (tab !== 'products') params.set(tab === 'jobs' ? 'tab' : 'in', tab);
  if (filters.category) params.set('category', filters.category);
  for (const name of listFilters)
    if (filters[name].length > 0) params.set(name, filters[name].toSorted().join(between));
  for (const name of markFilters) if (filters[name]) params.set(name, '1');
  for (const name of numberFilters) if (filters[name] !== undefined) params.set(name, String(filters[name]));
  if (sort !== 'relevance') params.set('sort', sort);
  if (literal) params.set('literal', '1');
  if (cursor > 0) params.set('cursor', String(cursor));
  return params;
}

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

export const searchPath = (address: SearchAddress): string => {
  const params = addressParams(address).toString();
  return params ? `/search?${params}` : '/search';
};

/** The same search with one value of a filter added, or taken away where it was. */
export function toggled(filters: SearchFilters, name: ListFilter, value: string): SearchFilters {
  const values = filters[name];
  return {
    ...filters,
    [name]: values.includes(value) ? values.filter((one) => one !== value) : [...values, value],
  };
}

export const isNarrowed = (filters: SearchFilters): boolean =>
  filters.category !== undefined ||
  listFilters.some((name) => filters[name].length > 0) ||
  markFilters.some((name) => filters[name]) ||
  numberFilters.some((name) => filters[name] !== undefined);

/** Lists with a search of their own; the box in the header leads there as well. */
const elsewhere: Record<string, { path: string; name: string }> = {
  blog: { path: '/blog-list', name: 'topic' },
  jobs: { path: '/jobs', name: 'q' },
};

/** Where a search leads that another list answers; null when it is answered here. */
export function elsewherePath(search: URLSearchParams): string | null {
  const scope = search.get('in') ?? '';
  const list = Object.hasOwn(elsewhere, scope) ? elsewhere[scope] : undefined;
  if (!list) return null;
  const words = (search.get('q') ?? '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 100)
    .toWellFormed();
  return words ? `${list.path}?${new URLSearchParams({ [list.name]: words })}` : list.path;
}
