import type { AttributeValues } from '#features/catalog/taxonomy/contract/attributes.ts';

/** Length, width and height of a box, and where they are measured. */
export interface BoxMeasures {
  w: number;
  d: number;
  h: number;
  where: 'inside' | 'outside' | '';
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns a stated length in millimetres; undefined if it is missing or no product can have it. */
export function lengthOf(values: AttributeValues, ...keys: string[]): number | undefined {
  for (const key of keys) {
    const value = values[key];
    const length = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
    if (typeof length === 'number' && length >= 0.1 && length <= 20_000) return round(length);
  }
  return undefined;
}

export function boxMeasures(values: AttributeValues): BoxMeasures | null {
  for (const [prefix, where] of [
    ['inner_', 'inside'],
    ['outer_', 'outside'],
    ['', ''],
  ] as const) {
    const [w, d, h] = ['length', 'width', 'height'].map((side) => lengthOf(values, prefix + side));
    if (w && d && h) return { w, d, h, where };
  }
  return null;
}

const mmPerInch = 25.4;

/** Returns the diameter; of cans also from their size: `65 mm`, or `211` for 2 11/16 inches. */
export function diameterOf(values: AttributeValues): number | undefined {
  const stated = lengthOf(values, 'diameter');
  const can = values.can_diameter;
  if (stated !== undefined || typeof can !== 'string') return stated;
  const [, mm] = /^(\d+) mm$/.exec(can) ?? [];
  if (mm) return Number(mm);
  const [, whole, sixteenths] = /^(\d)(\d\d)$/.exec(can) ?? [];
  return whole && sixteenths ? round((Number(whole) + Number(sixteenths) / 16) * mmPerInch) : undefined;
}

/** Returns the diameter of a neck from its finish: 28 for `28-410` and `ROPP 28`. */
export function neckOf({ neck_finish: finish }: AttributeValues): number | undefined {
  const [, diameter] = (typeof finish === 'string' && /(?<!\d)(\d{2,3})(?!\d)/.exec(finish)) || [];
  return diameter ? Number(diameter) : undefined;
}

/** Returns the sides of a pallet: 1200 and 800 for `1200 x 800`. */
export function palletSides({ pallet_size: size }: AttributeValues): [w: number, d: number] | null {
  const [, w, d] = (typeof size === 'string' && /^(\d{3,4}) x (\d{3,4})/.exec(size)) || [];
  return w && d ? [Number(w), Number(d)] : null;
}
