import type { MemoryIndex } from './memory-index.ts';
import type { Scratch } from './memory-lists.ts';
import { type Filters, type IndexQuery, leadSteps, moqSteps, takeCounts, type ValueCounts } from './query.ts';

type Test = (doc: number) => boolean;

/** One test for each facet that is narrowed. */
function testsOf(
  index: MemoryIndex,
  { groups, quantity, priceFrom, priceTo, moq, leadDays }: Filters,
): { facet: string; holds: Test }[] {
  const columns: Record<string, Uint32Array | undefined> = {
    category: index.category.list,
    country: index.country.list,
    material: index.material.list,
  };
  const tests = groups.map(({ facet, values }) => {
    const wanted = new Uint8Array(index.largestValue + 1);
    for (const value of values) if (value >= 0 && value < wanted.length) wanted[value] = 1;
    const column = columns[facet];
    return {
      facet,
      holds: column
        ? (doc: number) => wanted[column[doc] ?? 0] === 1
        : (doc: number) => hasAny(index, doc, wanted),
    };
  });
  const add = (facet: string, holds: Test) => tests.push({ facet, holds });
  if (quantity !== undefined) add('quantity', (doc) => (index.moq.list[doc] ?? 0) <= quantity);
  if (priceFrom !== undefined || priceTo !== undefined)
    add('price', (doc) => {
      const price = priceOf(index, doc, quantity);
      return price !== null && price >= (priceFrom ?? 0) && price <= (priceTo ?? Number.POSITIVE_INFINITY);
    });
  if (moq !== undefined) add('moq', (doc) => (index.moq.list[doc] ?? 0) <= moq);
  if (leadDays !== undefined) add('leadDays', (doc) => (index.leadDays.list[doc] ?? 0) <= leadDays);
  return tests;
}

function hasAny({ valueStart, values }: MemoryIndex, doc: number, wanted: Uint8Array): boolean {
  const end = valueStart.list[doc + 1] ?? 0;
  for (let i = valueStart.list[doc] ?? 0; i < end; i += 1) if (wanted[values.list[i] ?? 0] === 1) return true;
  return false;
}

/** Price of a piece for a quantity, and without one the lowest; null where so few are not sold. */
export function priceOf(
  { price, tierStart, tierQuantities, tierPrices }: MemoryIndex,
  doc: number,
  quantity: number | undefined,
): number | null {
  if (quantity === undefined) return price.list[doc] ?? 0;
  let found: number | null = null;
  const end = tierStart.list[doc + 1] ?? 0;
  for (let i = tierStart.list[doc] ?? 0; i < end; i += 1)
    if ((tierQuantities.list[i] ?? 0) <= quantity) found = tierPrices.list[i] ?? null;
  return found;
}

/** Products by value, and by step of minimum order and lead time. */
interface Counts {
  values: ValueCounts;
  moq: Uint32Array;
  leadDays: Uint32Array;
}

interface Hits {
  hits: Uint32Array;
  room: Pick<Scratch, 'parts' | 'hits'>;
}

/** Keeps what meets every filter; a product that fails one facet alone counts for that facet's own values. */
export function narrow(index: MemoryIndex, { filters, facets }: IndexQuery, { hits, room }: Hits) {
  const tests = testsOf(index, filters);
  const { found, only } =
    tests.length > 0 ? split(tests, { hits, room }) : { found: hits, only: new Map<string, Uint32Array>() };
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

/** What meets every test, and what fails one facet alone, by that facet. */
function split(
  tests: readonly { facet: string; holds: Test }[],
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

function count(index: MemoryIndex, docs: Uint32Array): Counts {
  const values =
    index.totals && docs.length === index.living ? index.totals.slice() : countValues(index, docs);
  if (docs.length === index.living) index.totals ??= values.slice();
  return {
    values,
    moq: countSteps(index.moqStep.list, docs, moqSteps.length + 1),
    leadDays: countSteps(index.leadStep.list, docs, leadSteps.length + 1),
  };
}

/** Where one search after the other counts: values by their numbers. */
let counting = new Uint32Array(0);

function countValues({ largestValue, valueStart, values }: MemoryIndex, docs: Uint32Array): ValueCounts {
  if (counting.length <= largestValue) counting = new Uint32Array(largestValue + 1024);
  const [starts, list] = [valueStart.list, values.list];
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0;
    const end = starts[doc + 1] ?? 0;
    for (let i = starts[doc] ?? 0; i < end; i += 1) {
      const value = list[i] ?? 0;
      counting[value] = (counting[value] ?? 0) + 1;
    }
  }
  return takeCounts(counting, largestValue);
}

function countSteps(stepOf: Uint8Array, docs: Uint32Array, steps: number): Uint32Array {
  const counts = new Uint32Array(steps);
  for (let at = 0; at < docs.length; at += 1) {
    const step = stepOf[docs[at] ?? 0] ?? 0;
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
}
