import type { IndexAnswer } from '#features/search/index/rules/query.ts';
import { facetOf, type Vocabulary } from '#features/search/index/server/queries/vocabulary.ts';

/**
 * How many products have a value, as if the value's own facet were not narrowed: number of the value, count, and so on.
 * Plain lists, since thousands of values are gone through for every search.
 */
export type Counts = readonly number[];

const always = ['category', 'material', 'is', 'country', 'certification'];

/** The counts of an answer by those facets that may be shown, in one pass over it: sizes alone are thousands. */
export function countsByKey(
  { values }: Vocabulary,
  { answer, attributes }: { answer: IndexAnswer; attributes: Iterable<string> },
): ReadonlyMap<string, Counts> {
  const byKey = new Map<string, number[]>([...always, ...attributes].map((key) => [key, []]));
  const add = (id: number, count: number): void => {
    byKey.get(values[id]?.key ?? '')?.push(id, count);
  };
  for (let i = 0; i < answer.values.length; i += 2) add(answer.values[i] ?? 0, answer.values[i + 1] ?? 0);
  for (const [facet, more] of answer.without) {
    const places = new Map<number, number>();
    const known = byKey.get(facet.startsWith('is:') ? 'is' : facet) ?? [];
    for (let i = 0; i < known.length; i += 2) places.set(known[i] ?? 0, i + 1);
    for (let i = 0; i < more.length; i += 2) {
      const [id, count] = [more[i] ?? 0, more[i + 1] ?? 0];
      const value = values[id];
      if (!value || facetOf(value) !== facet) continue;
      const place = places.get(id);
      if (place === undefined) add(id, count);
      else known[place] = (known[place] ?? 0) + count;
    }
  }
  return byKey;
}

/** The count that the most frequent values reach, so many of them; 0 where there are no more. */
export function leastOf(having: Counts, most: number): number {
  const many = having.length / 2;
  if (many <= most) return 0;
  const counts = new Uint32Array(many);
  for (let i = 0; i < many; i += 1) counts[i] = having[i * 2 + 1] ?? 0;
  return counts.sort()[many - most] ?? 0;
}
