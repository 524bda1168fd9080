/** Containers of wire mesh, and containers and platforms on wheels. */
import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, n1, onLeft, onRight, P, type Scene, solid } from '../../drawing/scene.ts';
import { openBox } from '../../drawing/shapes.ts';
import type { KindContext } from '../context.ts';

interface Size {
  w: number;
  d: number;
  h: number;
}

const net = (length: number, h: number, colour: string, width = 1.4): string => {
  let path = '';
  for (let x = 0; x <= length + 0.1; x += length / 9) path += `M${n1(x)} 0v${n1(h)}`;
  for (let y = 0; y <= h + 0.1; y += h / 6) path += `M0 ${n1(y)}h${n1(length)}`;
  return `<path d="${path}" stroke="${colour}" stroke-width="${width}"/>`;
};

/** A box of wire on feet; with solid walls and posts if it is a stillage. */
export function mesh({ s, spec, t }: KindContext, { w, d, h: tall }: Size): void {
  const h = Math.max(tall, 58);
  const tone = spec.tint ? t : MATERIALS.steel;
  const f = plane(tone);
  for (const [x, y] of [
    [0, 0],
    [w - 10, 0],
    [0, d - 10],
    [w - 10, d - 10],
  ] as const)
    solid(s, x, y, 0, 10, 10, 9, shift(tone, -0.1));
  solid(s, 0, 0, 9, w, d, 3, shift(tone, -0.05), { shadow: false });
  const z = 12;
  s.raw(onLeft(0, 0, z + h, net(w, h, f.right, 1)) + onRight(0, d, z + h, net(d, h, f.dark, 1)));
  if (spec.print !== 'plain')
    s.poly(
      [
        P(w * 0.36, d, z + h * 0.66),
        P(w * 0.64, d, z + h * 0.66),
        P(w * 0.64, d, z + h * 0.4),
        P(w * 0.36, d, z + h * 0.4),
      ],
      '#fff',
    );
  s.raw(onLeft(0, d, z + h, net(w, h, f.left)) + onRight(w, d, z + h, net(d, h, f.right)));
  s.see(P(0, 0, z + h), P(w, 0, z + h), P(0, d, z + h));
  s.raw(
    onLeft(
      0,
      d,
      z + h,
      `<path d="M0 0h${n1(w)}M0 0v${n1(h)}M${n1(w)} 0v${n1(h)}" stroke="${f.left}" stroke-width="4"/>`,
    ) +
      onRight(
        w,
        d,
        z + h,
        `<path d="M0 0h${n1(d)}M${n1(d)} 0v${n1(h)}" stroke="${f.right}" stroke-width="4"/>`,
      ),
  );
  const [a, b, back] = [P(0, d, z + h), P(0, 0, z + h), P(w, 0, z + h)];
  s.raw(
    `<path d="M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}L${n1(back[0])} ${n1(back[1])}" fill="none" stroke="${f.lite}" stroke-width="4"/>`,
  );
}

function wheel(s: Scene, x: number, y: number): void {
  const [px, py] = P(x, y, 6);
  const rubber = oklch(shift(MATERIALS.black, 0.02));
  s.see([px, py + 8]);
  s.raw(
    `<ellipse cx="${n1(px)}" cy="${n1(py)}" rx="6" ry="7.500" fill="${rubber}"/><ellipse cx="${n1(px + 1)}" cy="${n1(py)}" rx="2.600" ry="3.200" fill="${oklch(MATERIALS.steel)}"/>`,
  );
}

/** A roll container with high sides, a bin with two wheels, or a flat dolly. */
export function cartOf(c: KindContext, { w: wide, d: deep }: Size, dolly: boolean): void {
  const { s, spec } = c;
  const [w, d] = dolly ? [wide * 0.92, deep * 0.92] : [68, 58];
  s.shadow([P(0, d), P(w, d), P(w + 24, d - 10), P(w + 24, -10), P(24, -10)]);
  for (const [x, y] of [
    [6, 6],
    [w - 6, 6],
    [6, d - 4],
    [w - 4, d - 4],
  ] as const)
    wheel(s, x, y);
  if (dolly) {
    openBox(s, { w, d, z: 12, h: 9 }, c.t, { wall: 12, depth: 7, shadow: false, inside: shift(c.t, -0.2) });
    return;
  }
  const tone = spec.tint ? c.t : c.inkT;
  if (spec.top === 'flip') {
    const f = solid(s, 0, 0, 11, w, d, 68, tone, { shadow: false });
    solid(s, -3, -3, 79, w + 6, d + 6, 6, shift(tone, 0.04), { shadow: false });
    s.raw(
      onLeft(
        0,
        d,
        79,
        `${at(w / 2 - 13, 18, 1.1, drawMark(spec.seed, '#fff'))}<path d="M8 54h${w - 16}" stroke="${f.lite}" stroke-width="2"/>`,
      ),
    );
    return;
  }
  const steel = plane(MATERIALS.steel);
  const H = 100;
  solid(s, 0, 0, 11, w, d, 5, tone, { shadow: false });
  s.raw(
    onRight(0, d, 16 + H, net(d, H, steel.dark, 1.2)) + onLeft(0, 0, 16 + H, net(w, H, steel.right, 1.2)),
  );
  for (const [x, y, z, bw, bd, bh, k] of [
    [8, 8, 16, 26, 36, 30, 0],
    [36, 8, 16, 26, 36, 42, 1],
    [8, 8, 46, 26, 36, 24, 2],
  ] as const)
    solid(s, x, y, z, bw, bd, bh, k === 1 ? MATERIALS.white : shift(MATERIALS.kraft, -k * 0.02), {
      shadow: false,
    });
  s.raw(onRight(w, d, 16 + H, net(d, H, steel.right, 1.6)));
  s.see(P(0, 0, 16 + H), P(w, 0, 16 + H), P(0, d, 16 + H));
}
