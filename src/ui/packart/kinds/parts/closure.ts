import { MATERIALS, oklch, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, B, K, n1, P, type Scene } from '../../drawing/scene.ts';
import { ribs } from '../../drawing/tops.ts';
import { drawTurned, ellipse, straight } from '../../drawing/turned.ts';
import type { KindContext } from '../context.ts';
import { corks, liners, stops, swings } from './stops.ts';

type Place = readonly [x: number, y: number];
type DrawCap = (c: KindContext, place: Place, tone: Tone) => void;

const R = 30;

/** Three closures of a style, standing on their rims. */
export function closure(c: KindContext): void {
  const { style = 'screw' } = c.spec;
  const groups: Record<string, (c: KindContext) => void> = {
    cork: corks,
    disc: liners,
    plug: stops,
    handle: swings,
  };
  if (groups[style]) {
    groups[style](c);
    return;
  }
  const draw = CAPS[style] ?? screwCap;
  const metal = METAL.has(style) && !c.spec.tint;
  const stated = c.spec.tint ? [c.t, shift(c.t, -0.05), c.t] : undefined;
  const own: Tone[] =
    stated ?? (metal ? [shift(c.inkT, 0.04), c.ink2T, shift(MATERIALS.steel, 0.04)] : [c.inkT, c.ink2T, c.t]);
  const places: Place[] = [
    [0, 0],
    [74, -18],
    [38, 58],
  ];
  places.forEach((place, i) => draw(c, place, own[i] ?? c.t));
}

const METAL = new Set(['crown', 'lug', 'metal', 'lid', 'wine']);

/** Prints the mark flat on the top of a cap. */
function markOn(c: KindContext, [x, y]: Place, z: number, k: number, tone: Tone): void {
  if (c.spec.print === 'plain') return;
  const [ox, oy] = P(x, y);
  const ink = tone.l < 0.62 ? '#fff' : c.ink;
  c.s.raw(
    at(ox - 14 * k, oy - z - 10 * k, k, `<g transform="scale(1.180 .82)">${drawMark(c.spec.seed, ink)}</g>`),
  );
}

function ring(s: Scene, [x, y]: Place, z: number, r: number, colour: string): void {
  const [ox, oy] = P(x, y);
  s.raw(ellipse(ox, oy - z, r, `fill="none" stroke="${colour}" stroke-width="1.400"`));
}

/** A ribbed cap above its tamper-evident band. */
const screwCap: DrawCap = (c, place, tone) => {
  const { s } = c;
  const H = 26;
  drawTurned(s, place[0], place[1], 0, straight(R - 0.5, 0, 5), tone, { gloss: 0 });
  const { f } = drawTurned(s, place[0], place[1], 6.5, straight(R, 0, H), tone, { shadow: false });
  ribs(s, [place[0], place[1], 7], R, H - 4, 8);
  ring(s, place, H + 6.5, R - 5, f.left);
  markOn(c, place, H + 6.5, 0.7, tone);
};

