import { fromMm, kgPerLb, rounded } from '#features/packaging/engineering/rules/units.ts';
import type { Figure } from '../contract.ts';

interface FigureInput {
  id: string;
  label: string;
  value: number;
  unit: string;
  also?: readonly { value: number; unit: string }[];
  lead?: boolean;
}

/** Rounds to meaningful decimal places: fewer, the larger the figure. */
const tidy = (value: number): number => {
  const [, places] = placesFrom.find(([from]) => Math.abs(value) >= from) ?? [0, 4];
  return rounded(value, places);
};

const placesFrom: readonly (readonly [from: number, places: number])[] = [
  [1000, 0],
  [100, 1],
  [1, 2],
];

export const figure = ({ also = [], lead = false, value, ...input }: FigureInput): Figure => ({
  ...input,
  value: tidy(value),
  also: also.map((one) => ({ ...one, value: tidy(one.value) })),
  lead,
});

/** Returns a length in millimetres, to a tenth, and in inches. */
export const lengthFigure = ({
  mm,
  ...input
}: Omit<FigureInput, 'value' | 'unit' | 'also'> & { mm: number }): Figure => ({
  ...input,
  lead: input.lead ?? false,
  value: rounded(mm, 1),
  unit: 'mm',
  also: [{ value: rounded(fromMm(mm, 'in'), 2), unit: 'in' }],
});

export const weightFigure = ({
  kg,
  ...input
}: Omit<FigureInput, 'value' | 'unit' | 'also'> & { kg: number }): Figure =>
  figure({ ...input, value: kg, unit: 'kg', also: [{ value: kg / kgPerLb, unit: 'lb' }] });
