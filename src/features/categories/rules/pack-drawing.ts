import type { AttributeValues } from '../contract/attributes.ts';
import { type PackDrawing, packInks } from '../contract/pack-drawing.ts';

type Kind = PackDrawing['kind'];
type Material = NonNullable<PackDrawing['material']>;
type Ink = NonNullable<PackDrawing['ink']>;
type Form = readonly [kind: Kind, material?: Material];

/** How each family of packaging is drawn. */
const familyForms: Record<string, Form> = {
  corrugated_box: ['corrugated'],
  corrugated_insert: ['sheets', 'kraft'],
  corrugated_sheet: ['sheets', 'kraft'],
  folding_carton: ['carton'],
  rigid_box: ['rigid'],
  mailer: ['polymailer'],
  paper_bag: ['sack', 'kraft'],
  paper_sack: ['sack', 'kraft'],
  display: ['mailer'],
  multipack: ['carton'],
  wrap_paper: ['filmroll'],
  paper_roll: ['filmroll'],
  paperboard: ['sheets', 'white'],
  moulded_fibre: ['tub', 'kraft'],
  paper_tube: ['tin', 'kraft'],
  plastic_bottle: ['bottle', 'pet'],
  glass_bottle: ['bottle', 'amber'],
  jar: ['jar'],
  closure: ['closure'],
  dispenser: ['pump'],
  tube: ['pump', 'white'],
  cosmetic_pack: ['jar'],
  metal_can: ['tin', 'steel'],
  aerosol: ['tin', 'steel'],
  flexible_pouch: ['pouch'],
  plastic_bag: ['polymailer'],
  woven_sack: ['sack', 'white'],
  textile_bag: ['sack', 'kraft'],
  fibc: ['sack', 'white'],
  thermoform: ['blister'],
  cup_tub: ['tub'],
  foodservice: ['cup'],
  foil: ['filmroll', 'foil'],
  film_roll: ['filmroll'],
  shrink_film: ['filmroll'],
  stretch_film: ['filmroll'],
  plastic_sheet: ['sheets', 'grey'],
  resin: ['sack', 'white'],
  foam: ['sheets', 'white'],
  cushioning: ['filmroll'],
  void_fill: ['filmroll'],
  tape: ['tape'],
  label: ['labels'],
  adhesive_ink: ['drum'],
  desiccant: ['pouch', 'white'],
  strap: ['tape'],
  edge_protector: ['sheets', 'kraft'],
  dunnage: ['dunnage'],
  bulk_liner: ['filmroll'],
  security: ['labels'],
  pallet: ['pallet'],
  wooden_box: ['corrugated', 'kraft'],
  crate_tote: ['crate'],
  drum: ['drum', 'steel'],
  ibc: ['drum', 'white'],
  jerrycan: ['jerrycan'],
  pail: ['tub'],
  tank: ['drum', 'white'],
  pharma_film: ['blister'],
  pharma_glass: ['bottle', 'amber'],
  sterile_barrier: ['polymailer', 'white'],
  cold_chain: ['corrugated', 'white'],
  dg_pack: ['corrugated'],
  apparel_trim: ['labels'],
  machine: ['pallet'],
};

/** The fifteen tiles of the home page, each with a drawing of its own. */
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

/** The same text always gives the same number. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

const inkFor = (seed: string, turn: number): Ink =>
  packInks[(hashOf(seed) + turn) % (packInks.length - 1)] ?? 'spruce';

interface DrawnProduct {
  seed: string;
  /** Attribute family of the category. */
  family: string | null;
  attributes: AttributeValues;
  ecoFriendly: boolean;
  customizable: boolean;
}

/** How a product looks while it has no photo: its kind from the family, its proportions and material from its attributes. */
export function packFor({ seed, family, attributes, ecoFriendly, customizable }: DrawnProduct): PackDrawing {
  const [kind, material] = formOf(family, attributes);
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
      ? { style: words(attributes.rigid_style).includes('drawer') ? ('drawer' as const) : ('lid' as const) }
      : {}),
  };
}

/** How a category is drawn: tiles by hand, the rest after their family. */
export function categoryDrawing({ id, family }: { id: string; family: string | null }): PackDrawing {
  const tile = tileDrawings[id];
  if (tile) return tile;
  return packFor({ seed: id, family, attributes: {}, ecoFriendly: false, customizable: true });
}

const words = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '');

function formOf(family: string | null, attributes: AttributeValues): Form {
  const form = (family && familyForms[family]) || (['corrugated'] as const);
  // Mailer boxes stand open in the drawing: FEFCO 0426 and 0427.
  if (family === 'corrugated_box' && ['0426', '0427'].includes(words(attributes.style_code)))
    return ['mailer'];
  if (family === 'plastic_bottle' && words(attributes.closure_type).includes('pump')) return ['pump'];
  return form;
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
  const said = [
    attributes.glass_colour,
    attributes.liner_outer,
    attributes.paper_grade,
    attributes.board_type,
    attributes.material,
    attributes.resin,
  ]
    .map(words)
    .join(' ');
  return materialWords.find(([pattern]) => pattern.test(said))?.[1];
}

/** Only proportions matter, so any complete set of sides will do; those that no pack has are left out. */
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
  // A side of a tenth of the longest is the flattest that can still be read as a box.
  const atLeast = (value: number) => Math.max(value, longest / 10);
  return { w: atLeast(w), d: atLeast(d), h: atLeast(h) };
}
