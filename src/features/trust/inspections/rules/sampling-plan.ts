/** Single sampling plans for inspection by attributes: ISO 2859-1:1999, tables 1, 2-A, 2-B and 2-C. */

export const inspectionLevels = ['S-1', 'S-2', 'S-3', 'S-4', 'I', 'II', 'III'] as const;
export type InspectionLevel = (typeof inspectionLevels)[number];

/** Acceptable quality limits, in percent of nonconforming pieces. */
export const aqls = [0.65, 1, 1.5, 2.5, 4, 6.5] as const;
type Aql = (typeof aqls)[number];

export const severities = ['normal', 'tightened', 'reduced'] as const;
export type Severity = (typeof severities)[number];

/** The letters of the standard, which leaves out I and O. */
const letters = 'ABCDEFGHJKLMNPQR';

/** Table 1: the largest lot of each row, and its letters at the levels S-1, S-2, S-3, S-4, I, II, III. */
const codeLetters: readonly (readonly [number, string])[] = [
  [8, 'AAAAAAB'],
  [15, 'AAAAABC'],
  [25, 'AABBBCD'],
  [50, 'ABBCCDE'],
  [90, 'BBCCCEF'],
  [150, 'BBCDDFG'],
  [280, 'BCDEEGH'],
  [500, 'BCDEFHJ'],
  [1200, 'CCEFGJK'],
  [3200, 'CDEGHKL'],
  [10_000, 'CDFGJLM'],
  [35_000, 'CDFHKMN'],
  [150_000, 'DEGJLNP'],
  [500_000, 'DEGJMPQ'],
  [Number.POSITIVE_INFINITY, 'DEHKNQR'],
];

/**
 * A row of a table: the sample size of a letter, and the acceptance numbers from the smallest AQL to the largest. An
 * arrow leads to the first plan below or above it, with the sample size of that plan.
 */
type Row = readonly [sample: number, cells: string];

/** One row per letter, from A to R. */
const tables: Record<Severity, readonly Row[]> = {
  // Table 2-A
  normal: [
    [2, '↓ ↓ ↓ ↓ ↓ 0'],
    [3, '↓ ↓ ↓ ↓ 0 ↑'],
    [5, '↓ ↓ ↓ 0 ↑ ↓'],
    [8, '↓ ↓ 0 ↑ ↓ 1'],
    [13, '↓ 0 ↑ ↓ 1 2'],
    [20, '0 ↑ ↓ 1 2 3'],
    [32, '↑ ↓ 1 2 3 5'],
    [50, '↓ 1 2 3 5 7'],
    [80, '1 2 3 5 7 10'],
    [125, '2 3 5 7 10 14'],
    [200, '3 5 7 10 14 21'],
    [315, '5 7 10 14 21 ↑'],
    [500, '7 10 14 21 ↑ ↑'],
    [800, '10 14 21 ↑ ↑ ↑'],
    [1250, '14 21 ↑ ↑ ↑ ↑'],
    [2000, '21 ↑ ↑ ↑ ↑ ↑'],
  ],
  // Table 2-B
  tightened: [
    [2, '↓ ↓ ↓ ↓ ↓ ↓'],
    [3, '↓ ↓ ↓ ↓ ↓ 0'],
    [5, '↓ ↓ ↓ ↓ 0 ↓'],
    [8, '↓ ↓ ↓ 0 ↓ ↓'],
    [13, '↓ ↓ 0 ↓ ↓ 1'],
    [20, '↓ 0 ↓ ↓ 1 2'],
    [32, '0 ↓ ↓ 1 2 3'],
    [50, '↓ ↓ 1 2 3 5'],
    [80, '↓ 1 2 3 5 8'],
    [125, '1 2 3 5 8 12'],
    [200, '2 3 5 8 12 18'],
    [315, '3 5 8 12 18 ↑'],
    [500, '5 8 12 18 ↑ ↑'],
    [800, '8 12 18 ↑ ↑ ↑'],
    [1250, '12 18 ↑ ↑ ↑ ↑'],
    [2000, '18 ↑ ↑ ↑ ↑ ↑'],
  ],
  // Table 2-C
  reduced: [
    [2, '↓ ↓ ↓ ↓ ↓ 0'],
    [2, '↓ ↓ ↓ ↓ 0 ↑'],
    [2, '↓ ↓ ↓ 0 ↑ ↓'],
    [3, '↓ ↓ 0 ↑ ↓ 1'],
    [5, '↓ 0 ↑ ↓ 1 2'],
    [8, '0 ↑ ↓ 1 2 3'],
    [13, '↑ ↓ 1 2 3 5'],
    [20, '↓ 1 2 3 5 6'],
    [32, '1 2 3 5 6 8'],
    [50, '2 3 5 6 8 10'],
    [80, '3 5 6 8 10 ↑'],
    [125, '5 6 8 10 ↑ ↑'],
    [200, '6 8 10 ↑ ↑ ↑'],
    [315, '8 10 ↑ ↑ ↑ ↑'],
    [500, '10 ↑ ↑ ↑ ↑ ↑'],
    [800, '↑ ↑ ↑ ↑ ↑ ↑'],
  ],
};

