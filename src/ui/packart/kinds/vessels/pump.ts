import { MATERIALS, plane } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { lightOn } from '../../drawing/print.ts';
import { at, B, n1, P } from '../../drawing/scene.ts';
import { drawTurned, type SolidProfile, shoulder } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** A bottle with a pump. */
export function pump(c: KindContext): void {
  const { s, t } = c;
  const w = 20,
    bh = 66;
  const prof: SolidProfile = [[w - 2, 0], [w, 3], [w, bh], ...shoulder(w, bh, 8, bh + 8, 5), [8, bh + 10]];
  const b = drawTurned(s, 0, 0, 0, prof, t, {
    bands: [{ z1: 12, z2: bh - 12, r: w + 0.2, fill: lightOn(t) ?? c.ink, from: -78, to: 60 }],
  });
  s.raw(at(b.ox - 14, b.oy - bh / 2 + w * B - 14, 0.95, drawMark(c.spec.seed, lightOn(t) ? c.ink : '#fff')));
  const z = bh + 9;
  drawTurned(
    s,
    0,
    0,
    z,
    [
      [9, 0],
      [9, 9],
    ],
    c.ink2T,
    { shadow: false },
  );
  drawTurned(
    s,
    0,
    0,
    z + 8,
    [
      [2.6, 0],
      [2.6, 11],
    ],
    MATERIALS.steel,
    { shadow: false },
  );
  const [cx, cy0] = P(0, 0);
  const cy = cy0 - z - 19;
  const f = plane(c.ink2T);
  s.see([cx - 34, cy - 8]);
  s.raw(
    `<path d="M${n1(cx + 8)} ${n1(cy - 2)}l-30 -13q-7-2-9 4v4l5 2v-4q1-2 4-1l27 12Z" fill="${f.left}"/><path d="M${n1(cx - 9)} ${n1(cy - 1)}a9.8 5.6 0 0 0 19.6 0v-4a9.8 5.6 0 0 0-19.6 0Z" fill="${f.right}"/><ellipse cx="${n1(cx + 0.8)}" cy="${n1(cy - 5)}" rx="9.8" ry="5.6" fill="${f.top}"/>`,
  );
}
