import type { AttributeValues } from '#features/catalog/taxonomy/contract/attributes.ts';
import type { PackKind, PackSpec, SizedView } from '#lib/art/types.ts';
import { formatCount } from '#lib/formats.ts';
import { blankOf } from './blanks.ts';
import { boxMeasures, diameterOf, lengthOf, neckOf, palletSides } from './measures.ts';

interface SizedDrawing {
  view: SizedView;
  /** The content of the drawing, without the dimensions. */
  seen: string;
  /** The dimensions in words. */
  note: string;
}

export interface DrawnGoods {
  pack: PackSpec;
  attributes: AttributeValues;
  /** Attribute family of the category. */
  family: string | null;
}

/** Returns the drawing with dimensions; null if the product does not state enough of them. */
export function sizedDrawing(goods: DrawnGoods): SizedDrawing | null {
  for (const draw of [pallet, round, bag, box, roll, sheet, cap]) {
    const drawing = draw(goods);
    if (drawing) return drawing;
  }
  return null;
}

const look = ({ kind, material, ink, tint }: PackSpec) => ({ kind, material, ink, tint });
const number = (length: number): string => (Number.isInteger(length) ? formatCount(length) : String(length));
const mm = (...lengths: number[]): string => `${lengths.map(number).join('\u00a0×\u00a0')}\u00a0mm`;

function pallet({ pack, attributes }: DrawnGoods): SizedDrawing | null {
  const sides = palletSides(attributes);
  if (!sides) return null;
  const [w, d] = sides;
  if (pack.kind !== 'pallet')
    return { view: { ...look(pack), form: 'sheet', w, h: d }, seen: 'Seen from above', note: mm(w, d) };
  return { view: { ...look(pack), form: 'deck', w, d }, seen: 'The deck from above', note: mm(w, d) };
}

function round({ pack, attributes }: DrawnGoods): SizedDrawing | null {
  const [w, h] = [diameterOf(attributes), lengthOf(attributes, 'height')];
  if (!w || !h) return null;
  const neck = neckOf(attributes);
  const finish = attributes.neck_finish;
  return {
    view: { ...look(pack), form: 'round', w, h, ...(neck && neck <= w ? { neck } : {}) },
    seen: 'Side view',
    note: `Diameter ${mm(w)} · height ${mm(h)}${neck ? ` · neck ${String(finish)}` : ''}`,
  };
}

function box({ pack, attributes }: DrawnGoods): SizedDrawing | null {
  const measures = boxMeasures(attributes);
  if (!measures) return null;
  const { where, ...size } = measures;
  const blank = blankOf(attributes, measures);
  const words = `${{ inside: 'Inside ', outside: 'Outside ', '': '' }[where]}${mm(size.w, size.d, size.h)}`;
  return {
    view: { ...look(pack), form: blank ? 'blank' : 'box', ...size, ...blank?.stretches },
    seen: blank ? 'The flat blank' : 'Two views of the box',
    note: blank?.note ? `${words} · ${blank.note}` : words,
  };
}

const bagFamilies: readonly (string | null)[] = [
  'mailer',
  'plastic_bag',
  'flexible_pouch',
  'paper_bag',
  'paper_sack',
  'woven_sack',
  'textile_bag',
  'sterile_barrier',
];
const bottomGussets: readonly unknown[] = ['Stand-up (doypack)', 'Spouted'];
const sideGussets: readonly unknown[] = ['Side gusset', 'Flat bottom', 'Quad seal'];

function bag({ pack, attributes, family }: DrawnGoods): SizedDrawing | null {
  if (!bagFamilies.includes(family) || ['outline', 'mailer', 'labels', 'tray'].includes(pack.kind))
    return null;
  const [w, h] = [lengthOf(attributes, 'width'), lengthOf(attributes, 'height', 'length')];
  if (!w || !h) return null;
  const d = lengthOf(attributes, 'gusset');
  const gusset = d ? gussetOf(attributes, family) : undefined;
  const mouth = mouthOf(attributes, pack);
  return {
    view: {
      ...look(pack),
      form: 'bag',
      w,
      h,
      ...(d ? { d } : {}),
      ...(gusset && { gusset }),
      ...(mouth && { mouth }),
    },
    seen: 'Laid flat',
    note: `Flat ${mm(w, h)}${d ? ` · gusset ${mm(d)}` : ''}`,
  };
}

