import { oklch, plane, MATERIALS } from '../../drawing/colour.ts';
import { at, K, B, n1, P } from '../../drawing/scene.ts';
import { turned, type Prof } from '../../drawing/turned.ts';
import { mark } from '../../drawing/mark.ts';
import { type Ctx } from '../context.ts';

export function cup(c: Ctx): void {
  const { s } = c;
  const kraft = MATERIALS.kraft;
  const bowl = turned(
    s,
    -22,
    22,
    0,
    [
      [24, 0],
      [34, 26],
    ],
    kraft,
    { cap: plane(kraft).dark },
  );
  const r = c.r;
  const [bx, by] = P(-22, 22);
  let g = `<ellipse cx="${n1(bx)}" cy="${n1(by - 24)}" rx="${n1(32 * K)}" ry="${n1(31 * B)}" fill="${oklch({ l: 0.62, c: 0.13, h: 140 })}"/>`;
  for (let i = 0; i < 26; i++) {
    const a = r.range(0, 6.28),
      q = Math.sqrt(r.next()) * 27;
    g += `<ellipse cx="${n1(bx + q * K * Math.cos(a))}" cy="${n1(by - 26 + q * B * Math.sin(a))}" rx="${n1(r.range(3, 6))}" ry="${n1(r.range(2, 4))}" fill="${oklch(
      r.pick([
        { l: 0.72, c: 0.15, h: 132 },
        { l: 0.58, c: 0.13, h: 145 },
        { l: 0.62, c: 0.19, h: 30 },
        { l: 0.86, c: 0.13, h: 95 },
      ]),
    )}"/>`;
  }
  s.raw(g);
  void bowl;
  const b = turned(
    s,
    24,
    -18,
    0,
    [
      [15, 0],
      [21, 62],
    ],
    MATERIALS.white,
  );
  const sl: Prof = [
    [16.6, 14],
    [19.7, 46],
  ];
  s.raw(
    b.band(sl, -90, 90, c.ink) +
      b.band(sl, 22, 90, '#000', 0.14) +
      at(b.ox - 13, b.oy - 31 + 18 * B - 12, 0.95, mark(c.spec.seed, '#fff')),
  );
  turned(
    s,
    24,
    -18,
    61,
    [
      [23, 0],
      [23, 4],
      [18, 9],
    ],
    c.ink2T,
    { shadow: false },
  );
}
