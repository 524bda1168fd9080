/** Packs that are held together without a film around them: cans in a carrier, and goods in a band. */
import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, n1, onLeft, onRight, onTop, P, solid } from '../../drawing/scene.ts';
import { circle } from '../../drawing/shapes.ts';
import { drawTurned, ellipse, type SolidProfile } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const R = 15;
const PITCH = 32;
const TALL = 60;
const CAN: SolidProfile = [
  [R - 2, 0],
  [R, 3],
  [R, TALL - 5],
  [R - 3, TALL],
];

/** Four, six or eight cans in two rows under a plate of rings, or stuck together if there is no top. */
export function cansInCarrier(c: KindContext): void {
  const { s, spec, t } = c;
  const columns = Math.max(2, Math.min(4, Math.round((spec.count ?? 6) / 2)));
  const steel = plane(MATERIALS.steel);
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < columns; column++) {
      const front = row === 1 || column === columns - 1;
      const can = drawTurned(s, (column + 0.5) * PITCH, (row + 0.5) * PITCH, 0, CAN, shift(c.inkT, 0.04), {
        shaded: row === 1,
        cap: steel.top,
        bands: front ? [{ z1: 16, z2: 22, r: R + 0.2, fill: c.ink2 }] : [],
      });
      s.raw(ellipse(can.ox, can.oy - TALL, R - 6, `fill="none" stroke="${steel.dark}" stroke-width="1"`));
      if (row === 1) s.raw(at(can.ox - 8, can.oy - 26, 0.6, drawMark(spec.seed, '#fff')));
    }
  if (spec.top === 'none') return;
  const rings = Array.from({ length: columns * 2 }, (_, i) =>
    circle(R - 2.6, ((i % columns) + 0.5) * PITCH, (Math.floor(i / columns) + 0.5) * PITCH),
  ).join('');
  const [w, d] = [columns * PITCH, 2 * PITCH];
  const plate = `M3 0H${w - 3}L${w} 3V${d - 3}L${w - 3} ${d}H3L0 ${d - 3}V3Z`;
  const isFilm = spec.tint === 'clear';
  s.raw(
    onTop(
      0,
      0,
      TALL - 2,
      `<path d="${plate}${rings}" fill-rule="evenodd" fill="${oklch(shift(t, -0.05))}"${isFilm ? ' opacity=".72"' : ''}/>`,
    ),
  );
}

/** Three boxes of goods with a printed band around them. */
export function banded(c: KindContext): void {
  const { s } = c;
  const [w, d, h, count] = [30, 74, 40, 3];
  for (let i = 0; i < count; i++)
    solid(s, i * w, 0, 0, w - 0.8, d, h, i % 2 ? shift(c.ink2T, 0.05) : c.ink2T, { shadow: i === 0 });
  const band = plane(c.spec.tint || c.spec.material ? c.t : shift(MATERIALS.kraft, 0.02));
  const [from, to, all] = [d * 0.3, d * 0.7, w * count];
  s.poly([P(0, from, h + 1), P(all, from, h + 1), P(all, to, h + 1), P(0, to, h + 1)], band.top);
  s.raw(
    onRight(
      all,
      d,
      h + 1,
      `<path d="M${n1(d - to)} 0h${n1(to - from)}v${h + 1}h${n1(from - to)}Z" fill="${band.right}"/>`,
    ) +
      onTop(
        0,
        from,
        h + 1,
        c.spec.print === 'plain' ? '' : at(all / 2 - 11, 3, 0.92, drawMark(c.spec.seed, c.ink)),
      ) +
      onLeft(
        0,
        d,
        h,
        `<path d="M4 8h${w - 8}v4H4ZM${w + 4} 8h${w - 8}v4H${w + 4}ZM${w * 2 + 4} 8h${w - 8}v4H${w * 2 + 4}Z" fill="#fff" opacity=".6"/>`,
      ),
  );
}
