import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, d, onTop, P, type Pt } from '../../drawing/scene.ts';
import type { KindContext } from '../context.ts';

/** A roll of film, unrolled a little, and a second roll behind it. */
export function filmroll(c: KindContext): void {
  const { s } = c;
  const roll = (y: number, z: number, L: number, R: number, t: Tone, x0 = 0, shadow = true) => {
    const f = plane(t);
    const pt = (x: number, a: number, r = R): Pt => {
      const q = (a * Math.PI) / 180;
      return P(x, y + r * Math.cos(q), z + R + r * Math.sin(q));
    };
    const arc = (x: number, a: number, b: number, r = R, n = 12) =>
      Array.from({ length: n + 1 }, (_, i) => pt(x, a + ((b - a) * i) / n, r));
    if (shadow)
      s.shadow([P(x0, y + R * 0.8), P(x0 + L, y + R * 0.8), P(x0 + L + 16, y - R * 0.3), P(x0 + 16, y - R)]);
    s.poly([...arc(x0, 135, -45), ...arc(x0 + L, -45, 135)], f.left);
    s.poly([...arc(x0, 135, 96), ...arc(x0 + L, 96, 135)], f.top);
    s.poly([...arc(x0, -2, -45), ...arc(x0 + L, -45, -2)], f.right);
    s.poly([...arc(x0, 84, 76), ...arc(x0 + L, 76, 84)], '#ffffff', 'opacity=".6"');
    s.poly(arc(x0 + L, 0, 360, R, 28), f.right);
    s.raw(
      `<path d="${[0.86, 0.74, 0.62].map((k) => d(arc(x0 + L, 0, 360, R * k, 22))).join('')}" fill="none" stroke="${f.dark}" stroke-width=".7" opacity=".5"/>`,
    );
    s.poly(arc(x0 + L, 0, 360, R * 0.42, 20), plane(MATERIALS.kraft).left);
    s.poly(arc(x0 + L, 0, 360, R * 0.3, 20), oklch(shift(MATERIALS.kraft, -0.36, -0.02)));
    return { arc, f };
  };
  roll(-34, 0, 84, 20, c.ink2T, 6);
  const main = roll(20, 0, 100, 30, MATERIALS.pet);
  const f = main.f;
  s.poly([P(0, 50, 30), P(100, 50, 30), P(100, 54, 0), P(0, 54, 0)], f.lite, 'opacity=".55"');
  s.poly([P(0, 54, 0), P(100, 54, 0), P(100, 96, 0), P(0, 96, 0)], f.top, 'opacity=".75"');
  s.poly([P(12, 60, 0), P(88, 60, 0), P(88, 64, 0), P(12, 64, 0)], '#fff', 'opacity=".7"');
  s.raw(onTop(30, 68, 0, at(6, 0, 1, drawMark(c.spec.seed, c.ink))));
}
