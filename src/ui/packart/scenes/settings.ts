/** The places in which products are used: a shop, a table, a floor, a pallet, a conveyor, a doorstep. */
import { INKS, MATERIALS, oklch, plane, shift, type Tone } from '../drawing/colour.ts';
import { n1, onLeft, onRight, onTop, P, type Scene, solid } from '../drawing/scene.ts';

const WOOD: Tone = { l: 0.8, c: 0.055, h: 75 };
const PALLET: Tone = { l: 0.68, c: 0.07, h: 72 };
const CONCRETE: Tone = { l: 0.85, c: 0.012, h: 150 };
const STEEL = MATERIALS.grey;
const quiet = { shadow: false, edge: false } as const;

/** A piece of floor with a lane marked on it. */
export function floor(s: Scene, w: number, d: number): void {
  solid(s, 0, 0, -7, w, d, 7, CONCRETE, { shadow: false });
  const lane = `<path d="M0 ${n1(d - 12)}h${n1(w)}" stroke="${oklch(INKS.ochre)}" stroke-width="5"/>`;
  s.raw(onTop(0, 0, 0, lane));
}

/** A table whose top is at height 0. */
export function table(s: Scene, w: number, d: number): void {
  const height = 52;
  s.shadow([P(6, d, -height), P(w, d, -height), P(w + 26, d - 12, -height), P(w + 26, 6, -height)]);
  for (const [x, y] of [
    [w - 12, 6],
    [6, d - 12],
    [w - 12, d - 12],
  ] as const)
    solid(s, x, y, -height, 7, 7, height - 8, shift(STEEL, -0.2), quiet);
  solid(s, 0, 0, -9, w, d, 9, WOOD, { shadow: false });
}

/** The end of a shelf in a shop, with a header in the colour of the brand and price tags. */
export function shopRack(s: Scene, { w, d, h, ink }: { w: number; d: number; h: number; ink: Tone }): void {
  const wall: Tone = { l: 0.92, c: 0.012, h: 120 };
  const base = 16;
  s.shadow([P(4, d, -base), P(w, d, -base), P(w + 26, d - 12, -base), P(w + 26, -4, -base)]);
  solid(s, -5, -5, -base, w + 5, 5, h + base, wall, quiet);
  s.raw(onLeft(0, 0, h, `<path d="M0 0h${n1(w)}v18H0Z" fill="${oklch(ink)}"/>`));
  solid(s, -5, -5, -base, 5, d + 5, h + base, shift(wall, -0.02), quiet);
  solid(s, 0, 0, -base, w, d, base, WOOD, { shadow: false });
  let tags = '';
  for (let x = 12; x < w - 24; x += 58) tags += `M${n1(x)} 3h24v10h-24Z`;
  s.raw(onLeft(0, d, 0, `<path d="${tags}" fill="#fff"/>`));
}

export const PALLET_SIZE = { w: 124, d: 100, h: 15 };

/** A wooden pallet, as much of it as shows below a load; its corner is at x, y. */
export function palletAt(s: Scene, x: number, y: number): void {
  const { w, d, h } = PALLET_SIZE;
  s.shadow([P(x + w, y + d), P(x + w + 40, y + d - 16), P(x + w + 40, y - 12), P(x + w * 0.3, y - 12)]);
  solid(s, x + 3, y + 3, 0, w - 6, d - 6, h - 3, shift(PALLET, -0.3, -0.02), quiet);
  const wood = shift(PALLET, -0.04);
  for (const [bx, by] of [
    [w - 14, 0],
    [w - 14, d / 2 - 6],
    [0, d - 12],
    [w / 2 - 7, d - 12],
    [w - 14, d - 12],
  ] as const)
    solid(s, x + bx, y + by, 0, 14, 12, h - 3, wood, quiet);
  solid(s, x, y + d - 12, 0, w, 12, 3, shift(PALLET, -0.08), quiet);
  const f = solid(s, x, y, h - 3, w, d, 3, PALLET, { shadow: false });
  let gaps = '';
  for (let i = 1; i < 5; i++) gaps += `M${n1((i * w) / 5 - 2)} 0h4v${d}h-4Z`;
  s.raw(onTop(x, y, h, `<path d="${gaps}" fill="${f.dark}"/>`));
}

