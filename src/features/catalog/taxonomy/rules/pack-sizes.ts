import type { PackForm } from '#lib/art/forms/form.ts';
import type { PackSize, PackSpec } from '#lib/art/types.ts';
import type { StatedFacts } from './pack-facts.ts';

const lowerText = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '');

type Sides = (size: (...keys: string[]) => number | undefined, facts: StatedFacts) => (number | undefined)[];

/** Three numbers of millimetres in a title, or two. */
const titleSides = ({ title }: StatedFacts): number[] => {
  const [, ...sides] =
    /(\d[\d,.]*)(?: mm)? [×x] (\d[\d,.]*)(?:(?: mm)? [×x] (\d[\d,.]*))? mm/.exec(title) ?? [];
  return sides.filter(Boolean).map((side) => Number(side.replaceAll(',', '')));
};

const boxSides: Sides = (size, facts) => {
  const [l, w, h] = titleSides(facts);
  const own = [
    size('inner_length', 'outer_length', 'length'),
    size('inner_width', 'outer_width', 'width'),
    size('inner_height', 'outer_height', 'height'),
  ];
  if (own.every(Boolean)) return own;
  return h ? [l, w, h] : [];
};

const flatSides: Sides = (size, facts) => {
  const [a, b] = titleSides(facts);
  const [width, long] = [size('width', 'inner_width') ?? a, size('height', 'length', 'inner_length') ?? b];
  return [width, size('gusset') ?? 10, long];
};

/** Inches and sixteenths: 211 is 2 11/16 inches. */
function canDiameter({ attributes }: StatedFacts): number | undefined {
  const stated = lowerText(attributes.can_diameter);
  if (stated.endsWith('mm')) return Number.parseFloat(stated);
  const [, inches, sixteenths] = /^(\d)(\d\d)$/.exec(stated) ?? [];
  return inches ? (Number(inches) + Number(sixteenths) / 16) * 25.4 : undefined;
}

/** A vessel of a volume, if its dimensions are not stated: larger ones are more slender. */
const roundSides: Sides = (size, facts) => {
  const millilitres = size('capacity_ml') ?? (size('capacity_l') ?? 0) * 1000;
  const width = size('diameter', 'tube_diameter') ?? canDiameter(facts);
  const height = size('height');
  if (width && height) return [width, width, height];
  if (!millilitres) return [];
  const slender = Math.max(1.4, Math.min(3.2, 1.5 + 0.42 * Math.log10(millilitres / 20)));
  const across = width ?? Math.cbrt((4000 * millilitres) / (Math.PI * slender));
  const tall =
    height ?? (width ? ((4000 * millilitres) / (Math.PI * width ** 2)) * 1.25 : across * slender * 1.2);
  return [across, across, tall];
};

const rollSides: Sides = (size) => {
  const width = size('roll_width', 'width');
  const wound = (size('roll_length') ?? 0) * (size('thickness_micron') ?? 50);
  const core = size('core_diameter') ?? 76;
  return [width, core, Math.sqrt((4 * wound) / Math.PI + core ** 2)];
};

/** Tapes and straps are drawn around their core, whatever its size. */
const coilSides: Sides = (size, facts) => {
  const [width, , across] = rollSides(size, facts);
  return [width, across, across];
};

/** Thickness is drawn six times as large, because that of a sheet of foam could not be seen beside its sides. */
const foamSides: Sides = (size, facts) => {
  const [a, b, c] = titleSides(facts);
  const thickness = size('thickness') ?? c;
  return a && b && thickness ? [a, b, thickness * 6] : [];
};

const sheetSides: Sides = (size, facts) => {
  const [a, b] = titleSides(facts);
  const [one, other] = [size('length') ?? a, size('width') ?? b];
  return one && other ? [Math.max(one, other), Math.min(one, other), size('thickness') ?? 10] : [];
};

const palletSides: Sides = (_, { title, attributes }) => {
  const pattern = /(\d{3,4}) [x×] (\d{3,4})/;
  const [, l, w] = pattern.exec(lowerText(attributes.pallet_size)) ?? pattern.exec(title) ?? [];
  return l && w ? [Number(l), Number(w), 150] : [];
};

const sidesOf = new Map<PackSpec['kind'], Sides>([
  ...(['pouch', 'flatbag', 'envelope', 'polymailer', 'card', 'carrier', 'sack'] as const).map(
    (kind) => [kind, flatSides] as const,
  ),
  ...(
    [
      'bottle',
      'jar',
      'tub',
      'can',
      'drum',
      'pail',
      'tank',
      'pharma',
      'ware',
      'tube',
      'aerosol',
      'jerrycan',
      'papertube',
    ] as const
  ).map((kind) => [kind, roundSides] as const),
  ['filmroll', rollSides],
  ['tape', coilSides],
  ['coil', coilSides],
  ['sheets', sheetSides],
  ['cushion', foamSides],
  ['pallet', palletSides],
]);

/** Returns outer proportions from the dimensions, or from the volume where only this is stated. */
export function statedSize(facts: StatedFacts, { kind, style }: PackForm): PackSize | undefined {
  const size = (...keys: string[]): number | undefined =>
    keys.map((key) => Number(facts.attributes[key])).find((value) => value >= 1 && value <= 1_000_000);
  const round = kind === 'tinbox' || (kind === 'rigid' && style === 'round');
  const [w, d, h] = (round ? roundSides : (sidesOf.get(kind) ?? boxSides))(size, facts);
  if (!w || !d || !h) return undefined;
  const longest = Math.max(w, d, h);
  // Only proportions matter; below a twelfth of the longest side, a drawing can no longer be recognised.
  const scale = longest > 9000 ? 9000 / longest : 1;
  const side = (value: number): number => Math.max(1, Math.round(Math.max(value, longest / 12) * scale));
  return { w: side(w), d: side(d), h: side(h) };
}
