import { oklch, plane, shift } from '../../drawing/colour.ts';
import { B, K, n1, onTop, P, solid } from '../../drawing/scene.ts';
import { drawTurned, ellipse, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const R = 52;
const HOLE = 32;
const H = 30;

/** Strapping: a wide coil with an open centre and its end in front of it. */
export function coil(c: KindContext): void {
  if (c.spec.style === 'buckle') {
    buckles(c);
    return;
  }
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
