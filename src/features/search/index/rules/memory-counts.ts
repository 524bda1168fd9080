import type { MemoryIndex } from './memory-index.ts';
import type { Scratch } from './memory-lists.ts';
import { type Filters, type IndexQuery, leadSteps, moqSteps, takeCounts, type ValueCounts } from './query.ts';

type DocTest = (doc: number) => boolean;

/** Returns one test for each active filter. */
function filterTests(
  index: MemoryIndex,
  { groups, quantity, priceFrom, priceTo, moq, leadDays }: Filters,
): { facet: string; holds: DocTest }[] {
  const columns: Record<string, Uint32Array | undefined> = {
    category: index.category.list,
    country: index.country.list,
    material: index.material.list,
  };
  const tests = groups.map(({ facet, values }) => {
    const allowed = new Uint8Array(index.largestValue + 1);
    for (const value of values) if (value >= 0 && value < allowed.length) allowed[value] = 1;
    const column = columns[facet];
    return {
      facet,
      holds: column ? (doc: number) => allowed[column[doc] ?? 0] === 1 : hasAnyOf(index, allowed),
    };
  });
  const add = (facet: string, holds: DocTest) => tests.push({ facet, holds });
  if (quantity !== undefined) add('quantity', (doc) => (index.moq.list[doc] ?? 0) <= quantity);
  if (priceFrom !== undefined || priceTo !== undefined) {
    const priceOf = priceReader(index, quantity);
    add('price', (doc) => {
      const price = priceOf(doc);
      return price !== null && price >= (priceFrom ?? 0) && price <= (priceTo ?? Number.POSITIVE_INFINITY);
    });
  }
  if (moq !== undefined) add('moq', (doc) => (index.moq.list[doc] ?? 0) <= moq);
  if (leadDays !== undefined) add('leadDays', (doc) => (index.leadDays.list[doc] ?? 0) <= leadDays);
  return tests;
}

const hasAnyOf =
  ({ valueStart, values }: MemoryIndex, allowed: Uint8Array): DocTest =>
  (doc) => {
    const end = valueStart.list[doc + 1] ?? 0;
    for (let i = valueStart.list[doc] ?? 0; i < end; i += 1)
      if (allowed[values.list[i] ?? 0] === 1) return true;
    return false;
  };

/**
 * Returns a function that gives a product's price per piece for a quantity, or its lowest price without one; null if
 * that quantity is below the minimum.
 */
export function priceReader(
  { price, tierStart, tierQuantities, tierPrices }: MemoryIndex,
  quantity: number | undefined,
): (doc: number) => number | null {
  if (quantity === undefined) return (doc) => price.list[doc] ?? 0;
  return (doc) => {
    let matched: number | null = null;
    const end = tierStart.list[doc + 1] ?? 0;
    for (let i = tierStart.list[doc] ?? 0; i < end; i += 1)
      if ((tierQuantities.list[i] ?? 0) <= quantity) matched = tierPrices.list[i] ?? null;
    return matched;
  };
}

/** Number of products by value, and by step of minimum order and lead time. */
interface HitCounts {
  values: ValueCounts;
  moq: Uint32Array;
  leadDays: Uint32Array;
}

interface Hits {
  hits: Uint32Array;
  room: Pick<Scratch, 'parts' | 'hits'>;
}

/**
 * Keeps the products that pass every filter. A product that fails only one facet still counts for that facet's own
 * values.
 */
export function applyFilters(
  index: MemoryIndex,
  { query: { filters, facets }, hits, room }: Hits & { query: IndexQuery },
) {
  const tests = filterTests(index, filters);
  const { found, only } =
    tests.length > 0
      ? splitByFailedFacet(tests, { hits, room })
      : { found: hits, only: new Map<string, Uint32Array>() };
  const all = count(index, facets ? found : new Uint32Array(0));
  const failing = new Map(
    [...only].map(([facet, docs]) => [facet, count(index, facets ? docs : new Uint32Array(0))]),
  );
  const list = (of: 'moq' | 'leadDays', steps: number): number[] =>
    Array.from({ length: steps + 1 }, (_, i) => (all[of][i] ?? 0) + (failing.get(of)?.[of][i] ?? 0));
  return {
    found,
    counts: {
      values: all.values,
      without: new Map([...failing].map(([facet, { values }]) => [facet, values])),
      steps: { moq: list('moq', moqSteps.length), leadDays: list('leadDays', leadSteps.length) },
    },
  };
}

/** Returns the products that pass every test, and by facet those that fail only that facet. */
function splitByFailedFacet(
  tests: readonly { facet: string; holds: DocTest }[],
  { hits, room }: Hits,
): { found: Uint32Array; only: Map<string, Uint32Array> } {
  const facets = [...new Set(tests.map(({ facet }) => facet))];
  const checks = tests.map(({ facet, holds }) => ({ at: facets.indexOf(facet), holds }));
  const lists = [...facets, 'none'].map((_, i) => (room.parts[i] ??= new Uint32Array(room.hits.length)));
  const lengths = lists.map(() => 0);
  for (let i = 0; i < hits.length; i += 1) {
    const doc = hits[i] ?? 0;
    let failed = facets.length;
    let several = false;
    for (const { at, holds } of checks) {
      if (at === failed || holds(doc)) continue;
      several = failed !== facets.length;
      if (several) break;
      failed = at;
    }
    if (several) continue;
    const length = lengths[failed] ?? 0;
    (lists[failed] as Uint32Array)[length] = doc;
    lengths[failed] = length + 1;
  }
  const cut = lists.map((list, i) => list.subarray(0, lengths[i]));
  return {
    found: cut.at(-1) as Uint32Array,
    only: new Map(facets.map((facet, i) => [facet, cut[i] as Uint32Array])),
  };
}

function count(index: MemoryIndex, docs: Uint32Array): HitCounts {
  const values =
    index.totals && docs.length === index.living ? index.totals.slice() : countValues(index, docs);
  if (docs.length === index.living) index.totals ??= values.slice();
  return {
    values,
    moq: countSteps(docs, { stepOf: index.moqStep.list, steps: moqSteps.length + 1 }),
    leadDays: countSteps(docs, { stepOf: index.leadStep.list, steps: leadSteps.length + 1 }),
  };
}

/** Reused by all searches: the count of each value at the value's number. */
let valueCounters = new Uint32Array(0);

function countValues({ largestValue, valueStart, values }: MemoryIndex, docs: Uint32Array): ValueCounts {
  if (valueCounters.length <= largestValue) valueCounters = new Uint32Array(largestValue + 1024);
  const [starts, list] = [valueStart.list, values.list];
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0;
    const end = starts[doc + 1] ?? 0;
    for (let i = starts[doc] ?? 0; i < end; i += 1) {
      const value = list[i] ?? 0;
      valueCounters[value] = (valueCounters[value] ?? 0) + 1;
    }
  }
  return takeCounts(valueCounters, largestValue);
}

function countSteps(
  docs: Uint32Array,
  { stepOf, steps }: { stepOf: Uint8Array; steps: number },
): Uint32Array {
  const counts = new Uint32Array(steps);
  for (let at = 0; at < docs.length; at += 1) {
    const step = stepOf[docs[at] ?? 0] ?? 0;
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
}
