import { oklch, shift, INKS, MATERIALS, type Tone } from '../../drawing/colour.ts';
import { at, n1, onLeft, onRight, onTop, P, solid } from '../../drawing/scene.ts';
import { mark } from '../../drawing/mark.ts';
import { barcode, handling } from '../../drawing/print.ts';
import { type Ctx } from '../context.ts';

export function pallet(c: Ctx): void {
  const { s, r } = c;
  const wood: Tone = { l: 0.68, c: 0.07, h: 72 };
  const W = 120,
    D = 96;
  const k = 40;
  s.shadow([P(W, D), P(W + k, D - k * 0.4), P(W + k, -k * 0.4), P(W * 0.3, -k * 0.4), P(W * 0.3, 0)]);
  for (const y of [0, D / 2 - 6, D - 12])
    solid(s, 0, y, 0, W, 12, 6, shift(wood, -0.08), { shadow: false, edge: false });
  for (const x of [0, W / 2 - 7, W - 14])
    for (const y of [0, D / 2 - 6, D - 12])
      solid(s, x, y, 4, 14, 12, 7, shift(wood, -0.04), { shadow: false, edge: false });
  for (let i = 0; i < 5; i++)
    solid(s, (i * (W - 18)) / 4, 0, 11, 18, D, 3, wood, { shadow: false, edge: false });
  const nx = 3,
    ny = 2,
    nz = 3,
    bw = W / nx,
    bd = D / ny,
    bh = 30;
  const inks: Tone[] = [c.inkT, c.ink2T];
  for (let k2 = 0; k2 < nz; k2++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++) {
        if (k2 === nz - 1 && i === nx - 1 && j === ny - 1) continue;
        if (k2 === nz - 1 && i === 1 && j === 1) continue;
        const x = i * bw,
          y = j * bd,
          z = 14 + k2 * bh;
        const t = r.next() > 0.84 ? MATERIALS.white : shift(MATERIALS.kraft, r.range(-0.02, 0.02));
        const f = solid(s, x + 0.4, y + 0.4, z, bw - 0.8, bd - 0.8, bh - 0.6, t, { shadow: false });
        const ik = oklch(r.pick(inks));
        s.raw(
          onTop(
            x,
            y,
            z + bh - 0.6,
            `<path d="M0 ${n1(bd / 2 - 4)}h${n1(bw)}v8h-${n1(bw)}Z" fill="${f.right}" opacity=".55"/>`,
          ),
        );
        if (j === ny - 1 || (k2 === nz - 1 && j === 0))
          s.raw(
            onLeft(
              x,
              y + bd,
              z + bh - 0.6,
              at(bw * 0.3, 4, 0.66, mark(c.spec.seed + (i % 2), ik)) +
                `<path d="M${n1(bw * 0.2)} ${bh - 7}h${n1(bw * 0.6)}v1.800h-${n1(bw * 0.6)}Z" fill="${ik}"/>`,
            ),
          );
        if (i === nx - 1 || (k2 === nz - 1 && i >= 1))
          s.raw(
            onRight(
              x + bw,
              y + bd,
              z + bh - 0.6,
              at(bd * 0.16, bh - 15, 0.85, handling(oklch(shift(INKS.ink, 0.1)), 2)) +
                at(bd - 20, bh - 14, 0.62, barcode(r, oklch(INKS.ink))),
            ),
          );
      }
}
