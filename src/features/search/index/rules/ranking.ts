import type { Concept } from './query.ts';

/** Where a word stands, from what says most about a product to what says least: the weights A to D of the index. */
const fields = ['title', 'brand', 'kind', 'description'] as const;
type Field = (typeof fields)[number];

/** Places are numbered by field, so that a word that stands in two fields keeps both; each field ends where the next starts. */
export const fieldStarts = [0, 1000, 2000, 4000, 16_383] as const;

/** BM25F: weight of the field, how much its length matters, and the length that is usual. */
const shape: Record<Field, { weight: number; length: number; usual: number }> = {
  title: { weight: 5.5, length: 0.45, usual: 9 },
  brand: { weight: 2.6, length: 0.3, usual: 5 },
  kind: { weight: 1.4, length: 0.5, usual: 18 },
  description: { weight: 0.6, length: 0.7, usual: 60 },
};
const saturation = 1.6;

/** How much a word says about a product, 0 to 1: how often it stands in which field, against the field's length. */
export function wordWeight(times: readonly number[], lengths: readonly number[]): number {
  let sum = 0;
  for (const [i, field] of fields.entries()) {
    const count = times[i] ?? 0;
    if (count === 0) continue;
    const { weight, length, usual } = shape[field];
    sum += (weight * count) / (1 - length + (length * (lengths[i] ?? 0)) / usual);
  }
  return sum / (sum + saturation);
}

/** Signs are no words: what they are worth does not hang on how many products bear them. */
const signRarities: Record<string, number> = { '#': 2.5, 'brand:': 3, 'colour:': 2.2, 'no:': 2, 'head:': 2 };

/** How much a word tells products apart. A size that few products have fits no better than one that many have. */
export const rarityOf = (
  lexeme: string,
  { products, having }: { products: number; having: number },
): number => {
  const sign = signOf(lexeme);
  if (sign !== null && sign !== 'code:') return signRarities[sign] ?? 1;
  const known = Math.min(products, having);
  return Math.log(1 + (products - known + 0.5) / (known + 0.5));
};

/** How much a concept tells products apart: what its own words do, and more where the search is about it. */
export const massOf = (
  { alternatives, telling = 1 }: Concept,
  rarityOf: (lexeme: string) => number,
): number => telling * (alternatives[0]?.lexemes ?? []).reduce((sum, lexeme) => sum + rarityOf(lexeme), 0);

/** What counts of the relevance, by which concepts a product has (a bit each): all of it where it has all. */
export function coverage(masses: readonly number[]): Float64Array {
  const whole = masses.reduce((sum, mass) => sum + mass, 0) || 1;
  return Float64Array.from({ length: 2 ** masses.length }, (_, having) => {
    const held = masses.reduce((sum, mass, i) => sum + (having & (1 << i) ? mass : 0), 0);
    return 0.45 + (0.55 * held) / whole;
  });
}

interface Quality {
  verified: boolean;
  /** 0 to 1: how much of what buyers ask is answered. */
  completeness: number;
  responseHours: number | null;
  onTimePercent: number | null;
  /** 0 to 1. */
  popularity: number;
  inStock: boolean;
}

/** 0 to 1: among equally fitting products the better served come first. What a supplier pays plays no part. */
export function qualityOf({
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
  /** Share of the concepts that stand in the title. */
  covered: number;
  /** Share of neighbouring concepts that are neighbours in the title. */
  together: number;
  /** Share of the title that was asked for. */
  precise: number;
  quality: number;
}

/** The order of the best: relevance, then how the title reads, then quality. */
export const finalScore = (relevance: number, { covered, together, precise, quality }: TitleMatch): number =>
  relevance * (1 + 0.25 * covered + 0.18 * together + 0.12 * precise + 0.06 * quality);

/** How a title reads: for each of its words the concept that it stands for, or -2. */
export function readTitle(
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

/** A lexeme, and where in a document it stands: `12A` is place 12 in the title. */
export type Placed = readonly [lexeme: string, places: readonly string[]];

export interface Weighed {
  /** How much each lexeme says about the product: 1 to 255. */
  weights: { lexeme: string; weight: number }[];
  /** Lexemes of the title, in order. */
  title: string[];
}

/** A code, a measure, a brand, a colour, or what something is without: it stands for itself, whatever the texts are like. */
function signOf(lexeme: string): string | null {
  return /^(?:#|(?:code|brand|colour|no|head):)/.exec(lexeme)?.[0] ?? null;
}
const longestTitle = 60;

/** What a document's lexemes say about it, from where they stand. */
export function weigh(words: Iterable<Placed>): Weighed {
  const lengths = [0, 0, 0, 0];
  const title: { lexeme: string; place: number }[] = [];
  const counted: { lexeme: string; times: number[] | null }[] = [];
  for (const [lexeme, places] of words) {
    if (signOf(lexeme) !== null) {
      counted.push({ lexeme, times: null });
      continue;
    }
    const times = [0, 0, 0, 0];
    for (const text of places) {
      const place = Number.parseInt(text, 10) || 1;
      // The least weight, D, goes without saying.
      const known = 'ABC'.indexOf(text.at(-1) ?? '');
      const field = known === -1 ? 3 : known;
      times[field] = (times[field] ?? 0) + 1;
      lengths[field] = Math.max(lengths[field] ?? 0, place - (fieldStarts[field] ?? 0));
      if (field === 0 && title.length < longestTitle) title.push({ lexeme, place });
    }
    counted.push({ lexeme, times });
  }
  return {
    weights: counted.map(({ lexeme, times }) => ({
      lexeme,
      weight: times ? Math.max(1, Math.round(wordWeight(times, lengths) * 255)) : 255,
    })),
    title: title.toSorted((a, b) => a.place - b.place).map(({ lexeme }) => lexeme),
  };
}