/** Cartons on a pallet whose corner is at x, y; returns the height of their tops. */
export function loadAt(
  s: Scene,
  { x, y, z: h = PALLET_SIZE.h }: { x: number; y: number; z?: number },
): number {
  const { w, d } = PALLET_SIZE;
  const [rows, tall] = [3, 30];
  const height = rows * tall;
  const f = solid(s, x, y, h, w, d, height, MATERIALS.kraft, { shadow: false });
  const side = (length: number, columns: number) => {
    let seams = '';
    for (let i = 1; i < rows; i++) seams += `M0 ${i * tall}h${n1(length)}`;
    for (let i = 1; i < columns; i++) seams += `M${n1((i * length) / columns)} 0v${height}`;
    return `<path d="${seams}" stroke="${f.dark}" stroke-width="1.2"/>`;
  };
  const tapes = `M0 ${d * 0.21}h${w}v8H0ZM0 ${d * 0.71}h${w}v8H0Z`;
  const marks = [0, 1, 2].map(
    (i) => `M${n1(i * (w / 3) + 8)} ${i * tall + 10}h14v2.500h-14Zm0 5h9v2.500h-9Z`,
  );
  s.raw(
    onTop(
      x,
      y,
      h + height,
      `<path d="${tapes}" fill="${f.right}" opacity=".6"/><path d="M0 ${d / 2}h${w}M${n1(w / 3)} 0v${d}m${n1(w / 3)} 0v-${d}" stroke="${f.dark}" stroke-width="1.2"/>`,
    ) +
      onLeft(
        x,
        y + d,
        h + height,
        `${side(w, 3)}<path d="${marks.join('')}" fill="${oklch(INKS.ink)}" opacity=".6"/>`,
      ) +
      onRight(x + w, y + d, h + height, side(d, 2)),
  );
  return h + height;
}

/** A conveyor of rollers whose top is at height 0. */
export function conveyor(s: Scene, w: number, d: number): void {
  const height = 46;
  s.shadow([P(6, d, -height), P(w, d, -height), P(w + 24, d - 12, -height), P(w + 24, 6, -height)]);
  const legs = [0.08, 0.52, 0.94].map((share) => w * share);
  for (const x of legs) {
    solid(s, x, 0, -height, 6, 6, height - 9, shift(STEEL, -0.26), quiet);
    solid(s, x, d - 6, -height, 6, 6, height - 9, shift(STEEL, -0.2), quiet);
  }
  const f = solid(s, 0, 0, -12, w, d, 12, INKS.blue, { shadow: false });
  let rollers = '';
  for (let x = 7; x < w - 4; x += 9) rollers += `M${n1(x)} 8v${n1(d - 16)}`;
  const bed = oklch(shift(STEEL, -0.34));
  s.raw(
    onTop(
      0,
      0,
      0,
      `<path d="M4 6h${n1(w - 8)}v${n1(d - 12)}H4Z" fill="${bed}"/><path d="${rollers}" stroke="${plane(STEEL).top}" stroke-width="6" stroke-linecap="round"/>`,
    ),
  );
  s.raw(onLeft(0, d, 0, `<path d="M0 4h${n1(w)}" stroke="${f.lite}" stroke-width="1.5"/>`));
}

/** The lower part of the front of a house with its door, a step and a mat. */
export function doorstep(s: Scene, w: number, d: number): void {
  const h = 112;
  const wall: Tone = { l: 0.9, c: 0.03, h: 75 };
  const door = INKS.spruce;
  s.shadow([P(8, d, -10), P(w, d, -10), P(w + 22, d - 10, -10), P(w + 22, -8, -10)]);
  solid(s, 0, -8, -10, w, 8, h + 10, wall, quiet);
  const x = w / 2 - 38;
  const frame = `<path d="M${n1(x - 6)} 0h88v${h}h-88Z" fill="${oklch(shift(wall, 0.08, -0.02))}"/><path d="M${n1(x)} 0h76v${h}h-76Z" fill="${oklch(door)}"/>`;
  const panels = `<path d="M${n1(x + 10)} 0h23v36h-23Zm33 0h23v36h-23ZM${n1(x + 10)} 50h23v50h-23Zm33 0h23v50h-23Z" fill="${oklch(shift(door, -0.06))}"/>`;
  s.raw(
    onLeft(
      0,
      0,
      h,
      `${frame}${panels}<circle cx="${n1(x + 70)}" cy="43" r="3.5" fill="${oklch(INKS.ochre)}"/>`,
    ),
  );
  solid(s, 0, 0, -10, w, d, 10, { l: 0.8, c: 0.01, h: 120 }, { shadow: false });
  const mat = oklch(shift(INKS.brick, -0.08, -0.08));
  s.raw(onTop(0, 0, 0, `<path d="M${n1(x - 6)} 6h88v${n1(d - 18)}h-88Z" fill="${mat}"/>`));
}

/** Draws a flat arrow that points to the right along a table or a floor. */
export function arrow(s: Scene, x: number, y: number): void {
  const fill = oklch(INKS.spruce);
  s.raw(onTop(x, y, 0, `<path d="M0-5h20v-8l18 13-18 13v-8H0Z" fill="${fill}" opacity=".8"/>`));
}
