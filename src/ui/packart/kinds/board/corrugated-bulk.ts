/** Corrugated boxes for bulk goods, bottles, garments and fruit. */
import type { PackSize } from '#lib/art/types.ts';
import { MATERIALS, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { handling, lightOn, waves } from '../../drawing/print.ts';
import { at, n1, onLeft, onRight, P, solid } from '../../drawing/scene.ts';
import { frustum, openBox, rounded } from '../../drawing/shapes.ts';
import { drawTurned, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';
import { flaps, print } from './corrugated-parts.ts';
import { gridOf } from './partition.ts';

export const bulkForms: Record<string, (c: KindContext, size: PackSize) => void> = {
  // Slots in the walls let air through; the corners carry the next layer.
  vented: (c, size) => {
    const h = Math.max(28, Math.min(size.h, 52));
    const { w, d } = size;
    openBox(c.s, { w, d, h }, c.t, { wall: 5, depth: h * 0.6, inside: shift(c.t, -0.04) });
    const dark = plane(shift(c.t, -0.2));
    const slots = (length: number) =>
      [0.14, 0.4, 0.72]
        .map((k) => rounded(length * 0.14, 6, 3, Math.round(length * k), Math.round(h * 0.28)))
        .join('');
    c.s.raw(
      onLeft(0, d, h, `<path d="${slots(w)}" fill="${dark.left}"/>`) +
        onRight(w, d, h, `<path d="${rounded(d * 0.34, 8, 4, d * 0.33, h * 0.2)}" fill="${dark.right}"/>`),
    );
    const fruit = { l: 0.76, c: 0.15, h: 85 };
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 4; i++)
        drawTurned(
          c.s,
          14 + (i * (w - 20)) / 4 + (row % 2) * 5,
          14 + (row * (d - 18)) / 3,
          h - 12,
          [
            [4, 0],
            [8.5, 6],
            [6, 13],
          ],
          shift(fruit, ((i + row) % 3) * 0.03),
          { shadow: false, shaded: row === 2 },
        );
    if (c.spec.print !== 'plain')
      c.s.raw(onLeft(0, d, h, at(w * 0.44, h * 0.5, 0.7, drawMark(c.spec.seed, lightOn(c.t) ?? c.ink))));
  },
  octagon: (c, { h }) => {
    const { s, t } = c;
    const R = 50;
    const ring = (z: number, r = R): [number, number][] =>
      Array.from({ length: 8 }, (_, i) => {
        const a = ((i + 0.5) * Math.PI) / 4;
        return P(r * Math.cos(a), r * Math.sin(a), z);
      });
    pallet(c, [-R, -R, 2 * R, 2 * R]);
    const z = 12;
    const [low, high] = [ring(z), ring(z + h)];
    const f = plane(t);
    const fills = [f.right, f.right, f.left, f.left];
    // Faces towards the viewer are those with larger x or y.
    [7, 0, 1, 2].forEach((i, n) => {
      const j = (i + 1) % 8;
      const quad = [high[i], high[j], low[j], low[i]].filter((p): p is [number, number] => p !== undefined);
      s.poly(
        quad,
        [plane(shift(t, -0.06)).right, fills[0], plane(shift(t, -0.03)).left, fills[2]][n] ?? f.left,
      );
    });
    s.poly(high, f.top);
    s.poly(ring(z + h, R - 5), plane(shift(t, -0.16)).left);
    s.raw(onLeft(-18, R * 0.92, z + h * 0.7, at(0, 0, 1.4, drawMark(c.spec.seed, lightOn(t) ?? c.ink))));
  },
  // A bulk box on its pallet, with a lid.
  bulk: (c, { w, d, h }) => {
    pallet(c, [0, 0, w, d]);
    const { s, t } = c;
    solid(s, 2, 2, 12, w - 4, d - 4, h - 12, t, { shadow: false });
    frustum(s, { w, d, z: h - 12, h: 13 }, shift(t, 0.02), { shadow: false });
    const f = plane(shift(t, -0.12));
    if (c.spec.top === 'flip')
      s.raw(
        onLeft(
          2,
          d - 2,
          h,
          `<path d="M${n1(w * 0.2)} 22h${n1(w * 0.56)}v${n1(h * 0.36)}h-${n1(w * 0.56)}Z" fill="none" stroke="${f.left}" stroke-width="1.600" stroke-dasharray="4 3"/>`,
        ),
      );
    s.raw(
      onLeft(2, d - 2, h - 12, at(w / 2 - 15, h * 0.26, 1.2, drawMark(c.spec.seed, lightOn(t) ?? c.ink))) +
        onRight(w - 2, d - 2, h - 12, at(8, 14, 1, handling(lightOn(t) ?? c.ink, 3))),
    );
  },
  // Bottles in cells, the flaps open.
  cells: (c, size) => {
    const { w, d, h } = size;
    const { s } = c;
    flaps(c, size, true);
    openBox(s, size, c.t, { wall: 3, depth: h * 0.6, inside: shift(c.t, -0.08) });
    const [columns, rows] = gridOf(c.spec.count ?? 6, w / d);
    const [cw, ch] = [(w - 8) / columns, (d - 8) / rows];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const [x, y] = [4 + (column + 0.5) * cw, 4 + (row + 0.5) * ch];
        const k = Math.min(cw, ch) / 2;
        drawTurned(
          s,
          x,
          y,
          h - 16,
          [
            [k * 0.7, 0],
            [k * 0.7, 6],
            [k * 0.34, 16],
            [k * 0.34, 30],
          ],
          { l: 0.38, c: 0.07, h: 150 },
          { shadow: false, shaded: false, cap: false },
        );
        drawTurned(s, x, y, h + 12, straight(k * 0.4, 0, 7), c.ink2T, {
          shadow: false,
          shaded: false,
        });
      }
    print(c, size);
  },
  // A tall box with a rail for garments.
  garment: (c, { w, d, h }) => {
    const { s, t } = c;
    flaps(c, { w, d, h }, true);
    openBox(s, { w, d, h }, t, { wall: 2, depth: 20, inside: shift(t, -0.1) });
    const [a, b] = [P(3, d / 2, h + 1), P(w - 3, d / 2, h + 1)];
    s.raw(`<path d="M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}" stroke="#8b9096" stroke-width="3"/>`);
    [c.inkT, c.ink2T, MATERIALS.white].forEach((tone, i) =>
      s.poly(
        [
          P(14 + i * 15, d * 0.24, h - 4),
          P(14 + i * 15, d * 0.76, h - 4),
          P(14 + i * 15, d * 0.76, h - 14),
          P(14 + i * 15, d * 0.24, h - 14),
        ],
        plane(tone).right,
      ),
    );
    print(c, { w, d, h });
  },
  // Sheets that fold to and fro.
  fold: (c) => {
    const { s, t } = c;
    const [w, d] = [104, 72];
    for (let i = 0; i < 9; i++) {
      const f = solid(s, i % 2 ? 2 : 0, 0, i * 5.4, w, d, 4.4, i % 2 ? shift(t, -0.03) : t, {
        shadow: i === 0,
        edge: false,
      });
      const edge = `<path d="M0 0h${w}v4.400H0Z" fill="${f.dark}"/>${waves(w, { y: 0, h: 4.4, paper: f.lite })}`;
      s.raw(onLeft(i % 2 ? 2 : 0, d, i * 5.4 + 4.4, edge));
    }
  },
};

/** The boards under a bulk box. */
function pallet({ s }: KindContext, [x, y, w, d]: [number, number, number, number]): void {
  const wood = { l: 0.66, c: 0.07, h: 72 };
  solid(s, x, y, 0, w, d, 1, shift(wood, -0.14), { edge: false });
  for (const k of [0, 0.44, 0.88])
    for (const j of [0, 0.44, 0.88])
      solid(s, x + w * j, y + d * k, 1, w * 0.12, d * 0.12, 8, wood, { shadow: false, edge: false });
  solid(s, x, y, 9, w, d, 3, wood, { shadow: false, edge: false });
}
