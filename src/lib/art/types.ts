import type { PackStyle, PackTop } from './pack-styles.ts';

/** The vocabulary of the drawings. The lists also exist at run time, so that the route can refuse unknown words. */

export const PACK_KINDS = [
  'corrugated',
  'mailer',
  'rigid',
  'carton',
  'sheets',
  'pallet',
  'pouch',
  'sack',
  'polymailer',
  'bottle',
  'pump',
  'jar',
  'tub',
  'cup',
  'drum',
  'jerrycan',
  'tin',
  'gabletop',
  'filmroll',
  'shrinkpack',
  'blister',
  'closure',
  'tape',
  'labels',
  'crate',
  'dunnage',
  'aerosol',
  'tube',
  'ibc',
  'coil',
  'stopper',
  'tray',
  'bigbag',
  'envelope',
  'can',
  'flatbag',
  'partition',
  'edge',
  'display',
  'papertube',
  'foodbox',
  'woodbox',
  'carrier',
  'flow',
  'card',
  'clamshell',
  'cushion',
  'liner',
  'baginbox',
  'dispenser',
  'ware',
  'pail',
  'tinbox',
  'tank',
  'pharma',
  'cartridge',
  'stick',
  'compact',
  'seal',
  'hanger',
  'preform',
  'granules',
  'wrap',
  'machine',
  'outline',
] as const;
export type PackKind = (typeof PACK_KINDS)[number];

export const MATERIAL_NAMES = [
  'kraft',
  'white',
  'grey',
  'printed',
  'hdpe',
  'pet',
  'amber',
  'steel',
  'foil',
  'black',
] as const;
export type Material = (typeof MATERIAL_NAMES)[number];

export const INK_NAMES = ['spruce', 'orange', 'blue', 'ochre', 'plum', 'teal', 'brick', 'ink'] as const;
export type Ink = (typeof INK_NAMES)[number];

export const PRINTS = ['plain', 'mark', 'band', 'pattern'] as const;
export type Print = (typeof PRINTS)[number];

/** Colours that a supplier states for a product. */
export const TINT_NAMES = [
  'white',
  'black',
  'grey',
  'silver',
  'gold',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'navy',
  'purple',
  'pink',
  'brown',
  'kraft',
  'beige',
  'clear',
  'natural',
  'amber',
  'teal',
] as const;
export type Tint = (typeof TINT_NAMES)[number];

export const SCHEMES = ['kraft', 'spruce', 'orange', 'sky', 'plum', 'ochre'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Outer size in millimetres; only the proportions matter. */
export interface PackSize {
  w: number;
  d: number;
  h: number;
}

export interface PackSpec {
  kind: PackKind;
  /** The product's id: the same seed always draws the same pack. */
  seed: string;
  material?: Material | undefined;
  ink?: Ink | undefined;
  /** Second ink, for lids, caps, tape and ribbons. */
  ink2?: Ink | undefined;
  size?: PackSize | undefined;
  print?: Print | undefined;
  eco?: boolean | undefined;
  /** Shape within the kind; a rigid box without a style is drawn as its seed decides. */
  style?: PackStyle | undefined;
  top?: PackTop | undefined;
  /** Stated colour of the body; beats the material's. */
  tint?: Tint | undefined;
  /** Pieces that are visible, such as cells of a partition or bottles in a carrier. */
  count?: number | undefined;
  /** Seed of the printed mark, which all products of a supplier share; by default the product's own. */
  mark?: string | undefined;
}

export interface RenderOptions {
  width?: number | undefined;
  height?: number | undefined;
  pad?: number | undefined;
  title?: string | undefined;
  background?: string | undefined;
}

export interface CoverOptions {
  width?: number | undefined;
  height?: number | undefined;
  scheme?: Scheme | undefined;
  kinds?: readonly PackKind[] | undefined;
}

/** A drawing in its own coordinates. */
export interface Drawing {
  body: string;
  box: [x: number, y: number, w: number, h: number];
}

/**
 * Drawings with dimensions, in millimetres: the flat blank of a box, two elevations of a box, the elevation of something
 * round, a cap from above, a flat bag, a roll, a sheet, a pallet from above.
 */
export const SIZED_FORMS = ['blank', 'box', 'round', 'disc', 'bag', 'roll', 'sheet', 'deck'] as const;
export const GUSSETS = ['bottom', 'side'] as const;
export const MOUTHS = ['open', 'flap', 'zip', 'handle'] as const;

/** A product with its dimensions. Only `w`, `d` and `h` are written into the drawing. */
export interface SizedView {
  form: (typeof SIZED_FORMS)[number];
  /** Determines the silhouette, where a form has several. */
  kind: PackKind;
  material?: Material | undefined;
  ink?: Ink | undefined;
  tint?: Tint | undefined;
  /** Length of a box or sheet, width of a bag or roll, or diameter. */
  w: number;
  /** Width of a box, gusset of a bag, or core of a roll. */
  d?: number | undefined;
  /** Height, or the second side of a bag or sheet. */
  h?: number | undefined;
  /** Blank: its stretches between creases, such as `L450B350L450B350j30`. The letters name the dimension, if any. */
  cols?: string | undefined;
  rows?: string | undefined;
  /** Blank with slots: depth of the flaps above and below each column, `178,178,178,178,0/…`; `90+30` ends in a tuck. */
  flaps?: string | undefined;
  /** Diameter of a bottle's neck. */
  neck?: number | undefined;
  /** Outer diameter of a roll. */
  reel?: number | undefined;
  gusset?: (typeof GUSSETS)[number] | undefined;
  mouth?: (typeof MOUTHS)[number] | undefined;
}

/** A strapped bundle, a carton, or the product itself: a drum, or something else that is large. */
export const LOADS = ['bundle', 'carton', 'drum', 'unit'] as const;

/** A product packed for shipment: one pack, and a pallet of packs if their number is known. */
export interface PackedView {
  load: (typeof LOADS)[number];
  material?: Material | undefined;
  ink?: Ink | undefined;
  tint?: Tint | undefined;
  /** Units in a pack. */
  units: number;
  /** Packs on a pallet. */
  packs?: number | undefined;
}

/**
 * Scenes that show a product in use: on a shelf; on a table or a floor, beside other goods; on a pallet; below a load; on a load that it
 * wraps, straps or guards; in an open box; on a box that it seals; turned into something else; at a door; on a conveyor;
 * on a steel tray.
 */
export const SCENES = [
  'shelf',
  'table',
  'floor',
  'pallet',
  'loaded',
  'wrapped',
  'strapped',
  'guarded',
  'filled',
  'sealed',
  'into',
  'door',
  'conveyor',
  'tray',
] as const;

/** Goods that a scene shows besides the product, in the same inks and with the same mark. */
type SceneGoods = Pick<PackSpec, 'kind' | 'style' | 'material' | 'tint' | 'top' | 'print' | 'count'>;

/** A product in use. */
export interface UsedView {
  scene: (typeof SCENES)[number];
  spec: PackSpec;
  goods?: SceneGoods | undefined;
}
