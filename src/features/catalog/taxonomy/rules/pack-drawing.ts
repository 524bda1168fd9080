import { INK_NAMES } from '#lib/art/types.ts';
import type { AttributeValues } from '../contract/attributes.ts';
import type { PackDrawing } from '../contract/pack-drawing.ts';
import { type PackForm, packForm } from './pack-forms.ts';

type Material = NonNullable<PackDrawing['material']>;
type Ink = NonNullable<PackDrawing['ink']>;

/** The fifteen tiles of the home page, each with its own illustration. */
const tileDrawings: Record<string, PackDrawing> = {
  'primary-packaging': { kind: 'bottle', seed: 'c1', ink: 'blue' },
  'secondary-packaging': { kind: 'carton', seed: 'c2', ink: 'teal', print: 'pattern' },
  'tertiary-packaging': { kind: 'pallet', seed: 'lay3', ink: 'blue', ink2: 'ink' },
  materials: { kind: 'sheets', seed: 'c3', ink: 'teal', ink2: 'orange' },
  plastics: { kind: 'jerrycan', seed: 'c4', ink: 'blue', ink2: 'orange' },
  'shrink-films': { kind: 'filmroll', seed: 'c5', ink: 'blue', ink2: 'ochre' },
  containers: { kind: 'tub', seed: 'c6', ink: 'orange', ink2: 'ink' },
  'food-and-beverages': { kind: 'cup', seed: 'c7', ink: 'spruce', ink2: 'orange' },
  dairy: { kind: 'gabletop', seed: 'd3', ink: 'blue', ink2: 'orange' },
  pharmaceutical: { kind: 'blister', seed: 'p4', ink: 'teal', ink2: 'orange' },
  chemical: { kind: 'drum', seed: 'b1', ink: 'blue', ink2: 'orange' },
  oil: { kind: 'tin', seed: 'o2', ink: 'spruce', ink2: 'ochre' },
  textile: { kind: 'polymailer', seed: 't9', ink: 'plum', ink2: 'ochre' },
  fmcg: { kind: 'pump', seed: 'f5', ink: 'orange', ink2: 'ink' },
  spices: { kind: 'jar', seed: 's1', ink: 'ink', ink2: 'brick' },
};

/** Returns the same number for the same text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

const inkFor = (seed: string, turn: number): Ink =>
  INK_NAMES[(hashOf(seed) + turn) % (INK_NAMES.length - 1)] ?? 'spruce';

interface DrawnProduct {
  seed: string;
  /** Id of its category; `family` is the attribute family of that category. */
  leaf: string;
  family: string | null;
  attributes: AttributeValues;
  ecoFriendly: boolean;
  customizable: boolean;
}

/**
 * Returns the illustration of a product without a photo: its kind follows from the family, its proportions and material
 * from the attributes.
 */
export function packFor(product: DrawnProduct): PackDrawing {
  const { seed, attributes, ecoFriendly, customizable } = product;
  const [kind, material] = formOf(product);
  const size = sizeOf(attributes);
  return {
    kind,
    seed,
    ink: inkFor(seed, 0),
    ink2: inkFor(seed, 3),
    ...((materialOf(attributes) ?? material) ? { material: materialOf(attributes) ?? material } : {}),
    ...(size ? { size } : {}),
    ...(ecoFriendly ? { eco: true } : {}),
    ...(kind === 'corrugated' ? { print: customizable ? ('mark' as const) : ('plain' as const) } : {}),
    ...(kind === 'rigid'
      ? {
          style: lowerText(attributes.rigid_style).includes('drawer')
            ? ('drawer' as const)
            : ('lid' as const),
        }
      : {}),
  };
}

/** Returns the illustration of a category: tiles have fixed ones, the others follow from their family. */
export function categoryDrawing({ id, family }: { id: string; family: string | null }): PackDrawing {
  const tile = tileDrawings[id];
  if (tile) return tile;
  return packFor({ seed: id, leaf: id, family, attributes: {}, ecoFriendly: false, customizable: true });
}

const lowerText = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '');

function formOf({ leaf, family, attributes }: DrawnProduct): PackForm {
  // Mailer boxes, FEFCO 0426 and 0427, are drawn open.
  if (family === 'corrugated_box' && ['0426', '0427'].includes(lowerText(attributes.style_code)))
    return ['mailer'];
  if (family === 'plastic_bottle' && lowerText(attributes.closure_type).includes('pump')) return ['pump'];
  return packForm({ family, leaf });
}

const materialWords: readonly (readonly [RegExp, Material])[] = [
  [/amber/, 'amber'],
  [/alumin|foil|metal/, 'foil'],
  [/steel|tinplate/, 'steel'],
  [/white|duplex|fbb|sbs/, 'white'],
  [/kraft|brown/, 'kraft'],
  [/black/, 'black'],
  [/grey|greyboard|chipboard/, 'grey'],
  [/hdpe/, 'hdpe'],
  [/\br?pet\b|clear/, 'pet'],
];

function materialOf(attributes: AttributeValues): Material | undefined {
  const materialText = [
    attributes.glass_colour,
    attributes.liner_outer,
    attributes.paper_grade,
    attributes.board_type,
    attributes.material,
    attributes.resin,
  ]
    .map(lowerText)
    .join(' ');
  return materialWords.find(([pattern]) => pattern.test(materialText))?.[1];
}

/** Only proportions matter, so any complete set of dimensions is used. Those that no pack can have are ignored. */
function sizeOf(attributes: AttributeValues): PackDrawing['size'] {
  const side = (...keys: string[]) =>
    keys
      .map((key) => attributes[key])
      .find((value): value is number => typeof value === 'number' && value >= 1 && value <= 5000);
  const [w, d, h] = [
    side('inner_length', 'outer_length', 'length'),
    side('inner_width', 'outer_width', 'width'),
    side('inner_height', 'outer_height', 'height'),
  ];
  if (!w || !d || !h) return undefined;
  const longest = Math.max(w, d, h);
  // Below a tenth of the longest side, the drawing can no longer be recognised as a box.
  const atLeast = (value: number) => Math.max(value, longest / 10);
  return { w: atLeast(w), d: atLeast(d), h: atLeast(h) };
}

/** The properties that determine an illustration. */
interface IllustratedProduct {
  pack: PackDrawing;
  categoryId: string;
  attributes: AttributeValues;
  ecoFriendly: boolean;
  customizable: boolean;
}

/**
 * Returns the illustration of a changed product: unchanged unless the change is visible in it, and always in the same
 * colours.
 */
export function updateDrawing(before: IllustratedProduct, now: IllustratedProduct): PackDrawing {
  const facts = ({ categoryId, attributes, ecoFriendly, customizable }: IllustratedProduct) =>
    stableText({ categoryId, attributes, ecoFriendly, customizable });
  if (facts(before) === facts(now)) return before.pack;
  if (before.pack.kind !== now.pack.kind) return now.pack;
  const { ink, ink2 } = before.pack;
  return { ...now.pack, ...(ink && { ink }), ...(ink2 && { ink2 }) };
}

/** The database may return keys in another order. */
const stableText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
