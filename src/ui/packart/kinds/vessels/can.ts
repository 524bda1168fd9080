import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B, n1 } from '../../drawing/scene.ts';
import { drawTurned, ellipse, type SolidProfile } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

const W = 28;

/** A round can with a printed wall, a seam at each end and a sunken lid. */
export function can(c: KindContext): void {
  const { s, spec } = c;
  if (spec.style === 'beverage') {
    beverage(c);
    return;
  }
  const H = spec.size ? Math.max(22, Math.min(100, (spec.size.h / spec.size.w) * 2 * W)) : 68;
  const wall: SolidProfile = [
    [W + 1.2, 0],
    [W + 1.2, 3],
    [W, 4],
    [W, H - 4],
    [W + 1.2, H - 3],
    [W + 1.2, H],
  ];
  const isBare = c.spec.print === 'plain';
  const { ox, oy } = drawTurned(s, 0, 0, 0, wall, c.t, {
    gloss: 0.34,
    bands: isBare
      ? []
      : [
          { z1: 6, z2: H - 6, r: W + 0.2, fill: spec.tint ? plane(c.t).left : c.ink },
          { z1: 6, z2: 13, r: W + 0.3, fill: c.ink2 },
        ],
  });
  const lid = plane(c.spec.material === 'kraft' ? MATERIALS.steel : c.t);
  const top = oy - H;
  if (spec.style === 'paint') {
    paintLid(c, [ox, oy - H]);
    return;
  }
  s.raw(
    `${
      ellipse(ox, top, W - 1.6, `fill="${lid.dark}"`) +
      ellipse(ox, top + 1.6, W - 2.4, `fill="${lid.top}"`) +
      ellipse(ox, top + 1.6, W - 9, `fill="none" stroke="${lid.right}" stroke-width="1.2"`)
    }<ellipse cx="${n1(ox)}" cy="${n1(top + 6)}" rx="7" ry="3.4" fill="none" stroke="${lid.dark}" stroke-width="2"/>`,
  );
  if (!isBare)
    s.raw(at(ox - 15, oy - H / 2 + W * B - 14, 1.1, drawMark(c.spec.seed, '#fff', oklch(c.ink2T))));
}

/** A lever lid, and a wire handle. */
function paintLid({ s, t, spec, print, ink2T }: KindContext, [x, y]: [number, number]): void {
  const f = plane(spec.tint ? t : MATERIALS.steel);
  const H = 46;
  if (print !== 'plain')
    s.raw(at(x - 15, y + H / 2 + W * B - 8, 1.1, drawMark(spec.seed, '#fff', oklch(ink2T))));
  s.raw(
    `${ellipse(x, y, W - 2, `fill="${f.dark}"`) + ellipse(x, y - 2, W - 5, `fill="${f.top}"`) + ellipse(x, y - 1, W - 11, `fill="${f.left}"`)}<path d="M${n1(x - W * 1.2)} ${n1(y + 12)}C${n1(x - W * 1.2)} ${n1(y + 56)} ${n1(x + W * 1.2)} ${n1(y + 56)} ${n1(x + W * 1.2)} ${n1(y + 12)}" fill="none" stroke="#7d848a" stroke-width="2.2"/>`,
  );
}

/** A drinks can: necked in at both ends. */
function beverage(c: KindContext): void {
  const { s, spec } = c;
  const ratio = spec.size ? Math.max(1.3, Math.min(3, spec.size.h / spec.size.w)) : 1.85;
  const h = 84;
  const R = h / ratio / 2;
  const b = drawTurned(
    s,
    0,
    0,
    0,
    [
      [R * 0.78, 0],
      [R, 5],
      [R, h - 8],
      [R * 0.82, h],
    ],
    spec.print === 'plain' ? MATERIALS.foil : MATERIALS.steel,
    {
      gloss: 0.44,
      bands:
        spec.print === 'plain'
          ? []
          : [
              { z1: 6, z2: h - 9, r: R + 0.2, fill: c.ink },
              { z1: 14, z2: 20, r: R + 0.3, fill: c.ink2 },
            ],
    },
  );
  const f = plane(MATERIALS.foil);
  s.raw(
    ellipse(b.ox, b.oy - h, R * 0.82, `fill="${f.lite}"`) +
      ellipse(b.ox, b.oy - h, R * 0.72, `fill="${f.right}"`) +
      ellipse(b.ox - R * 0.16, b.oy - h, R * 0.3, `fill="none" stroke="${f.dark}" stroke-width="2"`) +
      ellipse(b.ox + R * 0.34, b.oy - h + 2, R * 0.2, `fill="${f.dark}"`),
  );
  if (spec.print !== 'plain')
    s.raw(
      at(
        b.ox - 11,
        b.oy - h / 2 + R * B - 14,
        Math.min(1, R / 22),
        drawMark(spec.seed, '#fff', oklch(shift(c.inkT, 0.3))),
      ),
    );
}
