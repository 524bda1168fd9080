import { oklch, plane, shift } from '../../drawing/colour.ts';
import { B, K, n1, onTop, P, solid } from '../../drawing/scene.ts';
import { drawTurned, ellipse, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const R = 52;
const HOLE = 32;
const H = 30;

/** Strapping in a coil, its seals, twine in balls, or rubber bands. */
export function coil(c: KindContext): void {
  if (c.spec.style === 'buckle') buckles(c);
  else if (c.spec.style === 'cord') twine(c);
  else if (c.spec.style === 'loop') bands(c);
  else strapping(c);
}

/** A wide coil with an open centre and its end in front of it. */
function strapping(c: KindContext): void {
  const { s } = c;
  const strap = c.spec.material || c.spec.tint ? c.t : c.inkT;
  const tone = plane(strap);
  s.poly([P(-46, 28), P(-36, 20), P(-36, 92), P(-46, 96)], tone.right);
  const { ox, oy } = drawTurned(s, 0, 0, 0, straight(R, 0, H), strap);
  const top = oy - H;
  const wound = [0.95, 0.88, 0.81, 0.74, 0.68].map((k) =>
    ellipse(
      ox,
      top,
      R * k,
      `fill="none" stroke="${oklch(shift(strap, -0.12))}" stroke-width=".9" opacity=".6"`,
    ),
  );
  // Visible through the hole: the far wall of the coil, and the ground in front of it.
  const hole = `M${n1(ox - HOLE * K)} ${n1(top)}a${n1(HOLE * K)} ${n1(HOLE * B)} 0 0 1 ${n1(2 * HOLE * K)} 0`;
  s.raw(
    `${
      wound.join('') + ellipse(ox, top, HOLE, `fill="${oklch(shift(strap, -0.2, -0.02))}"`)
    }<path d="${hole}a${n1(HOLE * K)} ${n1(HOLE * B)} 0 0 0${n1(-2 * HOLE * K)} 0Z" fill="${tone.dark}" opacity=".5"/>`,
  );
  // Two ties hold it together.
  for (const angle of [-62, 38]) {
    const a = (angle * Math.PI) / 180;
    const edge = (r: number): [number, number] => [ox + r * K * Math.sin(a), top + r * B * Math.cos(a)];
    const [[x1, y1], [x2, y2]] = [edge(HOLE), edge(R)];
    s.raw(
      `<path d="M${n1(x1)} ${n1(y1)}L${n1(x2)} ${n1(y2)}v${H}" fill="none" stroke="${oklch(c.ink2T)}" stroke-width="4"/>`,
    );
  }
}

/** Seals and buckles that join two ends of strapping. */
function buckles({ s, t }: KindContext): void {
  const f = plane(t);
  const places: [number, number][] = [
    [-44, -20],
    [14, -36],
    [-16, 24],
    [44, 16],
  ];
  for (const [x, y] of places) {
    solid(s, x, y, 0, 40, 26, 4, t);
    s.poly([P(x, y, 4), P(x + 40, y, 4), P(x + 40, y, 13), P(x, y, 13)], f.left);
    s.poly([P(x, y, 13), P(x + 40, y, 13), P(x + 40, y + 9, 13), P(x, y + 9, 13)], f.top);
    s.raw(onTop(x, y, 4, `<path d="M6 14h28v7H6Z" fill="${f.dark}"/>`));
  }
}

/** Two spools of twine, wound crosswise, and a loose end. */
function twine({ s, t }: KindContext): void {
  for (const [x, y] of [
    [0, -34],
    [0, 30],
  ] as const) {
    const b = drawTurned(
      s,
      x,
      y,
      0,
      [
        [26, 0],
        [31, 10],
        [31, 44],
        [26, 54],
      ],
      t,
      { gloss: 0.12 },
    );
    let lines = '';
    for (let i = -3; i <= 3; i++)
      lines += `M${n1(b.ox + i * 11 - 10)} ${n1(b.oy + 14 - Math.abs(i) * 3)}l20-40M${n1(b.ox + i * 11 + 10)} ${n1(b.oy + 14 - Math.abs(i) * 3)}l-20-40`;
    s.raw(
      `<path d="${lines}" stroke="${b.f.dark}" stroke-width="1" opacity=".7"/>${ellipse(b.ox, b.oy - 54, 20, `fill="none" stroke="${b.f.right}"`)}${ellipse(b.ox, b.oy - 54, 9, `fill="${b.f.dark}"`)}`,
    );
  }
  const [x, y] = P(24, 52);
  s.see([x + 44, y + 22]);
  s.raw(
    `<path d="M${n1(x)} ${n1(y)}q20 24 30 8t14 12" fill="none" stroke="${plane(t).dark}" stroke-width="3"/>`,
  );
}

/** Wide rubber bands, lying. */
function bands({ s, t, ink2T }: KindContext): void {
  const places: [number, number, number][] = [
    [-26, -22, 34],
    [30, -34, 26],
    [6, 24, 38],
    [56, 10, 24],
  ];
  for (const [i, [x, y, r]] of places.entries()) {
    const tone = i % 2 ? t : shift(ink2T, 0.04);
    const [ox, oy] = P(x, y);
    s.shadow([P(x - r, y + r), P(x + r, y + r), P(x + r + 4, y - r), P(x - r + 6, y - r)]);
    s.see([ox - r * K, oy - r * B - 6], [ox + r * K, oy + r * B]);
    const f = plane(tone);
    s.raw(
      ellipse(ox, oy - 2, r, `fill="none" stroke="${f.dark}" stroke-width="7"`) +
        ellipse(ox, oy - 6, r, `fill="none" stroke="${f.left}" stroke-width="7"`) +
        ellipse(ox, oy - 7, r, `fill="none" stroke="${f.lite}" stroke-width="1.4"`),
    );
  }
}
