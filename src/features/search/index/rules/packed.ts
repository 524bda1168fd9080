import {
  countOf,
  type IndexQuery,
  leadSteps,
  moqSteps,
  stepOf,
  takeCounts,
  type ValueCounts,
  valueCounts,
} from './query.ts';
import { conceptWeight, coverage, finalScore, type LexemeWeights, matchTitle } from './ranking.ts';

/*
 * Compact texts, of which the database returns thousands in one query: counting and scoring them here takes a tenth of
 * the time that it takes in the database. Digits are the 64 characters from `0` on.
 */
const zero = 48;
const end = '~';
const endCode = end.charCodeAt(0);
const hashLength = 7;
const pairLength = hashLength + 2;
const scoreLength = 2;
/** Values are encoded in three digits. */
const maxValues = 64 ** 3;

function digits(value: number, length: number): string {
  let text = '';
  for (let left = value, i = 0; i < length; i += 1, left = Math.floor(left / 64))
    text = String.fromCharCode(zero + (left % 64)) + text;
  return text;
}

/** Returns a 42-bit hash of a lexeme. With a hundred thousand lexemes, one catalogue in a thousand has a collision. */
export function hashOf(lexeme: string): string {
  let [one, other] = [0x81_1c_9d_c5, 0x9e_37_79_b9];
  for (let i = 0; i < lexeme.length; i += 1) {
    const code = lexeme.charCodeAt(i);
    one = Math.imul(one ^ code, 0x01_00_01_93);
    other = Math.imul(other ^ code, 0x85_eb_ca_6b) ^ (other >>> 13);
  }
  return digits(one >>> 8, 4) + digits(other >>> 14, 3);
}

/**
 * Returns a 62-bit Bloom filter with one bit per lexeme: a title with all bits of some lexemes most likely has all of
 * them.
 */
export const titleBits = (lexemes: readonly string[]): bigint =>
  lexemes.reduce((bits, lexeme) => bits | (1n << BigInt(readFourDigits(hashOf(lexeme), 0) % 62)), 0n);

const readDigit = (text: string, at: number): number => text.charCodeAt(at) - zero;

/** Returns the number with two digits at an offset of a packed text. */
export const readTwoDigits = (text: string, at: number): number =>
  readDigit(text, at) * 64 + readDigit(text, at + 1);

export const readThreeDigits = (text: string, at: number): number =>
  readTwoDigits(text, at) * 64 + readDigit(text, at + 2);

export const readFourDigits = (text: string, at: number): number =>
  readTwoDigits(text, at) * 4096 + readTwoDigits(text, at + 2);

interface Countable {
  moq: number;
  leadDays: number;
  /** Category, country, material, and other values. */
  values: readonly number[];
}

/** Packs what is counted of a document. */
export const packCounted = ({ moq, leadDays, values }: Countable): string =>
  digits(stepOf(moqSteps, moq), 1) +
  digits(stepOf(leadSteps, leadDays), 1) +
  values
    .filter((value) => value < maxValues)
    .map((value) => digits(value, 3))
    .join('') +
  end;

export interface PackedCounts {
  values: ValueCounts;
  moq: number[];
  leadDays: number[];
}

const valueCounters = new Uint32Array(maxValues);

/** Counts the steps and values of many packed documents. */
export function countPacked(text: string): PackedCounts {
  const moq = Array.from({ length: moqSteps.length + 1 }, () => 0);
  const leadDays = Array.from({ length: leadSteps.length + 1 }, () => 0);
  let largest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const [moqStep, leadStep] = [text.charCodeAt(at) - zero, text.charCodeAt(at + 1) - zero];
    moq[moqStep] = (moq[moqStep] ?? 0) + 1;
    leadDays[leadStep] = (leadDays[leadStep] ?? 0) + 1;
    for (at += 2; text.charCodeAt(at) !== endCode && at < text.length; at += 3) {
      const value =
        ((text.charCodeAt(at) - zero) << 12) |
        ((text.charCodeAt(at + 1) - zero) << 6) |
        (text.charCodeAt(at + 2) - zero);
      valueCounters[value] = (valueCounters[value] ?? 0) + 1;
      if (value > largest) largest = value;
    }
  }
  return { values: takeCounts(valueCounters, largest), moq, leadDays };
}

/** Packs what a document is ranked by: its score, its title and the weights of its words. */
export const packRanked = (score: number, { title, weights }: LexemeWeights): string =>
  digits(Math.min(4095, Math.max(0, Math.round(score * 4095))), scoreLength) +
  digits(Math.min(63, title.length), 1) +
  title.slice(0, 63).map(hashOf).join('') +
  weights.map(({ lexeme, weight }) => hashOf(lexeme) + digits(weight, 2)).join('');

