import type { IndexResult } from '#features/search/index/rules/query.ts';
import { facetOf, type Vocabulary } from '#features/search/index/server/queries/vocabulary.ts';

/**
 * Number of products by value, as if the value's own facet had no filter: value, count, value, count, and so on. Plain
 * arrays, because every search iterates over thousands of values.
 */
export type FacetCounts = readonly number[];

const always = ['category', 'material', 'is', 'country', 'certification'];

/**
 * Returns the counts of a result by facet, for the facets that may be shown, in one pass: there are thousands of sizes
 * alone.
 */
export function countsByKey(
  { values }: Vocabulary,
  { answer, attributes }: { answer: IndexResult; attributes: Iterable<string> },
): ReadonlyMap<string, FacetCounts> {
  const byKey = new Map<string, number[]>([...always, ...attributes].map((key) => [key, []]));
  const add = (id: number, count: number): void => {
    byKey.get(values[id]?.key ?? '')?.push(id, count);
  };
  for (let i = 0; i < answer.values.length; i += 2) add(answer.values[i] ?? 0, answer.values[i + 1] ?? 0);
  for (const [facet, more] of answer.without) {
    const indexes = new Map<number, number>();
    const known = byKey.get(facet.startsWith('is:') ? 'is' : facet) ?? [];
    for (let i = 0; i < known.length; i += 2) indexes.set(known[i] ?? 0, i + 1);
    for (let i = 0; i < more.length; i += 2) {
      const [id, count] = [more[i] ?? 0, more[i + 1] ?? 0];
      const value = values[id];
      if (!value || facetOf(value) !== facet) continue;
      const index = indexes.get(id);
      if (index === undefined) add(id, count);
      else known[index] = (known[index] ?? 0) + count;
    }
  }
  return byKey;
}

/** Returns the count of the last one of the most frequent values, up to a number of them; 0 if there are no more. */
export function minimumCountOf(having: FacetCounts, most: number): number {
  const many = having.length / 2;
  if (many <= most) return 0;
  const counts = new Uint32Array(many);
  for (let i = 0; i < many; i += 1) counts[i] = having[i * 2 + 1] ?? 0;
  return counts.sort()[many - most] ?? 0;
}
