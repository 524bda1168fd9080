/** Board as it is made and graded, figure for figure as published; each with how sure it is. */

export interface Flute {
  flute: string;
  thicknessMm: number;
  thicknessRangeMm: readonly [number, number];
  flutesPerFoot?: number;
  flutesPerFootOther?: number;
  /** Metres of fluting in a metre of board. */
  takeUp?: number;
  /** The single walls of a double or triple one. */
  components?: readonly string[];
  confidence: string;
}

export const flutes: readonly Flute[] = [
  {
    flute: 'A',
    thicknessMm: 4.8,
    thicknessRangeMm: [4.5, 5.2],
    flutesPerFoot: 33,
    takeUp: 1.54,
    confidence: 'high thickness, medium take-up',
  },
  {
    flute: 'B',
    thicknessMm: 3,
    thicknessRangeMm: [2.5, 3.2],
    flutesPerFoot: 47,
    takeUp: 1.36,
    confidence: 'high thickness, medium take-up',
  },
  {
    flute: 'C',
    thicknessMm: 4,
    thicknessRangeMm: [3.6, 4.2],
    flutesPerFoot: 39,
    flutesPerFootOther: 41,
    takeUp: 1.45,
    confidence: 'high thickness, medium take-up',
  },
  {
    flute: 'E',
    thicknessMm: 1.6,
    thicknessRangeMm: [1.4, 2],
    flutesPerFoot: 90,
    flutesPerFootOther: 95,
    takeUp: 1.27,
    confidence: 'high thickness, medium take-up',
  },
  {
    flute: 'F',
    thicknessMm: 1,
    thicknessRangeMm: [0.8, 1.2],
    flutesPerFoot: 128,
    flutesPerFootOther: 96,
    takeUp: 1.23,
    confidence: 'medium; take-up from source',
  },
  { flute: 'N', thicknessMm: 0.6, thicknessRangeMm: [0.4, 0.8], takeUp: 1.15, confidence: 'low' },
  { flute: 'R', thicknessMm: 2.5, thicknessRangeMm: [2.3, 2.7], takeUp: 1.3, confidence: 'low' },
  { flute: 'BC', thicknessMm: 7, thicknessRangeMm: [6.3, 7.2], components: ['B', 'C'], confidence: 'high' },
  { flute: 'EB', thicknessMm: 4.5, thicknessRangeMm: [4, 5], components: ['E', 'B'], confidence: 'high' },
  { flute: 'EC', thicknessMm: 5.5, thicknessRangeMm: [5, 7], components: ['E', 'C'], confidence: 'medium' },
  { flute: 'AC', thicknessMm: 9, thicknessRangeMm: [8.5, 9.2], components: ['A', 'C'], confidence: 'medium' },
  {
    flute: 'ACC',
    thicknessMm: 13,
    thicknessRangeMm: [12.5, 14],
    components: ['A', 'C', 'C'],
    confidence: 'medium',
  },
];

export const fluteNote =
  'Thickness includes the liners and varies by maker and paper weight. Take-up factors are usual trade values.';

/** The usual thickness of a flute, mm. */
export const usualThickness = (name: string): number =>
  flutes.find(({ flute }) => flute === name)?.thicknessMm ?? 3;

interface BoardGrade {
  /** Edge crush, lb/in. */
  ect: number;
  /** Burst, psi. */
  mullen: number;
  maxGrossLb: number;
}

export const singleWallGrades: readonly BoardGrade[] = [
  { ect: 23, mullen: 125, maxGrossLb: 20 },
  { ect: 26, mullen: 150, maxGrossLb: 35 },
  { ect: 29, mullen: 175, maxGrossLb: 50 },
  { ect: 32, mullen: 200, maxGrossLb: 65 },
  { ect: 40, mullen: 250, maxGrossLb: 80 },
  { ect: 44, mullen: 275, maxGrossLb: 95 },
  { ect: 55, mullen: 350, maxGrossLb: 120 },
];
export const doubleWallGrades: readonly BoardGrade[] = [
  { ect: 42, mullen: 200, maxGrossLb: 80 },
  { ect: 48, mullen: 275, maxGrossLb: 100 },
  { ect: 51, mullen: 350, maxGrossLb: 120 },
  { ect: 61, mullen: 400, maxGrossLb: 140 },
  { ect: 71, mullen: 500, maxGrossLb: 160 },
  { ect: 82, mullen: 600, maxGrossLb: 180 },
];
export const gradeNote =
  'From carrier classification tables: ECT and burst are alternatives, not equivalents. Single wall rows are sourced. Double wall rows: 200/275/350 weights sourced, the ECT column and heavier rows are from trade knowledge (medium).';

export interface PlyGrade {
  ply: string;
  /** Paper weights from outside in, g/m²; null where the source does not state one for each ply. */
  gsm: string | null;
  ectKnM: readonly [number, number];
  bctKgf: readonly [number, number];
}

/** Usual Indian board by ply; one source, so of medium confidence. */
export const plyGrades: readonly PlyGrade[] = [
  { ply: '3 ply light', gsm: '120/120/120', ectKnM: [3.5, 5], bctKgf: [150, 250] },
  { ply: '3 ply medium', gsm: '150/150/150', ectKnM: [5, 7], bctKgf: [250, 380] },
  { ply: '5 ply standard', gsm: '150/120/150/120/150', ectKnM: [7, 10], bctKgf: [380, 600] },
  { ply: '5 ply heavy', gsm: '175/150/175/150/175', ectKnM: [9, 13], bctKgf: [550, 800] },
  { ply: '7 ply industrial', gsm: null, ectKnM: [12, 18], bctKgf: [750, 1200] },
];

export const fluteSources: readonly string[] = [
  'https://packcalc.com/resources/corrugated-board-grades',
  'http://www.ehow.com/info_8620446_strength-flute-cardboard-types.html',
  'https://engview.com/online_help/2023/packaging_library/en/Corrugated_Packaging/Corrugated_Specifics.htm',
  'https://pacepunches.com/glossary/f/',
];
export const gradeSources: readonly string[] = [
  'https://packrift.com/pages/ect-mullen-burst-guide',
  'https://propactools.blogspot.com/2026/03/bct-calculator-free-box-compression.html',
  'https://www.gtiindustries.com/blog/2012/07/09/mullen-and-ect-testing',
];
