import { allowancesFor } from '#features/packaging/engineering/rules/allowances.ts';
import { usualThickness } from '#features/packaging/engineering/rules/board-tables.ts';
import { sizeOf } from '#features/packaging/engineering/rules/fefco.ts';
import { styleNamed } from '#features/packaging/engineering/rules/fefco-styles.ts';
import { formatNumber } from '#lib/formats.ts';
import type { Material, PackagingKind, PackagingSpecification, SpecificationField } from './contract.ts';

export const kindLabels: Record<PackagingKind, string> = {
  corrugated: 'Corrugated box',
  carton: 'Folding carton',
  rigid: 'Rigid box',
  bag: 'Bag, pouch or mailer',
  container: 'Bottle, jar, can or drum',
  film: 'Film or paper on a roll',
  label: 'Label or tape',
  other: 'Other packaging',
};

interface KindRules {
  fields: readonly SpecificationField[];
  materials: readonly Material[];
  /** Names of the dimensions, where they are not length, width and height. */
  names?: Partial<Record<SpecificationField, string>>;
}

const print: readonly SpecificationField[] = ['printColors', 'printSides', 'finish'];
const box: readonly SpecificationField[] = ['lengthMm', 'widthMm', 'heightMm'];
const insideNames = { lengthMm: 'Inner length', widthMm: 'Inner width', heightMm: 'Inner height' };
const plastics: readonly Material[] = ['PET', 'rPET', 'HDPE', 'LDPE', 'PP', 'BOPP', 'PVC', 'PLA'];
const boards: readonly Material[] = ['Folding boxboard', 'Solid bleached board', 'Recycled board'];

const kinds: Record<PackagingKind, KindRules> = {
  corrugated: {
    fields: ['style', ...box, 'flute', 'material', ...print, 'toleranceMm', 'contentsGrams'],
    materials: ['Brown kraft', 'White-top kraft', 'Testliner', 'Coated white'],
    names: insideNames,
  },
  carton: {
    fields: ['style', ...box, 'material', 'grammageGsm', ...print, 'toleranceMm', 'contentsGrams'],
    materials: [...boards, 'Kraft paper'],
    names: insideNames,
  },
  rigid: {
    fields: ['style', ...box, 'material', ...print, 'toleranceMm', 'contentsGrams'],
    materials: ['Greyboard', 'Recycled board'],
    names: insideNames,
  },
  bag: {
    fields: [
      'style',
      'widthMm',
      'lengthMm',
      'heightMm',
      'material',
      'grammageGsm',
      'thicknessMicron',
      ...print,
    ],
    materials: ['Kraft paper', 'White paper', ...plastics, 'Laminate', 'Cotton', 'Jute'],
    names: { heightMm: 'Gusset' },
  },
  container: {
    fields: ['style', 'capacityMl', 'widthMm', 'heightMm', 'material', 'printColors'],
    materials: ['Glass', ...plastics, 'Steel', 'Aluminum', 'Molded fiber'],
    names: { widthMm: 'Diameter' },
  },
  film: {
    fields: ['widthMm', 'material', 'grammageGsm', 'thicknessMicron', 'printColors'],
    materials: ['Kraft paper', 'White paper', ...plastics, 'Laminate', 'Aluminum'],
    names: { widthMm: 'Roll width' },
  },
  label: {
    fields: ['style', 'widthMm', 'heightMm', 'material', 'printColors', 'finish'],
    materials: ['White paper', 'Kraft paper', ...plastics],
  },
  other: {
    fields: ['style', ...box, 'material', 'printColors', 'finish', 'contentsGrams'],
    materials: ['Wood', 'Steel', 'Aluminum', 'Molded fiber', ...boards, ...plastics],
  },
};

/** Returns the fields that describe a kind of packaging, in the order of forms. */
export const fieldsOf = (kind: PackagingKind): readonly SpecificationField[] => kinds[kind].fields;

/** Returns the materials of a kind of packaging. */
export const materialsOf = (kind: PackagingKind): readonly Material[] => kinds[kind].materials;

const fieldNames: Record<SpecificationField, string> = {
  style: 'Style',
  lengthMm: 'Length',
  widthMm: 'Width',
  heightMm: 'Height',
  flute: 'Flute',
  material: 'Material',
  grammageGsm: 'Grammage',
  thicknessMicron: 'Thickness',
  capacityMl: 'Capacity',
  printColors: 'Print colors',
  printSides: 'Printed',
  finish: 'Finish',
  toleranceMm: 'Tolerance',
  contentsGrams: 'Weight of the contents',
};

/** Returns the name of a field for a kind: the `widthMm` of a container is its diameter. */
export const nameOf = (kind: PackagingKind, field: SpecificationField): string =>
  kinds[kind].names?.[field] ?? fieldNames[field];

const familyKinds: Record<string, PackagingKind> = {
  corrugated_box: 'corrugated',
  folding_carton: 'carton',
  rigid_box: 'rigid',
};
const bagFamily = /_bag$|_sack$|mailer|pouch|fibc/;
const containerFamily =
  /bottle|^jar$|can$|aerosol|drum|jerrycan|pail|tank|ibc|^tube$|paper_tube|cosmetic|cup_tub/;
