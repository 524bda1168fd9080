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
import { coverage, finalScore, massOf, readTitle, type Weighed } from './ranking.ts';

/*
 * What the database hands out of thousands of documents at once, as short texts: counting and weighing them here takes
 * a tenth of the time that it takes there. Digits are the 64 signs from `0` on.
 */
const zero = 48;
const end = '~';
const endCode = end.charCodeAt(0);
const hashLength = 7;
const pairLength = hashLength + 2;
const scoreLength = 2;
/** Values are numbered in three digits. */
const mostValues = 64 ** 3;

function digits(value: number, length: number): string {
  let text = '';
  for (let left = value, i = 0; i < length; i += 1, left = Math.floor(left / 64))
    text = String.fromCharCode(zero + (left % 64)) + text;
  return text;
}

/** A lexeme in 42 bits: of a hundred thousand lexemes two share one in one of a thousand catalogues. */
export function hashOf(lexeme: string): string {
  let [one, other] = [0x81_1c_9d_c5, 0x9e_37_79_b9];
  for (let i = 0; i < lexeme.length; i += 1) {
    const code = lexeme.charCodeAt(i);
    one = Math.imul(one ^ code, 0x01_00_01_93);
    other = Math.imul(other ^ code, 0x85_eb_ca_6b) ^ (other >>> 13);
  }
  return digits(one >>> 8, 4) + digits(other >>> 14, 3);
}

/** A bit for each lexeme, of 62: what has all the bits of some lexemes has most likely all of them. */
export const titleBits = (lexemes: readonly string[]): bigint =>
  lexemes.reduce((bits, lexeme) => bits | (1n << BigInt(numberAt(hashOf(lexeme), 0, 4) % 62)), 0n);

/** The number that stands at a place of a packed text. */
export function numberAt(text: string, at: number, length: number): number {
  let value = 0;
  for (let i = at; i < at + length; i += 1) value = value * 64 + text.charCodeAt(i) - zero;
  return value;
}

interface Countable {
  moq: number;
  leadDays: number;
  /** Category, country, material, and further values. */
  values: readonly number[];
}

/** What is counted of a document. */
export const packCounted = ({ moq, leadDays, values }: Countable): string =>
  digits(stepOf(moqSteps, moq), 1) +
  digits(stepOf(leadSteps, leadDays), 1) +
  values
    .filter((value) => value < mostValues)
    .map((value) => digits(value, 3))
    .join('') +
  end;

export interface PackedCounts {
  values: ValueCounts;
  moq: number[];
  leadDays: number[];
}

const room = new Uint32Array(mostValues);

/** Counts what many documents have. */
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
      room[value] = (room[value] ?? 0) + 1;
      if (value > largest) largest = value;
    }
  }
  return { values: takeCounts(room, largest), moq, leadDays };
}

/** What a document's place in the order is made from: its score, its title, how much its words say. */
export const packRanked = (score: number, { title, weights }: Weighed): string =>
  digits(Math.min(4095, Math.max(0, Math.round(score * 4095))), scoreLength) +
  digits(Math.min(63, title.length), 1) +
  title.slice(0, 63).map(hashOf).join('') +
  weights.map(({ lexeme, weight }) => hashOf(lexeme) + digits(weight, 2)).join('');

/** Where things stand in what `packRanked` wrote. */
export const rankedParts = (ranked: string) => {
  const titleLength = ranked.charCodeAt(scoreLength) - zero;
  const titleAt = scoreLength + 1;
  return { titleLength, titleAt, wordsAt: titleAt + titleLength * hashLength, hashLength, pairLength };
};

/** The steps and values that `packCounted` wrote. */
export function unpackCounted(counted: string): { moqStep: number; leadStep: number; values: number[] } {
  const values: number[] = [];
  for (let at = 2; at < counted.length - 1; at += 3) values.push(numberAt(counted, at, 3));
  return { moqStep: numberAt(counted, 0, 1), leadStep: numberAt(counted, 1, 1), values };
}

interface Wanted {
  lexemes: { hash: string; rarity: number }[];
  weight: number;
}

/** How well packed documents fit a query: at first by their words alone, then also by how their titles read. */
export function packedRanker(
  { concepts, hints = [] }: Pick<IndexQuery, 'concepts' | 'hints'>,
  rarityOf: (lexeme: string) => number,
): { base(ranked: string): number; whole(ranked: string, base: number): number } {
  const wanted: Wanted[][] = concepts.map(({ alternatives }) =>
    alternatives.map((alternative) => toWanted(alternative, rarityOf)),
  );
  const hinted: Wanted[] = hints.map((hint) => toWanted(hint, rarityOf));
  const masses = concepts.map((concept) => massOf(concept, rarityOf));
  const shareOf = coverage(masses);
  const conceptOf = new Map<string, number>();
  for (const [i, alternatives] of wanted.entries())
    for (const { hash } of alternatives.flatMap(({ lexemes }) => lexemes))
      if (!conceptOf.has(hash)) conceptOf.set(hash, i);
  return {
    base(ranked) {
      const { wordsAt } = rankedParts(ranked);
      let [relevance, having] = [0, 0];
      for (const [i, alternatives] of wanted.entries()) {
        let worth = 0;
        for (const one of alternatives) worth = Math.max(worth, worthOf(ranked, wordsAt, one));
        if (worth === 0) continue;
        having |= 1 << i;
        relevance += worth;
      }
      for (const hint of hinted) relevance += worthOf(ranked, wordsAt, hint);
      return relevance * (shareOf[having] ?? 1);
    },
    whole(ranked, base) {
      const { titleAt, titleLength } = rankedParts(ranked);
      const title = Array.from({ length: titleLength }, (_, i) => {
        const at = titleAt + i * hashLength;
        return conceptOf.get(ranked.slice(at, at + hashLength)) ?? -2;
      });
      const quality = numberAt(ranked, 0, scoreLength) / 4095;
      return finalScore(base, readTitle(title, { concepts: concepts.length, quality }));
    },
  };
}

const toWanted = (
  { lexemes, weight }: { lexemes: readonly string[]; weight: number },
  rarityOf: (lexeme: string) => number,
): Wanted => ({
  weight,
  lexemes: lexemes.map((lexeme) => ({ hash: hashOf(lexeme), rarity: rarityOf(lexeme) })),
});

/** What an alternative is worth to a document; 0 where one of its lexemes is missing. */
function worthOf(ranked: string, wordsAt: number, { lexemes, weight }: Wanted): number {
  let worth = 0;
  for (const { hash, rarity } of lexemes) {
    let at = ranked.indexOf(hash, wordsAt);
    // Found across two entries: look on.
    while (at !== -1 && (at - wordsAt) % pairLength !== 0) at = ranked.indexOf(hash, at + 1);
    if (at === -1) return 0;
    worth += (rarity * numberAt(ranked, at + hashLength, 2)) / 255;
  }
  return worth * weight;
}

/** What these counts have more than those. */
export const countsBeyond = ({ values: all }: PackedCounts, { values: some }: PackedCounts): ValueCounts =>
  valueCounts(
    Array.from({ length: all.length / 2 }, (_, i) => {
      const value = all[i * 2] ?? 0;
      return [value, (all[i * 2 + 1] ?? 0) - countOf(some, value)] as const;
    }),
  );