/** Returns where the gusset is; undefined if the product does not tell, so that none is drawn. */
function gussetOf({ pouch_style: style }: AttributeValues, family: string | null): SizedView['gusset'] {
  if (family === 'paper_bag' || family === 'paper_sack' || sideGussets.includes(style)) return 'side';
  return bottomGussets.includes(style) ? 'bottom' : undefined;
}

function mouthOf(values: AttributeValues, { kind }: PackSpec): SizedView['mouth'] {
  const { closure_type: closure, handle_type: handle } = values;
  if (closure === 'Zipper' || closure === 'Slider') return 'zip';
  if (closure === 'Peel and seal' || kind === 'envelope') return 'flap';
  return typeof handle === 'string' && handle !== 'None' && handle !== 'Die cut' ? 'handle' : undefined;
}

const rolledKinds: readonly PackKind[] = ['filmroll', 'tape', 'coil'];
const notRolled: readonly PackKind[] = ['flatbag', 'labels', 'ware', 'tray'];

function roll({ pack, attributes }: DrawnGoods): SizedDrawing | null {
  const metres = lengthOf(attributes, 'roll_length');
  const w = lengthOf(attributes, 'roll_width') ?? (metres ? lengthOf(attributes, 'width') : undefined);
  if (!w || notRolled.includes(pack.kind) || (!metres && !rolledKinds.includes(pack.kind))) return null;
  const core = lengthOf(attributes, 'core_diameter');
  const reel = core && metres ? outerDiameter(attributes, { core, metres }) : undefined;
  const facts = [
    `Width ${mm(w)}`,
    core && `core ${mm(core)}`,
    metres && `${number(metres)}\u00a0m long`,
    !reel && 'diameter not to scale',
  ];
  return {
    view: { ...look(pack), form: 'roll', w, ...(core ? { d: core } : {}), ...(reel ? { reel } : {}) },
    seen: 'The roll from the front and from its end',
    note: facts.filter(Boolean).join(' · '),
  };
}

/** The cross-section of the wound film is its length times its thickness. */
function outerDiameter(
  attributes: AttributeValues,
  { core, metres }: { core: number; metres: number },
): number | undefined {
  const micron = lengthOf(attributes, 'thickness_micron', 'pvc_thickness');
  if (!micron) return undefined;
  const wound = metres * 1000 * (micron / 1000);
  return Math.round(Math.sqrt(core ** 2 + (4 / Math.PI) * wound));
}

/** Two sides of these do not tell what they look like from above. */
const notFlat: readonly PackKind[] = [
  'sack',
  'cup',
  'tub',
  'pail',
  'jar',
  'bottle',
  'can',
  'papertube',
  'drum',
  'tank',
  'tray',
  'corrugated',
  'carton',
  'crate',
  'foodbox',
  'carrier',
];

function sheet({ pack, attributes }: DrawnGoods): SizedDrawing | null {
  if (notFlat.includes(pack.kind)) return null;
  const isLabel = pack.kind === 'labels';
  const w = lengthOf(attributes, ...(isLabel ? ['width', 'length'] : ['length', 'width']));
  const h = lengthOf(attributes, ...(isLabel ? ['height', 'length'] : ['width', 'height']));
  if (!w || !h || (attributes.length === undefined && attributes.height === undefined)) return null;
  const thickness = lengthOf(attributes, 'thickness');
  return {
    view: { ...look(pack), form: 'sheet', w, h },
    seen: 'Seen from above',
    note: `${mm(w, h)}${thickness ? ` · ${mm(thickness)} thick` : ''}`,
  };
}

function cap({ pack, attributes }: DrawnGoods): SizedDrawing | null {
  const w = lengthOf(attributes, 'cap_size');
  if (!w || pack.kind !== 'closure') return null;
  return { view: { ...look(pack), form: 'disc', w }, seen: 'Seen from above', note: `Diameter ${mm(w)}` };
}
