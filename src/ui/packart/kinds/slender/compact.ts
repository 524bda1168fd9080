import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, n1, onTop, P } from '../../drawing/scene.ts';
import { openBox, rounded } from '../../drawing/shapes.ts';
import { drawTurned, ellipse, straight } from '../../drawing/turned.ts';
import { gridOf } from '../board/partition.ts';
import type { KindContext } from '../context.ts';

const POWDERS: Tone[] = [
  { l: 0.84, c: 0.05, h: 50 },
  { l: 0.72, c: 0.1, h: 15 },
  { l: 0.6, c: 0.08, h: 40 },
  { l: 0.66, c: 0.12, h: 340 },
  { l: 0.5, c: 0.06, h: 50 },
  { l: 0.88, c: 0.04, h: 80 },
];

/** A compact with its mirror, or a palette with pans or pockets. */
export function compact(c: KindContext): void {
  if (c.spec.style === 'palette') palette(c);
  else round(c);
}

function round(c: KindContext): void {
  const { s } = c;
  const R = 38;
  const body = c.t;
  const f = plane(body);
  const b = drawTurned(s, 0, 0, 0, straight(R, 0, 10), body, { gloss: 0.36 });
  const [x, y] = [b.ox, b.oy - 10];
  // The lid stands behind, its mirror towards the viewer.
  const cx = x + 6;
  const cy = y - 44;
  s.see([cx - 48, cy - 44], [cx + 48, cy]);
  s.raw(
    `<ellipse cx="${n1(cx + 3)}" cy="${n1(cy)}" rx="45" ry="40" fill="${f.right}"/><ellipse cx="${n1(cx)}" cy="${n1(cy)}" rx="45" ry="40" fill="${f.left}"/><ellipse cx="${n1(cx)}" cy="${n1(cy)}" rx="38" ry="34" fill="${oklch({ l: 0.92, c: 0.02, h: 220 })}"/><path d="M${n1(cx - 22)} ${n1(cy + 20)}l26-48 9 0-28 52Z" fill="#fff" opacity=".7"/>`,
  );
  s.raw(
    ellipse(x, y, R, `fill="${f.top}"`) +
      ellipse(x, y, R - 4, `fill="${f.dark}"`) +
      ellipse(x, y + 1.5, R - 6, `fill="${oklch({ l: 0.82, c: 0.06, h: 55 })}"`),
  );
  s.raw(
    at(
      x - 15,
      y - 8,
      0.9,
      `<g transform="scale(1.400 .8)" opacity=".5">${drawMark(c.spec.seed, oklch({ l: 0.66, c: 0.07, h: 50 }))}</g>`,
    ),
  );
}

function palette(c: KindContext): void {
  const { s } = c;
  const [w, d, h] = [104, 64, 9];
  const body = c.t;
  const f = plane(body);
  s.poly([P(0, -18, h + 58), P(w, -18, h + 58), P(w, 0, h), P(0, 0, h)], f.left);
  s.poly(
    [P(6, -16.5, h + 52), P(w - 6, -16.5, h + 52), P(w - 6, -1.5, h + 5), P(6, -1.5, h + 5)],
    oklch({ l: 0.92, c: 0.02, h: 220 }),
  );
  s.poly(
    [P(20, -15, h + 48), P(32, -15, h + 48), P(18, -3, h + 9), P(10, -3, h + 9)],
    '#fff',
    'opacity=".6"',
  );
  openBox(s, { w, d, h }, body, { wall: 3, depth: 2, inside: shift(MATERIALS.black, 0.05) });
  const [columns, rows] = gridOf(c.spec.count ?? 8, w / d);
  const [cw, ch] = [(w - 10) / columns, (d - 10) / rows];
  let pans = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const tone = POWDERS[(row * columns + column) % POWDERS.length] ?? c.inkT;
      pans += `<path d="${rounded(Math.round(cw - 4), Math.round(ch - 4), 3, Math.round(7 + column * cw), Math.round(7 + row * ch))}" fill="${oklch(tone)}"/>`;
    }
  s.raw(onTop(0, 0, h - 2, pans));
}
