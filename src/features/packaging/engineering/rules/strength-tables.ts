/** The share of its measured compression strength that a box retains: a default that people may change. */
export interface Factor {
  value: string;
  label: string;
  factor: number;
}

export const timeFactors: readonly Factor[] = [
  { value: '0', label: 'No storage', factor: 1 },
  { value: '10', label: '10 days', factor: 0.63 },
  { value: '30', label: '30 days', factor: 0.6 },
  { value: '90', label: '90 days', factor: 0.55 },
  { value: '180', label: '180 days', factor: 0.5 },
];

export const humidityFactors: readonly Factor[] = [
  { value: '50', label: '50 %', factor: 1 },
  { value: '60', label: '60 %', factor: 0.9 },
  { value: '70', label: '70 %', factor: 0.8 },
  { value: '80', label: '80 %', factor: 0.68 },
  { value: '90', label: '90 %', factor: 0.48 },
  { value: '100', label: '100 %', factor: 0.15 },
];

export const patternFactors: readonly Factor[] = [
  { value: 'aligned', label: 'Columns, aligned', factor: 1 },
  { value: 'misaligned', label: 'Columns, misaligned', factor: 0.85 },
  { value: 'interlocked', label: 'Interlocked layers', factor: 0.5 },
];

export const handlingFactors: readonly Factor[] = [
  { value: 'gap', label: 'Gaps in the pallet’s deck', factor: 0.85 },
  { value: 'rough', label: 'Rough or repeated handling', factor: 0.75 },
];

export const quickFactors: readonly { label: string; factor: number }[] = [
  { label: 'Dry', factor: 3 },
  { label: 'Normal', factor: 4 },
  { label: 'Humid', factor: 5 },
  { label: 'Export', factor: 6 },
];

export const factorConfidence =
  'Time and humidity: high confidence. Pattern, deck and handling: medium. Safety factors: medium.';

export const factorSources: readonly string[] = [
  'http://www.richbox.com/about_boxes/target_compression.asp',
  'https://propactools.blogspot.com/2026/03/bct-calculator-free-box-compression.html',
];

export const formulaSources: readonly string[] = [
  'https://www.westpak.com/resources/calculator/box-compression-test/',
  'https://hypecalculator.com/calculators/engineering/box-compression-test-strength-calculator.php',
  'https://corrugatednews.com/blog/ect-vs-mullen-test',
];
export const exponentSource = 'https://www.scribd.com/document/448642012/TOPS-pack-pdf';
