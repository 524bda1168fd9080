import { formatNumber } from './formats.ts';
import type { UnitSystem } from './unit-systems.ts';

/** Exact factors: inch, pound, US gallon and standard gravity are defined in metric units. */
const mmPerInch = 25.4;
const kgPerPound = 0.45359237;
const newtonsPerKgf = 9.80665;
const newtonsPerLbf = kgPerPound * newtonsPerKgf;
const litresPerGallon = 3.785411784;
const mlPerFluidOunce = (litresPerGallon * 1000) / 128;
const kpaPerPsi = newtonsPerLbf / mmPerInch ** 2 / 0.001;
const kpaPerKgCm2 = newtonsPerKgf * 10;
const gsmPerThousandFeet = (kgPerPound * 1000) / (1000 * 0.3048 ** 2);
const knmPerPoundInch = newtonsPerLbf / mmPerInch;
const m2PerHundredSquareInches = (100 * mmPerInch ** 2) / 1e6;

interface UnitConversion {
  symbol: string;
  convert: (value: number) => number;
  /** Returns the number of decimals for a converted value; by default three, two or one, depending on its size. */
  decimals?: (value: number) => number;
}

const oneDecimalBelowTen = (value: number): number => (value < 10 ? 1 : 0);
const twoDecimalsBelowTen = (value: number): number => (value < 10 ? 2 : 1);
/** A hundredth of an inch is a quarter of a millimetre; board is not cut more precisely than that. */
function lengthDecimals(value: number): number {
  if (value < 1) return 3;
  return value < 100 ? 2 : 1;
}

const inches: UnitConversion = { symbol: 'in', convert: (mm) => mm / mmPerInch, decimals: lengthDecimals };
const mils: UnitConversion = {
  symbol: 'mil',
  convert: (micron) => micron / mmPerInch,
  decimals: twoDecimalsBelowTen,
};
const fluidOunces: UnitConversion = {
  symbol: 'fl oz',
  convert: (ml) => ml / mlPerFluidOunce,
  decimals: twoDecimalsBelowTen,
};
const ounces: UnitConversion = {
  symbol: 'oz',
  convert: (g) => (g / 1000 / kgPerPound) * 16,
  decimals: twoDecimalsBelowTen,
};
const pounds: UnitConversion = {
  symbol: 'lb',
  convert: (kg) => kg / kgPerPound,
  decimals: twoDecimalsBelowTen,
};

/** US conversion of each unit; a function if it depends on the value. */
const inchConversions: Record<string, UnitConversion | ((value: number) => UnitConversion)> = {
  mm: inches,
  cm: { ...inches, convert: (cm) => (cm * 10) / mmPerInch },
  m: { symbol: 'ft', convert: (m) => m / 0.3048, decimals: oneDecimalBelowTen },
  µm: mils,
  micron: mils,
  microns: mils,
  ml: fluidOunces,
  l: (l) =>
    l < litresPerGallon
      ? { ...fluidOunces, convert: (litres) => (litres * 1000) / mlPerFluidOunce }
      : { symbol: 'gal', convert: (litres) => litres / litresPerGallon, decimals: twoDecimalsBelowTen },
  g: (g) => (g < kgPerPound * 1000 ? ounces : { ...pounds, convert: (grams) => grams / 1000 / kgPerPound }),
  kg: pounds,
  'g/m²': { symbol: 'lb/1000 ft²', convert: (gsm) => gsm / gsmPerThousandFeet, decimals: () => 1 },
  'kN/m': { symbol: 'lb/in', convert: (ect) => ect / knmPerPoundInch, decimals: () => 1 },
  kPa: { symbol: 'psi', convert: (kpa) => kpa / kpaPerPsi, decimals: oneDecimalBelowTen },
  N: { symbol: 'lbf', convert: (newtons) => newtons / newtonsPerLbf, decimals: oneDecimalBelowTen },
  'N/25mm': {
    symbol: 'oz/in',
    convert: (adhesion) => ((adhesion / newtonsPerLbf) * 16 * mmPerInch) / 25,
    decimals: oneDecimalBelowTen,
  },
  'kg/m3': {
    symbol: 'lb/ft³',
    convert: (density) => (density / kgPerPound) * 0.3048 ** 3,
    decimals: twoDecimalsBelowTen,
  },
  '°C': { symbol: '°F', convert: (celsius) => celsius * 1.8 + 32, decimals: () => 0 },
  'cc/m2.day': {
    symbol: 'cc/100 in²·day',
    convert: (rate) => rate * m2PerHundredSquareInches,
    decimals: lengthDecimals,
  },
  'g/m2.day': {
    symbol: 'g/100 in²·day',
    convert: (rate) => rate * m2PerHundredSquareInches,
    decimals: lengthDecimals,
  },
};

