import type { SizedView } from '#lib/art/types.ts';
import { INKS, MATERIALS, oklch, shift, TINTS } from '../drawing/colour.ts';
import { DEFAULTS } from '../kinds/defaults.ts';
import { drawBlank } from './blank.ts';
import { drawBox } from './box.ts';
import { drawBag, drawDeck, drawRoll, drawSheet } from './flat.ts';
import { sheetOfPaper } from './paper.ts';
import { drawDisc, drawRound } from './round.ts';

const forms: Record<SizedView['form'], (view: SizedView, fill: string) => string> = {
  blank: drawBlank,
  box: drawBox,
  round: drawRound,
  disc: drawDisc,
  bag: drawBag,
  roll: drawRoll,
  sheet: drawSheet,
  deck: drawDeck,
};

/** Returns a product with its dimensions as an SVG document. */
export const sizedSvg = (view: SizedView): string => sheetOfPaper(forms[view.form](view, fillOf(view)));

/** Returns the material, light enough for lines and texts on it. */
function fillOf({ form, kind, material, ink = 'spruce', tint }: SizedView): string {
  if (form === 'deck') return '#ead9ba';
  const name = material ?? DEFAULTS[kind].material;
  const materialTone = name === 'printed' ? INKS[ink] : MATERIALS[name];
  const tone = tint ? TINTS[tint] : materialTone;
  return oklch(
    tone.l > 0.9 ? shift(tone, 0.05) : { ...tone, l: Math.max(0.86, tone.l), c: Math.min(tone.c, 0.06) },
  );
}
