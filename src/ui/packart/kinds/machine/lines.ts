/** Machines through which goods run on a conveyor. */
import { MATERIALS, plane, shift } from '../../drawing/colour.ts';
import { onRight, P, solid } from '../../drawing/scene.ts';
import { roll } from '../../drawing/shapes.ts';
import { drawTurned, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';
import { CASING, casing, conveyor, panel } from './parts.ts';

/** A pack on the conveyor; one that has been wrapped is bright under its film. */
function pack({ s, ink2T }: KindContext, [x, y, z]: [number, number, number], isWrapped: boolean): void {
  solid(s, x, y, z, 20, 22, 15, isWrapped ? shift(ink2T, 0.06) : MATERIALS.kraft, { shadow: false });
  if (isWrapped)
    s.poly(
      [P(x + 3, y + 3, z + 15), P(x + 9, y + 3, z + 15), P(x + 5, y + 20, z + 15), P(x + 2, y + 20, z + 15)],
      '#fff',
      'opacity=".6"',
    );
}

/** The entrance of a casing, with strips that keep the heat in. */
function curtain(c: KindContext, [x, y, z]: [number, number, number], [d, h]: [number, number]): void {
  const strips = Array.from({ length: Math.floor(d / 6) }, (_, i) => `M${i * 6 + 3} 0v${h - 2}`).join('');
  c.s.raw(
    onRight(
      x,
      y,
      z,
      `<path d="M0 0h${d}v${h}H0Z" fill="#2f383d"/><path d="${strips}" stroke="#a9b3b8" stroke-width="3.4"/>`,
    ),
  );
}

export const lines: Record<string, (c: KindContext) => void> = {
  tunnel: (c) => {
    const z = conveyor(c, [0, 0, 150, 44]);
    pack(c, [8, 11, z], false);
    casing(c, [42, -4, z - 6], [62, 52, 48]);
    curtain(c, [104, 44, z + 26], [40, 26]);
    panel(c, [50, 48, z + 30]);
    pack(c, [122, 11, z], true);
  },
  // A sealing bar across the conveyor, between two rolls of film.
  block: (c) => {
    const z = conveyor(c, [0, 0, 140, 50]);
    pack(c, [10, 14, z], false);
    solid(c.s, 52, -4, z - 4, 10, 8, 70, c.inkT, { shadow: false });
    roll(c.s, { x: 46, y: 24, z: z + 44, length: 24, radius: 11, tone: MATERIALS.pet, shadow: false });
    solid(c.s, 52, 46, z - 4, 10, 8, 70, c.inkT, { shadow: false });
    solid(c.s, 50, -4, z + 66, 14, 58, 8, CASING, { shadow: false });
    for (const x of [92, 113]) pack(c, [x, 14, z], true);
    panel(c, [52, 54, z + 36]);
  },
  // Film is formed into a tube around the goods, which move in a row.
  long: (c) => {
    const z = conveyor(c, [0, 0, 168, 38]);
    for (const x of [6, 34]) pack(c, [x, 8, z], false);
    roll(c.s, { x: 62, y: 18, z: z + 30, length: 30, radius: 13, tone: MATERIALS.pet, shadow: false });
    casing(c, [66, -3, z], [34, 44, 24]);
    panel(c, [72, 41, z + 22]);
    for (const x of [112, 140]) pack(c, [x, 8, z], true);
  },
  // Labels as sleeves: bottles without and with one, and the head that drops them.
  sleeve: (c) => {
    const z = conveyor(c, [0, 0, 146, 34]);
    const bottle = (x: number, sleeved: boolean) =>
      drawTurned(
        c.s,
        x,
        17,
        z,
        [
          [8, 0],
          [8, 24],
          [3.4, 32],
          [3.4, 38],
        ],
        MATERIALS.pet,
        {
          shadow: false,
          shaded: false,
          bands: sleeved ? [{ z1: 4, z2: 22, r: 8.2, fill: c.ink2 }] : [],
        },
      );
    bottle(22, false);
    roll(c.s, {
      x: 62,
      y: -14,
      z: z + 66,
      length: 12,
      radius: 20,
      tone: shift(c.ink2T, 0.06),
      shadow: false,
    });
    solid(c.s, 56, -8, z - 20, 26, 12, 96, CASING, { shadow: false });
    casing(c, [54, -6, z + 44], [30, 44, 26]);
    drawTurned(c.s, 69, 17, z + 30, straight(5, 0, 14), MATERIALS.steel, { shadow: false, shaded: false });
    bottle(69, true);
    bottle(112, true);
    panel(c, [58, 38, z + 68]);
  },
  // A table with an L-shaped sealing frame that swings up.
  fold: (c) => {
    const { s } = c;
    const z = conveyor(c, [0, 0, 96, 62]);
    const f = plane(c.inkT);
    solid(s, 4, 4, z, 88, 54, 2, CASING, { shadow: false });
    pack(c, [36, 26, z + 2], false);
    roll(s, { x: -34, y: 30, z: z - 6, length: 28, radius: 13, tone: MATERIALS.pet });
    s.poly([P(4, 4, z + 40), P(92, 4, z + 40), P(92, 4, z + 34), P(4, 4, z + 34)], f.left);
    s.poly([P(92, 4, z + 40), P(92, 58, z + 22), P(92, 58, z + 16), P(92, 4, z + 34)], f.right);
    solid(s, 0, 0, z, 8, 5, 38, CASING, { shadow: false });
    s.raw(`<path d="M0 0" fill="${f.top}"/>`);
    panel(c, [64, 62, z - 10]);
  },
};
