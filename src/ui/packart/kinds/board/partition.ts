import { MATERIALS, plane, shift } from '../../drawing/colour.ts';
import { onTop, solid } from '../../drawing/scene.ts';
import { rounded } from '../../drawing/shapes.ts';
import { type KindContext, norm } from '../context.ts';

const LOOK = { shadow: false, edge: false };

/** Interior fitments: cross partitions, a die-cut insert, or a honeycomb pad. */
export function partition(c: KindContext): void {
  if (c.spec.style === 'insert') dieCut(c);
  else if (c.spec.style === 'honeycomb') honeycomb(c);
  else crossed(c);
}

/** Crossed strips of board, as many as make the stated number of cells. */
function crossed(c: KindContext): void {
  const { s, t } = c;
  const { w, d, h: tall } = norm(c.spec.size ?? { w: 380, d: 285, h: 170 }, 112);
  const h = Math.max(28, Math.min(tall, 62));
  const [columns, rows] = gridOf(c.spec.count ?? 12, w / d);
  solid(s, 0, 0, 0, w, d, 0.4, shift(t, -0.16), { edge: false });
  const thick = 2.4;
  const y = (row: number) => ((d - thick) * row) / rows;
  const x = (column: number) => ((w - thick) * column) / columns;
  const cross = shift(t, -0.03);
  // From the back to the front, so that each strip hides what is behind it.
  for (let row = 0; row <= rows; row++) {
    if (row > 0)
      for (let column = 0; column <= columns; column++)
        solid(s, x(column), y(row - 1) + thick, 0, thick, y(row) - y(row - 1) - thick, h, cross, LOOK);
    solid(s, 0, y(row), 0, w, thick, h, t, LOOK);
  }
}

/** Returns columns and rows whose product is closest to a number of cells. */
export function gridOf(cells: number, ratio: number): [number, number] {
  const options: [number, number][] = [];
  for (let rows = 1; rows <= 10; rows++)
    for (let columns = 1; columns <= 10; columns++) options.push([columns, rows]);
  const miss = ([columns, rows]: [number, number]) =>
    Math.abs(columns * rows - cells) * 10 + Math.abs(Math.log(columns / rows / ratio));
  return options.reduce((best, one) => (miss(one) < miss(best) ? one : best));
}

/** A board panel with openings for what it holds. */
function dieCut(c: KindContext): void {
  const { s, t } = c;
  const [w, d, h] = [112, 82, 20];
  const f = solid(s, 0, 0, 0, w, d, h, t);
  const dark = plane(shift(t, -0.2)).left;
  const wall = plane(shift(t, -0.08)).left;
  const hole = (path: string) => `<path d="${path}" fill="${dark}"/>`;
  const holes = [
    rounded(34, 52, 8, 10, 15),
    rounded(44, 20, 8, 54, 15),
    rounded(19, 24, 8, 54, 43),
    rounded(17, 24, 8, 81, 43),
  ];
  s.raw(
    onTop(
      0,
      0,
      h,
      `${holes.map(hole).join('')}<path d="M12 22q0-5 6-5h18q6 0 6 5M56 22q0-5 6-5h28q6 0 6 5M56 50q0-5 6-5h7q4 0 4 5M83 50q0-5 5-5h5q5 0 5 5" fill="none" stroke="${wall}" stroke-width="3.4"/><path d="M0 5h${w}M0 ${d - 5}h${w}" stroke="${f.right}" stroke-dasharray="4 2.5" stroke-width=".9"/>`,
    ),
  );
}

/** A pad of paper honeycomb between two liners. */
function honeycomb({ s, t }: KindContext): void {
  const [w, d, h] = [112, 84, 22];
  solid(s, 0, 0, 0, w, d, 2, t, { edge: false });
  const core = shift(MATERIALS.kraft, -0.12);
  const f = solid(s, 0, 0, 2, w, d, h - 5, core, LOOK);
  let cells = '';
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 11; column++) {
      const [x, y] = [column * 10 + (row % 2 ? 6 : 1), row * 8.6 + 6];
      if (x < w - 9) cells += `M${x} ${y}l2.500-4.300h5l2.500 4.300-2.500 4.300h-5Z`;
    }
  s.raw(
    onTop(0, 0, h - 3, `<path d="${cells}" fill="${f.dark}" stroke="${plane(t).top}" stroke-width="1.1"/>`),
  );
  // The upper liner covers half of it.
  solid(s, 0, 0, h - 3, w * 0.46, d, 3, t, { shadow: false });
}
