import { narrow, priceOf } from './memory-counts.ts';
import type { MemoryIndex } from './memory-index.ts';
import { type Concept, enoughOf, type IndexAnswer, type IndexQuery, minimumOf, widening } from './query.ts';
import { finalScore } from './ranking.ts';

/** How many of the best are put in order by how their titles read. */
const mostRead = 240;

/** Room for one search at a time, as large as the index. */
interface Scratch {
  relevance: Float32Array;
  best: Float32Array;
  part: Float32Array;
  partCount: Uint8Array;
  has: Uint8Array;
  unwanted: Uint8Array;
}
let scratch: Scratch | null = null;

function scratchFor(size: number): Scratch {
  if (scratch && scratch.has.length >= size) return scratch;
  const room = Math.ceil(size * 1.3) + 16;
  scratch = {
    relevance: new Float32Array(room),
    best: new Float32Array(room),
    part: new Float32Array(room),
    partCount: new Uint8Array(room),
    has: new Uint8Array(room),
    unwanted: new Uint8Array(room),
  };
  return scratch;
}

/** Finds, counts and orders in one thread, exactly. */
export function searchMemory(index: MemoryIndex, query: IndexQuery): IndexAnswer {
  const room = scratchFor(index.size);
  const touched = matchConcepts(index, query, room);
  try {
    const { hits, exact } = chooseHits(index, query, { room, touched });
    const { found, counts } = narrow(index, query, hits);
    return {
      ids: orderPage(index, query, { found, room }).map((doc) => index.ids[doc] ?? ''),
      count: found.length,
      more: false,
      exact: exact ?? found.length,
      ...counts,
    };
  } finally {
    for (const doc of touched) {
      room.has[doc] = 0;
      room.relevance[doc] = 0;
      room.unwanted[doc] = 0;
    }
  }
}

/** Marks which products have which concepts, and how well; returns every product that was touched. */
function matchConcepts(index: MemoryIndex, { concepts, excluded }: IndexQuery, room: Scratch): number[] {
  const touched: number[] = [];
  const { has, best, relevance, unwanted } = room;
  for (const [i, { alternatives }] of concepts.entries()) {
    const bit = 1 << i;
    for (const { lexemes, weight } of alternatives)
      eachWithAll(index, { lexemes, room }, (doc, value) => {
        const worth = value * weight;
        const known = has[doc] ?? 0;
        if (known === 0) touched.push(doc);
        const gain = (known & bit) === 0 ? worth : Math.max(0, worth - (best[doc] ?? 0));
        if ((known & bit) === 0 || gain > 0) best[doc] = worth;
        has[doc] = known | bit;
        relevance[doc] = (relevance[doc] ?? 0) + gain;
      });
  }
  for (const lexeme of excluded)
    index.each(lexeme, (doc) => {
      if ((has[doc] ?? 0) === 0 && (unwanted[doc] ?? 0) === 0) touched.push(doc);
      unwanted[doc] = 1;
    });
  return touched;
}

function eachWithAll(
  index: MemoryIndex,
  { lexemes, room }: { lexemes: readonly string[]; room: Scratch },
  visit: (doc: number, value: number) => void,
): void {
  const [first, ...rest] = lexemes;
  if (first === undefined) return;
  const rarity = index.rarityOf(first);
  if (rest.length === 0) {
    index.each(first, (doc, weight) => visit(doc, rarity * weight));
    return;
  }
  const { part, partCount } = room;
  index.each(first, (doc, weight) => {
    part[doc] = rarity * weight;
    partCount[doc] = 1;
  });
  for (const [i, lexeme] of rest.entries()) {
    const worth = index.rarityOf(lexeme);
    index.each(lexeme, (doc, weight) => {
      if (partCount[doc] !== i + 1) return;
      partCount[doc] = i + 2;
      part[doc] = (part[doc] ?? 0) + worth * weight;
    });
  }
  index.each(first, (doc) => {
    const all = partCount[doc] === lexemes.length;
    partCount[doc] = 0;
    if (all) visit(doc, part[doc] ?? 0);
  });
}

const bits = (mask: number): number => {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
};

interface Matched {
  room: Scratch;
  touched: readonly number[];
}

/** Products that have enough of the concepts; `exact` is null when all have all. */
function chooseHits(
  index: MemoryIndex,
  { concepts, sort }: IndexQuery,
  { room, touched }: Matched,
): { hits: ArrayLike<number>; exact: number | null } {
  const { dead } = index;
  const lives = (doc: number): boolean => dead[doc] === 0 && room.unwanted[doc] === 0;
  if (concepts.length === 0) {
    const all = new Uint32Array(index.size);
    let count = 0;
    for (let doc = 0; doc < index.size; doc += 1) if (lives(doc)) all[count++] = doc;
    return { hits: all.subarray(0, count), exact: null };
  }
  const having = new Uint32Array(concepts.length + 2);
  for (const doc of touched) {
    if (!lives(doc)) continue;
    const count = bits(room.has[doc] ?? 0);
    having[count] = (having[count] ?? 0) + 1;
  }
  const atLeast = (minimum: number): number => having.subarray(minimum).reduce((sum, one) => sum + one, 0);
  const minimum =
    concepts.length === 1
      ? 1
      : minimumOf(widening(concepts.length), atLeast, enoughOf(concepts.length, sort));
  const hits = touched.filter((doc) => lives(doc) && bits(room.has[doc] ?? 0) >= minimum);
  return { hits, exact: minimum === concepts.length ? null : atLeast(concepts.length) };
}

