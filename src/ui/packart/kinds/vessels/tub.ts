import { MATERIALS, shift } from '../../drawing/colour.ts';
import { mark } from '../../drawing/mark.ts';
import { at, B } from '../../drawing/scene.ts';
import { ellipse, type Prof, straight, turned } from '../../drawing/turned.ts';
import type { Ctx } from '../context.ts';

const LABEL: Prof = [
  [30.5, 12],
  [33.6, 40],
];

/** A large tub with a band of print, and a small one behind it. */
export function tub(c: Ctx): void {
  const { s } = c;
  turned(
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
  turned(s, -30, 8, 29, straight(25, 0, 6), MATERIALS.white, { shadow: false });
  const b = turned(
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
  s.raw(at(b.ox - 16, b.oy - 26 + 31 * B - 13, 1.1, mark(c.spec.seed, '#fff')));
  const lid = turned(s, 18, 6, 51, straight(37, 0, 8), c.ink2T, { shadow: false });
  s.raw(ellipse(b.ox, b.oy - 59, 30, `fill="${lid.f.left}" opacity=".5"`));
}
