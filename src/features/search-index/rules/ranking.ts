/** Where a word stands, from what says most about a product to what says least: the weights A to D of the index. */
export const fields = ['title', 'brand', 'kind', 'description'] as const;
export type Field = (typeof fields)[number];

/** Places are numbered by field, so that a word that stands in two fields keeps both; each field ends where the next starts. */
export const fieldStarts = [0, 1000, 2000, 4000, 16_383] as const;

/** BM25F: weight of the field, how much its length matters, and the length that is usual. */
const shape: Record<Field, { weight: number; length: number; usual: number }> = {
  title: { weight: 5, length: 0.45, usual: 9 },
  brand: { weight: 2.6, length: 0.3, usual: 5 },
  kind: { weight: 1.4, length: 0.5, usual: 18 },
  description: { weight: 1, length: 0.7, usual: 60 },
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

/** How much a word tells products apart. */
export const rarity = (products: number, having: number): number =>
  Math.log(1 + (products - having + 0.5) / (having + 0.5));

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
