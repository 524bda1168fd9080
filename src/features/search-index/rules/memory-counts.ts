import type { MemoryIndex } from './memory-index.ts';
import { type Filters, type IndexQuery, leadSteps, moqSteps } from './query.ts';

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

function hasAny({ moreStart, more }: MemoryIndex, doc: number, wanted: Uint8Array): boolean {
  const end = moreStart.list[doc + 1] ?? 0;
  for (let i = moreStart.list[doc] ?? 0; i < end; i += 1) if (wanted[more.list[i] ?? 0] === 1) return true;
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

/** Keeps what meets every filter; a product that fails one facet alone counts for that facet's own values. */
export function narrow(index: MemoryIndex, { filters, facets }: IndexQuery, hits: ArrayLike<number>) {
  const tests = testsOf(index, filters);
  const names = tests.map(({ facet }) => facet);
  const all = counter(index);
  const only = new Map(names.map((name) => [name, counter(index)]));
  const found: number[] = [];
  for (let i = 0; i < hits.length; i += 1) {
    const doc = hits[i] ?? 0;
    let failed: string | null = null;
    let fails = 0;
    for (const { facet, holds } of tests) {
      if (facet === failed || holds(doc)) continue;
      failed = facet;
      fails += 1;
      if (fails > 1) break;
    }
    if (fails === 0) found.push(doc);
    if (facets && fails < 2) (failed === null ? all : only.get(failed))?.add(doc);
  }
  const list = (of: 'moq' | 'leadDays', steps: number): number[] =>
    Array.from({ length: steps + 1 }, (_, i) => (all[of][i] ?? 0) + (only.get(of)?.[of][i] ?? 0));
  return {
    found,
    counts: {
      values: all.values(),
      without: new Map([...only].map(([name, counts]) => [name, counts.values()])),
      steps: { moq: list('moq', moqSteps.length), leadDays: list('leadDays', leadSteps.length) },
    },
  };
}

const stepOf = (ends: readonly number[], value: number): number => {
  const step = ends.findIndex((end) => value <= end);
  return step === -1 ? ends.length : step;
};

function counter(index: MemoryIndex) {
  const counts = new Uint32Array(index.largestValue + 1);
  const moq = new Uint32Array(moqSteps.length + 1);
  const leadDays = new Uint32Array(leadSteps.length + 1);
  const up = (list: Uint32Array, at: number): void => {
    list[at] = (list[at] ?? 0) + 1;
  };
  const { category, country, material, moreStart, more } = index;
  return {
    moq,
    leadDays,
    add(doc: number): void {
      up(counts, category.list[doc] ?? 0);
      up(counts, country.list[doc] ?? 0);
      up(counts, material.list[doc] ?? 0);
      const end = moreStart.list[doc + 1] ?? 0;
      for (let i = moreStart.list[doc] ?? 0; i < end; i += 1) up(counts, more.list[i] ?? 0);
      up(moq, stepOf(moqSteps, index.moq.list[doc] ?? 0));
      up(leadDays, stepOf(leadSteps, index.leadDays.list[doc] ?? 0));
    },
    values(): Map<number, number> {
      const found = new Map<number, number>();
      for (const [value, count] of counts.entries()) if (count > 0) found.set(value, count);
      return found;
    },
  };
}
