/** Rigid boxes that are neither lift-off lids nor drawers: round, hexagonal, heart-shaped, and hinged ones. */
import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, n1, onTop, P } from '../../drawing/scene.ts';
import { groundShadow, openBox, rounded } from '../../drawing/shapes.ts';
import { drawTurned, ellipse, straight } from '../../drawing/turned.ts';
import { type KindContext, norm } from '../context.ts';
import { gridOf } from './partition.ts';

const GOLD = oklch({ l: 0.82, c: 0.1, h: 86 });

/** Draws the form that the style names; false if it has none of its own. */
export function drawRigidForm(c: KindContext): boolean {
  const form = { round, hexagon, heart, book: hinged, insert: hinged, ring: hinged, cavity, hinged, window }[
    c.spec.style as string
  ];
  form?.(c);
  return form !== undefined;
}

function markFlat(c: KindContext, z: number): void {
  const [x, y] = P(0, 0, z);
  c.s.raw(at(x - 20, y - 12, 1.2, `<g transform="scale(1.400 .82)">${drawMark(c.spec.seed, GOLD)}</g>`));
}

/** A hat box with a cord. */
function round(c: KindContext): void {
  const { s, t } = c;
  const R = 40;
  const h = c.spec.size ? Math.max(26, Math.min(84, (c.spec.size.h / c.spec.size.w) * 2 * R)) : 48;
  const b = drawTurned(s, 0, 0, 0, straight(R, 0, h), t, { gloss: 0.16 });
  const lid = drawTurned(s, 0, 0, h - 12, straight(R + 2, 0, 16), c.ink2T, { shadow: false, gloss: 0.16 });
  s.raw(ellipse(b.ox, b.oy - h - 4, R - 4, `fill="none" stroke="${lid.f.left}" stroke-width="1.200"`));
  markFlat(c, h + 4);
  s.raw(
    `<path d="M${n1(b.ox - R * 1.2)} ${n1(b.oy - h + 12)}q-14 30 8 46M${n1(b.ox + R * 1.2)} ${n1(b.oy - h + 12)}q12 26-4 40" fill="none" stroke="${GOLD}" stroke-width="2.200"/>`,
  );
}

type Corner = [x: number, y: number];

/** Extrudes an outline: a base, and a lid that overhangs it. */
function prism(c: KindContext, outline: readonly Corner[], h: number): void {
  const { s, t } = c;
  const f = plane(t);
  const wall = (z1: number, z2: number, k: number, tone: ReturnType<typeof plane>) => {
    const at3 = ([x, y]: Corner, z: number) => P(x * k, y * k, z);
    outline.forEach((from, i) => {
      const to = outline[(i + 1) % outline.length] ?? from;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      // The outline runs clockwise seen from above, so its outside is to the left of each edge.
      if (dy - dx <= 0) return;
      s.poly(
        [at3(from, z2), at3(to, z2), at3(to, z1), at3(from, z1)],
        dy > Math.abs(dx) ? tone.right : tone.left,
      );
    });
    s.poly(
      outline.map((corner) => at3(corner, z2)),
      tone.top,
    );
  };
  groundShadow(s, { x: -38, y: -38, w: 76, d: 76, h });
  wall(0, h, 1, plane(shift(t, t.l > 0.6 ? -0.06 : 0.05)));
  wall(h * 0.48, h + 3, 1.05, f);
  markFlat(c, h + 3);
}

function hexagon(c: KindContext): void {
  prism(
    c,
    Array.from(
      { length: 6 },
      (_, i): Corner => [42 * Math.cos((i * Math.PI) / 3 + 0.26), 42 * Math.sin((i * Math.PI) / 3 + 0.26)],
    ),
    40,
  );
}

function heart(c: KindContext): void {
  const points = Array.from({ length: 30 }, (_, i): Corner => {
    const a = (i / 30) * Math.PI * 2;
    const x = 16 * Math.sin(a) ** 3;
    const y = -(13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a));
    // Turned so that the tip points to the viewer.
    return [(x * 0.7071 + y * 0.7071) * 2.7, (-x * 0.7071 + y * 0.7071) * 2.7];
  });
  prism(c, points, 30);
}

/** A hinged lid, open like a book, and a lined base: empty, with an insert, or with a cushion for jewelry. */
function hinged(c: KindContext): void {
  const { s, t } = c;
  const { w, d, h: tall } = norm(c.spec.size ?? { w: 96, d: 78, h: 28 }, 100);
  const h = Math.max(18, Math.min(46, tall));
  const lining = plane(c.ink2T);
  const f = plane(t);
  const top = h + d * 0.86;
  const tilt = d * 0.34;
  s.poly([P(0, -tilt, top), P(w, -tilt, top), P(w, 0, h), P(0, 0, h)], f.left);
  s.poly(
    [P(4, -tilt + 2, top - 4), P(w - 4, -tilt + 2, top - 4), P(w - 4, -1, h + 4), P(4, -1, h + 4)],
    lining.left,
  );
  s.poly([P(0, -tilt, top), P(w, -tilt, top), P(w - 3, -tilt - 4, top + 2), P(3, -tilt - 4, top + 2)], f.top);
  openBox(s, { w, d, h }, t, { wall: 3, depth: 9, inside: shift(c.ink2T, -0.04) });
  if (c.spec.style === 'insert') insert(c, [w, d, h]);
  if (c.spec.style === 'ring') cushion(c, [w, d, h]);
}

