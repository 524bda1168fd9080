import type { PackedView } from '#lib/art/types.ts';
import { formatNumber } from '#lib/formats.ts';
import { INKS, MATERIALS, oklch, shift, type Tone, toneOf } from '../drawing/colour.ts';
import { at, n1, onLeft, onRight, onTop, P, Scene, solid } from '../drawing/scene.ts';
import { drawTurned, type SolidProfile } from '../drawing/turned.ts';
import { place } from '../pictures/pack.ts';
import { HEIGHT, label, sheetOfPaper, WIDTH } from './paper.ts';

const WOOD: Tone = { l: 0.68, c: 0.07, h: 72 };
const counted = (count: number, noun: string): string =>
  `${formatNumber(count)}\u00a0${noun}${count === 1 ? '' : 's'}`;

/** Returns the pack and the pallet as an SVG document. The counts are stated; how they are stacked is an example. */
export function packedSvg(view: PackedView): string {
  const { units, packs } = view;
  const isLoose = units === 1;
  const pack = drawScene((scene) => drawPack(scene, { view, x: 0, y: 0, z: 0, ...PACK }));
  const perPack = `${formatNumber(units)} per pack`;
  if (!packs) return sheetOfPaper(place(pack, 110, 50, 260, 270) + label(WIDTH / 2, HEIGHT - 36, perPack));
  const pallet = drawScene((scene) => drawPallet(scene, { view, packs }));
  const onPallet = isLoose ? `${formatNumber(packs)} per pallet` : `${counted(packs, 'pack')} per pallet`;
  if (isLoose) return sheetOfPaper(place(pallet, 70, 36, 340, 300) + label(WIDTH / 2, HEIGHT - 36, onPallet));
  return sheetOfPaper(
    place(pack, 26, 170, 140, 150) +
      label(96, HEIGHT - 36, perPack) +
      place(pallet, 190, 30, 268, 306) +
      label(324, HEIGHT - 36, onPallet),
  );
}

const PACK = { w: 60, d: 46, h: 42 };

function drawScene(draw: (scene: Scene) => void) {
  const s = new Scene();
  draw(s);
  const shadow = s.shadows.length ? `<g fill="#10231b" opacity=".12">${s.shadows.join('')}</g>` : '';
  return {
    body: shadow + s.parts.join(''),
    box: [s.x0, s.y0, s.x1 - s.x0, s.y1 - s.y0] as [number, number, number, number],
  };
}

interface Pack {
  view: PackedView;
  x: number;
  y: number;
  z: number;
  w: number;
  d: number;
  h: number;
}

function drawPack(s: Scene, { view, x, y, z, w, d, h }: Pack): void {
  const tone = toneOf(view);
  if (view.load === 'drum') {
    const r = Math.min(w, d) / 2 / 1.25;
    const profile: SolidProfile = [
      [r, 0],
      [r, h * 0.34],
      [r * 1.05, h * 0.36],
      [r, h * 0.38],
      [r, h * 0.66],
      [r * 1.05, h * 0.68],
      [r, h * 0.7],
      [r, h],
    ];
    drawTurned(s, x + w / 2, y + d / 2, z, profile, tone, { shadow: z === 0 });
    return;
  }
  const t = view.load === 'carton' ? MATERIALS.kraft : tone;
  const f = solid(s, x, y, z, w, d, h, t, { shadow: z === 0 });
  if (view.load === 'bundle') {
    const sheets = Array.from({ length: 5 }, (_, i) => ((i + 1) * h) / 6);
    const layers = (length: number) => sheets.map((level) => `M0 ${n1(level)}h${n1(length)}`).join('');
    const strap = oklch(INKS[view.ink ?? 'spruce']);
    const band = (share: number, size: number, length: number) =>
      `M${n1(size * share - 1.2)} 0h2.4v${n1(length)}h-2.4Z`;
    const straps = (size: number, length: number) =>
      `<path d="${band(0.3, size, length)}${band(0.7, size, length)}" fill="${strap}"/>`;
    s.raw(
      onLeft(
        x,
        y + d,
        z + h,
        `<path d="${layers(w)}" stroke="${f.dark}" stroke-width=".7" opacity=".5"/>${straps(w, h)}`,
      ) +
        onRight(
          x + w,
          y + d,
          z + h,
          `<path d="${layers(d)}" stroke="${f.dark}" stroke-width=".7" opacity=".5"/>`,
        ) +
        onTop(x, y, z + h, straps(w, d)),
    );
    return;
  }
  if (view.load === 'unit') {
    const rim = `<path d="M0 ${n1(h * 0.16)}h${n1(w)}" stroke="${f.dark}" stroke-width=".9" opacity=".6"/>`;
    s.raw(onLeft(x, y + d, z + h, rim));
    return;
  }
  const tape = `<path d="M0 ${n1(d / 2 - 3)}h${n1(w)}v6H0Z" fill="${oklch(shift(MATERIALS.kraft, 0.1, -0.02))}"/>`;
  const mark = `<path d="M0 8 5 0l5 8H7v6H3V8Z" fill="${oklch(INKS.ink)}" opacity=".7"/>`;
  s.raw(
    onTop(x, y, z + h, tape) +
      (w > 36 ? onLeft(x, y + d, z + h, at(w * 0.12, h * 0.3, Math.min(1, h / 26), mark)) : ''),
  );
}

