import { MATERIALS, oklch, plane } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B, n1 } from '../../drawing/scene.ts';
import { drawTurned, ellipse, type SolidProfile } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const W = 28;
const H = 68;

/** A round can with a printed wall, a seam at each end and a sunken lid. */
export function can(c: KindContext): void {
  const { s } = c;
  const wall: SolidProfile = [
    [W + 1.2, 0],
    [W + 1.2, 3],
    [W, 4],
    [W, H - 4],
    [W + 1.2, H - 3],
    [W + 1.2, H],
  ];
  const isBare = c.spec.print === 'plain';
  const { ox, oy } = drawTurned(s, 0, 0, 0, wall, c.t, {
    gloss: 0.34,
    bands: isBare
      ? []
      : [
          { z1: 6, z2: H - 6, r: W + 0.2, fill: c.ink },
          { z1: 6, z2: 13, r: W + 0.3, fill: c.ink2 },
        ],
  });
  const lid = plane(c.spec.material === 'kraft' ? MATERIALS.steel : c.t);
  const top = oy - H;
  s.raw(
    `${
      ellipse(ox, top, W - 1.6, `fill="${lid.dark}"`) +
      ellipse(ox, top + 1.6, W - 2.4, `fill="${lid.top}"`) +
      ellipse(ox, top + 1.6, W - 9, `fill="none" stroke="${lid.right}" stroke-width="1.2"`)
    }<ellipse cx="${n1(ox)}" cy="${n1(top + 6)}" rx="7" ry="3.4" fill="none" stroke="${lid.dark}" stroke-width="2"/>`,
  );
  if (!isBare)
    s.raw(at(ox - 15, oy - H / 2 + W * B - 14, 1.1, drawMark(c.spec.seed, '#fff', oklch(c.ink2T))));
}
