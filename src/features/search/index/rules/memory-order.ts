import { priceOf } from './memory-counts.ts';
import type { MemoryIndex } from './memory-index.ts';
import type { Scratch } from './memory-lists.ts';
import type { Concept, IndexQuery } from './query.ts';
import { coverage, finalScore, massOf, readTitle, type TitleMatch } from './ranking.ts';

/** Number of ones in a byte. */
export const ones = Uint8Array.from(
  { length: 256 },
  (_, byte) => byte.toString(2).replaceAll('0', '').length,
);

/** How many of the best are put in order by how their titles read. */
const mostRead = 240;

interface Found {
  found: Uint32Array;
  room: Scratch;
}

/** The numbers of one page, in order. */
export function orderPage(index: MemoryIndex, query: IndexQuery, { found, room }: Found): number[] {
  const { sort, offset, limit, concepts } = query;
  const end = offset + limit;
  const isRanked = sort === 'relevance' && concepts.length > 0;
  const key = isRanked ? relevanceOf(index, concepts, room) : keyOf(index, query);
  const best = topOf(index, { docs: found, key, room, most: isRanked ? Math.max(mostRead, end) : end });
  if (!isRanked) return best.slice(offset).map(({ doc }) => doc);
  const read = titleReader(index, concepts);
  const first = best
    .slice(0, mostRead)
    .map(({ doc, value }) => ({ doc, value: finalScore(value, read(doc)) }))
    .toSorted((a, b) => b.value - a.value || a.doc - b.doc);
  return [...first, ...best.slice(mostRead)].slice(offset, end).map(({ doc }) => doc);
}

type Key = (doc: number) => number;

function keyOf(index: MemoryIndex, { sort, filters: { quantity } }: IndexQuery): Key {
  const { scores, created, moq, leadDays } = index;
  switch (sort) {
    case 'newest':
      return (doc) => created.list[doc] ?? 0;
    case 'price_low':
      return (doc) => -(priceOf(index, doc, quantity) ?? Number.POSITIVE_INFINITY);
    case 'price_high':
      return (doc) => priceOf(index, doc, quantity) ?? Number.NEGATIVE_INFINITY;
    case 'moq':
      return (doc) => -(moq.list[doc] ?? 0);
    case 'lead_time':
      return (doc) => -(leadDays.list[doc] ?? 0);
    default:
      return (doc) => scores[doc] ?? 0;
  }
}

/** Relevance of what has all concepts counts in full, of what lacks some less. */
function relevanceOf(index: MemoryIndex, concepts: readonly Concept[], { relevance, has }: Scratch): Key {
  const shares = coverage(concepts.map((concept) => massOf(concept, (lexeme) => index.rarityOf(lexeme))));
  return (doc) => (relevance[doc] ?? 0) * (shares[has[doc] ?? 0] ?? 0);
}

interface Ranked {
  doc: number;
  value: number;
}

/** The best so many, best first; of equals the product with the smaller id, so that the order is one. */
function topOf(
  { ids }: MemoryIndex,
  { docs, key, room, most }: { docs: Uint32Array; key: Key; room: Scratch; most: number },
): Ranked[] {
  const order = (a: Ranked, b: Ranked): number =>
    a.value === b.value ? ids.compare(a.doc, b.doc) : b.value - a.value;
  const values = room.keys.subarray(0, docs.length);
  for (let i = 0; i < docs.length; i += 1) values[i] = key(docs[i] ?? 0);
  const least = docs.length > most * 4 ? floorOf(values, most) : Number.NEGATIVE_INFINITY;
  let best: Ranked[] = [];
  let floor: Ranked | null = null;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    if (value < least || (floor && value < floor.value)) continue;
    const one = { doc: docs[i] ?? 0, value };
    if (floor && order(one, floor) > 0) continue;
    best.push(one);
    // Sorting now and then costs less than keeping order all the time.
    if (best.length < most * 3 + 64) continue;
    best = best.sort(order).slice(0, most);
    floor = best.at(-1) ?? null;
  }
  return best.sort(order).slice(0, most);
}

const steps = 512;
const stepCounts = new Uint32Array(steps);

/** A value that at least `most` reach, and few more where values differ. */
function floorOf(values: Float64Array, most: number): number {
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
    // A little below the step's lower end: rounding must not lose anybody.
    if (reached >= most) return low + (step - 0.001) / scale;
  }
  return Number.NEGATIVE_INFINITY;
}

/** Tells how titles read that are asked for by these concepts. */
function titleReader(
  { postings, titles, titleStart, scores }: MemoryIndex,
  concepts: readonly Concept[],
): (doc: number) => TitleMatch {
  const conceptOf = new Map<number, number>();
  for (const [i, { alternatives }] of concepts.entries())
    for (const lexeme of alternatives.flatMap((one) => one.lexemes)) {
      const term = postings.find(lexeme);
      if (term !== undefined && !conceptOf.has(term)) conceptOf.set(term, i);
    }
  // One list for all of them: it is read before the next title is.
  const title: number[] = [];
  return (doc) => {
    title.length = 0;
    const end = titleStart.list[doc + 1] ?? 0;
    for (let i = titleStart.list[doc] ?? 0; i < end; i += 1)
      title.push(conceptOf.get(titles.list[i] ?? 0) ?? -2);
    return readTitle(title, { concepts: concepts.length, quality: scores[doc] ?? 0 });
  };
}
