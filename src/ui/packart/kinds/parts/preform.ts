import { MATERIALS, shift } from '../../drawing/colour.ts';
import { n1 } from '../../drawing/scene.ts';
import { drawTurned, ellipse, shoulder } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

/** Preforms standing on their rounded ends' rack: body, support ring and thread. */
export function preform(c: KindContext): void {
  const { s } = c;
  const tone = c.spec.tint || c.spec.material ? c.t : shift(MATERIALS.pet, 0.02);
  for (const [x, y] of [
    [44, -40],
    [-26, -8],
    [34, 30],
  ] as const) {
    const body = shoulder(12, 0, 3, 9, 4).map(([r, z]): [number, number] => [r, 9 - z]);
    const b = drawTurned(
      s,
      x,
      y,
      0,
      [...(body.reverse() as [[number, number], [number, number]]), [12.5, 52]],
      tone,
      { gloss: 0.6 },
    );
    drawTurned(
      s,
      x,
      y,
      52,
      [
        [17, 0],
        [17, 2.5],
      ],
      tone,
      { shadow: false, shaded: false },
    );
    drawTurned(
      s,
      x,
      y,
      54.5,
      [
        [12.5, 0],
        [12.5, 17],
      ],
      tone,
      { shadow: false, gloss: 0.6 },
    );
    s.raw(
      `<path d="M${n1(b.ox - 15)} ${n1(b.oy - 60 + 3)}q15 12 30 3M${n1(b.ox - 15)} ${n1(b.oy - 66 + 3)}q15 12 30 3" fill="none" stroke="${b.f.right}" stroke-width="1.800"/>${ellipse(b.ox, b.oy - 71.5, 9, `fill="${b.f.dark}" opacity=".75"`)}`,
    );
  }
}
