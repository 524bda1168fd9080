import { MATERIALS, oklch, plane, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B, K, n1, P } from '../../drawing/scene.ts';
import { drawTurned, type SolidProfile } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const SALAD: Tone[] = [
  { l: 0.72, c: 0.15, h: 132 },
  { l: 0.58, c: 0.13, h: 145 },
  { l: 0.62, c: 0.19, h: 30 },
  { l: 0.86, c: 0.13, h: 95 },
];

/** A paper cup and a bowl of salad. */
export function cup(c: KindContext): void {
  const { s } = c;
  bowl(c);
  const b = drawTurned(
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
  const sleeve: SolidProfile = [
    [16.6, 14],
    [19.7, 46],
  ];
  s.raw(
    b.band(sleeve, -90, 90, c.ink) +
      b.band(sleeve, 22, 90, '#000', 0.14) +
      at(b.ox - 13, b.oy - 31 + 18 * B - 12, 0.95, drawMark(c.spec.seed, '#fff')),
  );
  drawTurned(
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

function bowl({ s, r }: KindContext): void {
  drawTurned(
    s,
    -22,
    22,
    0,
    [
      [24, 0],
      [34, 26],
    ],
    MATERIALS.kraft,
    { cap: plane(MATERIALS.kraft).dark },
  );
  const [x, y] = P(-22, 22);
  const leaf = (cx: number, cy: number, rx: number, ry: number, t: Tone) =>
    `<ellipse cx="${n1(cx)}" cy="${n1(cy)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${oklch(t)}"/>`;
  let salad = leaf(x, y - 24, 32 * K, 31 * B, { l: 0.62, c: 0.13, h: 140 });
  for (let i = 0; i < 26; i++) {
    const a = r.range(0, 6.28);
    const q = Math.sqrt(r.next()) * 27;
    salad += leaf(
      x + q * K * Math.cos(a),
      y - 26 + q * B * Math.sin(a),
      r.range(3, 6),
      r.range(2, 4),
      r.pick(SALAD),
    );
  }
  s.raw(salad);
}
