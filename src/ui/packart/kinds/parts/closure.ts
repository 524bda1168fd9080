import type { Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B, K, n1, P } from '../../drawing/scene.ts';
import { drawTurned, ellipse, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const R = 30;
const H = 26;

/** Three screw caps standing on their rims. */
export function closure(c: KindContext): void {
  cap(c, [0, 0], c.inkT);
  cap(c, [74, -18], c.ink2T);
  cap(c, [38, 58], c.t);
}

function cap({ s, spec, ink }: KindContext, [x, y]: [number, number], tone: Tone): void {
  const [ox, oy] = P(x, y);
  // First the tamper-evident band, then the cap itself.
  drawTurned(s, x, y, 0, straight(R - 0.5, 0, 5), tone, { gloss: 0 });
  const { f } = drawTurned(s, x, y, 6.5, straight(R, 0, H), tone, { shadow: false });
  let ribs = '';
  for (let degrees = -84; degrees <= 84; degrees += 8) {
    const a = (degrees * Math.PI) / 180;
    ribs += `M${n1(ox + R * K * Math.sin(a))} ${n1(oy - 8.5 + R * B * Math.cos(a))}v-19`;
  }
  s.raw(
    `<path d="${ribs}" stroke="#000" stroke-width="1" opacity=".15"/>${ellipse(ox, oy - H - 6.5, R - 5, `fill="none" stroke="${f.left}" stroke-width="1.5"`)}`,
  );
  const printed = f.left === ink ? f.lite : ink;
  s.raw(
    at(ox - 10, oy - H - 6.5 - 7, 0.6, `<g transform="scale(1.4 .82)">${drawMark(spec.seed, printed)}</g>`),
  );
}