const filmFamily = /film|_roll$|foil|wrap_paper/;
const labelFamily = /^label$|^tape$/;

/** Returns the kind of packaging that an attribute family of the taxonomy holds. */
export function kindOfFamily(family: string | null): PackagingKind {
  const name = family ?? '';
  const exact = familyKinds[name];
  if (exact) return exact;
  if (bagFamily.test(name)) return 'bag';
  if (containerFamily.test(name)) return 'container';
  if (filmFamily.test(name)) return 'film';
  return labelFamily.test(name) ? 'label' : 'other';
}

/** Returns the specification without fields that its kind does not have. */
export function keepFieldsOfKind(specification: PackagingSpecification): PackagingSpecification {
  const kept = Object.entries(specification).filter(
    ([field, value]) =>
      value !== undefined &&
      value !== '' &&
      (field === 'kind' || fieldsOf(specification.kind).includes(field as SpecificationField)),
  );
  return Object.fromEntries(kept) as PackagingSpecification;
}

/** Returns the size as people write it: `250 × 180 × 80 mm`; null without any dimension. */
function sizeText({ kind, ...size }: PackagingSpecification): string | null {
  const order = fieldsOf(kind).filter((field) => field.endsWith('Mm') && field !== 'toleranceMm');
  const values = order
    .map((field) => size[field] as number | undefined)
    .filter((value) => value !== undefined);
  if (values.length === 0) return null;
  return `${values.map((value) => formatNumber(value)).join('\u00a0×\u00a0')}\u00a0mm`;
}

const printedWords = { outside: 'outside', inside: 'inside', both: 'outside and inside' };

function printText({ printColors, printSides }: PackagingSpecification): string | null {
  if (printColors === undefined) return null;
  if (printColors === 0) return 'no print';
  const colors = `${printColors} ${printColors === 1 ? 'color' : 'colors'}`;
  return printSides ? `${colors} ${printedWords[printSides]}` : colors;
}

const weightText = (grams: number): string =>
  grams < 1000 ? `${formatNumber(grams)}\u00a0g` : `${formatNumber(grams / 1000)}\u00a0kg`;

/** Returns a specification on one line: `0427 · 250 × 180 × 80 mm inside · E flute · 2 colors outside`. */
export function describeSpecification(specification: PackagingSpecification): string {
  const { kind, style, flute, material, grammageGsm, thicknessMicron, capacityMl, finish } = specification;
  const size = sizeText(specification);
  const isBox = kinds[kind].names === insideNames;
  const parts = [
    style && (/^\d{4}$/.test(style) ? `FEFCO ${style}` : style),
    capacityMl === undefined ? null : `${formatNumber(capacityMl)}\u00a0ml`,
    size && (isBox ? `${size} inside` : size),
    flute && `${flute} flute`,
    material,
    grammageGsm === undefined ? null : `${formatNumber(grammageGsm)}\u00a0g/m²`,
    thicknessMicron === undefined ? null : `${formatNumber(thicknessMicron)}\u00a0µm`,
    printText(specification),
    finish,
    specification.toleranceMm === undefined
      ? null
      : `±\u00a0${formatNumber(specification.toleranceMm)}\u00a0mm`,
    specification.contentsGrams === undefined ? null : `holds ${weightText(specification.contentsGrams)}`,
  ];
  return parts.filter((part) => part).join(' · ');
}

/**
 * Returns the larger and the smaller side of the largest flat piece of a box, in mm, by the FEFCO formula of its style
 * (the regular slotted case if it names none); null for other kinds and for boxes without all three dimensions.
 * Allowances are those of the thickness of the flute.
 */
export function blankOf(specification: PackagingSpecification): { longMm: number; shortMm: number } | null {
  const { kind, lengthMm, widthMm, heightMm, style, flute } = specification;
  if (!lengthMm || !widthMm || !heightMm || (kind !== 'corrugated' && kind !== 'carton')) return null;
  const thicknessMm = kind === 'carton' ? 0.5 : usualThickness(flute ?? 'B');
  const fefco = styleNamed(style ?? '') ?? styleNamed(kind === 'carton' ? '0215' : '0201');
  if (!fefco) return null;
  const parts = fefco.parts({
    lengthMm,
    widthMm,
    heightMm,
    thicknessMm,
    allowances: allowancesFor({ model: 'thickness', flute: flute ?? 'B', thicknessMm }),
    flapMm: fefco.flap?.mm ?? 0,
    lidMm: heightMm,
    clearanceMm: 2,
  });
  const sizes = parts.map(sizeOf).toSorted((a, b) => b.lengthMm * b.widthMm - a.lengthMm * a.widthMm);
  const [largest] = sizes;
  if (!largest) return null;
  const sides = [Math.round(largest.lengthMm), Math.round(largest.widthMm)];
  return { longMm: Math.max(...sides), shortMm: Math.min(...sides) };
}
