/** Machines that stand in one place: for pallets, and the chamber for single packs. */
import { MATERIALS, plane, shift } from '../../drawing/colour.ts';
import { onLeft, onRight, onTop, P, solid } from '../../drawing/scene.ts';
import { roll } from '../../drawing/shapes.ts';
import { drawTurned, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';
import { casing, panel } from './parts.ts';

/** A pallet with cartons on it, whose seams are drawn. */
function load({ s }: KindContext, [x, y, z]: [number, number, number], high: number): void {
  solid(s, x, y, z, 62, 50, 6, shift(MATERIALS.kraft, -0.06), { shadow: false, edge: false });
  const f = solid(s, x, y, z + 6, 62, 50, high * 20, MATERIALS.kraft, { shadow: false });
  const top = z + 6 + high * 20;
  const seams = (length: number) =>
    Array.from({ length: high - 1 }, (_, i) => `M0 ${(i + 1) * 20}h${length}`).join('');
  s.raw(
    onLeft(x, y + 50, top, `<path d="${seams(62)}M31 0v${high * 20}" stroke="${f.dark}"/>`) +
      onRight(x + 62, y + 50, top, `<path d="${seams(50)}M25 0v${high * 20}" stroke="${f.dark}"/>`) +
      onTop(x, y, top, `<path d="M31 0v50M0 25h62" stroke="${f.right}"/>`),
  );
}

const film = (c: KindContext, points: [number, number][]): void =>
  c.s.poly(points, plane(MATERIALS.pet).top, 'opacity=".5"');

export const stations: Record<string, (c: KindContext) => void> = {
  // A turntable, and a mast on which the film rises.
  reel: (c) => {
    const { s } = c;
    casing(c, [-46, 14, 0], [22, 26, 132]);
    panel(c, [-45, 40, 96]);
    drawTurned(s, 46, 28, 0, straight(48, 0, 7), c.inkT);
    load(c, [15, 3, 7], 4);
    film(c, [P(15, 53, 60), P(77, 53, 60), P(77, 53, 13), P(15, 53, 13)]);
    film(c, [P(77, 53, 60), P(77, 3, 60), P(77, 3, 13), P(77, 53, 13)]);
    solid(s, -24, 22, 34, 8, 12, 32, c.inkT, { shadow: false });
    drawTurned(s, -12, 34, 38, straight(6, 0, 24), MATERIALS.pet, { shadow: false });
    film(c, [P(-12, 40, 62), P(15, 53, 58), P(15, 53, 36), P(-12, 40, 40)]);
  },
  // Four posts around the pallet, and the hood above it.
  hood: (c) => {
    const { s } = c;
    const post = (x: number, y: number) =>
      solid(s, x, y, 0, 6, 6, 134, c.inkT, { shadow: x > 0, edge: false });
    post(-10, -10);
    post(72, -10);
    load(c, [3, 3, 0], 4);
    for (const points of [
      [P(2, 54, 94), P(66, 54, 94), P(66, 54, 34), P(2, 54, 34)],
      [P(66, 54, 94), P(66, 2, 94), P(66, 2, 34), P(66, 54, 34)],
      [P(2, 2, 94), P(66, 2, 94), P(66, 54, 94), P(2, 54, 94)],
    ] as [number, number][][])
      film(c, points);
    post(-10, 62);
    post(72, 62);
    casing(c, [-14, -14, 122], [96, 86, 18]);
    roll(s, { x: 88, y: 26, z: 84, length: 12, radius: 20, tone: MATERIALS.pet, shadow: false });
  },
  // A table with a clear dome that is lowered over the pack.
  dome: (c) => {
    const { s } = c;
    casing(c, [0, 0, 0], [92, 66, 40]);
    panel(c, [64, 66, 34]);
    s.raw(
      onTop(
        0,
        0,
        40,
        '<path d="M8 8h76v50H8Z" fill="#49545a"/><path d="M12 14h68M12 24h68M12 34h68M12 44h68M12 54h68" stroke="#7b878d" stroke-width="1.4"/>',
      ),
    );
    solid(s, 34, 22, 40, 26, 24, 12, shift(c.ink2T, 0.04), { shadow: false });
    const clear = plane(MATERIALS.pet);
    s.poly([P(4, 2, 44), P(88, 2, 44), P(88, -24, 96), P(4, -24, 96)], clear.left, 'opacity=".65"');
    s.poly([P(4, -24, 96), P(88, -24, 96), P(88, -12, 104), P(4, -12, 104)], clear.top, 'opacity=".8"');
    s.poly([P(88, 2, 44), P(88, 14, 58), P(88, -12, 104), P(88, -24, 96)], clear.right, 'opacity=".7"');
    s.poly([P(4, 14, 58), P(88, 14, 58), P(88, -12, 104), P(4, -12, 104)], clear.top, 'opacity=".3"');
    roll(s, { x: 100, y: 26, z: 8, length: 16, radius: 15, tone: MATERIALS.pet });
  },
};
