/** Something the searcher asks for: any of the alternatives; an alternative wants all its lexemes. */
export interface Concept {
  alternatives: { lexemes: string[]; weight: number }[];
  /** How much more it counts than its words tell, where it is what the search is about. */
  telling?: number | undefined;
}

/** How a word that is being typed may go on: where it is whole it counts in full, of the rest what is used most. */
export function beginningConcept(
  beginning: string,
  endings: readonly { lexeme: string; uses: number }[],
): Concept {
  const most = Math.max(1, ...endings.map(({ uses }) => uses));
  const weights = new Map([[beginning, 0.1]]);
  for (const { lexeme, uses } of endings)
    if (!weights.has(lexeme) || lexeme === beginning)
      weights.set(lexeme, lexeme === beginning ? 1 : 0.1 + (0.4 * uses) / most);
  return { alternatives: [...weights].map(([lexeme, weight]) => ({ lexemes: [lexeme], weight })) };
}

/** Whatever has all these lexemes comes earlier, or with a weight below 0 later. */
export interface Hint {
  lexemes: string[];
  weight: number;
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
type Sort = (typeof sorts)[number];

export interface IndexQuery {
  concepts: Concept[];
  excluded: string[];
  /** What changes the order of what is found, and finds nothing. */
  hints?: Hint[] | undefined;
  filters: Filters;
  sort: Sort;
  offset: number;
  limit: number;
  /** Whether to count by facet. */
  facets: boolean;
  /** So many are enough to know of: an engine need not count further. */
  enough?: number | undefined;
}

/**
 * Counts of the values that occur, by the values' numbers: number, count, number, count, … An answer counts some
 * hundreds of ten thousand values, and goes from one thread to another: a place for each would be a hundred times as much.
 */
export type ValueCounts = Uint32Array;

export interface IndexAnswer {
  ids: string[];
  count: number;
  /** There are more than `count`. */
  more: boolean;
  /** How many have every concept; less than `count` when the search was widened. */
  exact: number;
  /** How many of the products found have a value. */
  values: ValueCounts;
  /** The same of products that only this facet keeps out: with these a facet's own values are counted in full. */
  without: Map<string, ValueCounts>;
  /** Products by step of the minimum order and of the lead time. */
  steps: { moq: number[]; leadDays: number[] };
}

/** Upper ends of the steps in which minimum orders and lead times are counted. */
export const moqSteps = [100, 500, 1000, 5000, 10_000] as const;
export const leadSteps = [3, 7, 14, 30] as const;

/** The step that a number falls into; what is beyond the last end falls into one more. */
export const stepOf = (ends: readonly number[], value: number): number => {
  const step = ends.findIndex((end) => value <= end);
  return step === -1 ? ends.length : step;
};

/** Fewer results than this, and products that have most of the concepts come in as well. */
export const fewResults = 24;
const fewForTwo = 10;

/** How many results are enough; what is sorted otherwise than by relevance is widened only from nothing. */
export function enoughOf(concepts: number, sort: Sort): number {
  if (sort !== 'relevance') return 1;
  return concepts === 2 ? fewForTwo : fewResults;
}
export const mostConcepts = 8;

/** How many concepts a product must have at least, as the search is widened step by step. */
export function widening(concepts: number): number[] {
  const least = Math.max(1, Math.ceil(concepts / 2));
  const steps = Array.from({ length: concepts - least + 1 }, (_, i) => concepts - i);
  return least > 1 ? [...steps, 1] : steps;
}

/**
 * How many concepts a product must have, by how many products have at least so many. Decided without filters, so
 * that a filter never adds products.
 */
export function minimumOf(
  steps: readonly number[],
  countOf: (minimum: number) => number,
  enough: number,
): number {
  const wide = steps.length > 2 ? steps.slice(0, -1) : steps;
  const chosen = wide.find((step) => countOf(step) >= enough) ?? wide.at(-1) ?? 0;
  // What adds nothing is not asked for; and one word of many comes in only before nothing at all.
  if (countOf(chosen) === 0) return steps.at(-1) ?? 0;
  return steps.find((step) => countOf(step) === countOf(chosen)) ?? chosen;
}

/** The count of a value; 0 where it does not occur. */
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

/** Counts in any order, as they are kept. */
export const valueCounts = (counts: Iterable<readonly [value: number, count: number]>): ValueCounts =>
  Uint32Array.from(
    [...counts]
      .filter(([, count]) => count > 0)
      .toSorted(([a], [b]) => a - b)
      .flat(),
  );

/** Takes counts out of a room in which each stands at its value's number, and leaves the room empty. */
export function takeCounts(room: Uint32Array, largest: number): ValueCounts {
  let length = 0;
  for (let value = 0; value <= largest; value += 1) if (room[value] !== 0) length += 2;
  const counts = new Uint32Array(length);
  for (let [value, at] = [0, 0]; at < length; value += 1) {
    const count = room[value] ?? 0;
    if (count === 0) continue;
    counts[at] = value;
    counts[at + 1] = count;
    at += 2;
  }
  room.fill(0, 0, largest + 1);
  return counts;
}

/** A product that completes what is being typed. */
export interface Completion {
  words: string[];
  productIds: string[];
}

/**
 * What searches products, whoever does it: PostgreSQL, an index in memory, or OpenSearch. All read the same
 * documents, find the same products and count the same; the order of the best may differ in detail.
 */
export interface SearchEngine {
  readonly name: 'postgres' | 'memory' | 'opensearch';
  search(query: IndexQuery): Promise<IndexAnswer>;
  /** How many products use each word; words that none uses are left out. */
  usesOf(words: readonly string[]): Promise<Map<string, number>>;
  /** The words that were probably meant; what has no near word is left out. */
  correct(words: readonly string[]): Promise<Map<string, string>>;
  /** Words that begin so, and the best products that have the finished words and one of those. */
  complete(finished: readonly string[], beginning: string): Promise<Completion>;
  /** Reads what has changed since, at once; engines that read the database anyway need nothing. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}
