/** A part of the query that a product matches with any of the alternatives; an alternative needs all its lexemes. */
export interface Concept {
  alternatives: { lexemes: string[]; weight: number }[];
  /** Factor of its importance if it is what the search is about. */
  telling?: number | undefined;
}

/**
 * Returns the concept of a word that is being typed: the complete word counts in full, the most used completions less.
 */
export function beginningConcept(
  beginning: string,
  endings: readonly { lexeme: string; uses: number }[],
): Concept {
  const maxUses = Math.max(1, ...endings.map(({ uses }) => uses));
  const weights = new Map([[beginning, 0.1]]);
  for (const { lexeme, uses } of endings)
    if (!weights.has(lexeme) || lexeme === beginning)
      weights.set(lexeme, lexeme === beginning ? 1 : 0.1 + (0.4 * uses) / maxUses);
  return { alternatives: [...weights].map(([lexeme, weight]) => ({ lexemes: [lexeme], weight })) };
}

/** Products with all these lexemes are ranked higher, or lower with a negative weight. */
export interface Hint {
  lexemes: string[];
  weight: number;
}

/** Filters of a search. Values are numbers of the vocabulary; a product needs any value of each group. */
export interface Filters {
  groups: { facet: string; values: number[] }[];
  /** Number of pieces the buyer needs: hides products with a higher minimum order, and sets the quantity for prices. */
  quantity?: number | undefined;
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  moq?: number | undefined;
  leadDays?: number | undefined;
}

export const sorts = ['relevance', 'newest', 'price_low', 'price_high', 'moq', 'lead_time'] as const;
type Sort = (typeof sorts)[number];

export interface IndexQuery {
  concepts: Concept[];
  excluded: string[];
  /** Change only the order of the results, and match nothing by themselves. */
  hints?: Hint[] | undefined;
  filters: Filters;
  sort: Sort;
  offset: number;
  limit: number;
  /** True to count products by facet. */
  facets: boolean;
  /** Number of results that is enough to know; an engine may stop counting there. */
  enough?: number | undefined;
}

/**
 * Counts of the values that occur, as value, count, value, count, … A response counts a few hundred of ten thousand
 * values and is passed between threads: an array with an entry for each value would be a hundred times as large.
 */
export type ValueCounts = Uint32Array;

export interface IndexResult {
  ids: string[];
  count: number;
  /** True if there are more than `count`. */
  more: boolean;
  /** Number of the found products with every concept, first in every order; less than `count` if it was widened. */
  exact: number;
  /** Number of the found products by value. */
  values: ValueCounts;
  /** Values of the products that only this facet excludes, so that the counts of its own values ignore it. */
  without: Map<string, ValueCounts>;
  /** Number of products by step of minimum order and lead time. */
  steps: { moq: number[]; leadDays: number[] };
}

/** Upper bounds of the steps that minimum orders and lead times are counted in. */
export const moqSteps = [100, 500, 1000, 5000, 10_000] as const;
export const leadSteps = [3, 7, 14, 30] as const;

/** Returns the step of a number; numbers above the last bound have one more step. */
export const stepOf = (ends: readonly number[], value: number): number => {
  const step = ends.findIndex((end) => value <= end);
  return step === -1 ? ends.length : step;
};

/** With fewer results than this, products with most of the concepts are included as well. */
export const wideningThreshold = 24;
const wideningThresholdForTwo = 10;

/** Returns the number of results that is enough. */
export const enoughResults = (concepts: number): number =>
  concepts === 2 ? wideningThresholdForTwo : wideningThreshold;
export const maxConcepts = 8;

/** Returns the minimum numbers of concepts to try as the search is widened step by step. */
export function wideningSteps(concepts: number): number[] {
  const least = Math.max(1, Math.ceil(concepts / 2));
  const steps = Array.from({ length: concepts - least + 1 }, (_, i) => concepts - i);
  return least > 1 ? [...steps, 1] : steps;
}

/**
 * Returns how many concepts a product must have, based on the number of products with at least that many. Decided
 * without filters, so that a filter never adds products.
 */
export function chooseMinimum(
  steps: readonly number[],
  { countOf, enough }: { countOf: (minimum: number) => number; enough: number },
): number {
  const wide = steps.length > 2 ? steps.slice(0, -1) : steps;
  const chosen = wide.find((step) => countOf(step) >= enough) ?? wide.at(-1) ?? 0;
  // A step that adds nothing is skipped, and a single word of many is only accepted if nothing else is found.
  if (countOf(chosen) === 0) return steps.at(-1) ?? 0;
  return steps.find((step) => countOf(step) === countOf(chosen)) ?? chosen;
}

/** Returns the count of a value; 0 if it does not occur. */
export function countOf(counts: ValueCounts, value: number): number {
  let [from, to] = [0, counts.length / 2];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const found = counts[middle * 2] ?? 0;
    if (found === value) return counts[middle * 2 + 1] ?? 0;
    if (found < value) from = middle + 1;
    else to = middle;
  }
  return 0;
}

/** Returns counts in any order in their stored form. */
export const valueCounts = (counts: Iterable<readonly [value: number, count: number]>): ValueCounts =>
  Uint32Array.from(
    [...counts]
      .filter(([, count]) => count > 0)
      .toSorted(([a], [b]) => a - b)
      .flat(),
  );

/** Returns the counts from a buffer indexed by value, and clears the buffer. */
export function takeCounts(room: Uint32Array, maxValue: number): ValueCounts {
  let length = 0;
  for (let value = 0; value <= maxValue; value += 1) if (room[value] !== 0) length += 2;
  const counts = new Uint32Array(length);
  for (let [value, at] = [0, 0]; at < length; value += 1) {
    const count = room[value] ?? 0;
    if (count === 0) continue;
    counts[at] = value;
    counts[at + 1] = count;
    at += 2;
  }
  room.fill(0, 0, maxValue + 1);
  return counts;
}

/** Completions of the text being typed, and products that match them. */
export interface Completion {
  words: string[];
  productIds: string[];
}

/**
 * A search engine for products: PostgreSQL, an index in memory, or OpenSearch. All read the same documents, find the
 * same products and return the same counts; the order of the top results may differ slightly.
 */
export interface SearchEngine {
  readonly name: 'postgres' | 'memory' | 'opensearch';
  search(query: IndexQuery): Promise<IndexResult>;
  /** Returns the number of products that use each word, without words that none uses. */
  usesOf(words: readonly string[]): Promise<Map<string, number>>;
  /** Returns the words that were probably meant, without words that have no near match. */
  correct(words: readonly string[]): Promise<Map<string, string>>;
  /** Returns words with this beginning, and the best products with the finished words and one of them. */
  complete(finished: readonly string[], beginning: string): Promise<Completion>;
  /** Reads the latest changes immediately; engines that read the database anyway do nothing. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}
