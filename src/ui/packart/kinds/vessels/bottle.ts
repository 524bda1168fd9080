import { oklch, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn } from '../../drawing/print.ts';
import { at, B, K, n1, P } from '../../drawing/scene.ts';
import { drawTurned, type SolidProfile, shoulder } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** A bottle with a screw cap. */
export function bottle(c: KindContext): void {
  const { s, t, r } = c;
  const wide = r.range(19, 22),
    bh = r.range(56, 62);
  const glass = c.spec.material === 'amber' || c.spec.material === 'pet';
  const prof: SolidProfile = [
    [wide - 2, 0],
    [wide, 3],
    [wide, bh],
    ...shoulder(wide, bh, 8.5, bh + 20, 6),
    [8.5, bh + 27],
  ];
  const lt = c.spec.material === 'amber' ? '#fff' : c.ink;
  const b = drawTurned(s, 0, 0, 0, prof, t, {
    gloss: glass ? 0.42 : 0.34,
    bands: [
      { z1: 14, z2: bh - 8, r: wide + 0.2, fill: lt },
      ...(c.print === 'band' ? [{ z1: 14, z2: 20, r: wide + 0.3, fill: c.ink2 }] : []),
    ],
  });
  s.raw(
    at(
      b.ox - 11 - 2,
      b.oy - (14 + bh - 8) / 2 + wide * B - 12,
      0.9,
      drawMark(
        c.spec.seed,
        lightOn({ l: lt === '#fff' ? 1 : c.inkT.l, c: 0, h: 0 }) ?? c.ink,
        c.spec.material === 'amber' ? c.ink2 : oklch(shift(c.inkT, 0.3)),
      ),
    ),
  );
  drawTurned(
    s,
    0,
    0,
    bh + 25,
    [
      [10.5, 0],
      [10.5, 15],
    ],
    c.ink2T,
    { shadow: false },
  );
  const cap = P(0, 0);
  let rid = '';
  for (const a of [-60, -36, -12, 12, 36, 60]) {
    const q = (a * Math.PI) / 180;
    const X = cap[0] + 10.5 * K * Math.sin(q),
      Y = cap[1] + 10.5 * B * Math.cos(q) - bh - 25;
    rid += `M${n1(X)} ${n1(Y - 2)}v-11`;
  }
  s.raw(`<path d="${rid}" stroke="#000" stroke-width=".9" opacity=".18"/>`);
}
