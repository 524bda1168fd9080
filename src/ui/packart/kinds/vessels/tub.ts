import { MATERIALS, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B } from '../../drawing/scene.ts';
import { drawTurned, ellipse, type SolidProfile, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const LABEL: SolidProfile = [
  [30.5, 12],
  [33.6, 40],
];

/** A large tub with a band of print, and a small one behind it. */
export function tub(c: KindContext): void {
  const { s } = c;
  drawTurned(
    s,
    -30,
    8,
    0,
    [
      [19, 0],
      [23, 30],
    ],
    shift(c.ink2T, 0),
    { gloss: 0.3 },
  );
  drawTurned(s, -30, 8, 29, straight(25, 0, 6), MATERIALS.white, { shadow: false });
  const b = drawTurned(
    s,
    18,
    6,
    0,
    [
      [29, 0],
      [35, 52],
    ],
    c.t,
  );
  s.raw(
    b.band(LABEL, -90, 90, c.ink) +
      b.band(LABEL, 22, 90, '#000', 0.12) +
      b.band(LABEL, -52, -40, '#fff', 0.25),
  );
  s.raw(at(b.ox - 16, b.oy - 26 + 31 * B - 13, 1.1, drawMark(c.spec.seed, '#fff')));
  const lid = drawTurned(s, 18, 6, 51, straight(37, 0, 8), c.ink2T, { shadow: false });
  s.raw(ellipse(b.ox, b.oy - 59, 30, `fill="${lid.f.left}" opacity=".5"`));
}
