import type { Concept } from './query.ts';

/** Fields of a word, from the most to the least significant: the weights A to D of the index. */
const fields = ['title', 'brand', 'kind', 'description'] as const;
type Field = (typeof fields)[number];

/**
 * Positions are numbered by field, so that a word in two fields keeps both; each field ends where the next one starts.
 */
export const fieldStarts = [0, 1000, 2000, 4000, 16_383] as const;

/** BM25F parameters: weight of the field, influence of its length, and its usual length. */
const fieldParameters: Record<Field, { weight: number; length: number; usual: number }> = {
  title: { weight: 5.5, length: 0.45, usual: 9 },
  brand: { weight: 2.6, length: 0.3, usual: 5 },
  kind: { weight: 1.4, length: 0.5, usual: 18 },
  description: { weight: 0.6, length: 0.7, usual: 60 },
};
const saturation = 1.6;

/**
 * Returns the significance of a word for a product, from 0 to 1, by its number of occurrences in each field and the
 * field's length.
 */
export function wordWeight(times: readonly number[], lengths: readonly number[]): number {
  let sum = 0;
  for (const [i, field] of fields.entries()) {
    const count = times[i] ?? 0;
    if (count === 0) continue;
    const { weight, length, usual } = fieldParameters[field];
    sum += (weight * count) / (1 - length + (length * (lengths[i] ?? 0)) / usual);
  }
  return sum / (sum + saturation);
}

/** Signs are not words: their value does not depend on how many products have them. */
const signRarities: Record<string, number> = { '#': 2.5, 'brand:': 3, 'colour:': 2.2, 'no:': 2, 'head:': 2 };

/**
 * Returns how well a lexeme distinguishes products. For a size it is fixed: a size that few products have matches no
 * better than a common one.
 */
export const rarityOf = (
  lexeme: string,
  { products, having }: { products: number; having: number },
): number => {
  const sign = signPrefix(lexeme);
  if (sign !== null && sign !== 'code:') return signRarities[sign] ?? 1;
  const known = Math.min(products, having);
  return Math.log(1 + (products - known + 0.5) / (known + 0.5));
};

/** Returns how well a concept distinguishes products: the sum over its own words, more if the search is about it. */
export const conceptWeight = (
  { alternatives, telling = 1 }: Concept,
  rarityOf: (lexeme: string) => number,
): number => telling * (alternatives[0]?.lexemes ?? []).reduce((sum, lexeme) => sum + rarityOf(lexeme), 0);

/** So little that products with all concepts come before those that lack some, however well these match otherwise. */
const partialShare = 0.01;

/** Returns the factor for relevance by the concepts that a product has (one bit each): 1 if it has all. */
export function coverage(masses: readonly number[]): Float64Array {
  const total = masses.reduce((sum, mass) => sum + mass, 0) || 1;
  return Float64Array.from({ length: 2 ** masses.length }, (_, having) => {
    const present = masses.reduce((sum, mass, i) => sum + (having & (1 << i) ? mass : 0), 0);
    return present === total ? 1 : partialShare * (0.45 + (0.55 * present) / total);
  });
}

interface Quality {
  verified: boolean;
  /** Share of the buyers' possible questions that are answered, from 0 to 1. */
  completeness: number;
  responseHours: number | null;
  onTimePercent: number | null;
  /** From 0 to 1. */
  popularity: number;
  inStock: boolean;
}

/**
 * Returns the quality of a product and its supplier's service from 0 to 1, which orders products that match equally
 * well. Payments by the supplier play no part.
 */
export function rateQuality({
  verified,
  completeness,
  responseHours,
  onTimePercent,
  popularity,
  inStock,
}: Quality): number {
  const answers = responseHours === null ? 0.4 : Math.max(0, 1 - responseHours / 72);
  const keeps = onTimePercent === null ? 0.6 : onTimePercent / 100;
  return (
    0.22 * Number(verified) +
    0.18 * completeness +
    0.14 * answers +
    0.1 * keeps +
    0.28 * popularity +
    0.08 * Number(inStock)
  );
}

export interface TitleMatch {
  /** Share of the concepts that occur in the title. */
  covered: number;
  /** Share of adjacent concepts that are adjacent in the title. */
  together: number;
  /** Share of the title that the query contains. */
  precise: number;
  quality: number;
}

/** Returns the score of a top result: relevance, raised by its title match and its quality. */
export const finalScore = (relevance: number, { covered, together, precise, quality }: TitleMatch): number =>
  relevance * (1 + 0.25 * covered + 0.18 * together + 0.12 * precise + 0.06 * quality);

/** Returns how well a title matches, given the concept of each of its words, or -2 for none. */
export function matchTitle(
  title: readonly number[],
  { concepts, quality }: { concepts: number; quality: number },
): TitleMatch {
  let [found, together, matched, before] = [0, 0, 0, -2];
  for (const concept of title) {
    if (concept >= 0) {
      matched += 1;
      found |= 1 << concept;
      if (concept === before + 1) together += 1;
    }
    before = concept;
  }
  let covered = 0;
  for (; found > 0; found &= found - 1) covered += 1;
  return {
    covered: covered / concepts,
    together: concepts > 1 ? Math.min(1, together / (concepts - 1)) : covered,
    precise: title.length > 0 ? matched / title.length : 0,
    quality,
  };
}

/** A lexeme and its positions in a document, e.g. `12A`: position 12 in the title. */
export type LexemePositions = readonly [lexeme: string, places: readonly string[]];

export interface LexemeWeights {
  /** Significance of each lexeme for the product, from 1 to 255. */
  weights: { lexeme: string; weight: number }[];
  /** Lexemes of the title, in order. */
  title: string[];
}

/**
 * Returns the prefix of a code, measure, brand, colour or missing feature, whose weight does not depend on the text.
 */
function signPrefix(lexeme: string): string | null {
  return /^(?:#|(?:code|brand|colour|no|head):)/.exec(lexeme)?.[0] ?? null;
}
const maxTitleLexemes = 60;

/** Scores a document's lexemes by their positions. */
export function weighLexemes(words: Iterable<LexemePositions>): LexemeWeights {
  const lengths = [0, 0, 0, 0];
  const title: { lexeme: string; position: number }[] = [];
  const counted: { lexeme: string; times: number[] | null }[] = [];
  for (const [lexeme, places] of words) {
    if (signPrefix(lexeme) !== null) {
      counted.push({ lexeme, times: null });
      continue;
    }
    const times = [0, 0, 0, 0];
    for (const text of places) {
      const place = Number.parseInt(text, 10) || 1;
      // The lowest weight, D, is omitted.
      const known = 'ABC'.indexOf(text.at(-1) ?? '');
      const field = known === -1 ? 3 : known;
      times[field] = (times[field] ?? 0) + 1;
      lengths[field] = Math.max(lengths[field] ?? 0, place - (fieldStarts[field] ?? 0));
      if (field === 0 && title.length < maxTitleLexemes) title.push({ lexeme, position: place });
    }
    counted.push({ lexeme, times });
  }
  return {
    weights: counted.map(({ lexeme, times }) => ({
      lexeme,
      weight: times ? Math.max(1, Math.round(wordWeight(times, lengths) * 255)) : 255,
    })),
    title: title.toSorted((a, b) => a.position - b.position).map(({ lexeme }) => lexeme),
  };
}