/** Draws the pallet and, layer by layer from the back, the packs on it. */
function drawPallet(s: Scene, { view, packs }: { view: PackedView; packs: number }): void {
  const count = Math.min(packs, view.load === 'drum' ? maxDrawnDrums : maxDrawn);
  const { nx, ny, layers } = arrange(count);
  const [W, D] = [120, 96];
  const height = Math.min(view.load === 'drum' ? 62 : 40, 118 / layers);
  const k = 40;
  s.shadow([P(W, D), P(W + k, D - k * 0.4), P(W + k, -k * 0.4), P(W * 0.3, -k * 0.4), P(W * 0.3, 0)]);
  drawBoards(s, W, D);
  const [w, d] = [W / nx, D / ny];
  const isThere = (i: number, j: number, layer: number): boolean =>
    i < nx && j < ny && (layer * ny + j) * nx + i < count;
  for (let layer = 0; layer < layers; layer++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++) {
        const isHidden = isThere(i + 1, j, layer) && isThere(i, j + 1, layer) && isThere(i, j, layer + 1);
        if (!isThere(i, j, layer) || isHidden) continue;
        const [x, y, z] = [i * w + 0.5, j * d + 0.5, 14 + layer * height];
        drawPack(s, { view, x, y, z, w: w - 1, d: d - 1, h: height - 0.6 });
      }
}

function drawBoards(s: Scene, W: number, D: number): void {
  const look = { shadow: false, edge: false };
  const rows = [0, D / 2 - 6, D - 12];
  for (const y of rows) solid(s, 0, y, 0, W, 12, 5, shift(WOOD, -0.08), look);
  for (const x of [0, W / 2 - 7, W - 14])
    for (const y of rows) solid(s, x, y, 4, 14, 12, 7, shift(WOOD, -0.04), look);
  for (let i = 0; i < 5; i++) solid(s, (i * (W - 18)) / 4, 0, 11, 18, D, 3, WOOD, look);
}

/** More packs are drawn as this many, because single ones could no longer be told apart. */
const maxDrawn = 96;
const maxDrawnDrums = 24;

/** Returns a layer and a number of layers for this many packs, full ones if possible and about four. */
function arrange(count: number): { nx: number; ny: number; layers: number } {
  const layersOf = [
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
    [4, 2],
    [3, 3],
    [5, 2],
    [4, 3],
    [5, 3],
    [4, 4],
    [5, 4],
    [6, 5],
  ] as const;
  const usual = Math.min(4, Math.ceil(count / 4));
  const costs = layersOf.map(([nx, ny]) => {
    const layers = Math.ceil(count / (nx * ny));
    const gaps = layers * nx * ny - count;
    return {
      nx,
      ny,
      layers,
      cost: Math.abs(layers - usual) * 1.5 + (gaps > 0 ? 4 + gaps : 0) + (nx * ny > count ? 50 : 0),
    };
  });
  const [best] = costs.toSorted((a, b) => a.cost - b.cost);
  return best ?? { nx: 1, ny: 1, layers: 1 };
}