interface LotQuery {
  /** Pieces in the lot; part of a unit counts as a whole one. */
  lot: number;
  level: InspectionLevel;
}

interface PlanQuery extends LotQuery {
  aql: Aql;
  severity: Severity;
}

interface SamplingPlan {
  /** The letter of the plan that applies, after an arrow was followed. */
  letter: string;
  /** Pieces to check, never more than the lot. */
  sample: number;
  /** The largest number of nonconforming pieces with which the lot is accepted. */
  acceptance: number;
  rejection: number;
  /** True if every piece is checked. */
  isFull: boolean;
}

/** Returns the position of the letter of a lot; lots of a single piece have that of the smallest lots. */
function letterIndex({ lot, level }: LotQuery): number {
  const row = codeLetters.find(([largest]) => lot <= largest);
  return letters.indexOf(row?.[1][inspectionLevels.indexOf(level)] ?? 'A');
}

/** Returns the single sampling plan of a lot: ISO 2859-1, tables 1 and 2. */
export function samplingPlan({ lot, level, aql, severity }: PlanQuery): SamplingPlan {
  const column = aqls.indexOf(aql);
  const cellAt = (at: number): string => tables[severity][at]?.[1].split(' ')[column] ?? '↑';
  let at = letterIndex({ lot, level });
  while (cellAt(at) === '↓') at += 1;
  while (cellAt(at) === '↑') at -= 1;
  const size = tables[severity][at]?.[0] ?? 0;
  const sample = Math.min(size, Math.ceil(lot));
  const acceptance = Number(cellAt(at));
  return {
    letter: letters.charAt(at),
    sample,
    acceptance,
    rejection: acceptance + 1,
    isFull: sample === Math.ceil(lot),
  };
}

/** The classes of defects. A critical defect makes the goods unsafe or unusable. */
export const defectClasses = ['critical', 'major', 'minor'] as const;
export type DefectClass = (typeof defectClasses)[number];
export type ClassCounts = Record<DefectClass, number>;

interface LotPlanQuery extends LotQuery {
  severity: Severity;
  majorAql: Aql;
  minorAql: Aql;
}

interface ClassPlan {
  /** Pieces in which the defects of this class are counted: the first of those that are checked. */
  sample: number;
  /** The largest number of defects with which the lot is accepted. */
  acceptance: number;
}

export interface LotPlan {
  /** The letter of the largest sample. */
  letter: string;
  /** Pieces to check: the largest sample of all classes. */
  sample: number;
  isFull: boolean;
  classes: Record<DefectClass, ClassPlan>;
}

/** Returns the plan for all classes of defects. No critical defect is accepted in any piece that is checked. */
export function lotPlan({ majorAql, minorAql, ...query }: LotPlanQuery): LotPlan {
  const major = samplingPlan({ ...query, aql: majorAql });
  const minor = samplingPlan({ ...query, aql: minorAql });
  const { letter, sample, isFull } = minor.sample > major.sample ? minor : major;
  const classOf = (plan: SamplingPlan): ClassPlan => ({ sample: plan.sample, acceptance: plan.acceptance });
  const critical = { sample, acceptance: 0 };
  return { letter, sample, isFull, classes: { critical, major: classOf(major), minor: classOf(minor) } };
}