interface Found {
  found: readonly number[];
  room: Scratch;
}

/** The numbers of one page, in order. */
function orderPage(index: MemoryIndex, query: IndexQuery, { found, room }: Found): number[] {
  const { sort, offset, limit, concepts, filters } = query;
  const end = offset + limit;
  const { scores, created, moq, leadDays } = index;
  const keys: Record<IndexQuery['sort'], (doc: number) => number> = {
    relevance: (doc) => (concepts.length === 0 ? (scores[doc] ?? 0) : baseScore(room, doc, concepts.length)),
    newest: (doc) => created.list[doc] ?? 0,
    price_low: (doc) => -(priceOf(index, doc, filters.quantity) ?? Number.POSITIVE_INFINITY),
    price_high: (doc) => priceOf(index, doc, filters.quantity) ?? Number.NEGATIVE_INFINITY,
    moq: (doc) => -(moq.list[doc] ?? 0),
    lead_time: (doc) => -(leadDays.list[doc] ?? 0),
  };
  const isRanked = sort === 'relevance' && concepts.length > 0;
  const best = topOf(index, { docs: found, key: keys[sort], most: isRanked ? Math.max(mostRead, end) : end });
  if (!isRanked) return best.slice(offset).map(({ doc }) => doc);
  const read = best
    .slice(0, mostRead)
    .map(({ doc, value }) => ({ doc, value: finalScore(value, titleMatch(index, concepts, doc)) }))
    .toSorted((a, b) => b.value - a.value || a.doc - b.doc);
  return [...read, ...best.slice(mostRead)].slice(offset, end).map(({ doc }) => doc);
}

/** Relevance of what has all concepts counts in full, of what lacks some less. */
const baseScore = ({ relevance, has }: Scratch, doc: number, concepts: number): number =>
  (relevance[doc] ?? 0) * (0.55 + (0.45 * bits(has[doc] ?? 0)) / concepts);

interface Ranked {
  doc: number;
  value: number;
}

/** The best so many, best first; of equals the product with the smaller id, so that the order is one. */
function topOf(
  { ids }: MemoryIndex,
  { docs, key, most }: { docs: readonly number[]; key: (doc: number) => number; most: number },
): Ranked[] {
  const isBefore = (a: Ranked, b: Ranked): boolean =>
    a.value > b.value || (a.value === b.value && (ids[a.doc] ?? '') < (ids[b.doc] ?? ''));
  const order = (a: Ranked, b: Ranked): number => (isBefore(a, b) ? -1 : 1);
  let best: Ranked[] = [];
  let floor: Ranked | null = null;
  for (const doc of docs) {
    const value = key(doc);
    if (floor && value < floor.value) continue;
    const one = { doc, value };
    if (floor && !isBefore(one, floor)) continue;
    best.push(one);
    // Sorting now and then costs less than keeping order all the time.
    if (best.length < most * 3 + 64) continue;
    best = best.sort(order).slice(0, most);
    floor = best.at(-1) ?? null;
  }
  return best.sort(order).slice(0, most);
}

function titleMatch(index: MemoryIndex, concepts: readonly Concept[], doc: number) {
  const { titles, titleStart, lexemes, scores } = index;
  const conceptOf = new Map<number, number>();
  for (const [i, { alternatives }] of concepts.entries())
    for (const lexeme of alternatives.flatMap((one) => one.lexemes)) {
      const term = lexemes.get(lexeme);
      if (term !== undefined && !conceptOf.has(term)) conceptOf.set(term, i);
    }
  const [start, end] = [titleStart.list[doc] ?? 0, titleStart.list[doc + 1] ?? 0];
  const found = new Set<number>();
  let [together, matched, before] = [0, 0, -2];
  for (let i = start; i < end; i += 1) {
    const concept = conceptOf.get(titles.list[i] ?? 0);
    if (concept === undefined) {
      before = -2;
      continue;
    }
    matched += 1;
    found.add(concept);
    if (concept === before + 1) together += 1;
    before = concept;
  }
  return {
    covered: found.size / concepts.length,
    together: concepts.length > 1 ? Math.min(1, together / (concepts.length - 1)) : found.size,
    precise: end > start ? matched / (end - start) : 0,
    quality: scores[doc] ?? 0,
  };
}
