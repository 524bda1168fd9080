/** A measure that somebody typed, in the units that attributes are kept in. */
export interface Measure {
  /** Where it stands in the folded text. */
  start: number;
  end: number;
  /** As a chip shows it. */
  label: string;
  /** Sides in mm, the longest first; or one value. */
  kind: 'size' | 'value' | 'ply';
  sides: number[];
  /** The sides in the other units that may have been meant, where none was given. */
  or?: number[][];
  /** Attributes that may hold the value, with it in their unit. */
  attributes: { key: string; value: number }[];
  /** Share by which a product may differ. */
  tolerance: number;
}

const millimetres: Record<string, number> = { mm: 1, cm: 10, in: 25.4, ft: 304.8, m: 1000 };
const unitSource = 'mm|cm|inch(?:es)?|in\\b|["”″]|ft|m\\b';
const number = '\\d{1,5}(?:[.,]\\d{1,3})?';
const dimensions = new RegExp(
  `(?<![\\p{L}\\d.])(${number})\\s*(${unitSource})?\\s*[x×*]\\s*(${number})\\s*(${unitSource})?(?:\\s*[x×*]\\s*(${number})\\s*(${unitSource})?)?(?![\\p{L}\\d])`,
  'giu',
);

const plain = (text: string): number => Number(text.replace(',', '.'));
const lengthUnit = (text: string | undefined): string | null => {
  if (!text) return null;
  const sign = text.trim();
  return /^(in|["”″])/.test(sign) ? 'in' : sign;
};
const figure = (value: number): string => String(Math.round(value * 100) / 100);

const longestFirst = (sides: readonly number[], scale: number): number[] =>
  sides.map((one) => Math.round(one * scale * 10) / 10).toSorted((x, y) => y - x);

/** `300x200x150 mm`, `12 in x 9 in`, `12"x9"`: sides in mm. Without a unit: millimetres, and what is small also inches or centimetres. */
function sizesIn(folded: string): Measure[] {
  return [...folded.matchAll(dimensions)].flatMap((match) => {
    const [, a, unitA, b, unitB, c, unitC] = match;
    const stated = lengthUnit(unitC ?? unitB ?? unitA);
    const unit = stated ?? 'mm';
    const scale = millimetres[unit] ?? 1;
    const given = [a, b, c].filter((one) => one !== undefined).map(plain);
    const isSmall = given.every((one) => one < 100);
    // Of labels and the like, in inches or centimetres: nobody asks for so few millimetres.
    const isTiny = !stated && given.every((one) => one < 10);
    // `2 x 4` is a number of things, `4x6` a size.
    if (
      given.some((one) => one === 0) ||
      (unit === 'mm' && isTiny && (/\s/.test(match[0].trim()) || given.some((one) => one < 2)))
    )
      return [];
    const [inches, centimetres] = [longestFirst(given, 25.4), longestFirst(given, 10)];
    return [
      {
        start: match.index,
        end: match.index + match[0].trimEnd().length,
        label: `${given.map(figure).join(' × ')}${stated || !isSmall ? ` ${unit}` : ''}`,
        kind: 'size' as const,
        sides: isTiny ? inches : longestFirst(given, scale),
        ...(!stated && isSmall && { or: isTiny ? [centimetres] : [inches, centimetres] }),
        attributes: [],
        tolerance: 0.04,
      },
    ];
  });
}

interface UnitRule {
  pattern: string;
  label: string;
  tolerance: number;
  attributes: Record<string, number>;
}

// Attributes are kept in ml, l, kg, micron and gsm; the factor turns what was typed into them.
const capacity = (ml: number) => ({ capacity_ml: ml, capacity_l: ml / 1000, brimful_ml: ml });
const unitRules: UnitRule[] = [
  { pattern: '(?:fl\\.?\\s*)?(?:oz|ounces?)', label: 'oz', tolerance: 0.05, attributes: capacity(29.5735) },
  { pattern: 'ml|millilit(?:re|er)s?', label: 'ml', tolerance: 0.04, attributes: capacity(1) },
  { pattern: 'cl', label: 'cl', tolerance: 0.04, attributes: capacity(10) },
  { pattern: 'l|ltrs?|lit(?:re|er)s?', label: 'l', tolerance: 0.04, attributes: capacity(1000) },
  { pattern: 'gal(?:lons?)?', label: 'gal', tolerance: 0.06, attributes: capacity(3785.41) },
  {
    pattern: 'microns?|mic|μm|um',
    label: 'micron',
    tolerance: 0.06,
    attributes: { thickness_micron: 1, caliper: 1, pvc_thickness: 1 },
  },
  { pattern: 'mils?', label: 'mil', tolerance: 0.06, attributes: { thickness_micron: 25.4 } },
  { pattern: 'gsm|g/m2', label: 'gsm', tolerance: 0.04, attributes: { grammage: 1 } },
  { pattern: 'kgs?|kilos?', label: 'kg', tolerance: 0.04, attributes: { capacity_kg: 1, swl_kg: 1 } },
  { pattern: 'lbs?', label: 'lb', tolerance: 0.05, attributes: { capacity_kg: 0.4536 } },
  { pattern: 'bf', label: 'BF', tolerance: 0.001, attributes: { bf: 1 } },
]; // prettier-ignore
const compiled = unitRules.map((rule) => ({
  ...rule,
  find: new RegExp(`(?<![\\p{L}\\d.])(${number})\\s*-?\\s*(?:${rule.pattern})(?![\\p{L}\\d])`, 'giu'),
}));

function valuesIn(folded: string): Measure[] {
  return compiled.flatMap(({ find, label, tolerance, attributes }) =>
    [...folded.matchAll(find)].map((match) => {
      const value = plain(match[1] ?? '0');
      return {
        start: match.index,
        end: match.index + match[0].length,
        label: `${figure(value)} ${label}`,
        kind: 'value' as const,
        sides: [],
        attributes: Object.entries(attributes).map(([key, factor]) => ({ key, value: value * factor })),
        tolerance,
      };
    }),
  );
}

function pliesIn(folded: string): Measure[] {
  return [...folded.matchAll(/(?<![\p{L}\d.])([1-9])\s*-?\s*(?:ply|plies|layers?)(?![\p{L}\d])/giu)].map(
    (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      label: `${match[1]} ply`,
      kind: 'ply' as const,
      sides: [],
      attributes: ['wall_type', 'plies', 'layers'].map((key) => ({ key, value: Number(match[1]) })),
      tolerance: 0,
    }),
  );
}

/** Sizes, capacities, thicknesses, weights and plies in a folded text, in the order in which they stand. */
export function measuresIn(folded: string): Measure[] {
  const found = [...sizesIn(folded), ...pliesIn(folded), ...valuesIn(folded)];
  const taken: Measure[] = [];
  for (const one of found)
    if (!taken.some(({ start, end }) => one.start < end && start < one.end)) taken.push(one);
  return taken.toSorted((a, b) => a.start - b.start).slice(0, 4);
}

/** Sides as the index keeps them: whole mm, the longest first. */
export const sizeText = (sides: readonly number[]): string =>
  sides
    .toSorted((a, b) => b - a)
    .map((side) => Math.round(side))
    .join('x');

export const isNear = (wanted: number, given: number, tolerance: number): boolean =>
  Math.abs(wanted - given) <= Math.max(wanted * tolerance, 1e-9);

/** Whether a product of this size fits: as many sides as were given, each within the tolerance (2 mm at least). */
export function fitsSize(wanted: readonly number[], size: string, tolerance: number): boolean {
  const sides = size.split('x').map(Number);
  if (sides.length < wanted.length) return false;
  return wanted.every((side, i) => Math.abs(side - (sides[i] ?? 0)) <= Math.max(side * tolerance, 2));
}
