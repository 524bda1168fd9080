import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B } from '../../drawing/scene.ts';
import { drawTurned, ellipse, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** Cartridges for guns: for sealant with a nozzle, for two components, or for grease. */
export function cartridge(c: KindContext): void {
  const { s, t } = c;
  const { style } = c.spec;
  if (style === 'dual') {
    dual(c);
    return;
  }
  for (const [x, y, tone] of [
    [26, -26, c.spec.tint ? shift(t, -0.04) : shift(c.inkT, 0.1, -0.03)],
    [-10, 10, t],
  ] as const) {
    const b = drawTurned(s, x, y, 0, straight(19, 0, 78), tone, {
      gloss: 0.3,
      bands: [
        { z1: 12, z2: 62, r: 19.2, fill: c.ink },
        { z1: 12, z2: 18, r: 19.3, fill: c.ink2 },
      ],
    });
    s.raw(
      at(b.ox - 11, b.oy - 42 + 19 * B - 11, 0.95, drawMark(c.spec.seed, '#fff', oklch(shift(c.inkT, 0.3)))),
    );
    if (style === 'plug') {
      drawTurned(s, x, y, 78, straight(20, 0, 6), MATERIALS.black, { shadow: false });
      s.raw(ellipse(b.ox, b.oy - 84, 12, `fill="${plane(MATERIALS.black).top}"`));
      continue;
    }
    drawTurned(
      s,
      x,
      y,
      78,
      [
        [17, 0],
        [9, 4],
        [9, 10],
      ],
      tone,
      { shadow: false },
    );
    drawTurned(
      s,
      x,
      y,
      88,
      [
        [7, 0],
        [5.5, 6],
        [2, 42],
      ],
      shift(tone, 0.02),
      { shadow: false },
    );
  }
}

/** Two barrels side by side, and one mixing nozzle. */
function dual({ s, t, spec, ink, ink2T }: KindContext): void {
  const barrel = (x: number, y: number, tone: KindContext['t']) =>
    drawTurned(s, x, y, 0, straight(13, 0, 72), tone, { gloss: 0.36 });
  barrel(16, -16, shift(ink2T, 0.12, -0.04));
  const b = barrel(-6, 6, t);
  s.raw(at(b.ox - 8, b.oy - 36 + 13 * B - 8, 0.7, drawMark(spec.seed, ink)));
  drawTurned(s, 5, -5, 72, straight(21, 0, 5), MATERIALS.white, { shadow: false });
  drawTurned(s, 5, -5, 77, straight(7, 0, 10), MATERIALS.black, { shadow: false });
  const n = drawTurned(
    s,
    5,
    -5,
    87,
    [
      [5.5, 0],
      [5, 40],
      [1.6, 52],
    ],
    { l: 0.93, c: 0.02, h: 210 },
    { shadow: false, gloss: 0.5 },
  );
  let helix = '';
  for (let z = 6; z < 40; z += 6) helix += `M${(n.ox - 5).toFixed(1)} ${(n.oy - z).toFixed(1)}l10-4`;
  s.raw(`<path d="${helix}" stroke="${n.f.dark}" stroke-width="1.600"/>`);
}