const CAPS: Record<string, DrawCap> = {
  crown: (c, [x, y], tone) => {
    const { s } = c;
    const { ox, oy } = drawTurned(
      s,
      x,
      y,
      0,
      [
        [30, 0],
        [27, 7],
        [22, 11],
      ],
      tone,
      { gloss: 0.4 },
    );
    let teeth = '';
    for (let degrees = -90; degrees <= 90; degrees += 9) {
      const a = (degrees * Math.PI) / 180;
      teeth += `M${n1(ox + 30 * K * Math.sin(a))} ${n1(oy + 30 * B * Math.cos(a))}l${n1(-2.4 * Math.sin(a))}-7`;
    }
    s.raw(`<path d="${teeth}" stroke="#000" stroke-width="1.400" opacity=".25"/>`);
    markOn(c, [x, y], 11, 0.85, tone);
  },
  lug: (c, place, tone) => {
    const { s } = c;
    const { f } = drawTurned(s, ...place, 0, straight(34, 0, 13), tone, { gloss: 0.36 });
    ring(s, place, 13, 29, f.left);
    ring(s, place, 13, 12, f.left);
    markOn(c, place, 13, 0.55, tone);
  },
  metal: (c, place, tone) => {
    const { s } = c;
    const { ox, oy, band } = drawTurned(s, ...place, 0, straight(21, 0, 46), tone, { gloss: 0.4 });
    ribs(s, [place[0], place[1], 32], 21, 15, 7);
    s.raw(
      band(straight(21.3, 8, 9.5), -90, 90, '#000', 0.25) +
        band(straight(21.3, 14, 15), -90, 90, '#000', 0.2),
    );
    if (c.spec.print !== 'plain')
      s.raw(at(ox - 6, oy - 28 + 21 * B, 0.5, drawMark(c.spec.seed, tone.l < 0.62 ? '#fff' : c.ink)));
  },
  wine: (c, place, tone) => {
    const { ox, oy } = drawTurned(
      c.s,
      ...place,
      0,
      [
        [17, 0],
        [16, 58],
        [15, 64],
      ],
      tone,
      { gloss: 0.4 },
    );
    c.s.raw(at(ox - 8, oy - 34 + 17 * B - 8, 0.72, drawMark(c.spec.seed, tone.l < 0.62 ? '#fff' : c.ink)));
  },
  flip: (c, place, tone) => {
    const { s } = c;
    const { ox, oy } = drawTurned(s, ...place, 0, straight(25, 0, 24), tone);
    drawTurned(
      s,
      ...place,
      26,
      [
        [25, 0],
        [25, 9],
        [21, 14],
      ],
      tone,
      { shadow: false },
    );
    s.raw(
      `<path d="M${n1(ox - 7)} ${n1(oy - 25 + 25 * B - 3)}q7 5 14 0v5q-7 5-14 0Z" fill="${plane(shift(tone, -0.14)).left}"/>`,
    );
    markOn(c, place, 40, 0.5, tone);
  },
  // A disc top: one side of the plate is tipped up.
  slide: (c, place, tone) => {
    const { s } = c;
    const { ox, oy, f } = drawTurned(s, ...place, 0, straight(27, 0, 28), tone);
    s.raw(
      `${ellipse(ox, oy - 28, 22, `fill="${f.dark}"`)}<path d="M${n1(ox - 24)} ${n1(oy - 38)}q24-12 50 2l-4 14q-22 10-42 0Z" fill="${f.lite}"/><ellipse cx="${n1(ox - 14)}" cy="${n1(oy - 34)}" rx="3" ry="2" fill="${f.dark}"/>`,
    );
  },
  sport: (c, place, tone) => {
    const { s } = c;
    drawTurned(
      s,
      ...place,
      0,
      [
        [26, 0],
        [26, 20],
        [13, 30],
      ],
      tone,
    );
    ribs(s, [place[0], place[1], 1], 26, 19, 9);
    drawTurned(
      s,
      ...place,
      30,
      [
        [10, 0],
        [10, 10],
        [13, 12],
        [12, 20],
      ],
      MATERIALS.white,
      { shadow: false },
    );
  },
  spout: (c, place, tone) => {
    const { s } = c;
    drawTurned(s, ...place, 0, straight(22, 0, 17), tone);
    ribs(s, [place[0], place[1], 1], 22, 15, 9);
    drawTurned(
      s,
      ...place,
      17,
      [
        [15, 0],
        [4, 38],
        [4, 44],
      ],
      tone,
      { shadow: false },
    );
    drawTurned(
      s,
      ...place,
      60,
      [
        [5.5, 0],
        [5, 9],
      ],
      c.ink2T,
      { shadow: false },
    );
  },
  // A lid with sifting holes.
  shaker: (c, place, tone) => {
    const { s } = c;
    const { ox, oy, f } = drawTurned(s, ...place, 0, straight(28, 0, 20), tone);
    ribs(s, [place[0], place[1], 1], 28, 17, 9);
    for (const [x, y] of [
      [0, 0],
      [-13, 0],
      [13, 0],
      [-7, 6],
      [7, 6],
      [-7, -6],
      [7, -6],
    ] as const)
      s.raw(ellipse(ox + x, oy - 20 + y, 2.6, `fill="${f.dark}"`));
  },
  // A wide, low lid with a rim, as tubs and cans have it.
  lid: (c, place, tone) => {
    const { s } = c;
    const { f } = drawTurned(s, ...place, 0, straight(34, 0, 7), tone, { gloss: 0.3 });
    drawTurned(s, ...place, 7, straight(29, 0, 2), tone, { shadow: false, cap: f.left });
    ring(s, place, 9, 23, f.lite);
    markOn(c, place, 9, 0.8, tone);
  },
  // The end of a can, with its ring.
  can: (c, place, tone) => {
    const { s } = c;
    const { ox, oy, f } = drawTurned(s, ...place, 0, straight(32, 0, 5), tone, { gloss: 0.4 });
    s.raw(
      `${ellipse(ox, oy - 5, 29, `fill="${f.dark}"`)}${ellipse(ox, oy - 4, 27, `fill="${f.left}"`)}<ellipse cx="${n1(ox - 4)}" cy="${n1(oy - 4)}" rx="13" ry="6" fill="none" stroke="${f.dark}" stroke-width="3.400"/><ellipse cx="${n1(ox + 14)}" cy="${n1(oy - 1)}" rx="5" ry="3" fill="${f.dark}"/>`,
    );
  },
  // A plain smooth overcap.
  round: (c, place, tone) => {
    const { ox, oy } = drawTurned(
      c.s,
      ...place,
      0,
      [
        [25, 0],
        [24, 30],
        [20, 36],
      ],
      tone,
      { gloss: 0.4 },
    );
    if (c.spec.print !== 'plain')
      c.s.raw(at(ox - 9, oy - 17 + 25 * B - 9, 0.78, drawMark(c.spec.seed, tone.l < 0.62 ? '#fff' : c.ink)));
  },
  // A bung of a drum: a thread below, a star-shaped recess on top.
  drum: (c, place, tone) => {
    const { s } = c;
    drawTurned(s, ...place, 0, straight(22, 0, 14), shift(tone, -0.06));
    ribs(s, [place[0], place[1], 0], 22, 14, 90);
    const { ox, oy, f } = drawTurned(s, ...place, 14, straight(28, 0, 9), tone, { shadow: false });
    s.raw(
      `<path d="M${n1(ox - 14)} ${n1(oy - 12)}l9 1 5-4 5 4 9-1-4 4 4 4-9-1-5 4-5-4-9 1 4-4Z" fill="${f.dark}"/>`,
    );
  },
  // A coffee capsule: a cone under a foil lid.
  cup: (c, [x, y], tone) => {
    const { s } = c;
    drawTurned(
      s,
      x,
      y,
      0,
      [
        [15, 0],
        [25, 30],
      ],
      tone,
      { gloss: 0.4 },
    );
    drawTurned(s, x, y, 30, straight(29, 0, 2.5), shift(tone, 0.1), {
      shadow: false,
      cap: oklch(MATERIALS.foil),
    });
    markOn(c, [x, y], 32.5, 0.7, MATERIALS.foil);
  },
};
