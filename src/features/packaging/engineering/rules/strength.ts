import { exponentSource, formulaSources } from './strength-tables.ts';
import { newtonsPerKgf } from './units.ts';

/** The two forms of the McKee formula. ECT, thickness and perimeter in units that belong together: lb/in and in, or N/m and m. */
export const mckeeForms = ['simplified', 'exponents'] as const;
type MckeeForm = (typeof mckeeForms)[number];

export const mckeeWords: Record<MckeeForm, { label: string; formula: string; sources: readonly string[] }> = {
  simplified: {
    label: 'Square root',
    formula: '5.87 × ECT × √(thickness × perimeter)',
    sources: formulaSources,
  },
  exponents: {
    label: 'Exponents',
    formula: '5.87 × ECT × perimeter^0.4924 × thickness^0.5076',
    sources: [exponentSource],
  },
};

interface Board {
  ect: number;
  thickness: number;
  perimeter: number;
  form?: MckeeForm;
}

/** Returns the compression strength of a slotted case between two plates, in pounds or newtons like its measures. */
export function compression({ ect, thickness, perimeter, form = 'simplified' }: Board): number {
  return form === 'simplified'
    ? 5.87 * ect * Math.sqrt(thickness * perimeter)
    : 5.87 * ect * perimeter ** 0.4924 * thickness ** 0.5076;
}

/** Returns the share of the strength that remains with an overhang over the edge of a pallet, in inches. */
export const overhangFactor = (inches: number): number => 1 - Math.min((Math.sqrt(inches) * 32.25) / 100, 1);

/** Boxes in a stack, the lowest one included, before it carries more than it may. */
export const layersThatStand = (capacityKgf: number, grossKg: number): number =>
  Math.floor(capacityKgf / grossKg + 1e-9) + 1;

/** Compression that a box needs new and dry to carry a load under these factors. */
export const neededCompression = (loadKgf: number, multiplier: number): number => loadKgf / multiplier;

export const asKgf = (newtons: number): number => newtons / newtonsPerKgf;

/** The formula was found on boxes no wider than this. */
export const widestPerimeter = 7;
