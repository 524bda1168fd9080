import type { Concept, IndexQuery, SearchEngine } from '../../rules/query.ts';
import { isCorrectable, splitsOf } from '../../rules/spelling.ts';
import { isStopWord, type Piece, piecesOf, stemOf, unitOf } from '../../rules/words.ts';
import { meaningsOf, synonymsByFirst } from './vocabulary.ts';

/** Asks whether there is any product. */
export const everything: IndexQuery = {
  concepts: [],
  excluded: [],
  filters: { groups: [] },
  sort: 'newest',
  offset: 0,
  limit: 1,
  facets: false,
  enough: 1,
};

/** How words that no product uses are read otherwise. */
export interface Spelled {
  corrected: string | null;
  /** Two words → the one that products write for them. */
  joins: Map<string, string>;
  /** One word → the two that products write for it. */
  splits: Map<string, readonly string[]>;
}

export const pairOf = (one: Piece, next: Piece): string => `${one.text} ${next.text}`;

/** Reads `water proof` as `waterproof` and the reverse where products write so, and corrects what no product uses. */
export async function spell(engine: SearchEngine, folded: string, literal: boolean): Promise<Spelled> {
  const pieces = piecesOf(folded)
    .filter(({ text }) => !isStopWord(text))
    .slice(0, 16);
  const pairs = pieces.flatMap((one, i) => {
    const next = pieces[i + 1];
    const isPair = next && !one.isNumber && !next.isNumber && /^\s$/.test(folded.slice(one.end, next.start));
    return isPair && one.text.length + next.text.length > 4
      ? [[pairOf(one, next), one.text + next.text] as const]
      : [];
  });
  const words = [...new Set(pieces.map(({ text }) => text))].filter(
    (word) => isCorrectable(word) && unitOf(word) === undefined,
  );
  const asked = [...words, ...pairs.map(([, joined]) => joined)];
  const uses = asked.length > 0 ? await engine.usesOf(asked) : new Map<string, number>();
  const joins = new Map(pairs.filter(([, joined]) => uses.has(joined)));
  const joinedWords = new Set([...joins.keys()].flatMap((pair) => pair.split(' ')));
  const unseen = words.filter(
    (word) => !uses.has(word) && !joinedWords.has(word) && !synonymsByFirst().has(stemOf(word)),
  );
  const unknown = await withoutForms(engine, unseen);
  const splits = await splitsFor(engine, unknown);
  const wrong = literal ? [] : unknown.filter((word) => !splits.has(word));
  const corrections = wrong.length > 0 ? await engine.correct(wrong) : new Map<string, string>();
  const corrected =
    corrections.size > 0 ? folded.replace(/[\p{L}\p{M}]+/gu, (word) => corrections.get(word) ?? word) : null;
  return { corrected, joins, splits };
}

/** Another form of a word that is used, or a word of descriptions only, is no error. */
async function withoutForms(engine: SearchEngine, words: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    words.map((word) =>
      engine.search({
        ...everything,
        concepts: [{ alternatives: [{ lexemes: [stemOf(word)], weight: 1 }] }],
      }),
    ),
  );
  return words.filter((_, i) => found[i]?.ids.length === 0);
}

/** Of the ways in which unknown words could be two, the one whose halves are used most. */
async function splitsFor(engine: SearchEngine, words: readonly string[]): Promise<Spelled['splits']> {
  const ways = words.map((word) => ({ word, halves: splitsOf(word) }));
  const asked = [...new Set(ways.flatMap(({ halves }) => halves.flat()))];
  if (asked.length === 0) return new Map();
  const uses = await engine.usesOf(asked);
  // `glasflasche` is two words that products do not write, and mean what they write.
  const worth = (halves: readonly string[]): number =>
    Math.min(...halves.map((half) => uses.get(half) ?? (meaningsOf(half).length > 0 ? 1 : 0)));
  return new Map(
    ways.flatMap(({ word, halves }) => {
      const [best] = halves.toSorted((a, b) => worth(b) - worth(a));
      return best && worth(best) > 0 ? [[word, best] as const] : [];
    }),
  );
}

/** Two words that are written as one, each in its own meanings where it has some. */
export function halvesOf(split: readonly string[]): Concept['alternatives'] {
  const [first = [], second = []] = split.map((half) => {
    const meanings = meaningsOf(half).slice(0, 2);
    return meanings.length > 0 ? meanings : [[stemOf(half)]];
  });
  return first.flatMap((one) => second.map((other) => ({ lexemes: [...one, ...other], weight: 0.8 })));
}
