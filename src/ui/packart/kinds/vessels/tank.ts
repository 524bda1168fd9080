import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B, n1, onLeft, onTop, P } from '../../drawing/scene.ts';
import { openBox, roll, rounded } from '../../drawing/shapes.ts';
import { drawTurned, ellipse, shoulder, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const STEEL = MATERIALS.steel;

/** Large and pressurised vessels: storage tanks, tank containers, cylinders, kegs, dewars and spill pallets. */
export function tank(c: KindContext): void {
  const styles: Record<string, (c: KindContext) => void> = { iso, gas, keg, cold: dewar, sump };
  (styles[c.spec.style ?? ''] ?? storage)(c);
}

/** An upright tank with ribs, a domed top and a manhole. */
function storage(c: KindContext): void {
  const { s, t, spec } = c;
  const R = 42;
  const h = spec.size ? Math.max(46, Math.min(104, (spec.size.h / spec.size.w) * 2 * R)) : 78;
  const b = drawTurned(s, 0, 0, 0, [[R, 0], [R, h], ...shoulder(R, h, 14, h + 16, 5)], t, { gloss: 0.2 });
  for (let z = h * 0.2; z < h - 4; z += h * 0.2)
    s.raw(b.band(straight(R + 0.4, z, z + 2.4), -90, 90, b.f.right, 0.8));
  drawTurned(s, 0, 0, h + 15, straight(14, 0, 5), shift(MATERIALS.black, 0.05), { shadow: false });
  s.raw(at(b.ox - 24, b.oy - h * 0.58 + R * B - 14, 1.3, drawMark(spec.seed, t.l < 0.62 ? '#fff' : c.ink)));
  const [x, y] = [b.ox + 14, b.oy + R * B - 12];
  s.raw(
    `<path d="M${n1(x)} ${n1(y)}h10v9h-10Z" fill="${plane(c.ink2T).left}"/><path d="M${n1(x + 3)} ${n1(y - 4)}h4v4h-4Z" fill="${plane(STEEL).dark}"/>`,
  );
}

/** A cylinder lying in the frame of a container. */
function iso(c: KindContext): void {
  const { s } = c;
  const [w, d, h] = [132, 52, 54];
  const frame = plane(c.inkT);
  const bar = (from: [number, number, number], to: [number, number, number], fill: string, width = 4) => {
    const [a, b] = [P(...from), P(...to)];
    s.see(a, b);
    s.raw(
      `<path d="M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}" stroke="${fill}" stroke-width="${width}" stroke-linecap="square"/>`,
    );
  };
  s.shadow([P(0, d), P(w, d), P(w + 20, -8), P(20, -8)]);
  for (const [x, y] of [
    [0, 0],
    [w, 0],
    [0, d],
  ] as const)
    bar([x, y, 0], [x, y, h], frame.right);
  bar([0, 0, h], [w, 0, h], frame.right);
  bar([0, 0, h], [0, d, h], frame.left);
  roll(s, {
    x: 6,
    y: d / 2,
    z: 4,
    length: w - 12,
    radius: 23,
    tone: c.spec.tint ? c.t : shift(STEEL, 0.09),
    core: [0.3, 0.2],
    coreTone: STEEL,
    wound: false,
    shadow: false,
  });
  s.raw(onLeft(w / 2 - 18, d / 2 + 17, 44, at(0, 0, 1.2, drawMark(c.spec.seed, c.ink))));
  bar([0, d, 0], [w, d, 0], frame.left, 5);
  bar([w, d, 0], [w, 0, 0], frame.right, 5);
  bar([0, d, h], [w, d, h], frame.left);
  bar([w, d, h], [w, 0, h], frame.right);
  bar([w, d, 0], [w, d, h], frame.left, 5);
  bar([w, d, 0], [w, 0, h], frame.right, 2);
}

/** Gas cylinders, with a guard around the valve. */
function gas(c: KindContext): void {
  const { s } = c;
  for (const [x, y, tone] of [
    [26, -26, c.spec.tint ? shift(c.t, -0.04) : c.ink2T],
    [-8, 8, c.spec.tint ? c.t : c.inkT],
  ] as const) {
    const b = drawTurned(s, x, y, 0, [[17, 0], [17, 84], ...shoulder(17, 84, 6, 97, 5)], tone, {
      gloss: 0.28,
      bands: [{ z1: 72, z2: 80, r: 17.2, fill: '#fff' }],
    });
    drawTurned(s, x, y, 97, straight(6, 0, 4), STEEL, { shadow: false });
    drawTurned(s, x, y, 101, straight(9, 0, 15), shift(tone, 0.04), {
      shadow: false,
      cap: plane(shift(tone, -0.2)).left,
    });
    s.raw(at(b.ox - 9, b.oy - 44 + 17 * B - 9, 0.76, drawMark(c.spec.seed, '#fff')));
  }
}

/** A beer keg: rolling rings, and a rim with grips around the spear. */
function keg(c: KindContext): void {
  const { s, t } = c;
  const b = drawTurned(
    s,
    0,
    0,
    0,
    [
      [31, 0],
      [31, 10],
      [36, 14],
      [36, 26],
      [38, 28],
      [36, 31],
      [36, 56],
      [38, 58],
      [36, 61],
      [36, 70],
      [31, 75],
      [31, 86],
    ],
    t,
    { gloss: 0.5, cap: false },
  );
  const top = b.oy - 86;
  s.raw(
    ellipse(b.ox, top, 31, `fill="${b.f.lite}"`) +
      ellipse(b.ox, top, 29, `fill="${b.f.dark}"`) +
      ellipse(b.ox, top + 7, 24, `fill="${b.f.left}"`),
  );
  drawTurned(s, 0, 0, 80, straight(7, 0, 6), shift(STEEL, -0.1), { shadow: false });
  s.raw(
    `<path d="M${n1(b.ox - 15)} ${n1(b.oy - 79 + 26 * B)}q15 5 30 0v-5q-15 5-30 0Z" fill="${b.f.dark}" opacity=".75"/>`,
  );
  s.raw(at(b.ox - 17, b.oy - 42 + 36 * B - 12, 1.1, drawMark(c.spec.seed, c.ink, c.ink2)));
}

/** A vacuum vessel with a narrow neck and two handles. */
function dewar(c: KindContext): void {
  const { s, t } = c;
  const b = drawTurned(
    s,
    0,
    0,
    0,
    [[29, 0], [34, 6], [34, 48], ...shoulder(34, 48, 11, 64, 6), [11, 78]],
    t,
    { gloss: 0.48 },
  );
  drawTurned(s, 0, 0, 76, straight(14, 0, 9), c.inkT, { shadow: false });
  const y = b.oy - 60;
  s.raw(
    `<path d="M${n1(b.ox - 34)} ${n1(y + 12)}q-2-20 18-18M${n1(b.ox + 34)} ${n1(y + 12)}q2-20-18-18" fill="none" stroke="${b.f.dark}" stroke-width="4"/>`,
  );
  s.raw(at(b.ox - 17, b.oy - 30 + 34 * B - 13, 1.1, drawMark(c.spec.seed, c.ink)));
}

/** A low basin under a grating, with a drum on it. */
function sump(c: KindContext): void {
  const { s } = c;
  const [w, d, h] = [116, 86, 24];
  const tone: Tone = c.spec.tint ? c.t : { l: 0.85, c: 0.16, h: 92 };
  openBox(s, { w, d, h }, tone, { wall: 5, depth: 8, inside: shift(MATERIALS.black, 0.1) });
  let grid = '';
  for (let x = 14; x < w - 6; x += 9) grid += `M${x} 6v${d - 12}`;
  for (let y = 14; y < d - 6; y += 9) grid += `M6 ${y}h${w - 12}`;
  s.raw(
    onTop(
      0,
      0,
      h - 3,
      `<path d="${grid}" stroke="${oklch(shift(MATERIALS.grey, -0.1))}" stroke-width="1.600"/>`,
    ),
  );
  s.raw(
    onLeft(
      0,
      d,
      h,
      `<path d="${rounded(22, 11, 2, 16, 12)}${rounded(22, 11, 2, 78, 12)}" fill="${plane(tone).dark}"/>`,
    ),
  );
  const b = drawTurned(
    s,
    50,
    38,
    h,
    [
      [23, 0],
      [23, 20],
      [24.5, 22],
      [23, 24],
      [23, 42],
      [24.5, 44],
      [23, 46],
      [23, 64],
    ],
    c.inkT,
    { shadow: false },
  );
  s.raw(ellipse(b.ox, b.oy - 63, 20, `fill="${b.f.left}"`));
}