const indiaConversions: Record<string, UnitConversion> = {
  'g/m²': { symbol: 'GSM', convert: (gsm) => gsm, decimals: () => 4 },
  µm: { symbol: 'micron', convert: (micron) => micron, decimals: () => 4 },
  kPa: { symbol: 'kg/cm²', convert: (kpa) => kpa / kpaPerKgCm2, decimals: twoDecimalsBelowTen },
  'kN/m': { symbol: 'kgf/cm', convert: (ect) => (ect * 10) / newtonsPerKgf, decimals: twoDecimalsBelowTen },
  N: { symbol: 'kgf', convert: (newtons) => newtons / newtonsPerKgf, decimals: oneDecimalBelowTen },
};

/** The trade names some grades by their US value. They keep that name, followed by the converted value. */
const gradeConversions: Record<string, Record<'metric' | 'india', UnitConversion>> = {
  'lb/in': {
    metric: { symbol: 'kN/m', convert: (grade) => grade * knmPerPoundInch, decimals: twoDecimalsBelowTen },
    india: {
      symbol: 'kgf/cm',
      convert: (grade) => (grade * knmPerPoundInch * 10) / newtonsPerKgf,
      decimals: twoDecimalsBelowTen,
    },
  },
  psi: {
    metric: { symbol: 'kPa', convert: (grade) => grade * kpaPerPsi, decimals: oneDecimalBelowTen },
    india: {
      symbol: 'kg/cm²',
      convert: (grade) => (grade * kpaPerPsi) / kpaPerKgCm2,
      decimals: twoDecimalsBelowTen,
    },
  },
  gauge: {
    metric: { symbol: 'µm', convert: (gauge) => gauge * 0.254, decimals: twoDecimalsBelowTen },
    india: { symbol: 'micron', convert: (gauge) => gauge * 0.254, decimals: twoDecimalsBelowTen },
  },
};

const aliases: Record<string, string> = { L: 'l', mL: 'ml', gsm: 'gsm', GSM: 'gsm' };
const unitNames = [
  ...Object.keys(inchConversions),
  ...Object.keys(gradeConversions),
  ...Object.keys(aliases),
];
const alternation = (some: readonly string[]): string =>
  some
    .toSorted((a, b) => b.length - a.length)
    .map((sign) => sign.replace(/[.]/g, '\\$&'))
    .join('|');
// A single letter directly after a number may be part of a name: 316L steel, 6L ply.
const unitPattern = `[\\s\\u00a0]?(?:${alternation(unitNames.filter(({ length: letters }) => letters > 1))})|[\\s\\u00a0](?:${alternation(unitNames.filter(({ length: letters }) => letters === 1))})`;
const numberPattern = String.raw`\d[\d,]*(?:\.\d+)?`;
/** Matches a number, or several that share a unit: `300 × 200 × 150 mm`, `120-150 °C`, `120 + 100 × 380 mm`. */
const measurementPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(${numberPattern}(?:\s?[x×+–-]\s?${numberPattern})*)(${unitPattern})(?![\p{L}\d²³/])`,
  'gu',
);
const plyPattern = /^\w+ \w+ \((\d ply)\)$/;

function convertNumbers(
  numbers: string,
  reading: UnitConversion | ((value: number) => UnitConversion),
): string {
  const values = numbers.match(/\d[\d,]*(?:\.\d+)?/g)?.map((one) => Number(one.replaceAll(',', ''))) ?? [];
  const {
    symbol: sign,
    convert: of,
    decimals = lengthDecimals,
  } = typeof reading === 'function' ? reading(Math.max(...values)) : reading;
  const words = numbers.replace(/\d[\d,]*(?:\.\d+)?/g, (one) => {
    const value = of(Number(one.replaceAll(',', '')));
    return formatNumber(value, decimals(Math.abs(value)));
  });
  return `${words}\u00a0${sign}`;
}

function convertText(text: string, system: UnitSystem): string {
  if (system === 'india') {
    const [, ply] = plyPattern.exec(text) ?? [];
    if (ply) return ply;
  }
  return text.replace(measurementPattern, (whole, numbers: string, typed: string) => {
    const unit = aliases[typed.trim()] ?? typed.trim();
    const grade = system === 'inch' ? undefined : gradeConversions[unit]?.[system];
    if (grade) return `${whole} (${convertNumbers(numbers, grade)})`;
    const reading =
      system === 'metric' ? undefined : (system === 'inch' ? inchConversions : indiaConversions)[unit];
    return reading ? convertNumbers(numbers, reading) : whole;
  });
}

/** Returns a text with its measurements converted to each unit system; text without measurements is the same in all. */
export function convertToUnitSystems(text: string): Record<UnitSystem, string> {
  return {
    metric: convertText(text, 'metric'),
    inch: convertText(text, 'inch'),
    india: convertText(text, 'india'),
  };
}
