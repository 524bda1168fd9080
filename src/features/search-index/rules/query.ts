/** Something the searcher asks for: any of the alternatives; an alternative wants all its lexemes. */
export interface Concept {
  alternatives: { lexemes: string[]; weight: number }[];
}

/** What a product may be narrowed by. Values are numbered in the vocabulary; a group wants any of its values. */
export interface Filters {
  groups: { facet: string; values: number[] }[];
  /** Pieces the buyer wants: hides what is sold only in more, and is the quantity that prices are for. */
  quantity?: number | undefined;
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  moq?: number | undefined;
  leadDays?: number | undefined;
}

export const sorts = ['relevance', 'newest', 'price_low', 'price_high', 'moq', 'lead_time'] as const;
export type Sort = (typeof sorts)[number];

export interface IndexQuery {
  concepts: Concept[];
  excluded: string[];
  filters: Filters;
  sort: Sort;
  offset: number;
  limit: number;
  /** Whether to count by facet. */
  facets: boolean;
}

export interface IndexAnswer {
  ids: string[];
  count: number;
  /** There are more than `count`. */
  more: boolean;
  /** How many have every concept; less than `count` when the search was widened. */
  exact: number;
  /** Products found, by value. */
  values: Map<number, number>;
  /** Products that only this facet keeps out, by value: with these a facet's own values are counted in full. */
  without: Map<string, Map<number, number>>;
  /** Products by step of the minimum order and of the lead time. */
  steps: { moq: number[]; leadDays: number[] };
}

/** Upper ends of the steps in which minimum orders and lead times are counted. */
export const moqSteps = [100, 500, 1000, 5000, 10_000] as const;
export const leadSteps = [3, 7, 14, 30] as const;

/** Fewer results than this, and products that have most of the concepts come in as well. */
export const fewResults = 24;
export const mostConcepts = 8;

/** How many concepts a product must have at least, as the search is widened step by step. */
export function widening(concepts: number): number[] {
  const least = Math.max(1, Math.ceil(concepts / 2));
  const steps = Array.from({ length: concepts - least + 1 }, (_, i) => concepts - i);
  return least > 1 ? [...steps, 1] : steps;
}

/**
 * How far to widen, by the numbers of products that have at least so many concepts. Decided without filters, so
 * that a filter never adds products. What is sorted otherwise than by relevance is widened only from nothing.
 */
export function minimumOf(
  steps: readonly number[],
  countOf: (minimum: number) => number,
  enough: number,
): number {
  const half = steps.at(-1) === 1 && steps.length > 1 ? steps.slice(0, -1) : steps;
  for (const step of half) if (countOf(step) >= enough) return step;
  const last = half.at(-1) ?? 0;
  return countOf(last) > 0
    ? (half.find((step) => countOf(step) === countOf(last)) ?? last)
    : (steps.at(-1) ?? 0);
}

/** Products with a value, as if the value's own facet were not narrowed. */
export const countWith = (
  { values, without }: Pick<IndexAnswer, 'values' | 'without'>,
  facet: string,
  value: number,
): number => (values.get(value) ?? 0) + (without.get(facet)?.get(value) ?? 0);
