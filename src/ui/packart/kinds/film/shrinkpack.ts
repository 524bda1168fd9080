import { MATERIALS, plane } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { fluteEdge } from '../../drawing/print.ts';
import { at, onLeft, onRight, onTop, P, solid } from '../../drawing/scene.ts';
import { drawTurned, type SolidProfile, shoulder } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';
import { banded, cansInCarrier } from './multipack.ts';

/** Bottles under shrink film, cans in a carrier of rings, or goods in a band. */
export function shrinkpack(c: KindContext): void {
  if (c.spec.style === 'can') cansInCarrier(c);
  else if (c.spec.style === 'strip') banded(c);
  else shrunk(c);
}

/** Six bottles on a tray under shrink film. */
function shrunk(c: KindContext): void {
  const { s, t } = c;
  solid(s, 0, 0, 0, 96, 66, 9, MATERIALS.kraft);
  s.raw(onLeft(0, 66, 9, fluteEdge(96, 3, plane(MATERIALS.kraft).lite, plane(MATERIALS.kraft).dark)));
  for (let j = 0; j < 2; j++)
    for (let i = 0; i < 3; i++) {
      const x = 16 + i * 32,
        y = 17 + j * 32;
      const bottle: SolidProfile = [[14, 0], [14, 44], ...shoulder(14, 44, 5.5, 58, 2), [5.5, 62]];
      // Of the bottles at the back, little more than the neck is visible.
      drawTurned(s, x, y, 6, bottle, t, {
        shadow: false,
        shaded: j === 1 && i === 2,
        cap: false,
        bands: j === 1 || i === 2 ? [{ z1: 15, z2: 36, r: 14.2, fill: c.ink }] : [],
      });
      drawTurned(
        s,
        x,
        y,
        66,
        [
          [6.8, 0],
          [6.8, 7],
        ],
        c.ink2T,
        { shadow: false, shaded: false },
      );
      if (j === 1 || i === 2) {
        const [ox, oy] = P(x, y, 32);
        s.raw(at(ox - 8, oy + 2, 0.56, drawMark(c.spec.seed, '#fff')));
      }
    }
  const H = 78;
  const film = '#eaf6fb';
  s.poly(
    [P(-1, 67, H - 9), P(8, 58, H), P(88, 58, H), P(97, 67, H - 9), P(97, 67, 2), P(-1, 67, 2)],
    film,
    'opacity=".26"',
  );
  s.poly(
    [P(97, 67, H - 9), P(88, 58, H), P(88, 8, H), P(97, -1, H - 9), P(97, -1, 2), P(97, 67, 2)],
    film,
    'opacity=".2"',
  );
  s.poly([P(8, 8, H), P(88, 8, H), P(88, 58, H), P(8, 58, H)], film, 'opacity=".34"');
  s.raw(
    `<g fill="#fff">${[
      onLeft(0, 67, H, `<path d="M8 12 14 10 9 74 3 72ZM18 10l2.5-.5-5 62-2-.5Z" opacity=".65"/>`),
      onRight(97, 67, H, `<path d="M10 14l4-1-2 56-4 .5ZM54 16l5-1 1 50-5 1Z" opacity=".4"/>`),
      onTop(0, 0, H, `<path d="M12 14h60v3H12ZM12 20h38v1.800H12Z" opacity=".8"/>`),
    ].join('')}</g>`,
  );
}
