/** Grams in a cubic centimetre, and what a kilogram becomes of it. */
export const densities: readonly { material: string; density: number }[] = [
  ['LDPE', 0.92],
  ['LLDPE', 0.92],
  ['HDPE', 0.95],
  ['PP', 0.905],
  ['BOPP', 0.906],
  ['CPP', 0.9],
  ['PET', 1.395],
  ['PA6', 1.14],
  ['BOPA', 1.16],
  ['PVC', 1.35],
  ['PETG', 1.27],
  ['PS', 1.05],
  ['EVOH', 1.17],
  ['PLA', 1.24],
  ['Cellulose', 1.44],
  ['Aluminum', 2.71],
].map(([material, density]) => ({ material: String(material), density: Number(density) }));

export const filmSources: readonly string[] = [
  'http://ccc-films.com/resources/',
  'https://monirtextile.blogspot.com/2024/03/poly-bag-costing-for-garments.html',
];

interface Web {
  micron: number;
  density: number;
}

/** Square metres of film in a kilogram. */
export const squareMetresPerKg = ({ micron, density }: Web): number => 1000 / (micron * density);

/** Metres on a roll. */
export const rollLengthM = ({
  micron,
  density,
  kg,
  widthMm,
}: Web & { kg: number; widthMm: number }): number => (kg * 1000) / ((widthMm / 1000) * micron * density);

/** Kilograms of a roll. */
export const rollWeightKg = ({
  micron,
  density,
  metres,
  widthMm,
}: Web & { metres: number; widthMm: number }): number =>
  (metres * (widthMm / 1000) * micron * density) / 1000;

/** Square inches in a pound, thickness in mil: what American data sheets call yield. */
export const squareInchesPerLb = (mil: number, density: number): number => (27.68 / (density * mil)) * 1000;

/** Grams of a flat bag; gussets count into the width, half of a flap into the length. */
export const bagGrams = ({
  micron,
  density,
  widthCm,
  lengthCm,
}: Web & { widthCm: number; lengthCm: number }): number =>
  2 * widthCm * lengthCm * (micron / 10_000) * density;

interface GaugedBag {
  lengthIn: number;
  flapIn: number;
  widthIn: number;
  gauge: number;
  /** How much of the flap is counted: half of it, or all. */
  flapShare?: number;
}

/** Kilograms of a thousand bags by the trade's rule in inches and gauge. */
export const gaugeKgPer1000 = ({ lengthIn, flapIn, widthIn, gauge, flapShare = 0.5 }: GaugedBag): number =>
  ((lengthIn + flapIn * flapShare) * widthIn * gauge) / 3300;
