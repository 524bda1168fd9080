import { shift, MATERIALS } from '../../drawing/colour.ts';
import { at, K, B, n1 } from '../../drawing/scene.ts';
import { turned } from '../../drawing/turned.ts';
import { mark } from '../../drawing/mark.ts';
import { type Ctx } from '../context.ts';

export function tub(c: Ctx): void {
  const { s, t } = c;
  turned(
    s,
    -30,
    8,
    0,
    [
      [19, 0],
      [23, 30],
    ],
    shift(c.ink2T, 0),
    { gloss: 0.3 },
  );
  turned(
    s,
    -30,
    8,
    29,
    [
      [25, 0],
      [25, 6],
    ],
    MATERIALS.white,
    { shadow: false },
  );
  const b = turned(
    s,
    18,
    6,
    0,
    [
      [29, 0],
      [35, 52],
    ],
    t,
    { bands: [] },
  );
  s.raw(
    b.band(
      [
        [30.5, 12],
        [33.6, 40],
      ],
      -90,
      90,
      c.ink,
    ) +
      b.band(
        [
          [30.5, 12],
          [33.6, 40],
        ],
        22,
        90,
        '#000',
        0.12,
      ) +
      b.band(
        [
          [30.5, 12],
          [33.6, 40],
        ],
        -52,
        -40,
        '#fff',
        0.25,
      ),
  );
  s.raw(at(b.ox - 16, b.oy - 26 + 31 * B - 13, 1.1, mark(c.spec.seed, '#fff')));
  const lid = turned(
    s,
    18,
    6,
    51,
    [
      [37, 0],
      [37, 8],
    ],
    c.ink2T,
    { shadow: false },
  );
  s.raw(
    `<ellipse cx="${n1(b.ox)}" cy="${n1(b.oy - 59)}" rx="${n1(30 * K)}" ry="${n1(30 * B)}" fill="${lid.f.left}" opacity=".5"/>`,
  );
}
