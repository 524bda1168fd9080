import { priceReader } from './memory-counts.ts';
import type { MemoryIndex } from './memory-index.ts';
import type { Scratch } from './memory-lists.ts';
import type { Concept, IndexQuery } from './query.ts';
import { conceptWeight, coverage, finalScore, matchTitle, type TitleMatch } from './ranking.ts';

/** Number of one bits in each byte. */
export const bitCounts = Uint8Array.from(
  { length: 256 },
  (_, byte) => byte.toString(2).replaceAll('0', '').length,
);

/** Number of top results that are reordered by their titles. */
const maxTitlesRead = 240;

interface OrderInput {
  found: Uint32Array;
  /** The found products with every concept, first in every order. */
  exact: Uint32Array;
  room: Scratch;
}

/** Returns the numbers of the products on a page, in order. */
export function orderPage(
  index: MemoryIndex,
  { query, found, exact, room }: OrderInput & { query: IndexQuery },
): number[] {
  const { sort, offset, limit, concepts } = query;
  const end = offset + limit;
  const isRanked = sort === 'relevance' && concepts.length > 0;
  const key = isRanked ? relevanceKey(index, { concepts, room }) : sortKeyFor(index, query);
  if (!isRanked) {
    const isExact = new Set(exact.length < found.length ? exact : []);
    const groups = isExact.size > 0 ? [exact, found.filter((doc) => !isExact.has(doc))] : [found];
    return groups
      .flatMap((docs) => selectBest(index, { docs, key, room, most: end }))
      .slice(offset, end)
      .map(({ doc }) => doc);
  }
  const best = selectBest(index, { docs: found, key, room, most: Math.max(maxTitlesRead, end) });
  const read = createTitleMatcher(index, concepts);
  const first = best
    .slice(0, maxTitlesRead)
    .map(({ doc, value }) => ({ doc, value: finalScore(value, read(doc)) }))
    .toSorted((a, b) => b.value - a.value || a.doc - b.doc);
  return [...first, ...best.slice(maxTitlesRead)].slice(offset, end).map(({ doc }) => doc);
}

type SortKey = (doc: number) => number;

function sortKeyFor(index: MemoryIndex, { sort, filters: { quantity } }: IndexQuery): SortKey {
  const { scores, created, moq, leadDays } = index;
  const priceOf = priceReader(index, quantity);
  switch (sort) {
    case 'newest':
      return (doc) => created.list[doc] ?? 0;
    case 'price_low':
      return (doc) => -(priceOf(doc) ?? Number.POSITIVE_INFINITY);
    case 'price_high':
      return (doc) => priceOf(doc) ?? Number.NEGATIVE_INFINITY;
    case 'moq':
      return (doc) => -(moq.list[doc] ?? 0);
    case 'lead_time':
      return (doc) => -(leadDays.list[doc] ?? 0);
    default:
      return (doc) => scores[doc] ?? 0;
  }
}

/** Scores products with all concepts at their full relevance, and those that lack some at a share of it. */
function relevanceKey(
  index: MemoryIndex,
  { concepts, room: { relevance, has } }: { concepts: readonly Concept[]; room: Scratch },
): SortKey {
  const shares = coverage(
    concepts.map((concept) => conceptWeight(concept, (lexeme) => index.rarityOf(lexeme))),
  );
  return (doc) => (relevance[doc] ?? 0) * (shares[has[doc] ?? 0] ?? 0);
}

interface ScoredDoc {
  doc: number;
  value: number;
}

/** Returns the best products, best first. Equal ones are ordered by id, so that the order is deterministic. */
function selectBest(
  { ids }: MemoryIndex,
  { docs, key, room, most }: { docs: Uint32Array; key: SortKey; room: Scratch; most: number },
): ScoredDoc[] {
  const order = (a: ScoredDoc, b: ScoredDoc): number =>
    a.value === b.value ? ids.compare(a.doc, b.doc) : b.value - a.value;
  const values = room.keys.subarray(0, docs.length);
  for (let i = 0; i < docs.length; i += 1) values[i] = key(docs[i] ?? 0);
  const least = docs.length > most * 4 ? estimateFloor(values, most) : Number.NEGATIVE_INFINITY;
  let best: ScoredDoc[] = [];
  let floor: ScoredDoc | null = null;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    if (value < least || (floor && value < floor.value)) continue;
    const one = { doc: docs[i] ?? 0, value };
    if (floor && order(one, floor) > 0) continue;
    best.push(one);
    // Sorting occasionally is cheaper than keeping the list sorted.
    if (best.length < most * 3 + 64) continue;
    best = best.sort(order).slice(0, most);
    floor = best.at(-1) ?? null;
  }
  return best.sort(order).slice(0, most);
}

const steps = 512;
const stepCounts = new Uint32Array(steps);

/** Returns a value that at least `most` values reach, and only few more if the values differ. */
function estimateFloor(values: Float64Array, count: number): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (!(high > low)) return Number.NEGATIVE_INFINITY;
  const scale = (steps - 1) / (high - low);
  const counts = stepCounts.fill(0);
  for (let i = 0; i < values.length; i += 1) {
    const step = Math.floor(((values[i] ?? 0) - low) * scale);
    if (step >= 0 && step < steps) counts[step] = (counts[step] ?? 0) + 1;
  }
  let reached = 0;
  for (let step = steps - 1; step >= 0; step -= 1) {
    reached += counts[step] ?? 0;
    // Slightly below the lower end of the step, so that rounding excludes nothing.
    if (reached >= count) return low + (step - 0.001) / scale;
  }
  return Number.NEGATIVE_INFINITY;
}

/** Returns a function that matches titles against the concepts. */
function createTitleMatcher(
  { postings, titles, titleStart, scores }: MemoryIndex,
  concepts: readonly Concept[],
): (doc: number) => TitleMatch {
  const conceptOf = new Map<number, number>();
  for (const [i, { alternatives }] of concepts.entries())
    for (const lexeme of alternatives.flatMap((one) => one.lexemes)) {
      const term = postings.find(lexeme);
      if (term !== undefined && !conceptOf.has(term)) conceptOf.set(term, i);
    }
  // One reused list: each title is evaluated before the next one is read.
  const title: number[] = [];
  return (doc) => {
    title.length = 0;
    const end = titleStart.list[doc + 1] ?? 0;
    for (let i = titleStart.list[doc] ?? 0; i < end; i += 1)
      title.push(conceptOf.get(titles.list[i] ?? 0) ?? -2);
    return matchTitle(title, { concepts: concepts.length, quality: scores[doc] ?? 0 });
  };
}
