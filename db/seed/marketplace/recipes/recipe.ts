import type { Random } from '../random.ts';
import type { AttributeValue, PackInk, PackKind, PackMaterial, PackSpec, ProductUnit } from '../types.ts';

/** Length × width × height, or width × height × gusset for bags, in millimetres. */
export type Size = readonly [number, number, number];

export type Values = Record<string, AttributeValue>;

/** The material of the pack, as a recycler sorts it. */
export type Stream =
  | 'board'
  | 'paper'
  | 'plastic'
  | 'film'
  | 'laminate'
  | 'glass'
  | 'metal'
  | 'wood'
  | 'textile'
  | 'compostable'
  | 'other';

/** The differences of one leaf category from its family; every field is a list of choices or a fixed value. */
export interface Hint {
  /** recipe, where it is not the one of the attribute family */
  as?: string;
  /** singular, as it opens a title */
  noun?: string;
  /** materials, resins or papers */
  of?: readonly string[];
  ml?: readonly number[];
  litres?: readonly number[];
  /** filling weights in grams (pouches) or weights of the piece */
  grams?: readonly number[];
  kg?: readonly number[];
  sizes?: readonly Size[];
  /** features for the title, e.g. `with zip` */
  with?: readonly string[];
  /** the n-th feature belongs to the n-th part of the sizes or volumes */
  paired?: boolean;
  neck?: readonly string[];
  colours?: readonly string[];
  /** form, style or shape, as the recipe reads it */
  style?: readonly string[];
  /** micron or millimetre, as the recipe reads it */
  thick?: readonly number[];
  /** factor on weight or price */
  factor?: number;
  /** what it is drawn as, where the words and the family of its category do not say so */
  draw?: PackKind;
  hue?: PackMaterial;
  set?: Values;
}

export interface Leaf {
  id: string;
  name: string;
  group: string;
  family: string;
  recipe: string;
  noun: string;
  description: string;
  hsCode: string | null;
  fefco: string | null;
  registrationCategory: string;
  hint: Hint;
  /** keys a product of this leaf may carry */
  allowed: ReadonlySet<string>;
}

/** The seller, as far as a product depends on it. */
export interface Maker {
  country: string;
  eco: boolean;
  print: boolean;
  inks: readonly [PackInk, PackInk];
}

export interface Order {
  leaf: Leaf;
  r: Random;
  maker: Maker;
  /** 0 for the first offer of a leaf by a supplier; later ones leave the stock sizes */
  turn: number;
}

type Drawing = Pick<PackSpec, 'material' | 'size' | 'style' | 'print'>;

/** Sentences to choose from: what it is in figures, what to check before buying, what it is for. */
export interface Words {
  says: readonly string[];
  checks: readonly string[];
  /** where the leaf and its group say nothing better */
  uses: readonly string[];
}

export interface Draft extends Words {
  title: string;
  values: Values;
  unit: ProductUnit;
  /** rupees for one unit at the minimum quantity, made in India */
  rupees: number;
  /** units per carton, bundle or pallet layer: orders are multiples of it */
  pack: number;
  /** pieces in one sales unit, where a unit is a pack, set or ream */
  holds?: number;
  /** order value in rupees from which a maker accepts an order */
  lot: readonly [number, number];
  /** working days to ship */
  days: readonly [number, number];
  draw: Drawing;
  stream: Stream;
  /** can be printed or made to measure */
  custom: boolean;
  /** known to be compostable, recycled or refillable beyond the usual */
  eco?: boolean;
}

export type Recipe = (order: Order) => Draft;

/** `450 × 350 × 300 mm` */
export const mm = (...sides: number[]): string => `${sides.join(' × ')} mm`;

/** 250 → `250 ml`, 1500 → `1.5 L` */
export const volume = (ml: number): string => (ml < 1000 ? `${ml} ml` : `${ml / 1000} L`);

/** 250 → `250 g`, 1500 → `1.5 kg` */
export const mass = (g: number): string => (g < 1000 ? `${g} g` : `${g / 1000} kg`);

/** To the nearest multiple of step, without binary tails. */
export const near = (value: number, step: number): number =>
  Number((Math.round(value / step) * step).toFixed(6));

/** 12500 → `12,500` */
export const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** `corrugated` → `Corrugated`, but `rPET` and `pH` stay */
export const capital = (text: string): string =>
  /^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** Opening of a title: the noun, with the material unless the noun names it already. */
export const named = (noun: string, material: string): string =>
  material === '' || noun.toLowerCase().includes(material.toLowerCase()) ? noun : `${noun}, ${material}`;

/** A feature of the leaf for the title, or nothing; with `paired`, the one that goes with this size or volume. */
export function featureOf(order: Order, measure?: Size | number): string {
  const { with: features, paired, sizes, ml, litres, grams, kg } = order.leaf.hint;
  if (features === undefined) return '';
  if (paired !== true || measure === undefined) return order.r.pick(features);
  const bulk = (size: Size): number => size[0] * size[1] * Math.max(1, size[2]);
  const scale = typeof measure === 'number' ? (ml ?? litres ?? grams ?? kg ?? []) : (sizes ?? []).map(bulk);
  const wanted = typeof measure === 'number' ? measure : bulk(measure);
  let nearest = 0;
  scale.forEach((value, index) => {
    if (Math.abs(value - wanted) < Math.abs((scale[nearest] ?? 0) - wanted)) nearest = index;
  });
  return features[Math.floor((nearest / scale.length) * features.length)] ?? '';
}

const STRETCH = [0.8, 0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.15, 1.2, 1.25, 1.3] as const;

/** A stock size on the first turn; later also sizes around it, on a 5 mm grid above 60 mm. */
export function sized(order: Order, sizes: readonly Size[]): Size {
  const { r, turn, leaf } = order;
  const base = r.pick(sizes);
  if (turn === 0 || (turn < 3 && r.chance(0.5))) return base;
  // A size that goes with a count or a weight only moves a little, all sides together.
  const together = leaf.hint.paired === true ? r.pick([0.97, 0.98, 0.99, 1, 1.01, 1.02, 1.03]) : 0;
  const round = (side: number): number => rounded(side, together === 0 ? r.pick(STRETCH) : together);
  if (base[0] === base[1]) return square(base, round);
  const [length, width, height] = [round(base[0]), round(base[1]), round(base[2])];
  return base[0] > base[1] && length < width ? [width, length, height] : [length, width, height];
}

function rounded(side: number, factor: number): number {
  if (side === 0) return 0;
  if (side > 60) return Math.max(5, near(side * factor, 5));
  return Math.max(1, near(side * factor, side > 20 ? 1 : 0.5));
}

function square(base: Size, round: (side: number) => number): Size {
  const side = round(base[0]);
  return [side, side, base[0] === base[2] ? side : round(base[2])];
}