/** Returns the offsets of the parts that `packRanked` wrote. */
export const rankedOffsets = (ranked: string) => {
  const titleLength = ranked.charCodeAt(scoreLength) - zero;
  const titleAt = scoreLength + 1;
  return { titleLength, titleAt, wordsAt: titleAt + titleLength * hashLength, hashLength, pairLength };
};

/** Returns the steps and values that `packCounted` wrote. */
export function unpackCounted(counted: string): { moqStep: number; leadStep: number; values: number[] } {
  const values: number[] = [];
  for (let at = 2; at < counted.length - 1; at += 3) values.push(readThreeDigits(counted, at));
  return { moqStep: readDigit(counted, 0), leadStep: readDigit(counted, 1), values };
}

interface HashedLexemes {
  lexemes: { hash: string; rarity: number }[];
  weight: number;
}

/**
 * Returns functions that score packed documents for a query: `base` by their words alone, `whole` also by their titles.
 */
export function packedRanker(
  { concepts, hints = [] }: Pick<IndexQuery, 'concepts' | 'hints'>,
  rarityOf: (lexeme: string) => number,
): { base(ranked: string): number; whole(ranked: string, base: number): number } {
  const hashed: HashedLexemes[][] = concepts.map(({ alternatives }) =>
    alternatives.map((alternative) => hashLexemes(alternative, rarityOf)),
  );
  const hinted: HashedLexemes[] = hints.map((hint) => hashLexemes(hint, rarityOf));
  const masses = concepts.map((concept) => conceptWeight(concept, rarityOf));
  const shareOf = coverage(masses);
  const conceptOf = new Map<string, number>();
  for (const [i, alternatives] of hashed.entries())
    for (const { hash } of alternatives.flatMap(({ lexemes }) => lexemes))
      if (!conceptOf.has(hash)) conceptOf.set(hash, i);
  return {
    base(ranked) {
      const words = { ranked, wordsAt: rankedOffsets(ranked).wordsAt };
      let [relevance, having] = [0, 0];
      for (const [i, alternatives] of hashed.entries()) {
        let worth = 0;
        for (const one of alternatives) worth = Math.max(worth, scoreLexemes(one, words));
        if (worth === 0) continue;
        having |= 1 << i;
        relevance += worth;
      }
      for (const hint of hinted) relevance += scoreLexemes(hint, words);
      return relevance * (shareOf[having] ?? 1);
    },
    whole(ranked, base) {
      const { titleAt, titleLength } = rankedOffsets(ranked);
      const title = Array.from({ length: titleLength }, (_, i) => {
        const at = titleAt + i * hashLength;
        return conceptOf.get(ranked.slice(at, at + hashLength)) ?? -2;
      });
      const quality = readTwoDigits(ranked, 0) / 4095;
      return finalScore(base, matchTitle(title, { concepts: concepts.length, quality }));
    },
  };
}

const hashLexemes = (
  { lexemes, weight }: { lexemes: readonly string[]; weight: number },
  rarityOf: (lexeme: string) => number,
): HashedLexemes => ({
  weight,
  lexemes: lexemes.map((lexeme) => ({ hash: hashOf(lexeme), rarity: rarityOf(lexeme) })),
});

/** Returns the score of a document for an alternative; 0 if one of its lexemes is missing. */
function scoreLexemes(
  { lexemes, weight }: HashedLexemes,
  { ranked, wordsAt }: { ranked: string; wordsAt: number },
): number {
  let worth = 0;
  for (const { hash, rarity } of lexemes) {
    let at = ranked.indexOf(hash, wordsAt);
    // A match across two entries is not a match, so the search continues.
    while (at !== -1 && (at - wordsAt) % pairLength !== 0) at = ranked.indexOf(hash, at + 1);
    if (at === -1) return 0;
    worth += (rarity * readTwoDigits(ranked, at + hashLength)) / 255;
  }
  return worth * weight;
}

/** Returns the counts of the first minus those of the second. */
export const countsBeyond = ({ values: all }: PackedCounts, { values: some }: PackedCounts): ValueCounts =>
  valueCounts(
    Array.from({ length: all.length / 2 }, (_, i) => {
      const value = all[i * 2] ?? 0;
      return [value, (all[i * 2 + 1] ?? 0) - countOf(some, value)] as const;
    }),
  );
