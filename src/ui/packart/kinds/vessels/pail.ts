import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn } from '../../drawing/print.ts';
import { at, B, K, n1, onLeft, P } from '../../drawing/scene.ts';
import { frustum } from '../../drawing/shapes.ts';
import { drawTurned, ellipse, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** A bucket with lid and bail handle: round or square, of plastic or steel. */
export function pail(c: KindContext): void {
  if (c.spec.style === 'square') square(c);
  else round(c);
}

/** Taller for larger volumes; 10 litres stand between. */
const heightOf = ({ spec }: KindContext): number =>
  spec.size ? Math.max(40, Math.min(92, (spec.size.h / spec.size.w) * 64)) : 64;

function round(c: KindContext): void {
  const { s, t, spec } = c;
  const steel = spec.style === 'metal';
  const h = heightOf(c);
  const wall: [[number, number], [number, number]] = steel
    ? [
        [31, 0],
        [32, h],
      ]
    : [
        [27, 0],
        [33, h],
      ];
  const b = drawTurned(s, 0, 0, 0, wall, t, { gloss: 0.3 });
  const R = wall[1][0];
  const at01 = (k: number): [number, number] => [wall[0][0] + (R - wall[0][0]) * k + 0.3, h * k];
  if (spec.print !== 'plain') {
    const zone: [[number, number], [number, number]] = [at01(0.2), at01(0.74)];
    s.raw(
      b.band(zone, -70, 52, c.ink) +
        b.band(zone, 22, 52, '#000', 0.12) +
        at(
          b.ox - 16,
          b.oy - h * 0.47 + 30 * B - 13,
          1.1,
          drawMark(spec.seed, '#fff', oklch(shift(c.ink2T, 0.1))),
        ),
    );
  }
  for (const z of steel ? [h * 0.14, h * 0.84] : [h - 7])
    s.raw(b.band(straight(R + 0.8, z, z + 2.4), -90, 90, b.f.right));
  const lidTone = steel && !spec.tint ? t : shift(t, -0.03);
  const lid = drawTurned(s, 0, 0, h, straight(R + 2, 0, 5), lidTone, { shadow: false });
  s.raw(
    ellipse(b.ox, b.oy - h - 5, R - 3, `fill="${lid.f.left}"`) +
      ellipse(b.ox, b.oy - h - 4.4, R - 7, `fill="${lid.f.top}"`),
  );
  if (spec.style === 'spout') drawTurned(s, 14, 0, h + 5, straight(7, 0, 8), c.ink2T, { shadow: false });
  handle(c, [b.ox, b.oy - h + 6, (R + 1) * K]);
}

/** The wire hangs down in front. */
function handle(c: KindContext, [x, y, half]: [number, number, number]): void {
  const grip = c.spec.style === 'metal' ? c.ink : plane(MATERIALS.black).left;
  c.s.raw(
    `<path d="M${n1(x - half)} ${n1(y)}C${n1(x - half)} ${n1(y + 52)} ${n1(x + half)} ${n1(y + 52)} ${n1(x + half)} ${n1(y)}" fill="none" stroke="#7d848a" stroke-width="2.200"/><path d="M${n1(x - 11)} ${n1(y + 38)}q11 2.600 22 0" fill="none" stroke="${grip}" stroke-width="5" stroke-linecap="round"/><circle cx="${n1(x - half)}" cy="${n1(y)}" r="3" fill="#7d848a"/><circle cx="${n1(x + half)}" cy="${n1(y)}" r="3" fill="#7d848a"/>`,
  );
}

function square(c: KindContext): void {
  const { s, t, spec } = c;
  const h = heightOf(c);
  const [w, d] = [62, 58];
  frustum(s, { w, d, h }, t, { taper: 6 });
  const light = lightOn(t);
  if (spec.print !== 'plain')
    s.raw(
      onLeft(
        0,
        d - 2,
        h,
        `<path d="M5 ${n1(h * 0.26)}h${w - 10}l-3 ${n1(h * 0.5)}H8Z" fill="${c.ink}"/>${at(w / 2 - 13, h * 0.34, 1.05, drawMark(spec.seed, '#fff'))}`,
      ),
    );
  const f = frustum(s, { x: -2, y: -2, z: h, w: w + 4, d: d + 4, h: 6 }, light ? shift(t, 0.04) : t, {
    shadow: false,
  });
  const [a, b] = [P(-2, d / 2, h - 4), P(w + 2, d / 2, h - 4)];
  s.poly(
    [P(6, 6, h + 6), P(w - 6, 6, h + 6), P(w - 6, d - 6, h + 6), P(6, d - 6, h + 6)],
    f.left,
    'opacity=".6"',
  );
  s.raw(
    `<path d="M${n1(b[0])} ${n1(b[1])}C${n1(b[0])} ${n1(b[1] + 50)} ${n1(a[0] + 16)} ${n1(a[1] + 66)} ${n1(a[0])} ${n1(a[1])}" fill="none" stroke="#7d848a" stroke-width="2.200"/>`,
  );
}
