import type { Concept, IndexQuery, SearchEngine } from '../../rules/query.ts';
import { isCorrectable, splitsOf } from '../../rules/spelling.ts';
import { isStopWord, type Piece, piecesOf, stemOf, unitOf } from '../../rules/words.ts';
import { englishMeanings, synonymsByFirst } from './vocabulary.ts';

/** A query for any product, to check if there is one. */
export const anyProduct: IndexQuery = {
  concepts: [],
  excluded: [],
  filters: { groups: [] },
  sort: 'newest',
  offset: 0,
  limit: 1,
  facets: false,
  enough: 1,
};

/** Alternative readings of words that no product uses. */
export interface SpellingResult {
  corrected: string | null;
  /** Two words that products write as one. */
  joins: Map<string, string>;
  /** A word that products write as two. */
  splits: Map<string, readonly string[]>;
}

export const joinedPair = (one: Piece, next: Piece): string => `${one.text} ${next.text}`;

/**
 * Joins or splits words as products write them, e.g. `water proof` and `waterproof`, and corrects words that no product
 * uses.
 */
export async function spell(
  engine: SearchEngine,
  { folded, literal }: { folded: string; literal: boolean },
): Promise<SpellingResult> {
  const pieces = piecesOf(folded)
    .filter(({ text }) => !isStopWord(text))
    .slice(0, 16);
  const pairs = pieces.flatMap((one, i) => {
    const next = pieces[i + 1];
    const isPair = next && !one.isNumber && !next.isNumber && /^\s$/.test(folded.slice(one.end, next.start));
    return isPair && one.text.length + next.text.length > 4
      ? [[joinedPair(one, next), one.text + next.text] as const]
      : [];
  });
  const words = [...new Set(pieces.map(({ text }) => text))].filter(
    (word) => isCorrectable(word) && unitOf(word) === undefined,
  );
  const candidates = [...words, ...pairs.map(([, joined]) => joined)];
  const uses = candidates.length > 0 ? await engine.usesOf(candidates) : new Map<string, number>();
  const joins = new Map(pairs.filter(([, joined]) => uses.has(joined)));
  const joinedWords = new Set([...joins.keys()].flatMap((pair) => pair.split(' ')));
  const unusedWords = words.filter(
    (word) => !uses.has(word) && !joinedWords.has(word) && !synonymsByFirst().has(stemOf(word)),
  );
  const unknown = await excludeUsedForms(engine, unusedWords);
  const splits = await findSplits(engine, unknown);
  const wrong = literal ? [] : unknown.filter((word) => !splits.has(word));
  const corrections = wrong.length > 0 ? await engine.correct(wrong) : new Map<string, string>();
  const corrected =
    corrections.size > 0 ? folded.replace(/[\p{L}\p{M}]+/gu, (word) => corrections.get(word) ?? word) : null;
  return { corrected, joins, splits };
}

/** A form of a word in use, or a word that only descriptions contain, is not an error. */
async function excludeUsedForms(engine: SearchEngine, words: readonly string[]): Promise<string[]> {
  const results = await Promise.all(
    words.map((word) =>
      engine.search({
        ...anyProduct,
        concepts: [{ alternatives: [{ lexemes: [stemOf(word)], weight: 1 }] }],
      }),
    ),
  );
  return words.filter((_, i) => results[i]?.ids.length === 0);
}

/** Splits unknown words in two, choosing the halves that are used most. */
async function findSplits(engine: SearchEngine, words: readonly string[]): Promise<SpellingResult['splits']> {
  const splitCandidates = words.map((word) => ({ word, halves: splitsOf(word) }));
  const candidates = [...new Set(splitCandidates.flatMap(({ halves }) => halves.flat()))];
  if (candidates.length === 0) return new Map();
  const uses = await engine.usesOf(candidates);
  // `glasflasche` consists of two words that no product contains but whose meanings are used.
  const worth = (halves: readonly string[]): number =>
    Math.min(...halves.map((half) => uses.get(half) ?? (englishMeanings(half).length > 0 ? 1 : 0)));
  return new Map(
    splitCandidates.flatMap(({ word, halves }) => {
      const [best] = halves.toSorted((a, b) => worth(b) - worth(a));
      return best && worth(best) > 0 ? [[word, best] as const] : [];
    }),
  );
}

/** Returns alternatives for a compound of two words, each with its own meanings if it has any. */
export function compoundAlternatives(split: readonly string[]): Concept['alternatives'] {
  const [first = [], second = []] = split.map((half) => {
    const meanings = englishMeanings(half).slice(0, 2);
    return meanings.length > 0 ? meanings : [[stemOf(half)]];
  });
  return first.flatMap((one) => second.map((other) => ({ lexemes: [...one, ...other], weight: 0.8 })));
}
