import * as z from 'zod/mini';
import { flutes } from '#features/packaging/engineering/rules/board-tables.ts';
import { line } from '#lib/schemas.ts';

/** Kinds of packaging, each described by its own measures. */
export const packagingKinds = [
  'corrugated',
  'carton',
  'rigid',
  'bag',
  'container',
  'film',
  'label',
  'other',
] as const;
export type PackagingKind = (typeof packagingKinds)[number];

export const materials = [
  'Brown kraft',
  'White-top kraft',
  'Testliner',
  'Coated white',
  'Folding boxboard',
  'Solid bleached board',
  'Recycled board',
  'Greyboard',
  'Kraft paper',
  'White paper',
  'Molded fiber',
  'PET',
  'rPET',
  'HDPE',
  'LDPE',
  'PP',
  'BOPP',
  'PVC',
  'PLA',
  'Laminate',
  'Glass',
  'Steel',
  'Aluminum',
  'Wood',
  'Cotton',
  'Jute',
] as const;
export type Material = (typeof materials)[number];

export const finishes = [
  'Gloss varnish',
  'Matte varnish',
  'Spot UV',
  'Aqueous coating',
  'Gloss lamination',
  'Matte lamination',
  'Soft touch',
  'Hot foil',
  'Embossing',
  'Window patch',
] as const;

export type Finish = (typeof finishes)[number];

const printSides = ['outside', 'inside', 'both'] as const;

export const fluteNames = flutes.map(({ flute }) => flute) as [string, ...string[]];

interface Bounds {
  min: number;
  max: number;
  unit: string;
}

const measure = ({ min, max, unit }: Bounds) => {
  const message = `Enter a number from ${min} to ${max.toLocaleString('en')} ${unit}`;
  return z.optional(z.number(message).check(z.gte(min, message), z.lte(max, message)));
};
const millimeters = measure({ min: 1, max: 10_000, unit: 'mm' });

/**
 * The description of a piece of packaging, the same for products, requests, quotes and orders. Everything but the kind may be
 * left open. Lengths are in mm, and inner dimensions for boxes.
 */
export const packagingSpecification = z.object({
  kind: z.enum(packagingKinds, 'Select the kind of packaging'),
  /** FEFCO or ECMA code, or the name of a style. */
  style: z.optional(line({ max: 60 })),
  /** Length of a box, bag or roll end; undefined where the kind has none. */
  lengthMm: millimeters,
  /** Width of a box, bag, label or roll; the diameter of a container. */
  widthMm: millimeters,
  /** Height of a box, container or label; the gusset of a bag. */
  heightMm: millimeters,
  flute: z.optional(z.enum(fluteNames, 'Select a flute')),
  material: z.optional(z.enum(materials, 'Select a material')),
  /** g/m² of paper or board. */
  grammageGsm: measure({ min: 10, max: 3000, unit: 'g/m²' }),
  /** µm of film. */
  thicknessMicron: measure({ min: 5, max: 3000, unit: 'µm' }),
  /** Filling volume in ml. */
  capacityMl: measure({ min: 1, max: 2_000_000, unit: 'ml' }),
  /** 0 for no print. */
  printColors: z.optional(
    z
      .number('Enter one number, such as 2 or 2/0. Describe other colors inside in words.')
      .check(
        z.int('Enter a whole number of colors'),
        z.gte(0, 'Enter a number of colors'),
        z.lte(10, 'Enter no more than 10 colors'),
      ),
  ),
  printSides: z.optional(z.enum(printSides)),
  finish: z.optional(z.enum(finishes, 'Select a finish')),
  /** ± on the dimensions. */
  toleranceMm: measure({ min: 0.1, max: 100, unit: 'mm' }),
  /** Weight of what one piece holds, in g. */
  contentsGrams: measure({ min: 1, max: 2_000_000, unit: 'g' }),
});
export type PackagingSpecification = z.infer<typeof packagingSpecification>;
export type SpecificationField = Exclude<keyof PackagingSpecification, 'kind'>;
