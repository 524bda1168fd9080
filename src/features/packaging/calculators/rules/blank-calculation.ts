import {
  type Allowances,
  allowancesFor,
  modelKnows,
  modelWords,
} from '#features/packaging/engineering/rules/allowances.ts';
import { blankGrams, quickArea } from '#features/packaging/engineering/rules/board.ts';
import { fluteSources, usualThickness } from '#features/packaging/engineering/rules/board-tables.ts';
import { type BlankPart, type FefcoStyle, sizeOf } from '#features/packaging/engineering/rules/fefco.ts';
import { styleNamed } from '#features/packaging/engineering/rules/fefco-styles.ts';
import { gramsPerOunce, squareFeetPerM2, toMm } from '#features/packaging/engineering/rules/units.ts';
import type { BlankInput } from '../contract/inputs.ts';
import type { Calculation, Figure } from '../contract.ts';
import { figure, lengthFigure } from './figures.ts';

interface Box {
  style: FefcoStyle | undefined;
  size: { lengthMm: number; widthMm: number; heightMm: number };
  thicknessMm: number;
  allowances: Allowances;
}

/** The flat pieces of a box, their size and weight. */
export function calculateBlank(input: BlankInput): { calculation: Calculation; parts: BlankPart[] } {
  const box = boxOf(input);
  const parts =
    box.style?.parts({
      ...box.size,
      thicknessMm: box.thicknessMm,
      allowances: box.allowances,
      flapMm: input.flap ?? box.style.flap?.mm ?? 0,
      lidMm: input.lid === undefined ? box.size.heightMm : toMm(input.lid, input.unit),
      clearanceMm: input.clearance,
    }) ?? [];
  const figures = [
    ...parts.flatMap((part) =>
      sideFigures(part, { isOne: parts.length === 1, trimMm: box.allowances.trimMm }),
    ),
    ...boardFigures(parts, { ...box, gsm: input.gsm }),
  ];
  return {
    calculation: { figures, warnings: warningsOf(input, box), grounds: groundsOf(input, box) },
    parts,
  };
}

function boxOf(input: BlankInput): Box {
  const thicknessMm = input.thickness ?? usualThickness(input.flute);
  const base = allowancesFor({ model: input.model, flute: input.flute, thicknessMm });
  return {
    style: styleNamed(input.style),
    size: {
      lengthMm: toMm(input.length, input.unit),
      widthMm: toMm(input.width, input.unit),
      heightMm: toMm(input.height, input.unit),
    },
    thicknessMm,
    allowances: { ...base, jointMm: input.joint ?? base.jointMm, trimMm: input.trim ?? base.trimMm },
  };
}

function sideFigures(part: BlankPart, { isOne, trimMm }: { isOne: boolean; trimMm: number }): Figure[] {
  const { lengthMm, widthMm } = sizeOf(part);
  const [id, name] = [part.name.toLowerCase(), isOne ? 'Blank' : part.name];
  const blank = [
    lengthFigure({ id: `${id}-length`, label: `${name} length`, mm: lengthMm, lead: true }),
    lengthFigure({ id: `${id}-width`, label: `${name} width`, mm: widthMm, lead: true }),
  ];
  if (trimMm === 0) return blank;
  return [
    ...blank,
    lengthFigure({ id: `${id}-sheet-length`, label: `${name} length with trim`, mm: lengthMm + trimMm }),
    lengthFigure({ id: `${id}-sheet-width`, label: `${name} width with trim`, mm: widthMm + trimMm }),
  ];
}

function boardFigures(
  parts: readonly BlankPart[],
  { size, allowances, gsm }: Box & { gsm: number },
): Figure[] {
  const blanks = parts.map(sizeOf);
  const trim = allowances.trimMm;
  const area = blanks.reduce(
    (sum, { lengthMm, widthMm }) => sum + ((lengthMm + trim) * (widthMm + trim)) / 1e6,
    0,
  );
  const grams = blanks.reduce((sum, blank) => sum + blankGrams(blank, gsm), 0);
  const quick = quickArea({ l: size.lengthMm / 10, b: size.widthMm / 10, h: size.heightMm / 10 });
  return [
    figure({
      id: 'area',
      label: 'Board',
      value: area,
      unit: 'm²',
      also: [{ value: area * squareFeetPerM2, unit: 'ft²' }],
    }),
    figure({
      id: 'weight',
      label: `Weight at ${gsm} g/m²`,
      value: grams,
      unit: 'g',
      also: [{ value: grams / gramsPerOunce, unit: 'oz' }],
    }),
    figure({
      id: 'quick-area',
      label: 'Rule-of-thumb area',
      value: quick,
      unit: 'm²',
      also: [{ value: quick * squareFeetPerM2, unit: 'ft²' }],
    }),
  ];
}

const warningsOf = (
  { style: code, model, flute }: BlankInput,
  { style, size, thicknessMm }: Box,
): string[] => [
  ...(size.widthMm > size.lengthMm
    ? ['Width is larger than length. L is the longer side of the opening, so swap the two values.']
    : []),
  ...(modelKnows(model, flute)
    ? []
    : [`The table has no row for ${flute}; a thickness of ${thicknessMm} mm is used instead.`]),
  ...(style?.confidence === 'high'
    ? []
    : [`The formula of ${code} is of ${style?.confidence} confidence. Cut a sample before you order a die.`]),
];

function groundsOf(
  { style: code, model, thickness }: BlankInput,
  { style, thicknessMm }: Box,
): Calculation['grounds'] {
  const { rule, confidence, source } = modelWords[model];
  return [
    {
      rule: `${code}: ${style?.length} by ${style?.width}`,
      confidence: style?.confidence ?? 'low',
      sources: ['https://www.kitepackaging.co.uk/scp/box-style-guide/international-fibreboard-casecode/'],
    },
    { rule, confidence, sources: source ? [source] : [] },
    thickness === undefined
      ? {
          rule: `Thickness ${thicknessMm} mm`,
          confidence: 'high; varies by manufacturer',
          sources: [...fluteSources],
        }
      : { rule: `Thickness ${thicknessMm} mm`, confidence: 'yours', sources: [] },
    {
      rule: 'Quick rule: 2 × (L + B + 6) × (B + H + 4) cm',
      confidence: 'medium',
      sources: ['https://textilecalculator.com/costing-of-carton-calculator/'],
    },
  ];
}
