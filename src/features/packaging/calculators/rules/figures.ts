import { fromMm, kgPerLb, rounded } from '#features/packaging/engineering/rules/units.ts';
import type { Figure } from '../contract.ts';

interface Given {
  id: string;
  label: string;
  value: number;
  unit: string;
  also?: readonly { value: number; unit: string }[];
  lead?: boolean;
}

/** As many places as say something: fewer, the larger the figure. */
const tidy = (value: number): number => {
  const [, places] = placesFrom.find(([from]) => Math.abs(value) >= from) ?? [0, 4];
  return rounded(value, places);
};

const placesFrom: readonly (readonly [from: number, places: number])[] = [
  [1000, 0],
  [100, 1],
  [1, 2],
];

export const figure = ({ also = [], lead = false, value, ...given }: Given): Figure => ({
  ...given,
  value: tidy(value),
  also: also.map((one) => ({ ...one, value: tidy(one.value) })),
  lead,
});

/** A length in both worlds, to a tenth of a millimetre. */
export const lengthFigure = ({
  mm,
  ...given
}: Omit<Given, 'value' | 'unit' | 'also'> & { mm: number }): Figure => ({
  ...given,
  lead: given.lead ?? false,
  value: rounded(mm, 1),
  unit: 'mm',
  also: [{ value: rounded(fromMm(mm, 'in'), 2), unit: 'in' }],
});

export const weightFigure = ({
  kg,
  ...given
}: Omit<Given, 'value' | 'unit' | 'also'> & { kg: number }): Figure =>
  figure({ ...given, value: kg, unit: 'kg', also: [{ value: kg / kgPerLb, unit: 'lb' }] });