type Base = [w: number, d: number, h: number];

/** Returns a rounded rectangle whose place and size are shares of the base. */
const share = ([w, d]: Base, [x, y, width, depth]: [number, number, number, number], r = 6): string =>
  rounded(Math.round(w * width), Math.round(d * depth), r, Math.round(w * x), Math.round(d * y));

/** Three recesses, one of them with goods. */
function insert({ s, ink2T }: KindContext, base: Base): void {
  const cut = plane(shift(ink2T, -0.14)).left;
  const recesses =
    share(base, [0.1, 0.12, 0.34, 0.6]) +
    share(base, [0.5, 0.12, 0.32, 0.26]) +
    share(base, [0.5, 0.46, 0.32, 0.26]);
  s.raw(
    onTop(0, 0, base[2] - 7, `<path d="${recesses}" fill="${cut}"/>`) +
      onTop(0, 0, base[2] - 4, `<path d="${share(base, [0.14, 0.17, 0.26, 0.5])}" fill="${GOLD}"/>`),
  );
}

/** A black velvet cushion of three rolls, with a ring between two of them. */
function cushion({ s }: KindContext, base: Base): void {
  const [w, d, h] = base;
  const velvet = plane(shift(MATERIALS.black, 0.06));
  const rolls = [0.08, 0.37, 0.66];
  const draw = (y: number) =>
    `<path d="${share(base, [0.07, y, 0.86, 0.27], 7)}" fill="${velvet.left}"/><path d="${share(base, [0.11, y + 0.04, 0.76, 0.08], 3)}" fill="${velvet.top}"/>`;
  const [x, y] = P(w * 0.5, d * 0.355, h - 2);
  s.raw(
    `${onTop(0, 0, h - 4, `<path d="${share(base, [0.05, 0.05, 0.9, 0.9], 3)}" fill="${velvet.dark}"/>${rolls.map(draw).join('')}`)}<path d="M${n1(x - 11)} ${n1(y - 5)}a11 13 0 1 1 22 11" fill="none" stroke="${GOLD}" stroke-width="3"/><path d="M${n1(x - 5)} ${n1(y - 23)}l6-5 7 4-6 7Z" fill="${oklch(MATERIALS.pet)}"/>`,
  );
}

/** Sweets or chocolates in cells, the lid beside the box. */
function cavity(c: KindContext): void {
  const { s, t } = c;
  const { w, d } = norm(c.spec.size ?? { w: 96, d: 96, h: 30 }, 96);
  const h = 20;
  openBox(s, { w, d, h }, t, { wall: 3, depth: 8, inside: shift(MATERIALS.white, -0.05) });
  const [columns, rows] = gridOf(c.spec.count ?? 9, w / d);
  const [cw, ch] = [(w - 10) / columns, (d - 10) / rows];
  const sweets = [
    { l: 0.36, c: 0.06, h: 45 },
    { l: 0.5, c: 0.08, h: 50 },
    { l: 0.9, c: 0.04, h: 85 },
  ];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const r = Math.min(cw, ch) * 0.34;
      drawTurned(
        s,
        5 + (column + 0.5) * cw,
        5 + (row + 0.5) * ch,
        h - 8,
        [
          [r, 0],
          [r, 3],
          [r * 0.6, 9],
        ],
        sweets[(row + column) % 3] ?? t,
        { shadow: false },
      );
    }
}

/** A lid with a clear top. */
function window(c: KindContext): void {
  const { s, t } = c;
  const { w, d, h: tall } = norm(c.spec.size ?? { w: 96, d: 78, h: 34 }, 100);
  const h = Math.max(20, Math.min(50, tall));
  const f = openBox(s, { w, d, h }, t, { depth: 6 });
  s.raw(
    onTop(
      0,
      0,
      h,
      `<path d="${rounded(Math.round(w - 10), Math.round(d - 10), 3, 5, 5)}" fill="${oklch(shift(MATERIALS.pet, -0.03))}"/><path d="M14 ${n1(d - 12)}L${n1(w * 0.5)} 10h14L32 ${n1(d - 12)}Z" fill="#fff" opacity=".6"/><path d="${rounded(Math.round(w - 10), Math.round(d - 10), 3, 5, 5)}" fill="none" stroke="${f.lite}" stroke-width="1.400"/>`,
    ),
  );
}
