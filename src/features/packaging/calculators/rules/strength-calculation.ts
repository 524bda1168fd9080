import { usualThickness } from '#features/packaging/engineering/rules/board-tables.ts';
import {
  asKgf,
  compression,
  layersThatStand,
  mckeeWords,
  neededCompression,
  overhangFactor,
  widestPerimeter,
} from '#features/packaging/engineering/rules/strength.ts';
import {
  exponentSource,
  type Factor,
  factorConfidence,
  factorSources,
  handlingFactors,
  humidityFactors,
  patternFactors,
  quickFactors,
  timeFactors,
} from '#features/packaging/engineering/rules/strength-tables.ts';
import {
  knPerMPerLbPerInch,
  mmPerInch,
  newtonsPerKgf,
  newtonsPerLbf,
  rounded,
  toKg,
  toMm,
} from '#features/packaging/engineering/rules/units.ts';
import type { StrengthInput } from '../contract/inputs.ts';
import type { Calculation, Figure } from '../contract.ts';
import { figure } from './figures.ts';

const maxLayers = 999;

/** Everything in kilograms and kilograms-force. */
interface StackStrength {
  strength: number;
  /** Share of the strength that remains. */
  kept: number;
  gross: number;
  /** Load on the lowest box with the requested number of layers. */
  load: number;
}

/** Returns the compression strength by McKee, what remains of it, and the stack that it carries. */
export function calculateStrength(input: StrengthInput): Calculation {
  const gross = toKg(input.gross, input.mass);
  const stacked = {
    strength: asKgf(newtonsOf(input)),
    kept: remainingShareOf(input),
    gross,
    load: (input.layers - 1) * gross,
  };
  return {
    figures: [...figuresOf(stacked, input.layers), ...quickFigures(stacked)],
    warnings: warningsOf(input, stacked),
    grounds: groundsOf(input),
  };
}

/** The exponents belong to pounds and inches; the square root holds in any units. */
function newtonsOf({ form, ect, ectUnit, thickness, flute, length, width, unit }: StrengthInput): number {
  const pounds = compression({
    ect: ectUnit === 'lb/in' ? ect : ect / knPerMPerLbPerInch,
    thickness: (thickness ?? usualThickness(flute)) / mmPerInch,
    perimeter: (2 * (toMm(length, unit) + toMm(width, unit))) / mmPerInch,
    form,
  });
  return pounds * newtonsPerLbf;
}

const factorOf = (list: readonly Factor[], value: string): number =>
  list.find((one) => one.value === value)?.factor ?? 1;

/** Returns the share of its strength that a box retains under these conditions. */
function remainingShareOf(input: StrengthInput): number {
  if (input.factor !== undefined) return input.factor;
  return (
    factorOf(timeFactors, input.days) *
    factorOf(humidityFactors, input.humidity) *
    factorOf(patternFactors, input.pattern) *
    (input.deck === 'gaps' ? factorOf(handlingFactors, 'gap') : 1) *
    (input.handling === 'rough' ? factorOf(handlingFactors, 'rough') : 1) *
    overhangFactor(toMm(input.overhang, input.unit) / mmPerInch)
  );
}

const force = (kgf: number) => [
  { value: kgf * newtonsPerKgf, unit: 'N' },
  { value: (kgf * newtonsPerKgf) / newtonsPerLbf, unit: 'lbf' },
];

function figuresOf({ strength, kept, gross, load }: StackStrength, wanted: number): Figure[] {
  const usable = strength * kept;
  const needed = kept > 0 ? neededCompression(load, kept) : 0;
  const strengthFigure = (id: string, { label, kgf }: { label: string; kgf: number }): Figure =>
    figure({ id, label, value: kgf, unit: 'kgf', also: force(kgf), lead: id === 'compression' });
  return [
    figure({
      id: 'layers',
      label: 'Max. layers',
      value: Math.min(layersThatStand(usable, gross), maxLayers),
      unit: '',
      lead: true,
    }),
    strengthFigure('compression', { label: 'Compression, new and dry', kgf: strength }),
    strengthFigure('usable', { label: 'Compression under these conditions', kgf: usable }),
    figure({ id: 'kept', label: 'Strength retained', value: kept * 100, unit: '%' }),
    ...(kept > 0
      ? [figure({ id: 'safety', label: 'Equivalent safety factor', value: 1 / kept, unit: '' })]
      : []),
    strengthFigure('load', { label: `Load on the bottom of ${wanted} layers`, kgf: load }),
    ...(kept > 0
      ? [strengthFigure('needed', { label: `Compression needed for ${wanted} layers`, kgf: needed })]
      : []),
  ];
}

const quickFigures = ({ strength, gross }: StackStrength): Figure[] =>
  quickFactors.map(({ label, factor }) =>
    figure({
      id: `quick-${label.toLowerCase()}`,
      label: `Layers by the quick factor ${factor} (${label.toLowerCase()})`,
      value: Math.min(layersThatStand(strength / factor, gross), maxLayers),
      unit: '',
    }),
  );

function warningsOf(
  { length, width, height, unit, layers }: StrengthInput,
  { strength, kept, load }: StackStrength,
): string[] {
  const usable = strength * kept;
  const perimeter = 2 * (toMm(length, unit) + toMm(width, unit));
  return [
    ...(usable < load
      ? [
          `${layers} layers are too many. The bottom box would carry ${rounded(load)} kgf but can carry only ${rounded(usable)} kgf.`,
        ]
      : []),
    ...(perimeter > widestPerimeter * toMm(height, unit)
      ? ['The perimeter is more than seven times the height. The formula overestimates flat boxes.']
      : []),
  ];
}

const groundsOf = ({ form, factor }: StrengthInput): Calculation['grounds'] => [
  {
    rule: mckeeWords[form].formula,
    confidence: 'high; upright flutes, loaded from above',
    sources: [...mckeeWords[form].sources],
  },
  factor === undefined
    ? {
        rule: 'Strength retained: time × humidity × pattern × deck × handling × overhang',
        confidence: factorConfidence,
        sources: [...factorSources, exponentSource],
      }
    : { rule: `Strength retained: ${factor}`, confidence: 'yours', sources: [] },
  {
    rule: 'Layers: whole part of what is left ÷ gross weight, plus one',
    confidence: 'definition',
    sources: [],
  },
];
