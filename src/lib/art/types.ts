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

export const RIGID_STYLES = ['lid', 'drawer'] as const;

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
  /** Style of rigid boxes, lift-off lid or drawer; by default, the seed decides. */
  style?: (typeof RIGID_STYLES)[number] | undefined;
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
