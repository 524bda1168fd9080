/** Scenes in which the product stands: alone, in a row, on a pallet, or beside other goods. */
import { INKS, MATERIALS, shift } from '../drawing/colour.ts';
import { frustum, inside } from '../drawing/shapes.ts';
import { heightOf, put, type SceneContext, widthOf } from './pieces.ts';
import { arrow, conveyor, doorstep, floor, PALLET_SIZE, palletAt, shopRack, table } from './settings.ts';

/** Three of the product on the shelf of a shop. */
export function inShop({ s, view, product }: SceneContext): void {
  const { width, base } = widthOf(product);
  const step = base * 1.12 + 8;
  const d = base + 18;
  const w = 3 * step + 12;
  shopRack(s, {
    w,
    d,
    h: Math.max(108, (product.box[3] / product.box[2]) * width * 0.86),
    ink: INKS[view.spec.ink ?? 'spruce'],
  });
  for (let i = 0; i < 3; i++) put(s, product, { x: 6 + (i + 0.5) * step, y: d / 2 });
}

type Ground = (context: SceneContext['s'], w: number, d: number) => void;

/** The product on a ground, beside other goods: the higher of both at the back. */
function beside({ s, product, goods }: SceneContext, ground: Ground): void {
  const pieces = goods ? [product, goods].toSorted((a, b) => heightOf(b) - heightOf(a)) : [product];
  const bases = pieces.map((piece) => widthOf(piece).base);
  const edge = goods ? 16 : 34;
  const gap = 16;
  const w = bases.reduce((sum, base) => sum + base + gap, 2 * edge - gap);
  const d = Math.max(...bases) + 34;
  ground(s, w, d);
  let x = edge;
  for (const [i, piece] of pieces.entries()) {
    const base = bases[i] ?? 0;
    put(s, piece, { x: x + base / 2, y: d / 2 + (goods ? i * 10 - 4 : 0) });
    x += base + gap;
  }
}

export const onTable = (context: SceneContext): void => beside(context, table);
export const onFloor = (context: SceneContext): void => beside(context, floor);

/** The product, an arrow, and what becomes of it. */
export function turnedInto({ s, product, goods }: SceneContext): void {
  if (!goods) return;
  const [own, made] = [widthOf(product).base, widthOf(goods).base];
  const d = Math.max(own, made) + 34;
  table(s, own + made + 84, d);
  put(s, product, { x: 16 + own / 2, y: d / 2 });
  arrow(s, own + 22, d / 2 + 8);
  put(s, goods, { x: own + 68 + made / 2, y: d / 2 });
}

/** Four of the product on a pallet. */
export function onPallet({ s, product }: SceneContext): void {
  floor(s, 180, 152);
  palletAt(s, 26, 24);
  const { w, d, h } = PALLET_SIZE;
  for (const [i, j] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const)
    put(s, product, { x: 26 + w * (0.26 + i * 0.48), y: 24 + d * (0.26 + j * 0.48), z: h, w: 84, h: 104 });
}

/** Two of the product on a conveyor. */
export function onConveyor({ s, product }: SceneContext): void {
  const { base } = widthOf(product);
  const d = base + 16;
  conveyor(s, 2 * base + 92, d);
  for (const i of [0, 1]) put(s, product, { x: 26 + base / 2 + i * (base + 34), y: d / 2 });
}

/** The product on the mat before a door. */
export function atDoor({ s, product }: SceneContext): void {
  doorstep(s, 150, 118);
  put(s, product, { x: 76, y: 54, w: 140, h: 104 });
}

/** The product on a steel tray. */
export function onTray({ s, product }: SceneContext): void {
  const { base } = widthOf(product, { w: 132, h: 110 });
  const [w, d] = [base + 60, base + 30];
  table(s, w + 40, d + 36);
  const box = { x: 20, y: 18, w, d, h: 9 };
  const steel = shift(MATERIALS.steel, 0.06);
  frustum(s, { ...box, z: 0.1 }, steel, { taper: 3 });
  inside(s, { ...box, z: 0.1 }, { wall: 3, depth: 7, inside: shift(steel, 0.04) });
  put(s, product, { x: 20 + w / 2, y: 18 + d / 2, z: 2, w: 132, h: 110 });
}
