import { oklch, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn } from '../../drawing/print.ts';
import { at, B } from '../../drawing/scene.ts';
import { drawTurned, type SolidProfile, shoulder } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const W = 17;
const H = 84;

/** A printed can with a domed shoulder and an overcap. */
export function aerosol(c: KindContext): void {
  const { s, t } = c;
  const wall: SolidProfile = [[W - 1, 0], [W, 2], [W, H], ...shoulder(W, H, 12, H + 7)];
  const b = drawTurned(s, 0, 0, 0, wall, t, {
    gloss: 0.4,
    bands: [
      { z1: 4, z2: H - 2, r: W + 0.2, fill: c.ink },
      ...(c.print === 'band' ? [{ z1: 10, z2: 16, r: W + 0.3, fill: c.ink2 }] : []),
    ],
  });
  const light = lightOn({ l: c.inkT.l, c: 0, h: 0 }) ?? '#fff';
  s.raw(
    at(b.ox - 12, b.oy - H / 2 + W * B - 14, 0.95, drawMark(c.spec.seed, light, oklch(shift(c.inkT, 0.3)))),
  );
  drawTurned(
    s,
    0,
    0,
    H + 5,
    [
      [13, 0],
      [13, 17],
      [11, 20],
    ],
    c.ink2T,
    { shadow: false },
  );
}
