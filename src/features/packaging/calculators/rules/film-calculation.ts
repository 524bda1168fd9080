import {
  bagGrams,
  densities,
  filmSources,
  gaugeKgPer1000,
  rollLengthM,
  rollWeightKg,
  squareInchesPerLb,
  squareMetresPerKg,
} from '#features/packaging/engineering/rules/film.ts';
import {
  fromMm,
  gramsPerOunce,
  metresPerFoot,
  micronPerGaugeUk,
  micronPerGaugeUs,
  micronPerMil,
  toKg,
  toMm,
} from '#features/packaging/engineering/rules/units.ts';
import type { FilmInput } from '../contract/inputs.ts';
import type { Calculation, Figure } from '../contract.ts';
import { figure, weightFigure } from './figures.ts';

const micronPer: Record<FilmInput['thicknessUnit'], number> = {
  micron: 1,
  mil: micronPerMil,
  'gauge-us': micronPerGaugeUs,
  'gauge-uk': micronPerGaugeUk,
};

interface Web {
  micron: number;
  density: number;
}

/** Yield, rolls and bags of a film. */
export function calculateFilm(input: FilmInput): Calculation {
  const listed = densities.find(({ material }) => material === input.material)?.density ?? 1;
  const web = { micron: input.thickness * micronPer[input.thicknessUnit], density: input.density ?? listed };
  return {
    figures: [...rollFigures(input, web), ...bagFigures(input, web), ...webFigures(web)],
    warnings:
      input.density === undefined
        ? []
        : [`The table has ${listed} g/cm³ for ${input.material}; your value is used.`],
    grounds,
  };
}

function rollFigures({ width, unit, roll, mass }: FilmInput, web: Web): Figure[] {
  const widthMm = toMm(width, unit);
  const metres = rollLengthM({ ...web, kg: toKg(roll, mass), widthMm });
  return [
    figure({
      id: 'roll-length',
      label: 'Film on the roll',
      value: metres,
      unit: 'm',
      also: [{ value: metres / metresPerFoot, unit: 'ft' }],
      lead: true,
    }),
    figure({
      id: 'yield',
      label: 'Yield',
      value: squareMetresPerKg(web),
      unit: 'm² per kg',
      also: [{ value: squareInchesPerLb(web.micron / micronPerMil, web.density), unit: 'in² per lb' }],
    }),
    weightFigure({
      id: 'per-1000-m',
      label: 'Weight of 1,000 m',
      kg: rollWeightKg({ ...web, metres: 1000, widthMm }),
    }),
  ];
}

function bagFigures({ bagWidth, bagLength, gusset, flap, unit }: FilmInput, web: Web): Figure[] {
  const [width, length, flapMm] = [toMm(bagWidth + gusset, unit), toMm(bagLength, unit), toMm(flap, unit)];
  const grams = bagGrams({
    ...web,
    widthCm: fromMm(width, 'cm'),
    lengthCm: fromMm(length + flapMm / 2, 'cm'),
  });
  const byGauge = gaugeKgPer1000({
    lengthIn: fromMm(length, 'in'),
    flapIn: fromMm(flapMm, 'in'),
    widthIn: fromMm(width, 'in'),
    gauge: web.micron / micronPerGaugeUs,
  });
  return [
    figure({
      id: 'bag',
      label: 'Weight per bag',
      value: grams,
      unit: 'g',
      also: [{ value: grams / gramsPerOunce, unit: 'oz' }],
      lead: true,
    }),
    weightFigure({ id: 'bags-1000', label: 'Weight of 1,000 bags', kg: grams }),
    weightFigure({ id: 'gauge-rule', label: 'Weight of 1,000 bags (gauge rule)', kg: byGauge }),
    figure({ id: 'bags-per-kg', label: 'Bags per kilogram', value: 1000 / grams, unit: '' }),
  ];
}

const webFigures = ({ micron, density }: Web): Figure[] => [
  figure({
    id: 'thickness',
    label: 'Thickness',
    value: micron,
    unit: 'micron',
    also: [
      { value: micron / micronPerMil, unit: 'mil' },
      { value: micron / micronPerGaugeUs, unit: 'US gauge' },
    ],
  }),
  figure({ id: 'density', label: 'Density', value: density, unit: 'g/cm³' }),
];

const grounds: Calculation['grounds'] = [
  {
    rule: 'Meters = kg × 1,000 ÷ (width in m × micron × density)',
    confidence: 'high',
    sources: [...filmSources],
  },
  {
    rule: 'Bag: 2 × width × length × thickness × density; gussets in the width, half of the flap in the length',
    confidence: 'high',
    sources: [...filmSources],
  },
  {
    rule: 'Gauge rule: (length + flap ÷ 2) × width × gauge ÷ 3,300, made for polyethylene',
    confidence: 'high',
    sources: filmSources.slice(1),
  },
];
