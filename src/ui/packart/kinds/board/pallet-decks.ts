/** Pallets without a load, of wood, plastic, paper or metal, and the hood over a loaded one. */
import { MATERIALS, plane, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { at, n1, onLeft, onRight, onTop, P, type Scene, solid } from '../../drawing/scene.ts';
import { openBox, rounded } from '../../drawing/shapes.ts';
import type { KindContext } from '../context.ts';

const WOOD: Tone = { l: 0.72, c: 0.075, h: 74 };
const LOOK = { shadow: false, edge: false };

/** Draws the pallet that the style names; false if it is loaded. */
export function drawDeck(c: KindContext, style: string): boolean {
  const { s } = c;
  const { w, d } = footprint(c);
  const wood = c.spec.tint ? c.t : WOOD;
  const decks: Record<string, () => void> = {
    block: () => wooden(s, [w, d], wood, true),
    stringer: () => wooden(s, [w, d], wood, false),
    plastic: () => plastic(c, [w, d]),
    pressed: () => pressed(s, [w, d], shift(WOOD, -0.08)),
    paper: () => feet(s, [w, d], c.spec.tint ? c.t : MATERIALS.kraft),
    metal: () => wooden(s, [w, d], c.spec.tint ? c.t : MATERIALS.steel, false),
    collar: () => collar(c, [w, d], wood),
    sheet: () => slip(c, [w, d]),
    core: () => blocks(s, wood),
  };
  const draw = decks[style];
  draw?.();
  return draw !== undefined;
}

/** Half and quarter pallets are drawn smaller. */
function footprint({ spec }: KindContext): { w: number; d: number } {
  const { w, d } = spec.size ?? { w: 1200, d: 800 };
  const k = 124 / Math.max(w, d, 1000);
  return { w: w * k, d: d * k };
}

/** Deck boards on blocks with runners below, or on three stringers. */
function wooden(s: Scene, [w, d]: [number, number], t: Tone, onBlocks: boolean): void {
  const low = onBlocks ? 3 : 0;
  const ys = [0, d / 2 - 5, d - 10];
  if (onBlocks)
    for (const y of ys) solid(s, 0, y, 0, w, 10, 3, shift(t, -0.06), { edge: false, shadow: y > 0 });
  for (const y of ys)
    if (onBlocks)
      for (const x of [0, w / 2 - 8, w - 16]) solid(s, x, y, low, 16, 10, 11, shift(t, -0.05), LOOK);
    else {
      solid(s, 0, y, 0, w, 8, 14, shift(t, -0.04), { edge: false, shadow: y === 0 });
      s.raw(
        onLeft(
          0,
          y + 8,
          14,
          `<path d="M${n1(w * 0.18)} 14v-6q0-3 3-3h${n1(w * 0.16)}q3 0 3 3v6ZM${n1(w * 0.58)} 14v-6q0-3 3-3h${n1(w * 0.16)}q3 0 3 3v6Z" fill="${plane(shift(t, -0.2)).left}"/>`,
        ),
      );
    }
  if (onBlocks) for (const x of [0, w / 2 - 9, w - 18]) solid(s, x, 0, 14, 18, d, 2.4, shift(t, -0.03), LOOK);
  const count = onBlocks ? 5 : 7;
  const board = onBlocks ? d * 0.155 : w * 0.105;
  for (let i = 0; i < count; i++) {
    const tone = shift(t, ((i * 7) % 3) * 0.012);
    if (onBlocks) solid(s, 0, (i * (d - board)) / (count - 1), 16.4, w, board, 3, tone, { shadow: false });
    else solid(s, (i * (w - board)) / (count - 1), 0, 14, board, d, 3, tone, { shadow: false });
  }
}

/** A grid deck; nestable ones stand on cups, others on runners. */
function plastic(c: KindContext, [w, d]: [number, number]): void {
  const { s } = c;
  const t = c.spec.tint ? c.t : c.inkT;
  const feetAt = [0.04, 0.43, 0.82];
  const closed = c.spec.top === 'none';
  solid(s, 3, 3, 0, w - 6, d - 6, 0.5, shift(t, -0.16));
  for (const j of feetAt)
    for (const i of feetAt) solid(s, w * i, d * j, 0.5, w * 0.14, d * 0.14, 11, shift(t, -0.04), LOOK);
  solid(s, 0, 0, 11, w, d, 6, t, { shadow: false });
  if (closed) {
    s.raw(
      onTop(
        0,
        0,
        17,
        `<path d="${rounded(Math.round(w - 8), Math.round(d - 8), 4, 4, 4)}" fill="none" stroke="${plane(t).left}" stroke-width="1.600"/>${at(w / 2 - 16, d / 2 - 16, 1.3, drawMark(c.spec.seed, plane(t).left))}`,
      ),
    );
    return;
  }
  let cells = '';
  for (let y = 5; y < d - 9; y += 9)
    for (let x = 5; x < w - 10; x += 10) cells += `M${n1(x)} ${n1(y)}h7v6h-7Z`;
  s.raw(onTop(0, 0, 17, `<path d="${cells}" fill="${plane(t).dark}" opacity=".75"/>`));
}

/** Pressed wood with nine cups. */
function pressed(s: Scene, [w, d]: [number, number], t: Tone): void {
  feet(s, [w, d], t);
  const f = plane(t);
  let cups = '';
  for (const j of [0.18, 0.5, 0.82])
    for (const i of [0.16, 0.5, 0.84])
      cups += `M${n1(w * i - 8)} ${n1(d * j)}a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z`;
  s.raw(
    onTop(
      0,
      0,
      18,
      `<path d="${cups}" fill="${f.dark}"/><path d="M0 ${n1(d * 0.34)}h${n1(w)}M0 ${n1(d * 0.66)}h${n1(w)}M${n1(w * 0.33)} 0v${n1(d)}M${n1(w * 0.67)} 0v${n1(d)}" stroke="${f.left}" stroke-width="2.400"/>`,
    ),
  );
}

/** A closed deck on nine feet. */
function feet(s: Scene, [w, d]: [number, number], t: Tone): void {
  solid(s, 2, 2, 0, w - 4, d - 4, 0.5, shift(t, -0.18));
  for (const j of [0.03, 0.42, 0.81])
    for (const i of [0.03, 0.42, 0.81])
      solid(s, w * i, d * j, 0.5, w * 0.16, d * 0.16, 12, shift(t, -0.04), LOOK);
  solid(s, 0, 0, 12.5, w, d, 5.5, t, { shadow: false });
}

/** Hinged boards around a pallet. */
function collar(c: KindContext, [w, d]: [number, number], t: Tone): void {
  const { s } = c;
  wooden(s, [w, d], t, true);
  for (const z of [20, 42])
    openBox(s, { w, d, z, h: 21 }, shift(t, z > 30 ? 0.015 : 0), { wall: 3, depth: 18, shadow: false });
  const m = plane(MATERIALS.steel);
  for (const z of [41, 63])
    s.raw(
      onLeft(0, d, z, `<path d="M${n1(w - 12)} 3h12v15h-12ZM0 3h12v15H0Z" fill="${m.left}"/>`) +
        onRight(w, d, z, `<path d="M0 3h10v15H0Z" fill="${m.right}"/>`),
    );
}

/** Slip sheets with a lip on one side. */
function slip(c: KindContext, [w, d]: [number, number]): void {
  const { s, t } = c;
  for (let i = 0; i < 6; i++) {
    solid(s, i % 2, -(i % 3), i * 2.2, w, d, 1.6, i % 2 ? shift(t, -0.03) : t, {
      shadow: i === 0,
      edge: false,
    });
    s.poly(
      [
        P(w + (i % 2), d - 2, i * 2.2),
        P(w + (i % 2), 2, i * 2.2),
        P(w + 13, 4, i * 2.2 + 9),
        P(w + 13, d - 4, i * 2.2 + 9),
      ],
      plane(shift(t, -0.03)).right,
    );
  }
  if (c.spec.print !== 'plain')
    s.raw(onTop(0, -2, 12.6, at(w / 2 - 18, d / 2 - 18, 1.5, drawMark(c.spec.seed, c.ink))));
}

/** Feet and runners to nail under a pallet. */
function blocks(s: Scene, t: Tone): void {
  solid(s, -10, -30, 0, 120, 14, 12, shift(t, -0.02));
  for (const [x, y] of [
    [0, 20],
    [40, 14],
    [78, 26],
    [22, 52],
    [62, 58],
  ] as const)
    solid(s, x, y, 0, 24, 24, 18, shift(t, (x % 3) * 0.02 - 0.02));
}

/** Film over the whole load, with folds. */
export function drawHood(c: KindContext, [w, d, h]: [number, number, number]): void {
  const { s } = c;
  const tone = c.spec.tint ? c.t : MATERIALS.pet;
  const f = plane(tone);
  const veil = c.spec.tint ? 0.86 : 0.5;
  const [x, y] = [w + 2, d + 2];
  s.poly([P(-2, y, h + 2), P(x, y, h + 2), P(x, y, 4), P(-2, y, 4)], f.left, `opacity="${veil}"`);
  s.poly([P(x, y, h + 2), P(x, -2, h + 2), P(x, -2, 4), P(x, y, 4)], f.right, `opacity="${veil}"`);
  s.poly([P(-2, -2, h + 2), P(x, -2, h + 2), P(x, y, h + 2), P(-2, y, h + 2)], f.top, `opacity="${veil}"`);
  s.raw(
    onLeft(
      -2,
      y,
      h,
      `<path d="M10 4L24 60M34 2l10 84M70 4l-8 70M${n1(w - 12)} 4l-6 88" stroke="#fff" stroke-width="2" opacity=".6" fill="none"/>`,
    ) +
      onRight(
        x,
        y,
        h,
        `<path d="M10 6l8 70M40 4l-4 84M70 6l6 60" stroke="#fff" stroke-width="2" opacity=".4"/>`,
      ),
  );
}
