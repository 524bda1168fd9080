import { oklch, shift, MATERIALS, type Tone } from '../../drawing/colour.ts';
import { at, K, B, n1, P } from '../../drawing/scene.ts';
import { shoulder, turned } from '../../drawing/turned.ts';
import { mark } from '../../drawing/mark.ts';
import { type Ctx } from '../context.ts';

export function jar(c: Ctx): void {
  const { s, r } = c;
  const w = 30,
    bh = 50;
  const fillT = c.ink2T;
  const glass: Tone = { l: 0.93, c: 0.015, h: 200 };
  turned(
    s,
    0,
    0,
    0,
    [
      [w - 2, 0],
      [w, 3],
      [w, bh - 9],
    ],
    fillT,
    { gloss: 0 },
  );
  const [cx, cy] = P(0, 0);
  let g = '';
  for (let i = 0; i < 34; i++) {
    const a = r.range(-80, 80),
      q = (a * Math.PI) / 180,
      z = r.range(3, bh - 11);
    g += `<circle cx="${n1(cx + w * K * Math.sin(q) * 0.96)}" cy="${n1(cy - z + w * B * Math.cos(q) * 0.96)}" r="${n1(r.range(1.1, 2.1))}" fill="${oklch(shift(fillT, r.range(-0.12, 0.14)))}"/>`;
  }
  s.raw(g);
  const b = turned(
    s,
    0,
    0,
    0,
    [[w - 1, 0], [w + 1, 3], [w + 1, bh], ...shoulder(w + 1, bh, 25, bh + 8, 4)],
    glass,
    {
      alpha: 0.2,
      shadow: false,
      gloss: 0.5,
      bands: [{ z1: 12, z2: 36, r: w + 1.3, fill: oklch(MATERIALS.white), from: -62, to: 44 }],
    },
  );
  s.raw(at(b.ox - 15, b.oy - 24 + w * B - 11, 0.92, mark(c.spec.seed, c.ink, c.ink2)));
  const lid = turned(
    s,
    0,
    0,
    bh + 7,
    [
      [27, 0],
      [27, 13],
    ],
    c.inkT,
    { shadow: false },
  );
  let rid = '';
  for (let a = -80; a <= 80; a += 13) {
    const q = (a * Math.PI) / 180;
    rid += `M${n1(cx + 27 * K * Math.sin(q))} ${n1(cy - bh - 8.5 + 27 * B * Math.cos(q))}v-10`;
  }
  s.raw(
    `<path d="${rid}" stroke="#000" stroke-width="1" opacity=".16"/><ellipse cx="${n1(cx)}" cy="${n1(cy - bh - 20)}" rx="${n1(21 * K)}" ry="${n1(21 * B)}" fill="none" stroke="${lid.f.left}" stroke-width="1.4"/>`,
  );
}
