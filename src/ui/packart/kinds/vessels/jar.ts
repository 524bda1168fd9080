import { MATERIALS, oklch, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import type { Rng } from '../../drawing/random.ts';
import { at, B, K, n1, P, type Pt } from '../../drawing/scene.ts';
import { drawTurned, ellipse, type SolidProfile, shoulder, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const W = 30;
const H = 50;
const GLASS: Tone = { l: 0.93, c: 0.015, h: 200 };

/** A glass jar with visible contents. */
export function jar(c: KindContext): void {
  const { s } = c;
  const content = richer(c.ink2T);
  const centre = P(0, 0);
  drawTurned(
    s,
    0,
    0,
    0,
    [
      [W - 2, 0],
      [W, 3],
      [W, H - 9],
    ],
    content,
    { gloss: 0 },
  );
  s.raw(grains(c.r, content, centre));
  const label = { z1: 12, z2: 36, r: W + 1.3, fill: oklch(MATERIALS.white), from: -62, to: 44 };
  const wall: SolidProfile = [[W - 1, 0], [W + 1, 3], [W + 1, H], ...shoulder(W + 1, H, 25, H + 8, 4)];
  const b = drawTurned(s, 0, 0, 0, wall, GLASS, { alpha: 0.07, shadow: false, gloss: 0.34, bands: [label] });
  s.raw(at(b.ox - 15, b.oy - 24 + W * B - 11, 0.92, drawMark(c.spec.seed, c.ink, c.ink2)));
  lid(c, centre);
}

/** Glass reduces colour, most of all that of pale contents. */
const richer = (content: Tone): Tone => shift(content, content.l > 0.7 ? -0.06 : 0, 0.02);

/** Specks a little lighter and darker than the content, across the visible half. */
function grains(r: Rng, content: Tone, [x, y]: Pt): string {
  let specks = '';
  for (let i = 0; i < 34; i++) {
    const a = (r.range(-80, 80) * Math.PI) / 180;
    const z = r.range(3, H - 11);
    const [cx, cy] = [x + W * K * Math.sin(a) * 0.96, y - z + W * B * Math.cos(a) * 0.96];
    const radius = n1(r.range(1.1, 2.1));
    specks += `<circle cx="${n1(cx)}" cy="${n1(cy)}" r="${radius}" fill="${oklch(shift(content, r.range(-0.12, 0.14)))}"/>`;
  }
  return specks;
}

function lid({ s, inkT }: KindContext, [x, y]: Pt): void {
  const { f } = drawTurned(s, 0, 0, H + 7, straight(27, 0, 13), inkT, { shadow: false });
  let ridges = '';
  for (let degrees = -80; degrees <= 80; degrees += 13) {
    const a = (degrees * Math.PI) / 180;
    ridges += `M${n1(x + 27 * K * Math.sin(a))} ${n1(y - H - 8.5 + 27 * B * Math.cos(a))}v-10`;
  }
  s.raw(
    `<path d="${ridges}" stroke="#000" stroke-width="1" opacity=".16"/>${ellipse(x, y - H - 20, 21, `fill="none" stroke="${f.left}" stroke-width="1.4"`)}`,
  );
}
