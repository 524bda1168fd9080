/** Hand tools and machine parts. */
import { MATERIALS, oklch, plane, shift } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, n1, onTop, P, solid } from '../../drawing/scene.ts';
import { roll, upright } from '../../drawing/shapes.ts';
import { drawTurned, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';

export const tools: Record<string, (c: KindContext) => void> = {
  // A hand-held blower: hot for film, cold for air bags.
  nozzle: (c) => {
    const { s } = c;
    const steel = oklch(MATERIALS.steel);
    upright(
      s,
      'M0 18h26v-8h44q24 0 24 20t-24 20h-4l8 46q1 6-6 6H52q-6 0-7-6l-7-46H26v-8H0Z',
      { w: 94, d: 102, tone: c.inkT, thickness: 12 },
      `<path d="M0 18h26v24H0Z" fill="${steel}"/><path d="M6 18v24M12 18v24M18 18v24" stroke="#7d868c" stroke-width="1.6"/><path d="M74 22h10M74 29h12M74 36h10" stroke="#fff" stroke-width="2" opacity=".7"/><path d="M42 54h8v14h-6Z" fill="#22292d"/>${at(36, 16, 0.9, drawMark(c.spec.seed, '#fff'))}`,
    );
    const [x, y] = P(60, 0, 2);
    s.see([x + 46, y + 26]);
    s.raw(`<path d="M${n1(x)} ${n1(y)}q10 26 26 12t20 10" fill="none" stroke="#22292d" stroke-width="3.4"/>`);
  },
  // Bars that are braced between the walls of a container.
  bar: (c) => {
    const { s } = c;
    for (const [y, tone] of [
      [-26, MATERIALS.steel],
      [24, MATERIALS.steel],
    ] as const) {
      solid(s, -6, y - 12, 0, 6, 24, 18, MATERIALS.black, { edge: false });
      roll(s, { x: 0, y, z: 3, length: 84, radius: 6, tone, core: null, wound: false });
      roll(s, {
        x: 84,
        y,
        z: 4.4,
        length: 48,
        radius: 4.6,
        tone: shift(c.inkT, 0.04),
        core: null,
        wound: false,
        shadow: false,
      });
      solid(s, 70, y - 8, 3, 16, 14, 13, c.inkT, { shadow: false });
      solid(s, 132, y - 12, 0, 6, 24, 18, MATERIALS.black, { edge: false });
    }
  },
  // An engraved printing cylinder on its shaft.
  roller: (c) => {
    const { s } = c;
    const shaft = { y: 0, z: 20, length: 24, radius: 8, tone: shift(MATERIALS.steel, -0.1) } as const;
    roll(s, { ...shaft, x: -24, core: null, wound: false });
    const { strip } = roll(s, {
      x: 0,
      y: 0,
      length: 104,
      radius: 28,
      tone: MATERIALS.steel,
      core: null,
      wound: false,
    });
    for (const x of [10, 44, 76]) s.poly(strip(60, 10, x, x + 22), plane({ l: 0.62, c: 0.11, h: 55 }).left);
    roll(s, { ...shaft, x: 104, core: null, wound: false, shadow: false });
  },
  // A tracker: a sealed case with lights and an aerial.
  flat: (c) => {
    const { s } = c;
    const f = solid(s, 0, 0, 0, 84, 58, 16, MATERIALS.black);
    s.raw(
      onTop(
        0,
        0,
        16,
        `<path d="M5 5h74v48H5Z" fill="none" stroke="${f.lite}" stroke-width="1.2"/><path d="M12 14h26v18H12Z" fill="${c.ink}"/>${at(16, 14, 0.74, drawMark(c.spec.seed, '#fff'))}<path d="M52 16h.1" stroke="#46b06b" stroke-width="6" stroke-linecap="round"/><path d="M64 16h.1" stroke="#e3a13a" stroke-width="6" stroke-linecap="round"/><path d="M48 42q8-10 16 0M44 46q12-18 24 0" fill="none" stroke="#cfd6da" stroke-width="2"/>`,
      ),
    );
    drawTurned(s, 74, 8, 16, straight(3, 0, 38), MATERIALS.black, { shadow: false });
    drawTurned(s, 74, 8, 54, straight(4.4, 0, 5), c.inkT, { shadow: false });
  },
};
