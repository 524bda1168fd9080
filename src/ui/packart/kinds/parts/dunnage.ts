import { plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, onTop, P, solid } from '../../drawing/scene.ts';
import { gridOf } from '../board/partition.ts';
import type { KindContext } from '../context.ts';

const W = 108;
const D = 82;
const H = 40;

/** A tray with sewn or cut pockets, for parts in transit. */
export function dunnage(c: KindContext): void {
  const { s, t } = c;
  solid(s, 0, 0, 0, W, D, H, t, { edge: false });
  const rim = 5;
  const [columns, rows] = gridOf(Math.min(c.spec.count ?? 6, 24), W / D);
  const cell = { w: (W - rim * (columns + 1)) / columns, d: (D - rim * (rows + 1)) / rows };
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) pocket(c, [rim + i * (cell.w + rim), rim + j * (cell.d + rim)], cell);
  const f = plane(t);
  s.raw(
    `<g fill="none" stroke="${f.dark}" stroke-width="1.1" stroke-dasharray="4 3" opacity=".7">${onTop(0, 0, H, `<path d="M2.500 2.500h${W - 5}v${D - 5}h-${W - 5}Z"/>`)}</g>`,
  );
  s.poly(
    [P(12, D + 0.6, H - 8), P(44, D + 0.6, H - 8), P(44, D + 0.6, 8), P(12, D + 0.6, 8)],
    plane(c.inkT).left,
  );
  const [x, y] = P(18, D, H - 12);
  s.raw(at(x, y + 2, 0.62, `<g transform="skewY(30)">${drawMark(c.spec.seed, '#fff')}</g>`));
}

/** A pocket and its contents: its two far walls are visible, the rest is in shade. */
function pocket(
  { s, t, ink2T, r }: KindContext,
  [x, y]: [number, number],
  { w, d }: { w: number; d: number },
): void {
  const inside = plane(shift(t, -0.09));
  const deep = Math.min(22, w, d);
  s.poly([P(x, y, H), P(x + w, y, H), P(x + w, y + d, H), P(x, y + d, H)], inside.dark);
  s.poly([P(x, y, H), P(x + w, y, H), P(x + w, y, H - deep), P(x, y, H - deep)].slice(0, 4), inside.left);
  s.poly([P(x, y, H), P(x, y + d, H), P(x, y + d, H - deep * 0.5), P(x, y, H - deep)], inside.right);
  if (r.int(3) === 0) return;
  const k = Math.min(5, w * 0.2, d * 0.2);
  solid(s, x + k, y + k, H - 8, w - 2 * k, d - 2 * k, 8, ink2T, { shadow: false, edge: false });
}
