import { MATERIALS, oklch, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, onTop, P } from '../../drawing/scene.ts';
import { drawTurned, ellipse, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** Two stacked rolls of tape, and a third one beside them with its end pulled out. */
export function tape(c: KindContext): void {
  const stated =
    c.spec.tint || c.spec.material ? [c.t, shift(c.t, -0.03), c.t] : [c.t, c.inkT, shift(c.ink2T, 0.05)];
  const [first = c.t, second = c.t, third = c.t] = stated;
  const h = c.spec.size ? Math.max(9, Math.min(34, (c.spec.size.w / 48) * 22)) : 22;
  roll(c, [0, 0, 0], first, h);
  roll(c, [3, -3, h + 1], second, h);
  const x = 78;
  const y = 44;
  // The end of the tape leaves the roll at the bottom and lies along the ground.
  c.s.poly(
    [P(x - 40, y + 30), P(x + 26, y + 30), P(x + 26, y + 52), P(x - 46, y + 52)],
    oklch(shift(third, 0.04)),
  );
  c.s.poly(
    [P(x - 34, y + 36), P(x + 20, y + 36), P(x + 20, y + 38), P(x - 34, y + 38)],
    '#fff',
    'opacity=".4"',
  );
  if (c.spec.print !== 'plain')
    for (const left of [x - 36, x - 10])
      c.s.raw(onTop(left, y + 33, 0, at(0, 0, 0.66, drawMark(c.spec.seed, third.l < 0.62 ? '#fff' : c.ink))));
  roll(c, [x, y, 0], third, h);
}

function roll({ s }: KindContext, [x, y, z]: [number, number, number], tone: Tone, h: number): void {
  const R = 38;
  drawTurned(s, x, y, z, straight(R, 0, h), tone);
  const [ox, oy] = P(x, y, z + h);
  const wound = [0.9, 0.8, 0.7].map((k) =>
    ellipse(ox, oy, R * k, `fill="none" stroke="${oklch(shift(tone, -0.1))}" stroke-width=".8" opacity=".5"`),
  );
  const core = MATERIALS.kraft;
  s.raw(
    wound.join('') +
      ellipse(ox, oy, R * 0.6, `fill="${oklch(core)}"`) +
      ellipse(ox, oy, R * 0.52, `fill="${oklch(shift(core, -0.3, -0.02))}"`),
  );
}
