import { narrow } from './memory-counts.ts';
import type { MemoryIndex } from './memory-index.ts';
import { type Scratch, scratchFor } from './memory-lists.ts';
import { ones, orderPage } from './memory-order.ts';
import { enoughOf, type IndexAnswer, type IndexQuery, minimumOf, widening } from './query.ts';

/*
 * Lists of numbers are gone through by place here and in what is called from here: what `for … of` makes for each
 * number of a list was a quarter of all that the thread left to its collector of garbage.
 */

/** Finds, counts and orders in one thread, exactly. */
export function searchMemory(index: MemoryIndex, query: IndexQuery): IndexAnswer {
  const room = scratchFor(index.size);
  matchConcepts(index, query, room);
  try {
    const { hits, exact } = chooseHits(index, query, room);
    const { found, counts } = narrow(index, query, { hits, room });
    return {
      ids: orderPage(index, query, { found, room }).map((doc) => index.ids.idOf(doc)),
      count: found.length,
      more: false,
      exact: exact ?? found.length,
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

/** Marks which products have which concepts, and how well. */
function matchConcepts(index: MemoryIndex, { concepts, excluded, hints }: IndexQuery, room: Scratch): void {
  for (const [i, { alternatives }] of concepts.entries())
    for (const wanted of alternatives) note(room, gather(index, wanted, room), 1 << i);
  const { has, relevance, docs, worths, unwanted, touched } = room;
  for (const hint of hints ?? [])
    for (let i = gather(index, hint, room) - 1; i >= 0; i -= 1) {
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

const none = new Uint32Array(0);

function readPostings({ postings }: MemoryIndex, lexeme: string): Uint32Array {
  const term = postings.find(lexeme);
  return term === undefined ? none : postings.read(term);
}

interface Wanted {
  lexemes: readonly string[];
  weight: number;
}

/** Products that have all lexemes of an alternative, and how well they fit it, into `docs` and `worths`. */
function gather(
  index: MemoryIndex,
  { lexemes, weight }: Wanted,
  { docs, worths, partCount }: Scratch,
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
    length = keepWith(index, { lexeme, weight, length }, { docs, worths, partCount });
  return length;
}

/** Of what was gathered, what has a further lexeme as well. */
function keepWith(
  index: MemoryIndex,
  { lexeme, weight, length }: { lexeme: string; weight: number; length: number },
  { docs, worths, partCount }: Pick<Scratch, 'docs' | 'worths' | 'partCount'>,
): number {
  const scale = (index.rarityOf(lexeme) * weight) / 255;
  const postings = readPostings(index, lexeme);
  for (let i = 0; i < postings.length; i += 1) {
    const posting = postings[i] ?? 0;
    partCount[posting >>> 8] = posting & 255;
  }
  let kept = 0;
  for (let i = 0; i < length; i += 1) {
    const doc = docs[i] ?? 0;
    const part = partCount[doc] ?? 0;
    if (part === 0) continue;
    docs[kept] = doc;
    worths[kept++] = (worths[i] ?? 0) + part * scale;
  }
  for (let i = 0; i < postings.length; i += 1) partCount[(postings[i] ?? 0) >>> 8] = 0;
  return kept;
}

/** Only the best alternative of a concept counts for a product. */
function note(room: Scratch, length: number, bit: number): void {
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

/** Products that have enough of the concepts; `exact` is null when all have all. */
function chooseHits(
  index: MemoryIndex,
  { concepts, sort }: IndexQuery,
  { has, unwanted, touched, hits, count }: Scratch,
): { hits: Uint32Array; exact: number | null } {
  const dead = index.dead.list;
  if (concepts.length === 0) {
    let length = 0;
    for (let doc = 0; doc < index.size; doc += 1)
      if (dead[doc] === 0 && unwanted[doc] === 0) hits[length++] = doc;
    return { hits: hits.subarray(0, length), exact: null };
  }
  const having = new Uint32Array(9);
  for (let i = 0; i < count; i += 1) {
    const doc = touched[i] ?? 0;
    // What nobody may find any more has no concept.
    if (dead[doc] === 1 || unwanted[doc] === 1) has[doc] = 0;
    const many = ones[has[doc] ?? 0] ?? 0;
    having[many] = (having[many] ?? 0) + 1;
  }
  const atLeast = (minimum: number): number => having.subarray(minimum).reduce((sum, one) => sum + one, 0);
  const minimum =
    concepts.length === 1
      ? 1
      : minimumOf(widening(concepts.length), atLeast, enoughOf(concepts.length, sort));
  let length = 0;
  for (let i = 0; i < count; i += 1) {
    const doc = touched[i] ?? 0;
    if ((ones[has[doc] ?? 0] ?? 0) >= Math.max(1, minimum)) hits[length++] = doc;
  }
  return {
    hits: hits.subarray(0, length),
    exact: minimum === concepts.length ? null : atLeast(concepts.length),
  };
}
