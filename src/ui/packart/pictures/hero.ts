import type { PackKind, PackSpec } from '#lib/art/types.ts';
import { dieline } from './dieline.ts';
import { drawPack, place } from './pack.ts';

/** Returns the hero: one pack of each kind on common ground around a loaded pallet. */
export function heroSvg(): string {
  const p = (
    kind: PackKind,
    seed: string,
    x: number,
    y: number,
    w: number,
    h: number,
    more: Partial<PackSpec> = {},
  ) => place(drawPack({ kind, seed, ...more }), x, y, w, h);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 820 706"><g opacity=".34" transform="matrix(.866 .5 -.866 .5 404 236)">${dieline(140, 96, 124, '#1b3a2d', 1.7)}</g>${p('drum', 'h7', 84, 142, 236, 270, { ink: 'spruce', ink2: 'ochre' })}${p('pallet', 'h11', 258, 0, 506, 494, { ink: 'ink', ink2: 'brick', material: 'white' })}${p('gabletop', 'h2', 30, 372, 190, 226, { ink: 'blue', ink2: 'orange' })}${p(
    'rigid',
    'm8',
    572,
    366,
    210,
    210,
    {
      ink: 'plum',
      ink2: 'ochre',
      style: 'lid',
      size: { w: 92, d: 92, h: 56 },
    },
  )}${p('bottle', 'k1', 196, 396, 110, 230, { ink: 'orange', ink2: 'ink' })}${p(
    'pouch',
    'q6',
    296,
    424,
    170,
    232,
    {
      ink: 'spruce',
      ink2: 'ochre',
      material: 'white',
      print: 'mark',
      eco: true,
    },
  )}${p('mailer', 'z2', 408, 442, 232, 224, { ink: 'orange', ink2: 'spruce', material: 'white' })}${p('jar', 'z9', 640, 520, 118, 140, { ink: 'ink', ink2: 'brick' })}</svg>`;
}
