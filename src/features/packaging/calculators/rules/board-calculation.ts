import {
  boardGrammage,
  nearestPly,
  paperBurst,
  takeUpOf,
  wavesOf,
} from '#features/packaging/engineering/rules/board.ts';
import {
  doubleWallGrades,
  gradeSources,
  singleWallGrades,
} from '#features/packaging/engineering/rules/board-tables.ts';
import {
  gsmPerLb1000SqFt,
  knPerMPerLbPerInch,
  kpaPerKgCm2,
  kpaPerPsi,
  toKg,
} from '#features/packaging/engineering/rules/units.ts';
import type { BoardInput } from '../contract/inputs.ts';
import type { Calculation, Figure } from '../contract.ts';
import { figure, weightFigure } from './figures.ts';

const kpaPer: Record<BoardInput['burstUnit'], number> = { psi: kpaPerPsi, kPa: 1, 'kg/cm2': kpaPerKgCm2 };

/** Weight of a board from its papers; ECT and burst in the units of each country. */
export function calculateBoard(input: BoardInput): Calculation {
  const gsm = input.papers
    .split(/[^\d]+/)
    .filter(Boolean)
    .map(Number);
  const ectLbIn = input.ectUnit === 'lb/in' ? input.ect : input.ect / knPerMPerLbPerInch;
  return {
    figures: [
      ...paperFigures(gsm, input),
      ...plyFigures(gsm),
      figure({
        id: 'ect',
        label: 'Edge crush',
        value: ectLbIn,
        unit: 'lb/in',
        also: [{ value: ectLbIn * knPerMPerLbPerInch, unit: 'kN/m' }],
        lead: true,
      }),
      ...gradeFigures(ectLbIn, gsm.length),
      burstFigure(input.burst * kpaPer[input.burstUnit]),
    ],
    warnings: warningsOf(gsm, input.flute),
    grounds,
  };
}

const mediaOf = (gsm: readonly number[]): number => (gsm.length - 1) / 2;

function paperFigures(gsm: readonly number[], { flute, glue, burstFactor }: BoardInput): Figure[] {
  const waves = wavesOf(flute);
  const takeUps = Array.from({ length: mediaOf(gsm) }, (_, i) => takeUpOf(waves[i] ?? waves[0] ?? flute));
  const grammage = boardGrammage({ gsm, takeUps, glueGsm: glue });
  return [
    figure({
      id: 'grammage',
      label: `Board of ${gsm.length} plies`,
      value: grammage,
      unit: 'g/m²',
      also: [{ value: grammage / gsmPerLb1000SqFt, unit: 'lb per 1,000 ft²' }],
      lead: true,
    }),
    ...gsm.map((paper, i) => {
      const burst = paperBurst(burstFactor, paper);
      return figure({
        id: `paper-${i + 1}`,
        label: `${i % 2 === 0 ? 'Liner' : 'Fluting'} of ${paper} g/m² at BF ${burstFactor}`,
        value: burst,
        unit: 'kg/cm²',
        also: [{ value: burst * kpaPerKgCm2, unit: 'kPa' }],
      });
    }),
  ];
}

function plyFigures(gsm: readonly number[]): Figure[] {
  const grade = nearestPly(gsm);
  if (!grade) return [];
  return grade.ectKnM.map((ect, i) =>
    figure({
      id: i === 0 ? 'ply-ect-from' : 'ply-ect-to',
      label: `Usual ECT of ${grade.ply}${grade.gsm ? ` (${grade.gsm})` : ''}, ${i === 0 ? 'from' : 'to'}`,
      value: ect,
      unit: 'kN/m',
      also: [{ value: ect / knPerMPerLbPerInch, unit: 'lb/in' }],
    }),
  );
}

/** The strongest American grade that this edge crush passes, with what it may weigh. */
function gradeFigures(ectLbIn: number, plies: number): Figure[] {
  const grades = plies > 3 ? doubleWallGrades : singleWallGrades;
  // A rounded metric figure still names its grade.
  const grade = grades.findLast(({ ect }) => ect <= ectLbIn + 0.05);
  if (!grade) return [];
  return [
    figure({ id: 'grade', label: 'Equivalent US grade', value: grade.ect, unit: 'ECT' }),
    weightFigure({
      id: 'grade-weight',
      label: 'Max. gross weight of that grade',
      kg: toKg(grade.maxGrossLb, 'lb'),
    }),
  ];
}

const burstFigure = (kpa: number): Figure =>
  figure({
    id: 'burst',
    label: 'Burst',
    value: kpa / kpaPerPsi,
    unit: 'psi',
    also: [
      { value: kpa, unit: 'kPa' },
      { value: kpa / kpaPerKgCm2, unit: 'kg/cm²' },
    ],
    lead: true,
  });

function warningsOf(gsm: readonly number[], flute: string): string[] {
  const [media, waves] = [mediaOf(gsm), wavesOf(flute).length];
  return [
    'Edge crush and burst are alternatives. There is no reliable conversion between them.',
    ...(media === waves
      ? []
      : [
          `${gsm.length} plies have ${media} ${media === 1 ? 'wave' : 'waves'}, and ${flute} has ${waves}. Select a matching flute, or treat the weight as an estimate.`,
        ]),
  ];
}

const grounds: Calculation['grounds'] = [
  {
    rule: 'Grammage = liners + fluting × take-up + glue lines',
    confidence: 'high; take-up medium',
    sources: [...gradeSources],
  },
  {
    rule: 'Burst of a paper, kg/cm² = burst factor × g/m² ÷ 1,000',
    confidence: 'definition of the burst factor',
    sources: [],
  },
  { rule: 'Usual Indian ECT by ply', confidence: 'medium: one source', sources: gradeSources.slice(1, 2) },
  {
    rule: '1 lb/in = 0.1751268 kN/m; 1 psi = 6.894757 kPa; 1 kg/cm² = 98.0665 kPa',
    confidence: 'definition',
    sources: [],
  },
];
