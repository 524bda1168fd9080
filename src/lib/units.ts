import { numberFormat } from './formats.ts';
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

interface Reading {
  sign: string;
  of: (value: number) => number;
  /** Decimals for a value of this size; three, two or one where it is left out. */
  decimals?: (value: number) => number;
}

const fewer = (value: number): number => (value < 10 ? 1 : 0);
const some = (value: number): number => (value < 10 ? 2 : 1);
/** A hundredth of an inch is a quarter of a millimetre: nobody cuts board finer. */
function length(value: number): number {
  if (value < 1) return 3;
  return value < 100 ? 2 : 1;
}

const inches: Reading = { sign: 'in', of: (mm) => mm / mmPerInch, decimals: length };
const mils: Reading = { sign: 'mil', of: (micron) => micron / mmPerInch, decimals: some };
const fluidOunces: Reading = { sign: 'fl oz', of: (ml) => ml / mlPerFluidOunce, decimals: some };
const ounces: Reading = { sign: 'oz', of: (g) => (g / 1000 / kgPerPound) * 16, decimals: some };
const pounds: Reading = { sign: 'lb', of: (kg) => kg / kgPerPound, decimals: some };

/** What a figure in one unit reads as in the US; a function where that depends on its size. */
const inchReadings: Record<string, Reading | ((value: number) => Reading)> = {
  mm: inches,
  cm: { ...inches, of: (cm) => (cm * 10) / mmPerInch },
  m: { sign: 'ft', of: (m) => m / 0.3048, decimals: fewer },
  µm: mils,
  micron: mils,
  microns: mils,
  ml: fluidOunces,
  l: (l) =>
    l < litresPerGallon
      ? { ...fluidOunces, of: (litres) => (litres * 1000) / mlPerFluidOunce }
      : { sign: 'gal', of: (litres) => litres / litresPerGallon, decimals: some },
  g: (g) => (g < kgPerPound * 1000 ? ounces : { ...pounds, of: (grams) => grams / 1000 / kgPerPound }),
  kg: pounds,
  'g/m²': { sign: 'lb/1000 ft²', of: (gsm) => gsm / gsmPerThousandFeet, decimals: () => 1 },
  'kN/m': { sign: 'lb/in', of: (ect) => ect / knmPerPoundInch, decimals: () => 1 },
  kPa: { sign: 'psi', of: (kpa) => kpa / kpaPerPsi, decimals: fewer },
  N: { sign: 'lbf', of: (newtons) => newtons / newtonsPerLbf, decimals: fewer },
  'N/25mm': {
    sign: 'oz/in',
    of: (adhesion) => ((adhesion / newtonsPerLbf) * 16 * mmPerInch) / 25,
    decimals: fewer,
  },
  'kg/m3': { sign: 'lb/ft³', of: (density) => (density / kgPerPound) * 0.3048 ** 3, decimals: some },
  '°C': { sign: '°F', of: (celsius) => celsius * 1.8 + 32, decimals: () => 0 },
  'cc/m2.day': { sign: 'cc/100 in²·day', of: (rate) => rate * m2PerHundredSquareInches, decimals: length },
  'g/m2.day': { sign: 'g/100 in²·day', of: (rate) => rate * m2PerHundredSquareInches, decimals: length },
};

const indiaReadings: Record<string, Reading> = {
  'g/m²': { sign: 'GSM', of: (gsm) => gsm, decimals: () => 4 },
  µm: { sign: 'micron', of: (micron) => micron, decimals: () => 4 },
  kPa: { sign: 'kg/cm²', of: (kpa) => kpa / kpaPerKgCm2, decimals: some },
  'kN/m': { sign: 'kgf/cm', of: (ect) => (ect * 10) / newtonsPerKgf, decimals: some },
  N: { sign: 'kgf', of: (newtons) => newtons / newtonsPerKgf, decimals: fewer },
};

/** Grades that the trade names by their US figure keep that name; what it measures stands behind it. */
const gradeReadings: Record<string, Record<'metric' | 'india', Reading>> = {
  'lb/in': {
    metric: { sign: 'kN/m', of: (grade) => grade * knmPerPoundInch, decimals: some },
    india: { sign: 'kgf/cm', of: (grade) => (grade * knmPerPoundInch * 10) / newtonsPerKgf, decimals: some },
  },
  psi: {
    metric: { sign: 'kPa', of: (grade) => grade * kpaPerPsi, decimals: fewer },
    india: { sign: 'kg/cm²', of: (grade) => (grade * kpaPerPsi) / kpaPerKgCm2, decimals: some },
  },
  gauge: {
    metric: { sign: 'µm', of: (gauge) => gauge * 0.254, decimals: some },
    india: { sign: 'micron', of: (gauge) => gauge * 0.254, decimals: some },
  },
};

const aliases: Record<string, string> = { L: 'l', mL: 'ml', gsm: 'gsm', GSM: 'gsm' };
const signs = [...Object.keys(inchReadings), ...Object.keys(gradeReadings), ...Object.keys(aliases)];
const anyOf = (some: readonly string[]): string =>
  some
    .toSorted((a, b) => b.length - a.length)
    .map((sign) => sign.replace(/[.]/g, '\\$&'))
    .join('|');
// A single letter right behind a figure may be part of a name: 316L steel, 6L ply.
const unitSigns = `[\\s\\u00a0]?(?:${anyOf(signs.filter(({ length: letters }) => letters > 1))})|[\\s\\u00a0](?:${anyOf(signs.filter(({ length: letters }) => letters === 1))})`;
const figure = String.raw`\d[\d,]*(?:\.\d+)?`;
/** One figure, or several that share their unit: `300 × 200 × 150 mm`, `120-150 °C`, `120 + 100 × 380 mm`. */
const measure = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(${figure}(?:\s?[x×+–-]\s?${figure})*)(${unitSigns})(?![\p{L}\d²³/])`,
  'gu',
);
const plyWords = /^\w+ \w+ \((\d ply)\)$/;

const write = (value: number, decimals: number): string =>
  numberFormat('en-US', { maximumFractionDigits: decimals }).format(value);

function converted(numbers: string, reading: Reading | ((value: number) => Reading)): string {
  const values = numbers.match(/\d[\d,]*(?:\.\d+)?/g)?.map((one) => Number(one.replaceAll(',', ''))) ?? [];
  const {
    sign,
    of,
    decimals = length,
  } = typeof reading === 'function' ? reading(Math.max(...values)) : reading;
  const words = numbers.replace(/\d[\d,]*(?:\.\d+)?/g, (one) => {
    const value = of(Number(one.replaceAll(',', '')));
    return write(value, decimals(Math.abs(value)));
  });
  return `${words}\u00a0${sign}`;
}

function reads(text: string, system: UnitSystem): string {
  if (system === 'india') {
    const [, ply] = plyWords.exec(text) ?? [];
    if (ply) return ply;
  }
  return text.replace(measure, (whole, numbers: string, typed: string) => {
    const unit = aliases[typed.trim()] ?? typed.trim();
    const grade = system === 'inch' ? undefined : gradeReadings[unit]?.[system];
    if (grade) return `${whole} (${converted(numbers, grade)})`;
    const reading =
      system === 'metric' ? undefined : (system === 'inch' ? inchReadings : indiaReadings)[unit];
    return reading ? converted(numbers, reading) : whole;
  });
}

/** A text with its figures, as each system writes them; what has no figure reads the same in all. */
export function readingsOf(text: string): Record<UnitSystem, string> {
  return { metric: reads(text, 'metric'), inch: reads(text, 'inch'), india: reads(text, 'india') };
}
