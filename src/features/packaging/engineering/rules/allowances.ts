/** How much a fold adds: three models in use. Every plant keeps its own, so all of it can be typed over. */
export const allowanceModels = ['thickness', 'flute', 'india'] as const;
type AllowanceModel = (typeof allowanceModels)[number];

export interface Allowances {
  /** Added to the four panels, in mm. */
  panels: readonly [number, number, number, number];
  height: number;
  flap: number;
  jointMm: number;
  /** Cut off around the blank, both ways together. */
  trimMm: number;
}

/** One converter's working table, mm. */
const fluteAllowances: Record<string, Pick<Allowances, 'panels' | 'height' | 'flap'>> = {
  E: { panels: [2, 2, 2, 0], height: 3, flap: 0 },
  R: { panels: [2, 2, 2, 0], height: 5, flap: 0 },
  B: { panels: [5, 3, 3, 0], height: 6, flap: 0 },
  C: { panels: [4, 4, 4, 1], height: 8, flap: 1 },
  A: { panels: [5, 5, 5, 2], height: 10, flap: 1 },
};

export const modelWords: Record<
  AllowanceModel,
  { label: string; rule: string; confidence: string; source: string }
> = {
  thickness: {
    label: 'By thickness (k × t)',
    rule: 'Each panel + t, the one under the joint + 2t, height + 2t.',
    confidence: 'high',
    source:
      'https://www.engview.com/online_help/7.3/packaging_library/en/Corrugated_Standards_Library/FEFCO_Standards_Library/F_0700/0713/0713_Main_Parameters.htm',
  },
  flute: {
    label: 'By flute (fixed mm)',
    rule: 'Fixed millimeters for flutes E, R, B, C and A; joint 30\u00a0mm.',
    confidence: 'medium: one converter’s working table',
    source: '',
  },
  india: {
    label: 'Indian quick rule',
    rule: 'Each panel + t, height + 2t, each flap + t; joint 25\u00a0mm, trim 20\u00a0mm both ways.',
    confidence: 'medium',
    source:
      'https://spark.fundegar.com/calculating-sheet-size-required-for-creating-a-cubic-corrugated-box.html',
  },
};

interface AllowanceQuery {
  model: AllowanceModel;
  flute: string;
  thicknessMm: number;
}

/** The allowances of a model; a flute that the table lacks falls back on its thickness. */
export function allowancesFor({ model, flute, thicknessMm: t }: AllowanceQuery): Allowances {
  const row = fluteAllowances[flute];
  if (model === 'flute' && row) return { ...row, jointMm: 30, trimMm: 0 };
  if (model === 'india') return { panels: [t, t, t, t], height: 2 * t, flap: t, jointMm: 25, trimMm: 20 };
  return { panels: [2 * t, t, t, t], height: 2 * t, flap: 0, jointMm: 30, trimMm: 0 };
}

/** Whether a model knows this flute. */
export const modelKnows = (model: AllowanceModel, flute: string): boolean =>
  model !== 'flute' || flute in fluteAllowances;
