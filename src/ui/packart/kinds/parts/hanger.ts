import { plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, onLeft, P } from '../../drawing/scene.ts';
import { upright } from '../../drawing/shapes.ts';
import type { KindContext } from '../context.ts';

/** Garment hangers with a bar. */
export function hanger(c: KindContext): void {
  const path = 'M58 30Q60 24 66 28L122 62Q128 68 120 70H4Q-4 68 2 62Z M62 38L20 62H104Z';
  for (const [x, y, dark] of [
    [26, -26, true],
    [0, 0, false],
  ] as const) {
    const tone = dark ? shift(c.t, -0.05) : c.t;
    const hook = `<path d="M62 30V22q0-6 7-8t7-9T67-2t-9 8" fill="none" stroke="#7d848a" stroke-width="3.400" stroke-linecap="round"/>`;
    c.s.raw(onLeft(x, y, 72, hook));
    c.s.see(P(x + 60, y, 80));
    const f = plane(tone);
    const face = `<path fill-rule="evenodd" d="${path}" fill="${f.left}"/>${at(56, 43, 0.6, drawMark(c.spec.seed, c.ink))}`;
    c.s.raw(onLeft(x, y - 4, 72, `<path fill-rule="evenodd" d="${path}" fill="${f.right}"/>`));
    upright(c.s, 'M0 0Z', { x, y, w: 124, d: 72, tone, thickness: 2 }, face);
  }
}
