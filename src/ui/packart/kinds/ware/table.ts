import { oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { n1, onTop, P } from '../../drawing/scene.ts';
import { frustum, lying } from '../../drawing/shapes.ts';
import { drawTurned, ellipse } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const FORK = 'M0 0h3v20h3V0h3v20h3V0h3v22q0 8-5 10v62q0 4-2.500 4T5 94V32Q0 30 0 22Z';
const SPOON = 'M7.500 0q8 2 8 15t-5 17v62q0 4-3 4t-3-4V32Q-.500 28-.500 15T7.500 0Z';
const KNIFE = 'M2 0q9 4 9 30v16H9v48q0 4-3 4t-3-4Z';

/** A fork, a knife and a spoon side by side. */
export function cutlery(c: KindContext): void {
  const tone: Tone = c.spec.material === 'kraft' && !c.spec.tint ? { l: 0.8, c: 0.06, h: 78 } : c.t;
  const grain =
    c.spec.material === 'kraft'
      ? `<path d="M5 40v46M9 44v40" stroke="${plane(tone).right}" stroke-width=".8"/>`
      : '';
  for (const [i, path] of [FORK, KNIFE, SPOON].entries())
    lying(c.s, path, { x: i * 26 - 26, y: i * -8, w: 16, d: 98, thickness: 4, tone }, grain);
}

/** A bundle of straws, held by a band. */
export function straws(c: KindContext): void {
  const { s } = c;
  const tones: Tone[] = [c.t, c.inkT, c.t, c.ink2T, c.t];
  const L = 118;
  s.shadow([P(0, 44), P(L, 44), P(L + 12, 4), P(12, 4)]);
  for (let layer = 0; layer < 3; layer++)
    for (let i = 0; i < 6 - layer; i++) {
      const y = i * 8 + layer * 4;
      const z = layer * 7;
      const tone = tones[(i + layer * 2) % tones.length] ?? c.t;
      const f = plane(tone);
      s.poly([P(0, y, z + 7), P(L, y, z + 7), P(L, y + 7, z + 2), P(0, y + 7, z + 2)], f.top);
      s.poly([P(0, y + 7, z + 2), P(L, y + 7, z + 2), P(L, y + 7, z), P(0, y + 7, z)], f.left);
      const [x, py] = P(L, y + 3.5, z + 3.5);
      s.raw(
        `<ellipse cx="${n1(x)}" cy="${n1(py)}" rx="3.400" ry="4.200" fill="${f.right}"/><ellipse cx="${n1(x)}" cy="${n1(py)}" rx="2" ry="2.700" fill="${f.dark}"/>`,
      );
    }
  s.poly([P(52, 2, 22), P(66, 2, 22), P(66, 48, 6), P(52, 48, 6)], plane(c.inkT).top);
}

/** A tray of moulded pulp for cups. */
export function carrierTray(c: KindContext): void {
  const { s, t } = c;
  const two = (c.spec.count ?? 4) <= 2;
  const [w, d, h] = [104, two ? 56 : 96, 22];
  frustum(s, { w, d, h }, t, { taper: 7 });
  const f = plane(t);
  for (const y of two ? [d / 2] : [26, 70])
    for (const x of [27, 77]) {
      const [px, py] = P(x, y, h);
      s.raw(
        ellipse(px, py, 19, `fill="${f.left}"`) +
          ellipse(px, py + 1.5, 16.5, `fill="${oklch(shift(t, -0.22))}"`) +
          ellipse(px + 1, py + 4, 12, `fill="${oklch(shift(t, -0.12))}"`),
      );
    }
  s.raw(onTop(0, 0, h, `<path d="M${w / 2} 8v${d - 16}" stroke="${f.right}" stroke-width="3"/>`));
}

/** Nested baking cases. */
export function bakingCases(c: KindContext): void {
  const { s, t } = c;
  const places: [number, number, Tone][] = [
    [-30, -18, t],
    [26, -36, c.spec.tint ? t : c.inkT],
    [14, 30, shift(t, -0.05)],
  ];
  for (const [x, y, tone] of places) {
    const b = drawTurned(
      s,
      x,
      y,
      0,
      [
        [18, 0],
        [27, 20],
      ],
      tone,
      { cap: false },
    );
    let folds = '';
    for (let degrees = -88; degrees <= 88; degrees += 11) {
      const a = (degrees * Math.PI) / 180;
      folds += `M${n1(b.ox + 18 * 1.2247 * Math.sin(a))} ${n1(b.oy + 18 * 0.7071 * Math.cos(a))}L${n1(b.ox + 27 * 1.2247 * Math.sin(a))} ${n1(b.oy - 20 + 27 * 0.7071 * Math.cos(a))}`;
    }
    s.raw(
      `<path d="${folds}" stroke="${b.f.right}" stroke-width="1.400"/>${ellipse(b.ox, b.oy - 20, 27, `fill="${oklch(shift(tone, -0.09))}"`)}${ellipse(b.ox, b.oy - 20, 27, `fill="none" stroke="${b.f.lite}" stroke-width="1.400"`)}${ellipse(b.ox, b.oy - 14, 15, `fill="${b.f.left}"`)}`,
    );
  }
}
