/**
 * Board grades of one plant: edge crush and Mullen pairs of
 * `engineering/board-grades.json`, with a usual Indian paper combination.
 */
export interface Grade {
  /** edge crush, lb/in, as the trade names the grade */
  grade: string;
  /** Mullen, psi */
  psi: number;
  /** liners and media from outside in, g/m² */
  papers: string;
  /** board weight with take-up and glue, g/m² */
  gsm: number;
  /** gross weight the carrier tables allow, kg */
  gross: number;
}

// biome-ignore format: a table
export const SINGLE: readonly Grade[] = [
  { grade: '23', psi: 125, papers: '120/100/120', gsm: 395, gross: 9 },
  { grade: '26', psi: 150, papers: '140/100/120', gsm: 415, gross: 16 },
  { grade: '29', psi: 175, papers: '150/120/140', gsm: 472, gross: 23 },
  { grade: '32', psi: 200, papers: '180/120/150', gsm: 512, gross: 29 },
  { grade: '40', psi: 250, papers: '200/150/180', gsm: 605, gross: 36 },
  { grade: '44', psi: 275, papers: '230/150/200', gsm: 655, gross: 43 },
];

// biome-ignore format: a table
export const DOUBLE: readonly Grade[] = [
  { grade: '42', psi: 200, papers: '140/100/120/100/140', gsm: 695, gross: 36 },
  { grade: '48', psi: 275, papers: '150/120/120/120/150', gsm: 770, gross: 45 },
  { grade: '51', psi: 350, papers: '180/120/150/120/180', gsm: 860, gross: 54 },
  { grade: '61', psi: 400, papers: '200/150/150/150/200', gsm: 990, gross: 64 },
  { grade: '71', psi: 500, papers: '230/150/180/150/230', gsm: 1080, gross: 73 },
];

// biome-ignore format: a table
const TRIPLE: readonly Grade[] = [
  { grade: '71', psi: 500, papers: '180/150/150/150/150/150/180', gsm: 1330, gross: 90 },
  { grade: '82', psi: 600, papers: '230/150/180/150/180/150/230', gsm: 1510, gross: 110 },
];

export const WALLS = {
  single: { label: 'Single wall (3 ply)', short: '3-ply', word: 'Single-wall', grades: SINGLE },
  double: { label: 'Double wall (5 ply)', short: '5-ply', word: 'Double-wall', grades: DOUBLE },
  triple: { label: 'Triple wall (7 ply)', short: '7-ply', word: 'Triple-wall', grades: TRIPLE },
} as const;

export type Wall = keyof typeof WALLS;

/** One board for one box: wall, flute, grade and how it is printed. */
export interface Board {
  wall: Wall;
  flute: string;
  grade: Grade;
  liner: string;
  process: string;
  colours: number;
}

/** Board thickness by flute, mm (`engineering/flutes.json`). */
export const THICKNESS: Record<string, number> = {
  E: 1.6,
  F: 1,
  N: 0.6,
  B: 3,
  C: 4,
  A: 4.8,
  EB: 4.5,
  BC: 7,
  AC: 9,
  ACC: 13,
};

/** lb/in to kN/m. */
export const ectOf = (grade: Grade): number => Math.round(Number(grade.grade) * 0.1751268 * 100) / 100;

/** psi to kPa, to the nearest 5. */
export const burstOf = (grade: Grade): number => Math.round((grade.psi * 6.894757) / 5) * 5;

/** Burst factor of the board: kg/cm² × 1000 / gsm. */
export const burstFactorOf = (grade: Grade): number =>
  Math.round(((burstOf(grade) / 98.0665) * 1000) / grade.gsm);

/** Box compression by the simplified McKee formula, newtons; sides in mm, edge crush in kN/m, board thickness in mm. */
export function boxCompression({
  length,
  width,
  ect,
  thickness,
}: {
  length: number;
  width: number;
  ect: number;
  thickness: number;
}): number {
  const perimeter = (2 * (length + width)) / 1000;
  return Math.round((5.87 * ect * 1000 * Math.sqrt((thickness / 1000) * perimeter)) / 10) * 10;
}
