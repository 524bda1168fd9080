import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, n1, P } from '../../drawing/scene.ts';
import { lying, rounded } from '../../drawing/shapes.ts';
import { drawTurned, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** Seals for loads: bolts, cables, plastic pull-through seals, and indicators to stick on. */
export function seal(c: KindContext): void {
  const styles: Record<string, (c: KindContext) => void> = { cable, pull, label: indicators };
  (styles[c.spec.style ?? ''] ?? bolts)(c);
}

const bodyOf = ({ spec, t, inkT }: KindContext): Tone => (spec.tint ? t : inkT);

/** The pin and the barrel that locks it. */
function bolts(c: KindContext): void {
  const { s } = c;
  const body = bodyOf(c);
  for (const [x, y, tone] of [
    [28, -34, shift(body, 0.1)],
    [-16, 6, body],
  ] as const) {
    drawTurned(
      s,
      x,
      y,
      0,
      [
        [15, 0],
        [16, 3],
        [16, 26],
        [12, 31],
      ],
      tone,
      { gloss: 0.34 },
    );
    drawTurned(s, x, y, 31, straight(4.6, 0, 44), MATERIALS.steel, { shadow: false, gloss: 0.5 });
    const b = drawTurned(
      s,
      x,
      y,
      75,
      [
        [12, 0],
        [13, 2],
        [13, 14],
        [10, 17],
      ],
      tone,
      { shadow: false },
    );
    s.raw(
      `<path d="M${n1(b.ox - 10)} ${n1(b.oy + 70)}h16M${n1(b.ox - 10)} ${n1(b.oy + 64)}h10" stroke="#fff" stroke-width="2.400"/>`,
    );
  }
}

/** A loop of wire through a small body. */
function cable(c: KindContext): void {
  const f = plane(bodyOf(c));
  for (const [x, y] of [
    [34, -30],
    [-14, 16],
  ] as const) {
    const [px, py] = P(x, y, 22);
    c.s.see([px - 34, py - 62], [px + 34, py + 24]);
    c.s.shadow([P(x - 20, y + 20), P(x + 26, y + 20), P(x + 30, y - 8), P(x, y - 8)]);
    c.s.raw(
      `<path d="M${n1(px - 10)} ${n1(py)}C${n1(px - 54)} ${n1(py - 84)} ${n1(px + 54)} ${n1(py - 84)} ${n1(px + 10)} ${n1(py)}" fill="none" stroke="${plane(MATERIALS.steel).right}" stroke-width="3.200"/><path d="M${n1(px - 10)} ${n1(py)}C${n1(px - 54)} ${n1(py - 84)} ${n1(px + 54)} ${n1(py - 84)} ${n1(px + 10)} ${n1(py)}" fill="none" stroke="#fff" stroke-width="1" stroke-dasharray="2 2" opacity=".6"/><path d="M${n1(px + 10)} ${n1(py + 12)}v16" stroke="${plane(MATERIALS.steel).dark}" stroke-width="3"/><path d="${rounded(44, 24, 5, Math.round(px - 22), Math.round(py - 6))}" fill="${f.right}"/><path d="${rounded(44, 22, 5, Math.round(px - 22), Math.round(py - 6))}" fill="${f.left}"/><path d="M${n1(px - 15)} ${n1(py + 1)}h26m-26 6h16" stroke="#fff" stroke-width="2"/>`,
    );
  }
}

/** Flat plastic seals: a flag with a number, and a tail that is pulled through it. */
function pull(c: KindContext): void {
  const tones: Tone[] = c.spec.tint ? [c.t, shift(c.t, -0.05), c.t] : [c.inkT, c.ink2T, shift(c.inkT, 0.16)];
  const path = 'M0 2q0-2 2-2h30q2 0 2 2v5h88l6 2.500-6 2.500H34v5q0 2-2 2H2q-2 0-2-2Z';
  tones.forEach((tone, i) => {
    const f = plane(tone);
    const face = `<path d="M5 5h22M5 10h16" stroke="#fff" stroke-width="2.200"/><path d="M40 7v5m6-5v5m6-5v5m6-5v5m6-5v5m6-5v5m6-5v5m6-5v5m6-5v5m6-5v5" stroke="${f.right}" stroke-width="1.400"/><circle cx="30" cy="9.500" r="2.600" fill="${f.dark}"/>`;
    lying(c.s, path, { x: i * 6 - 20, y: i * 34 - 34, w: 128, d: 19, thickness: 4, tone }, face);
  });
}

/** Indicator labels and cards with windows that change colour. */
function indicators(c: KindContext): void {
  const face = `<path d="M0 4q0-4 4-4h56q4 0 4 4v20H0Z" fill="${c.ink}"/>${at(6, 4, 0.66, drawMark(c.spec.seed, '#fff'))}<circle cx="20" cy="44" r="10" fill="${oklch({ l: 0.62, c: 0.21, h: 27 })}"/><circle cx="46" cy="44" r="10" fill="${oklch({ l: 0.8, c: 0.08, h: 240 })}"/><path d="M10 64h44m-44 6h30" stroke="${c.ink}" stroke-width="2"/>`;
  for (const [x, y] of [
    [28, -34],
    [-30, -10],
    [10, 34],
  ] as const)
    lying(c.s, rounded(64, 78, 4), { x, y, w: 64, d: 78, thickness: 3, tone: MATERIALS.white }, face);
}
