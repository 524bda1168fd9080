import { INKS, MATERIALS, oklch, plane } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B, K, n1 } from '../../drawing/scene.ts';
import { drawTurned, ellipse, type SolidProfile, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const W = 34;
const H = 98;
/** Two rolling hoops, and a rim at each end. */
const PROFILE: SolidProfile = [
  [W, 0],
  [W + 1.4, 2],
  [W, 4],
  [W, 31],
  [W + 2, 33],
  [W, 35.5],
  [W, 63],
  [W + 2, 65],
  [W, 67.5],
  [W, 93],
  [W + 1.6, 95],
  [W + 1.6, H],
];

/** A tight-head steel drum. */
export function drum(c: KindContext): void {
  const { s, t } = c;
  const f = plane(t);
  const { ox, oy, band } = drawTurned(s, 0, 0, 0, PROFILE, t, { gloss: 0.26, cap: f.right });
  s.raw(head(ox, oy, f.top, f.dark));
  for (const [dx, dy, r] of [
    [-15, -6, 6],
    [20, 5, 3.6],
  ] as const)
    s.raw(bung(ox + dx, oy - H + dy, r, f.dark));
  for (const z of [34, 66]) s.raw(hoop(ox, oy, z, f.lite, f.dark));

  const y = oy - 50 + W * B;
  const label = straight(W + 0.3, 37.5, 61);
  const hazard = `<path d="M-6.5-6.500h13v13h-13Z" fill="${oklch(INKS.orange)}"/><path d="M-5-5h10v10h-10Z" fill="none" stroke="#fff" stroke-width=".9"/>`;
  s.raw(
    `${
      band(label, -46, 30, '#fff') +
      band(label, 22, 30, '#000', 0.1) +
      at(ox - 25, y - 12, 0.74, drawMark(c.spec.seed, c.ink, c.ink2))
    }<g transform="translate(${n1(ox + 4.5)} ${n1(y - 2.6)}) rotate(45)">${hazard}</g>`,
  );
}

/** The sunken lid and the shade under its rim. */
function head(ox: number, oy: number, top: string, dark: string): string {
  const [rx, ry, y] = [n1((W - 2) * K), n1((W - 2) * B), n1(oy - H + 2.2)];
  const across = n1((W - 2) * 2 * K);
  const shade = `M${n1(ox - (W - 2) * K)} ${y}a${rx} ${ry} 0 0 1 ${across} 0a${rx} ${n1((W - 5) * B)} 0 0 0-${across} 0Z`;
  return `${ellipse(ox, oy - H + 2.2, W - 2, `fill="${top}"`)}<path d="${shade}" fill="${dark}"/>`;
}

function bung(x: number, y: number, r: number, dark: string): string {
  const shade = `<ellipse cx="${n1(x)}" cy="${n1(y + 1.5)}" rx="${r * K}" ry="${r * B}" fill="${dark}"/>`;
  return shade + ellipse(x, y - 1, r, `fill="${plane(MATERIALS.steel).top}"`);
}

function hoop(ox: number, oy: number, z: number, lite: string, dark: string): string {
  const arc = (from: number, r: number, y: number, look: string) =>
    `<path d="M${n1(ox - from * K)} ${n1(y)}A${n1(r * K)} ${n1(r * B)} 0 0 0 ${n1(ox + from * K)} ${n1(y)}" fill="none" ${look}/>`;
  return (
    arc(W + 2, W + 2, oy - z, `stroke="${lite}" stroke-width="1" opacity=".55"`) +
    arc(W, W + 1, oy - z + 3, `stroke="${dark}" stroke-width="1.2" opacity=".6"`)
  );
}
