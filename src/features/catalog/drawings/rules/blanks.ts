import type { AttributeValues } from '#features/catalog/taxonomy/contract/attributes.ts';
import { allowancesFor } from '#features/packaging/engineering/rules/allowances.ts';
import { usualThickness } from '#features/packaging/engineering/rules/board-tables.ts';
import {
  type BlankInput,
  type BlankPart,
  type Stretch,
  sizeOf,
} from '#features/packaging/engineering/rules/fefco.ts';
import { styleNamed } from '#features/packaging/engineering/rules/fefco-styles.ts';
import type { SizedView } from '#lib/art/types.ts';
import { formatCount } from '#lib/formats.ts';
import { cartonBlank, cartonSeamMm, cartonTuckMm } from './carton-blank.ts';
import { type BoxMeasures, lengthOf } from './measures.ts';

interface DrawnBlank {
  stretches: Pick<SizedView, 'cols' | 'rows' | 'flaps'>;
  /** `Blank about 1,639 × 661 mm (FEFCO 0201, B flute)`; null if the board is not known. */
  note: string | null;
}

/** Returns the flat blank of a box, from its style, inside dimensions and board; null if there is no rule for it. */
export function blankOf(values: AttributeValues, box: BoxMeasures): DrawnBlank | null {
  if (box.where !== 'inside') return null;
  return fefcoBlank(values, box) ?? foldingCarton(values, box) ?? rigidBase(values, box);
}

function fefcoBlank({ style_code: code, flute }: AttributeValues, box: BoxMeasures): DrawnBlank | null {
  const style = typeof code === 'string' ? styleNamed(code) : undefined;
  if (!style) return null;
  const isFluteKnown = typeof flute === 'string';
  const thicknessMm = isFluteKnown ? usualThickness(flute) : 0;
  const allowances = allowancesFor({ model: 'thickness', flute: '', thicknessMm });
  const flapMm = style.flap?.mm ?? 0;
  const [part] = style.parts(blankInput(box, { thicknessMm, allowances, flapMm }));
  if (!part) return null;
  const tuck = /tuck/i.test(style.flap?.label ?? '') ? flapMm : 0;
  const piece = style.hasLid ? ' of the base' : '';
  return {
    stretches: toStretches(part, tuck),
    note: isFluteKnown ? `Blank${piece} about ${sides(part)} (FEFCO ${style.code}, ${flute} flute)` : null,
  };
}

function foldingCarton(
  { carton_style: style, ...values }: AttributeValues,
  box: BoxMeasures,
): DrawnBlank | null {
  if (typeof style !== 'string') return null;
  const thicknessMm = (lengthOf(values, 'caliper') ?? 0) / 1000;
  const allowances = {
    ...allowancesFor({ model: 'thickness', flute: '', thicknessMm }),
    jointMm: cartonSeamMm,
  };
  const part = cartonBlank(style, blankInput(box, { thicknessMm, allowances, flapMm: cartonTuckMm }));
  return (
    part && { stretches: toStretches(part, cartonTuckMm), note: `Blank of a ${style.toLowerCase()} carton` }
  );
}

/** The greyboard of a base is a tray like that of FEFCO 0300. */
function rigidBase(
  { rigid_style: rigid, greyboard_thickness: board }: AttributeValues,
  box: BoxMeasures,
): DrawnBlank | null {
  if (rigid !== 'Lift-off lid') return null;
  const thicknessMm = Number(board) || 0;
  const allowances = allowancesFor({ model: 'thickness', flute: '', thicknessMm });
  const [part] = styleNamed('0300')?.parts(blankInput(box, { thicknessMm, allowances, flapMm: 0 })) ?? [];
  return part ? { stretches: toStretches(part, 0), note: 'Blank of the base' } : null;
}

const blankInput = (
  { w, d, h }: BoxMeasures,
  board: Pick<BlankInput, 'thicknessMm' | 'allowances' | 'flapMm'>,
): BlankInput => ({ lengthMm: w, widthMm: d, heightMm: h, ...board, lidMm: h, clearanceMm: 0 });

const sides = (part: BlankPart): string => {
  const { lengthMm, widthMm } = sizeOf(part);
  return `${formatCount(Math.round(lengthMm))}\u00a0×\u00a0${formatCount(Math.round(widthMm))}\u00a0mm`;
};

const rounded = (mm: number): string => String(Math.round(mm * 10) / 10);

/** Writes the blank in the short form of a drawing request. */
function toStretches({ columns, rows, flaps }: BlankPart, tuckMm: number): DrawnBlank['stretches'] {
  const write = (list: readonly Stretch[]): string =>
    list.map(({ label, mm }) => `${letterOf(label)}${rounded(mm)}`).join('');
  const closurePanel = Math.max(...(flaps?.top ?? [0])) - tuckMm;
  const flapRow = (row: readonly number[]): string =>
    row
      .map((depth) =>
        tuckMm > 0 && depth > closurePanel ? `${rounded(depth - tuckMm)}+${tuckMm}` : rounded(depth),
      )
      .join(',');
  return {
    cols: write(columns),
    rows: write(rows),
    ...(flaps && { flaps: `${flapRow(flaps.top)}/${flapRow(flaps.bottom)}` }),
  };
}

/** The letter of a dimension in a drawing request; others are flaps, and the joint. */
function letterOf(label: string): string {
  if (label === 'joint') return 'j';
  return /^[LBH]$/.test(label) ? label : 'f';
}
