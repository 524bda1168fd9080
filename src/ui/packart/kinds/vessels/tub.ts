import { MATERIALS, oklch, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B } from '../../drawing/scene.ts';
import { drawTurned, ellipse, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** A tub or cup with a lid and a band of print, and a smaller one behind it. */
export function tub(c: KindContext): void {
  const { s, spec } = c;
  const ratio = spec.size ? Math.max(0.35, Math.min(1.5, spec.size.h / spec.size.w)) : 0.76;
  const R = ratio > 1 ? 28 : 35;
  const h = R * 2 * ratio * 0.96;
  const clear = spec.tint === 'clear' || spec.tint === 'natural';
  const wall = (r: number, height: number): [[number, number], [number, number]] => [
    [r * 0.84, 0],
    [r, height],
  ];
  const second = spec.tint ? shift(c.t, -0.03) : c.ink2T;
  drawTurned(s, -34, 10, 0, wall(R * 0.66, h * 0.58), second, { gloss: 0.3 });
  drawTurned(s, -34, 10, h * 0.57, straight(R * 0.7, 0, 6), clear ? c.t : MATERIALS.white, { shadow: false });
  const b = drawTurned(s, 18, 6, 0, wall(R, h), c.t, { gloss: clear ? 0.5 : 0.32 });
  if (spec.print !== 'plain') {
    const at01 = (k: number): [number, number] => [R * (0.84 + 0.16 * k) + 0.3, h * k];
    const zone: [[number, number], [number, number]] = [at01(0.22), at01(0.78)];
    const k = Math.min(1.1, h / 46);
    s.raw(
      b.band(zone, -90, 90, c.ink) +
        b.band(zone, 22, 90, '#000', 0.12) +
        b.band(zone, -52, -40, '#fff', 0.25) +
        at(b.ox - 14 * k, b.oy - h * 0.5 + R * 0.9 * B - 12 * k, k, drawMark(spec.seed, '#fff')),
    );
  }
  if (spec.top === 'none') {
    s.raw(
      ellipse(b.ox, b.oy - h, R + 1, `fill="${b.f.lite}"`) +
        ellipse(b.ox, b.oy - h, R - 2, `fill="${oklch(shift(c.t, -0.12))}"`) +
        ellipse(b.ox + 1, b.oy - h + 6, R - 10, `fill="${b.f.left}"`),
    );
    return;
  }
  const lid = drawTurned(
    s,
    18,
    6,
    h,
    straight(R + 2, 0, 7),
    spec.tint ? shift(c.t, clear ? 0.02 : -0.03) : c.ink2T,
    { shadow: false },
  );
  s.raw(ellipse(b.ox, b.oy - h - 7, R - 5, `fill="${lid.f.left}" opacity=".5"`));
}
