import { oklch, plane, INKS, MATERIALS } from '../../drawing/colour.ts';
import { at, K, B, n1 } from '../../drawing/scene.ts';
import { turned, type Prof } from '../../drawing/turned.ts';
import { mark } from '../../drawing/mark.ts';
import { type Ctx } from '../context.ts';

export function drum(c: Ctx): void {
  const { s, t } = c;
  const w = 34,
    h = 98;
  const prof: Prof = [
    [w, 0],
    [w + 1.4, 2],
    [w, 4],
    [w, 31],
    [w + 2, 33],
    [w, 35.5],
    [w, 63],
    [w + 2, 65],
    [w, 67.5],
    [w, 93],
    [w + 1.6, 95],
    [w + 1.6, h],
  ];
  const b = turned(s, 0, 0, 0, prof, t, { gloss: 0.26, cap: plane(t).right });
  const { ox, oy } = b;
  const f = plane(t);
  s.raw(
    `<ellipse cx="${n1(ox)}" cy="${n1(oy - h + 2.2)}" rx="${n1((w - 2) * K)}" ry="${n1((w - 2) * B)}" fill="${f.top}"/><path d="M${n1(ox - (w - 2) * K)} ${n1(oy - h + 2.2)}a${n1((w - 2) * K)} ${n1((w - 2) * B)} 0 0 1 ${n1((w - 2) * 2 * K)} 0a${n1((w - 2) * K)} ${n1((w - 5) * B)} 0 0 0-${n1((w - 2) * 2 * K)} 0Z" fill="${f.dark}"/>`,
  );
  for (const [dx, dy, rr] of [
    [-15, -6, 6],
    [20, 5, 3.6],
  ] as const)
    s.raw(
      `<ellipse cx="${n1(ox + dx)}" cy="${n1(oy - h + dy + 1.5)}" rx="${rr * K}" ry="${rr * B}" fill="${f.dark}"/><ellipse cx="${n1(ox + dx)}" cy="${n1(oy - h + dy - 1)}" rx="${n1(rr * K)}" ry="${n1(rr * B)}" fill="${plane(MATERIALS.steel).top}"/>`,
    );
  for (const z of [34, 66])
    s.raw(
      `<path d="M${n1(ox - (w + 2) * K)} ${n1(oy - z)}A${n1((w + 2) * K)} ${n1((w + 2) * B)} 0 0 0 ${n1(ox + (w + 2) * K)} ${n1(oy - z)}" fill="none" stroke="${f.lite}" stroke-width="1" opacity=".55"/><path d="M${n1(ox - w * K)} ${n1(oy - z + 3)}A${n1((w + 1) * K)} ${n1((w + 1) * B)} 0 0 0 ${n1(ox + w * K)} ${n1(oy - z + 3)}" fill="none" stroke="${f.dark}" stroke-width="1.2" opacity=".6"/>`,
    );
  const lz = 50,
    ly = oy - lz + w * B;
  s.raw(
    b.band(
      [
        [w + 0.3, 37.5],
        [w + 0.3, 61],
      ],
      -46,
      30,
      '#fff',
    ) +
      b.band(
        [
          [w + 0.3, 37.5],
          [w + 0.3, 61],
        ],
        22,
        30,
        '#000',
        0.1,
      ) +
      at(ox - 25, ly - 12, 0.74, mark(c.spec.seed, c.ink, c.ink2)) +
      `<g transform="translate(${n1(ox + 4.5)} ${n1(ly - 2.6)}) rotate(45)"><path d="M-6.5-6.500h13v13h-13Z" fill="${oklch(INKS.orange)}"/><path d="M-5-5h10v10h-10Z" fill="none" stroke="#fff" stroke-width=".9"/></g>`,
  );
}
