import { applyFilters } from './memory-counts.ts';
import type { MemoryIndex } from './memory-index.ts';
import { type Scratch, scratchFor } from './memory-lists.ts';
import { bitCounts, orderPage } from './memory-order.ts';
import { chooseMinimum, enoughResults, type IndexQuery, type IndexResult, wideningSteps } from './query.ts';

/*
 * Here and in everything called from here, lists of numbers are iterated by index: the iterator objects of `for … of`
 * were a quarter of all the garbage that the thread produced.
 */

/** Searches the index in one thread: finds, counts and orders products with exact counts. */
export function searchMemory(index: MemoryIndex, query: IndexQuery): IndexResult {
  const room = scratchFor(index.size);
  matchConcepts(index, { query, room });
  try {
    const hits = chooseHits(index, { query, room });
    const { found, counts } = applyFilters(index, { query, hits, room });
    const exact = exactMatches(found, { query, room });
    return {
      ids: orderPage(index, { query, found, exact, room }).map((doc) => index.ids.idOf(doc)),
      count: found.length,
      more: false,
      exact: exact.length,
      ...counts,
    };
  } finally {
    const { has, relevance, unwanted, touched } = room;
    for (let i = 0; i < room.count; i += 1) {
      const doc = touched[i] ?? 0;
      has[doc] = 0;
      relevance[doc] = 0;
      unwanted[doc] = 0;
    }
    room.count = 0;
  }
}

/** Records which concepts each product has, and how well it matches. */
function matchConcepts(
  index: MemoryIndex,
  { query: { concepts, excluded, hints }, room }: { query: IndexQuery; room: Scratch },
): void {
  for (const [i, { alternatives }] of concepts.entries())
    for (const alternative of alternatives)
      addMatches(room, { length: gather(index, { alternative, room }), bit: 1 << i });
  const { has, relevance, docs, worths, unwanted, touched } = room;
  for (const hint of hints ?? [])
    for (let i = gather(index, { alternative: hint, room }) - 1; i >= 0; i -= 1) {
      const doc = docs[i] ?? 0;
      if (has[doc] !== 0) relevance[doc] = (relevance[doc] ?? 0) + (worths[i] ?? 0);
    }
  for (const lexeme of excluded) {
    const postings = readPostings(index, lexeme);
    for (let i = 0; i < postings.length; i += 1) {
      const doc = (postings[i] ?? 0) >>> 8;
      if (has[doc] === 0 && unwanted[doc] === 0) touched[room.count++] = doc;
      unwanted[doc] = 1;
    }
  }
}

const noPostings = new Uint32Array(0);

function readPostings({ postings }: MemoryIndex, lexeme: string): Uint32Array {
  const term = postings.find(lexeme);
  return term === undefined ? noPostings : postings.read(term);
}

interface LexemeGroup {
  lexemes: readonly string[];
  weight: number;
}

/**
 * Writes the products with all lexemes of an alternative, and how well they match, into `docs` and `worths`; returns
 * their number.
 */
function gather(
  index: MemoryIndex,
  {
    alternative: { lexemes, weight },
    room: { docs, worths, partCount },
  }: { alternative: LexemeGroup; room: Scratch },
): number {
  const [first = '', ...rest] = lexemes;
  const scale = (index.rarityOf(first) * weight) / 255;
  const postings = readPostings(index, first);
  let { length } = postings;
  for (let i = 0; i < length; i += 1) {
    const posting = postings[i] ?? 0;
    docs[i] = posting >>> 8;
    worths[i] = (posting & 255) * scale;
  }
  for (const lexeme of rest)
    length = keepMatching(index, { lexeme, weight, length, room: { docs, worths, partCount } });
  return length;
}

/** Keeps the gathered products that have a further lexeme; returns their number. */
function keepMatching(
  index: MemoryIndex,
  {
    lexeme,
    weight,
    length,
    room: { docs, worths, partCount },
  }: { lexeme: string; weight: number; length: number; room: Pick<Scratch, 'docs' | 'worths' | 'partCount'> },
): number {
  const scale = (index.rarityOf(lexeme) * weight) / 255;
  const postings = readPostings(index, lexeme);
  for (let i = 0; i < postings.length; i += 1) {
    const posting = postings[i] ?? 0;
    partCount[posting >>> 8] = posting & 255;
  }
  let matchCount = 0;
  for (let i = 0; i < length; i += 1) {
    const doc = docs[i] ?? 0;
    const part = partCount[doc] ?? 0;
    if (part === 0) continue;
    docs[matchCount] = doc;
    worths[matchCount++] = (worths[i] ?? 0) + part * scale;
  }
  for (let i = 0; i < postings.length; i += 1) partCount[(postings[i] ?? 0) >>> 8] = 0;
  return matchCount;
}

/** Adds matches of an alternative: only the best alternative of a concept counts for a product. */
function addMatches(room: Scratch, { length, bit }: { length: number; bit: number }): void {
  const { has, best, relevance, docs, worths, touched } = room;
  let { count } = room;
  for (let i = 0; i < length; i += 1) {
    const doc = docs[i] ?? 0;
    const worth = worths[i] ?? 0;
    const known = has[doc] ?? 0;
    if (known === 0) touched[count++] = doc;
    if ((known & bit) === 0) {
      has[doc] = known | bit;
      best[doc] = worth;
      relevance[doc] = (relevance[doc] ?? 0) + worth;
    } else if (worth > (best[doc] ?? 0)) {
      relevance[doc] = (relevance[doc] ?? 0) + worth - (best[doc] ?? 0);
      best[doc] = worth;
    }
  }
  room.count = count;
}

/** Returns the found products that have all concepts. */
function exactMatches(
  found: Uint32Array,
  { query: { concepts }, room: { has } }: { query: IndexQuery; room: Scratch },
): Uint32Array {
  const all = (1 << concepts.length) - 1;
  return concepts.length < 2 || found.every((doc) => has[doc] === all)
    ? found
    : found.filter((doc) => has[doc] === all);
}

/** Returns the products with enough of the concepts. */
function chooseHits(
  index: MemoryIndex,
  {
    query: { concepts },
    room: { has, unwanted, touched, hits, count },
  }: { query: IndexQuery; room: Scratch },
): Uint32Array {
  const dead = index.dead.list;
  if (concepts.length === 0) {
    let length = 0;
    for (let doc = 0; doc < index.size; doc += 1)
      if (dead[doc] === 0 && unwanted[doc] === 0) hits[length++] = doc;
    return hits.subarray(0, length);
  }
  const having = new Uint32Array(9);
  for (let i = 0; i < count; i += 1) {
    const doc = touched[i] ?? 0;
    // Deleted or excluded products match nothing.
    if (dead[doc] === 1 || unwanted[doc] === 1) has[doc] = 0;
    const many = bitCounts[has[doc] ?? 0] ?? 0;
    having[many] = (having[many] ?? 0) + 1;
  }
  const atLeast = (minimum: number): number => having.subarray(minimum).reduce((sum, one) => sum + one, 0);
  const minimum =
    concepts.length === 1
      ? 1
      : chooseMinimum(wideningSteps(concepts.length), {
          countOf: atLeast,
          enough: enoughResults(concepts.length),
        });
  let length = 0;
  for (let i = 0; i < count; i += 1) {
    const doc = touched[i] ?? 0;
    if ((bitCounts[has[doc] ?? 0] ?? 0) >= Math.max(1, minimum)) hits[length++] = doc;
  }
  return hits.subarray(0, length);
}
