import { slotted } from '#features/packaging/engineering/rules/blank-parts.ts';
import type { BlankInput, BlankPart } from '#features/packaging/engineering/rules/fefco.ts';

type FlapRow = readonly [number, number, number, number];

/** Closure panel with its tuck on one main panel, dust flaps on both sides of it. */
const tuckTop = ({ widthMm: B, flapMm }: BlankInput): FlapRow => [0, dustFlap(B), B + flapMm, dustFlap(B)];
const tuckBehind = ({ widthMm: B, flapMm }: BlankInput): FlapRow => [B + flapMm, dustFlap(B), 0, dustFlap(B)];
/** Dust flaps of folding cartons are usually 0.6 to 0.7 of the width. */
const dustFlap = (widthMm: number): number => 0.65 * widthMm;
const seal = ({ widthMm: B }: BlankInput): FlapRow => [B, B, B, B];

/** Flaps above and below the four panels, as ECMA groups A and B describe the closures. */
const closures: Record<string, { top: (box: BlankInput) => FlapRow; bottom: (box: BlankInput) => FlapRow }> =
  {
    'Straight tuck end': { top: tuckTop, bottom: tuckTop },
    'Reverse tuck end': { top: tuckTop, bottom: tuckBehind },
    'Seal end': { top: seal, bottom: seal },
    'Snap-lock bottom': {
      top: tuckTop,
      bottom: ({ widthMm: B }) => [0.75 * B, 0.75 * B, 0.75 * B, 0.75 * B],
    },
    'Auto-lock bottom': { top: tuckTop, bottom: ({ widthMm: B }) => [0.6 * B, 0.6 * B, 0.6 * B, 0.6 * B] },
  };

/** Returns the flat blank of a folding carton; null for styles whose blank is not worked out. */
export function cartonBlank(style: string, input: BlankInput): BlankPart | null {
  const closure = Object.hasOwn(closures, style) ? closures[style] : undefined;
  if (!closure) return null;
  return slotted(input, { top: closure.top(input), bottom: closure.bottom(input) })[0] ?? null;
}

/** Usual tuck and glue seam of folding cartons, mm. */
export const cartonTuckMm = 15;
export const cartonSeamMm = 15;
