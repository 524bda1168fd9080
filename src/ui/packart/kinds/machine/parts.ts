/** Parts that several machines share. */
import { MATERIALS, plane, shift, type Tone } from '../../drawing/colour.ts';
import { onLeft, onRight, onTop, solid } from '../../drawing/scene.ts';
import { rounded } from '../../drawing/shapes.ts';
import type { KindContext } from '../context.ts';

export const CASING: Tone = { l: 0.93, c: 0.008, h: 220 };
const FRAME: Tone = { l: 0.56, c: 0.012, h: 235 };

/** Four legs and a roller conveyor on them; returns the height of its surface. */
export function conveyor(
  { s }: KindContext,
  [x, y, w, d]: [number, number, number, number],
  high = 34,
): number {
  for (const [lx, ly] of [
    [x + 3, y + 3],
    [x + w - 8, y + 3],
    [x + 3, y + d - 8],
    [x + w - 8, y + d - 8],
  ] as const)
    solid(s, lx, ly, 0, 5, 5, high - 8, FRAME, { edge: false, shadow: lx > x + 4 });
  solid(s, x, y, high - 8, w, d, 8, shift(FRAME, 0.08), { shadow: false });
  const rollers = Array.from({ length: Math.floor(w / 7) }, (_, i) => `M${i * 7 + 4} 3v${d - 6}`).join('');
  s.raw(onTop(x, y, high, `<path d="${rollers}" stroke="${plane(MATERIALS.steel).top}" stroke-width="4"/>`));
  return high;
}

/** A casing with a coloured stripe and a panel of buttons on its side. */
export function casing(
  c: KindContext,
  [x, y, z]: [number, number, number],
  [w, d, h]: [number, number, number],
): void {
  solid(c.s, x, y, z, w, d, h, CASING, { shadow: z === 0 });
  c.s.raw(
    onLeft(x, y + d, z + h, `<path d="M0 4h${w}v5H0Z" fill="${c.ink}"/>`) +
      onRight(x + w, y + d, z + h, `<path d="M0 4h${d}v5H0Z" fill="${plane(c.inkT).right}"/>`),
  );
}

/** A control panel, facing left: a screen and two buttons. */
export function panel(c: KindContext, [x, y, z]: [number, number, number]): void {
  c.s.raw(
    onLeft(
      x,
      y,
      z,
      `<path d="${rounded(20, 26, 2)}" fill="#39444a"/><path d="M3 3h14v10H3Z" fill="#9fd3e8"/><path d="M6 20h.1" stroke="#46b06b" stroke-width="5" stroke-linecap="round"/><path d="M14 20h.1" stroke="#d8463a" stroke-width="5" stroke-linecap="round"/>`,
    ),
  );
}
