/** Definitions, exact to the last digit. */
export const mmPerInch = 25.4;
export const kgPerLb = 0.45359237;
export const newtonsPerKgf = 9.80665;
export const newtonsPerLbf = 4.4482216152605;
/** One lb/in of edge crush in kN/m. */
export const knPerMPerLbPerInch = 0.1751268;
export const kpaPerPsi = 6.894757;
export const kpaPerKgCm2 = 98.0665;
export const gramsPerOunce = 28.349523125;
export const metresPerFoot = 0.3048;
export const squareFeetPerM2 = 1 / metresPerFoot ** 2;
/** Board is sold in America by pounds per thousand square feet. */
export const gsmPerLb1000SqFt = 4.882428;
/** One mil, or one point of board, in micron. */
export const micronPerMil = 25.4;
/** 100 gauge is one mil in the United States, 25 micron in the United Kingdom. */
export const micronPerGaugeUs = 0.254;
export const micronPerGaugeUk = 0.25;

const lengthUnits = ['mm', 'cm', 'in'] as const;
type LengthUnit = (typeof lengthUnits)[number];
const mmPer: Record<LengthUnit, number> = { mm: 1, cm: 10, in: mmPerInch };
export const toMm = (value: number, unit: LengthUnit): number => value * mmPer[unit];
export const fromMm = (mm: number, unit: LengthUnit): number => mm / mmPer[unit];

const massUnits = ['kg', 'lb'] as const;
type MassUnit = (typeof massUnits)[number];
export const toKg = (value: number, unit: MassUnit): number => (unit === 'lb' ? value * kgPerLb : value);

/** Rounds half away from zero to so many places. */
export function rounded(value: number, places = 0): number {
  const scale = 10 ** places;
  return (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-9)) / scale;
}
