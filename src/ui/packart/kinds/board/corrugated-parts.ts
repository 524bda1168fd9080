/** Parts that several corrugated boxes share: print on the front and side, and open flaps. */
import type { PackSize } from '#lib/art/types.ts';
import { plane } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { fluteEdge, handling, lightOn, waves } from '../../drawing/print.ts';
import { at, n1, onLeft, onRight, P } from '../../drawing/scene.ts';
import type { KindContext } from '../context.ts';

/** The mark on the front, and handling marks on the side. */
export function print(c: KindContext, { w, d, h }: PackSize, z = 0): void {
  if (c.spec.print === 'plain') return;
  const ink = lightOn(c.t) ?? c.ink;
  const k = Math.min(w, h) / 50;
  c.s.raw(onLeft(0, d, z + h, at(w / 2 - 12 * k, h / 2 - 12 * k, k, drawMark(c.spec.seed, ink))));
  if (h > 28)
    c.s.raw(onRight(w, d, z + h, at(d * 0.12, h * 0.5, Math.min(1, h / 50), handling(ink, d > 46 ? 3 : 2))));
}

/** Flaps that stand open around the top. */
export function flaps(c: KindContext, { w, d, h }: PackSize, back: boolean): void {
  const { s } = c;
  const f = plane(c.t);
  const reach = Math.min(w, d) * 0.36;
  if (back) {
    s.poly(
      [
        P(0, 0, h),
        P(w, 0, h),
        P(w - 2, -reach * 0.55, h + reach * 0.62),
        P(2, -reach * 0.55, h + reach * 0.62),
      ],
      f.left,
    );
    s.poly(
      [
        P(0, 0, h),
        P(0, d, h),
        P(-reach * 0.55, d - 2, h + reach * 0.62),
        P(-reach * 0.55, 2, h + reach * 0.62),
      ],
      f.right,
    );
    return;
  }
  s.poly(
    [
      P(0, d, h),
      P(w, d, h),
      P(w - 2, d + reach * 0.8, h - reach * 0.34),
      P(2, d + reach * 0.8, h - reach * 0.34),
    ],
    f.top,
  );
  s.poly(
    [
      P(w, d, h),
      P(w, 0, h),
      P(w + reach * 0.8, 2, h - reach * 0.34),
      P(w + reach * 0.8, d - 2, h - reach * 0.34),
    ],
    f.top,
  );
  s.raw(onLeft(0, d, h, fluteEdge(w, 2, f.lite, f.dark)));
}

/** Walls of the board: one, two or three. */
export const wallsOf = ({ spec }: KindContext): number => Math.max(1, Math.min(3, spec.count ?? 1));

interface CutEdge {
  x: number;
  y: number;
  z: number;
  length: number;
  walls: number;
  /** On the right side, not on the left. */
  right?: boolean;
}

/** The flutes of each wall between its liners, below the edge of a flap or sheet. Returns the height of the board. */
export function cutEdge(c: KindContext, { x, y, z, length, walls, right = false }: CutEdge): number {
  const f = plane(c.t);
  const wall = 4.4;
  const layers = Array.from({ length: walls }, (_, i) =>
    waves(length, { y: i * wall, h: wall, paper: f.lite }),
  );
  const edge = `<path d="M0 0h${n1(length)}v${n1(walls * wall)}h${n1(-length)}Z" fill="${f.dark}"/>${layers.join('')}`;
  c.s.see(P(x, y, z - walls * wall));
  c.s.raw((right ? onRight : onLeft)(x, y, z, edge));
  return walls * wall;
}
