import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, onTop, P, type Pt } from '../../drawing/scene.ts';
import type { KindContext } from '../context.ts';

const R = 34;
const L = 58;

/** A roll of labels on their backing, with three of them unrolled. */
export function labels(c: KindContext): void {
  const { s } = c;
  const paper = plane(MATERIALS.white);
  const kraft = plane(MATERIALS.kraft);
  const pt = (x: number, degrees: number, r = R): Pt => {
    const a = (degrees * Math.PI) / 180;
    return P(x, r * Math.cos(a), R + r * Math.sin(a));
  };
  const arc = (x: number, from: number, to: number, r = R) =>
    Array.from({ length: 19 }, (_, i) => pt(x, from + ((to - from) * i) / 18, r));
  s.shadow([P(0, R), P(L, R), P(L + 18, -R * 0.3), P(18, -R)]);
  // The web on the ground, with a label at regular intervals.
  s.poly([P(0, 0), P(L, 0), P(L, 150), P(0, 150)], kraft.top);
  s.poly([...arc(0, 135, -45), ...arc(L, -45, 135)], kraft.left);
  s.poly([...arc(0, 135, 70), ...arc(L, 70, 135)], kraft.top);
  s.poly([...arc(0, -4, -45), ...arc(L, -45, -4)], kraft.right);
  s.poly([...arc(5, 60, 10), ...arc(L - 5, 10, 60)], paper.left);
  s.poly([...arc(5, 130, 68), ...arc(L - 5, 68, 130)], paper.top);
  s.poly(arc(L, 0, 360), kraft.right);
  s.raw(`<g fill="none" stroke="${kraft.dark}" stroke-width=".7" opacity=".5">${rings(arc)}</g>`);
  s.poly(arc(L, 0, 360, R * 0.42), oklch(shift(MATERIALS.kraft, -0.06)));
  s.poly(arc(L, 0, 360, R * 0.32), oklch(shift(MATERIALS.kraft, -0.36, -0.02)));
  for (const y of [44, 80, 116]) {
    s.poly([P(5, y), P(L - 5, y), P(L - 5, y + 31), P(5, y + 31)], paper.top);
    s.raw(
      onTop(
        5,
        y,
        0,
        `${c.print === 'plain' ? '' : `<path d="M0 0h8v31h-8Z" fill="${c.ink2}"/>`}${at(18, 5, 0.88, drawMark(c.spec.seed, c.ink))}`,
      ),
    );
  }
}

const rings = (arc: (x: number, from: number, to: number, r: number) => Pt[]): string =>
  [0.86, 0.72, 0.58]
    .map(
      (k) =>
        `<path d="M${arc(L, 0, 360, R * k)
          .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
          .join('L')}Z"/>`,
    )
    .join('');
