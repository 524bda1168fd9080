import type { AttributeValues } from '#features/catalog/taxonomy/contract/attributes.ts';
import { formatNumber } from '#lib/formats.ts';
import type { DerivedFact } from '../contract.ts';

interface IndianBoard {
  name: string;
  ply: number;
  papers: string;
  /** Range of the edge crush strength in kN/m. */
  ect: readonly [number, number];
}

/** Usual Indian boards, with the edge crush strength to which each is made. */
// biome-ignore format: a table
const indianBoards: readonly IndianBoard[] = [
  { name: '3 ply light', ply: 3, papers: '120/120/120', ect: [3.5, 5] },
  { name: '3 ply medium', ply: 3, papers: '150/150/150', ect: [5, 7] },
  { name: '5 ply standard', ply: 5, papers: '150/120/150/120/150', ect: [7, 10] },
  { name: '5 ply heavy', ply: 5, papers: '175/150/175/150/175', ect: [9, 13] },
  { name: '7 ply industrial', ply: 7, papers: '', ect: [12, 18] },
];

/** Usual board thickness per flute in mm. */
// biome-ignore format: a table
const fluteThickness: Record<string, readonly [number, number]> = {
  A: [4.5, 5.2], B: [2.5, 3.2], C: [3.6, 4.2], E: [1.4, 2], F: [0.8, 1.2], N: [0.4, 0.8],
  BC: [6.3, 7.2], EB: [4, 5], EC: [5, 7], AC: [8.5, 9.2], ACC: [12.5, 14],
};

const knmPerPoundInch = 0.1751268;
const kpaPerKgCm2 = 98.0665;
/** Factor by which a value may be outside the usual range of a board. */
const tolerance = 1.15;

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
const plyOf = ({ wall_type: wall }: AttributeValues): number | null =>
  typeof wall === 'string' ? Number(/\((\d) ply\)/.exec(wall)?.[1] ?? Number.NaN) || null : null;

/** Returns the values of a corrugated board converted to the units that other markets use. */
export function derivedFacts(values: AttributeValues): DerivedFact[] {
  return [
    ...indianBoardFact(values),
    ...burstFacts(values),
    ...edgeCrushFact(values),
    ...thicknessFact(values),
  ];
}

/**
 * Returns the usual Indian board closest in edge crush (kN/m), with the same number of plies if known; null if none is
 * close.
 */
export function nearestIndianBoard(ect: number, ply: number | null): IndianBoard | null {
  const near = indianBoards
    .filter((board) => ply === null || board.ply === ply)
    .filter(({ ect: [from, to] }) => ect >= from / tolerance && ect <= to * tolerance);
  const distance = ({ ect: [from, to] }: IndianBoard): number => Math.abs(ect - (from + to) / 2);
  return near.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

function indianBoardFact(values: AttributeValues): DerivedFact[] {
  const ect = numberOf(values.ect) ?? numberOf(Number(values.ect_grade) * knmPerPoundInch);
  const board = ect === null ? null : nearestIndianBoard(ect, plyOf(values));
  if (!board) return [];
  return [
    {
      key: 'indian_board',
      group: 'material',
      label: 'Indian board, approximate',
      value: board.papers ? `${board.name}, ${board.papers} GSM` : board.name,
      note: 'The common board with the closest edge crush. Ask the supplier which paper grades it uses.',
      for: 'india',
    },
  ];
}

/** Burst factor = burst in kg/cm² × 1,000 ÷ GSM, so two of the three values give the third. */
function burstFacts(values: AttributeValues): DerivedFact[] {
  const [burst, bf, gsm] = [numberOf(values.burst), numberOf(values.bf), numberOf(values.grammage)];
  if (gsm === null) return [];
  if (burst !== null && bf === null)
    return [
      {
        key: 'burst_factor',
        group: 'performance',
        label: 'Burst factor, calculated',
        value: `${Math.round(((burst / kpaPerKgCm2) * 1000) / gsm)} BF`,
        note: 'Calculated for the whole board: burst in kg/cm² × 1,000 ÷ GSM.',
        for: 'india',
      },
    ];
  if (bf !== null && burst === null)
    return [
      {
        key: 'burst_strength',
        group: 'performance',
        label: 'Burst strength, calculated',
        value: `${formatNumber(Math.round((bf * gsm * kpaPerKgCm2) / 1000))}\u00a0kPa`,
        note: 'Calculated from burst factor and weight: BF × GSM ÷ 1,000, in kg/cm².',
        for: 'all',
      },
    ];
  return [];
}

/** Returns the usual edge crush range of Indian boards with this number of plies. */
function edgeCrushFact(values: AttributeValues): DerivedFact[] {
  const ply = plyOf(values);
  const boards = indianBoards.filter((board) => board.ply === ply);
  const isStated = ['ect', 'ect_grade', 'bct', 'burst', 'burst_grade'].some(
    (key) => values[key] !== undefined,
  );
  if (isStated || boards.length === 0) return [];
  const from = Math.min(...boards.map(({ ect }) => ect[0]));
  const to = Math.max(...boards.map(({ ect }) => ect[1]));
  return [
    {
      key: 'usual_edge_crush',
      group: 'performance',
      label: 'Edge crush, typical',
      value: `${from}–${to}\u00a0kN/m`,
      note: `Typical of Indian ${ply} ply board. The supplier states no value.`,
      for: 'all',
    },
  ];
}

function thicknessFact({ flute, thickness, caliper }: AttributeValues): DerivedFact[] {
  const range = typeof flute === 'string' ? fluteThickness[flute] : undefined;
  if (typeof flute !== 'string' || !range || thickness !== undefined || caliper !== undefined) return [];
  return [
    {
      key: 'usual_thickness',
      group: 'size',
      label: 'Board thickness, approximate',
      value: `${range[0]}–${range[1]}\u00a0mm`,
      note: `Typical of ${flute} flute. It varies with paper and maker.`,
      for: 'all',
    },
  ];
}
