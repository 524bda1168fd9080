import { flutes, type PlyGrade, plyGrades } from './board-tables.ts';

/** The fluting of a board, from outside in: one flute for three plies, two for five, three for seven. */
export const wavesOf = (flute: string): readonly string[] => {
  const known = flutes.find((one) => one.flute === flute);
  return known?.components ?? (known ? [flute] : []);
};

export const takeUpOf = (flute: string): number => flutes.find((one) => one.flute === flute)?.takeUp ?? 1;

interface Papers {
  /** From outside in: liner, medium, liner, … */
  gsm: readonly number[];
  /** One take-up for each medium. */
  takeUps: readonly number[];
  /** Grams of glue on a square metre of each glue line; each medium has two. */
  glueGsm?: number;
}

/** Grams of a square metre of combined board. */
export function boardGrammage({ gsm, takeUps, glueGsm = 0 }: Papers): number {
  const papers = gsm.reduce(
    (sum, paper, i) => sum + (i % 2 === 0 ? paper : paper * (takeUps[(i - 1) / 2] ?? 1)),
    0,
  );
  return papers + glueGsm * takeUps.length * 2;
}

/** Grams of a blank. */
export const blankGrams = (size: { lengthMm: number; widthMm: number }, gsm: number): number =>
  (size.lengthMm * size.widthMm * gsm) / 1_000_000;

/** Area of a carton's sheet by the trade's quick rule, m²; sizes in cm. */
export const quickArea = (
  { l, b, h }: { l: number; b: number; h: number },
  { panels, flaps }: { panels: number; flaps: number } = { panels: 6, flaps: 4 },
): number => (2 * (l + b + panels) * (b + h + flaps)) / 10_000;

/** Sheet of a case by the quick rule in inches. */
export const quickSheetInches = ({
  l,
  b,
  h,
}: {
  l: number;
  b: number;
  h: number;
}): { length: number; width: number } => ({
  length: 2 * l + 2 * b + 2,
  width: b + h,
});

/** Kilograms of flat sheets, sides in inches: the printer's rule. */
export const sheetsKg = ({
  lengthIn,
  widthIn,
  gsm,
  sheets,
}: {
  lengthIn: number;
  widthIn: number;
  gsm: number;
  sheets: number;
}): number => ((lengthIn * widthIn * gsm) / 3100) * (sheets / 500);

/** Burst of a paper, kg/cm², from its burst factor: the definition of the factor. */
export const paperBurst = (burstFactor: number, gsm: number): number => (burstFactor * gsm) / 1000;

const pliesOf = ({ ply }: PlyGrade): number => Number(ply.slice(0, 1));
const weightOf = ({ gsm }: PlyGrade): number =>
  (gsm ?? '').split('/').reduce((sum, paper) => sum + Number(paper), 0);

/** The usual Indian board of so many plies whose papers weigh most nearly the same; null where none is listed. */
export function nearestPly(gsm: readonly number[]): PlyGrade | null {
  const weight = gsm.reduce((sum, paper) => sum + paper, 0);
  const distance = (grade: PlyGrade): number => Math.abs(weightOf(grade) - weight);
  return (
    plyGrades
      .filter((grade) => pliesOf(grade) === gsm.length)
      .toSorted((a, b) => distance(a) - distance(b))[0] ?? null
  );
}
