import * as z from 'zod/mini';
import { allowanceModels } from '#features/packaging/engineering/rules/allowances.ts';
import { flutes } from '#features/packaging/engineering/rules/board-tables.ts';
import { fefcoStyles } from '#features/packaging/engineering/rules/fefco-styles.ts';
import { densities } from '#features/packaging/engineering/rules/film.ts';
import { containers, pallets } from '#features/packaging/engineering/rules/load-tables.ts';
import { mckeeForms } from '#features/packaging/engineering/rules/strength.ts';
import {
  humidityFactors,
  patternFactors,
  timeFactors,
} from '#features/packaging/engineering/rules/strength-tables.ts';
import { formatNumber } from '#lib/formats.ts';
import { ownPallet } from '../rules/calculators.ts';

/** The inputs of each calculator. Each has a default, so that a URL without a query shows a worked example. */

interface Bounds {
  min: number;
  max: number;
}

const bounded = ({ min, max }: Bounds) => {
  const message = `Enter a number from ${min} to ${formatNumber(max)}`;
  return z.coerce.number(message).check(z.gte(min, message), z.lte(max, message));
};
const figure = (fallback: number, bounds: Bounds) => z._default(bounded(bounds), fallback);
const own = (bounds: Bounds) => z.optional(bounded(bounds));
const word = <T extends string>(words: readonly T[], fallback: NoInfer<T>) =>
  z._default(z.enum(words as readonly [T, ...T[]], 'Select from the list'), fallback);

const codes = fefcoStyles.map(({ code }) => code);
const fluteNames = flutes.map(({ flute }) => flute);
const valuesOf = (factors: readonly { value: string }[]): string[] => factors.map(({ value }) => value);

/** Sizes are in the unit that is named; anything from a matchbox to a pallet box. */
const size: Bounds = { min: 0.5, max: 5000 };
const unit = word(['mm', 'in'], 'mm');
const mass = word(['kg', 'lb'], 'kg');

export const blankInput = z.object({
  style: word(codes, '0201'),
  unit,
  length: figure(300, size),
  width: figure(200, size),
  height: figure(150, size),
  flute: word(fluteNames, 'B'),
  model: word(allowanceModels, 'flute'),
  /** Millimetres whatever the unit: board is bought so. Left out: the flute’s usual one. */
  thickness: own({ min: 0.2, max: 30 }),
  joint: own({ min: 0, max: 200 }),
  trim: own({ min: 0, max: 200 }),
  flap: own({ min: 0, max: 2000 }),
  lid: own(size),
  clearance: figure(3, { min: 0, max: 50 }),
  gsm: figure(450, { min: 50, max: 5000 }),
});
export type BlankInput = z.output<typeof blankInput>;

export const strengthInput = z.object({
  unit,
  length: figure(400, size),
  width: figure(300, size),
  height: figure(300, size),
  ect: figure(5.6, { min: 0.1, max: 200 }),
  ectUnit: word(['kN/m', 'lb/in'], 'kN/m'),
  flute: word(fluteNames, 'C'),
  thickness: own({ min: 0.2, max: 30 }),
  form: word(mckeeForms, 'simplified'),
  gross: figure(12, { min: 0.01, max: 3000 }),
  mass,
  layers: figure(5, { min: 1, max: 50 }),
  days: word(valuesOf(timeFactors), '30'),
  humidity: word(valuesOf(humidityFactors), '70'),
  pattern: word(valuesOf(patternFactors), 'aligned'),
  deck: word(['closed', 'gaps'], 'closed'),
  handling: word(['careful', 'rough'], 'careful'),
  overhang: figure(0, { min: 0, max: 250 }),
  /** In place of all factors above. */
  factor: own({ min: 0.01, max: 1 }),
});
export type StrengthInput = z.output<typeof strengthInput>;

export const palletInput = z.object({
  unit,
  length: figure(400, size),
  width: figure(300, size),
  height: figure(250, size),
  gross: figure(8, { min: 0.01, max: 3000 }),
  mass,
  stand: word(['upright', 'any'], 'upright'),
  pallet: word([...pallets.map(({ id }) => id), ownPallet], 'eur-2-iso'),
  palletLength: own({ min: 10, max: 5000 }),
  palletWidth: own({ min: 10, max: 5000 }),
  /** From the ground, with the pallet. Left out: 1,800 mm. */
  maxHeight: own({ min: 10, max: 5000 }),
  container: word(['none', ...containers.map(({ code }) => code)], '22G1'),
});
export type PalletInput = z.output<typeof palletInput>;

export const filmInput = z.object({
  material: word(
    densities.map(({ material }) => material),
    'LDPE',
  ),
  density: own({ min: 0.3, max: 20 }),
  thickness: figure(50, { min: 0.1, max: 5000 }),
  thicknessUnit: word(['micron', 'mil', 'gauge-us', 'gauge-uk'], 'micron'),
  unit,
  width: figure(500, size),
  roll: figure(25, { min: 0.01, max: 5000 }),
  mass,
  bagWidth: figure(300, size),
  bagLength: figure(400, size),
  gusset: figure(0, { min: 0, max: 2000 }),
  flap: figure(0, { min: 0, max: 1000 }),
});
export type FilmInput = z.output<typeof filmInput>;

export const boardInput = z.object({
  /** From outside in, 3, 5 or 7 of them: `150/120/150`. */
  papers: z._default(
    z
      .string('Enter the paper grades')
      .check(
        z.trim(),
        z.maxLength(60, 'Use no more than 60 characters'),
        z.regex(
          /^\d{2,4}(\s*[/,+ ]\s*\d{2,4}){2}((\s*[/,+ ]\s*\d{2,4}){2}){0,2}$/,
          'Enter 3, 5 or 7 weights in g/m² from outside to inside, such as 150/120/150',
        ),
      ),
    '150/150/150',
  ),
  flute: word(fluteNames, 'C'),
  glue: figure(0, { min: 0, max: 40 }),
  burstFactor: figure(18, { min: 5, max: 60 }),
  ect: figure(32, { min: 0.1, max: 200 }),
  ectUnit: word(['lb/in', 'kN/m'], 'lb/in'),
  burst: figure(200, { min: 1, max: 10_000 }),
  burstUnit: word(['psi', 'kPa', 'kg/cm2'], 'psi'),
});
export type BoardInput = z.output<typeof boardInput>;
