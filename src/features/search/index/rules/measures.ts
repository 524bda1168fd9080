/** A measure typed by a user, in the units that attributes are stored in. */
export interface Measure {
  /** Position in the folded text. */
  start: number;
  end: number;
  /** Label of its chip. */
  label: string;
  /** Sides in mm, longest first; or a single value. */
  kind: 'size' | 'value' | 'ply';
  sides: number[];
  /** Sides in the other units that may have been meant if no unit was given. */
  or?: number[][];
  /** Attributes that may hold the value, each with the value in its unit. */
  attributes: { key: string; value: number }[];
  /** Share by which a product's value may differ. */
  tolerance: number;
}

const millimetres: Record<string, number> = { mm: 1, cm: 10, in: 25.4, ft: 304.8, m: 1000 };
const unitSource = 'mm|cm|inch(?:es)?|in\\b|["”″]|ft|m\\b';
const number = '\\d{1,5}(?:[.,]\\d{1,3})?';
const dimensions = new RegExp(
  `(?<![\\p{L}\\d.])(${number})\\s*(${unitSource})?\\s*[x×*]\\s*(${number})\\s*(${unitSource})?(?:\\s*[x×*]\\s*(${number})\\s*(${unitSource})?)?(?![\\p{L}\\d])`,
  'giu',
);

const parseDecimal = (text: string): number => Number(text.replace(',', '.'));
const lengthUnit = (text: string | undefined): string | null => {
  if (!text) return null;
  const sign = text.trim();
  return /^(in|["”″])/.test(sign) ? 'in' : sign;
};
const formatDecimal = (value: number): string => String(Math.round(value * 100) / 100);

const byLength = (sides: readonly number[], scale: number): number[] =>
  sides.map((one) => Math.round(one * scale * 10) / 10).toSorted((x, y) => y - x);

/**
 * Parses sizes such as `300x200x150 mm`, `12 in x 9 in` or `12"x9"`: sides in mm. Without a unit, millimetres; small
 * numbers may also be inches or centimetres.
 */
function sizesIn(folded: string): Measure[] {
  return [...folded.matchAll(dimensions)].flatMap((match) => {
    const [, a, unitA, b, unitB, c, unitC] = match;
    const stated = lengthUnit(unitC ?? unitB ?? unitA);
    const unit = stated ?? 'mm';
    const scale = millimetres[unit] ?? 1;
    const numbers = [a, b, c].filter((one) => one !== undefined).map(parseDecimal);
    const isSmall = numbers.every((one) => one < 100);
    // Labels and the like, in inches or centimetres: no one searches for so few millimetres.
    const isTiny = !stated && numbers.every((one) => one < 10);
    // `2 x 4` is a number of items, `4x6` a size.
    if (
      numbers.some((one) => one === 0) ||
      (unit === 'mm' && isTiny && (/\s/.test(match[0].trim()) || numbers.some((one) => one < 2)))
    )
      return [];
    const [inches, centimetres] = [byLength(numbers, 25.4), byLength(numbers, 10)];
    return [
      {
        start: match.index,
        end: match.index + match[0].trimEnd().length,
        label: `${numbers.map(formatDecimal).join(' × ')}${stated || !isSmall ? ` ${unit}` : ''}`,
        kind: 'size' as const,
        sides: isTiny ? inches : byLength(numbers, scale),
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

// Attributes are stored in ml, l, kg, micron and gsm; the factor converts the typed value to them.
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
      const value = parseDecimal(match[1] ?? '0');
      return {
        start: match.index,
        end: match.index + match[0].length,
        label: `${formatDecimal(value)} ${label}`,
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

/** Returns the sizes, capacities, thicknesses, weights and plies in a folded text, in their order in the text. */
export function measuresIn(folded: string): Measure[] {
  const measures = [...sizesIn(folded), ...pliesIn(folded), ...valuesIn(folded)];
  const takenRanges: Measure[] = [];
  for (const one of measures)
    if (!takenRanges.some(({ start, end }) => one.start < end && start < one.end)) takenRanges.push(one);
  return takenRanges.toSorted((a, b) => a.start - b.start).slice(0, 4);
}

/** Formats sides as the index stores them: integer mm, longest first. */
export const sizeText = (sides: readonly number[]): string =>
  sides
    .toSorted((a, b) => b - a)
    .map((side) => Math.round(side))
    .join('x');

/** True if a number is within the tolerance, a share of the expected one. */
export const isNear = (
  given: number,
  { expected, tolerance }: { expected: number; tolerance: number },
): boolean => Math.abs(expected - given) <= Math.max(expected * tolerance, 1e-9);

/** True if a product of this size fits: at least as many sides, each within the tolerance (at least 2 mm). */
export function fitsSize(size: string, { sides, tolerance }: Pick<Measure, 'sides' | 'tolerance'>): boolean {
  const actual = size.split('x').map(Number);
  if (actual.length < sides.length) return false;
  return sides.every((side, i) => Math.abs(side - (actual[i] ?? 0)) <= Math.max(side * tolerance, 2));
}
