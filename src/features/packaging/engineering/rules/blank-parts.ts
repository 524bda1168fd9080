import type { BlankInput, BlankPart, Stretch } from './fefco.ts';

export const stretch = (label: string, mm: number): Stretch => ({ label, mm });

/** Four panels and the joint. */
function panels({ lengthMm: L, widthMm: B, allowances: { panels: p, jointMm } }: BlankInput): Stretch[] {
  return [
    stretch('L', L + p[0]),
    stretch('B', B + p[1]),
    stretch('L', L + p[2]),
    stretch('B', B + p[3]),
    stretch('joint', jointMm),
  ];
}

/** A case whose flaps, above and below, are given for its long and its short panels. */
export function slotted(
  input: BlankInput,
  { top, bottom }: { top: readonly number[]; bottom: readonly number[] },
): BlankPart[] {
  const { heightMm, allowances } = input;
  const add = (mm: number): number => (mm > 0 ? mm + allowances.flap : 0);
  const [above, below] = [top.map(add), bottom.map(add)];
  const rows = [
    stretch('flaps', Math.max(...above)),
    stretch('H', heightMm + allowances.height),
    stretch('flaps', Math.max(...below)),
  ].filter(({ mm }) => mm > 0);
  return [
    { name: 'Blank', columns: panels(input), rows, flaps: { top: [...above, 0], bottom: [...below, 0] } },
  ];
}

export const even = (mm: number): number[] => [mm, mm, mm, mm];
export const turns = (long: number, short: number): number[] => [long, short, long, short];

/** A tray or wrap: creases cross it both ways. */
export const tray = (
  name: string,
  { columns, rows }: { columns: Stretch[]; rows: Stretch[] },
): BlankPart => ({
  name,
  columns,
  rows,
});

export const across = (H: number, middle: Stretch): Stretch[] => [
  stretch('H', H),
  stretch('H', H),
  middle,
  stretch('H', H),
  stretch('H', H),
];

/** The outer box of a telescope pair. */
export const outerOf = ({
  lengthMm,
  widthMm,
  lidMm,
  thicknessMm,
  clearanceMm,
  ...rest
}: BlankInput): BlankInput => ({
  ...rest,
  lidMm,
  thicknessMm,
  clearanceMm,
  lengthMm: lengthMm + 2 * thicknessMm + clearanceMm,
  widthMm: widthMm + 2 * thicknessMm + clearanceMm,
  heightMm: lidMm,
});
