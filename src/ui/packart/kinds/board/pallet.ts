import { INKS, MATERIALS, oklch, shift, type Tone } from '../../drawing/colour.ts';
import { drawMark } from '../../drawing/mark.ts';
import { barcode, handling } from '../../drawing/print.ts';
import { at, n1, onLeft, onRight, onTop, P, type Scene, solid } from '../../drawing/scene.ts';
import type { KindContext } from '../context.ts';
import { drawDeck, drawHood } from './pallet-decks.ts';

const W = 120;
const D = 96;
const WOOD: Tone = { l: 0.68, c: 0.07, h: 72 };
/** Number of boxes in each direction. */
const LOAD = { nx: 3, ny: 2, nz: 3 };
const BOX = { w: W / LOAD.nx, d: D / LOAD.ny, h: 30 };
const DECK = 14;

/** A loaded pallet, two boxes of its top layer missing; under a hood if it has one; or a pallet alone. */
export function pallet(c: KindContext): void {
  if (c.spec.style && drawDeck(c, c.spec.style)) return;
  const k = 40;
  c.s.shadow([P(W, D), P(W + k, D - k * 0.4), P(W + k, -k * 0.4), P(W * 0.3, -k * 0.4), P(W * 0.3, 0)]);
  boards(c.s);
  if (c.spec.style === 'hood') {
    hooded(c);
    return;
  }
  for (let level = 0; level < LOAD.nz; level++)
    for (let j = 0; j < LOAD.ny; j++)
      for (let i = 0; i < LOAD.nx; i++) {
        const taken = level === LOAD.nz - 1 && j === LOAD.ny - 1 && (i === LOAD.nx - 1 || i === 1);
        if (!taken) box(c, i, j, level);
      }
}

/** A full load under film, through which only the seams between the boxes show. */
function hooded(c: KindContext): void {
  const { s } = c;
  const height = LOAD.nz * BOX.h;
  const f = solid(s, 0, 0, DECK, W, D, height, MATERIALS.kraft, { shadow: false });
  const rows = `M0 ${BOX.h}h1000M0 ${2 * BOX.h}h1000`;
  const side = (length: number, pitch: number): string => {
    const columns = Array.from({ length: length / pitch - 1 }, (_, i) => `M${(i + 1) * pitch} 0v${height}`);
    return `<path d="${rows.replaceAll('1000', String(length))}${columns.join('')}" stroke="${f.dark}" stroke-width="1.2" opacity=".7"/>`;
  };
  s.raw(onLeft(0, D, DECK + height, side(W, BOX.w)) + onRight(W, D, DECK + height, side(D, BOX.d)));
  drawHood(c, [W, D, DECK + height]);
}

function boards(s: Scene): void {
  const look = { shadow: false, edge: false };
  const ys = [0, D / 2 - 6, D - 12];
  for (const y of ys) solid(s, 0, y, 0, W, 12, 6, shift(WOOD, -0.08), look);
  for (const x of [0, W / 2 - 7, W - 14])
    for (const y of ys) solid(s, x, y, 4, 14, 12, 7, shift(WOOD, -0.04), look);
  for (let i = 0; i < 5; i++) solid(s, (i * (W - 18)) / 4, 0, 11, 18, D, 3, WOOD, look);
}

/** Draws a box, printed on its visible faces. */
function box(c: KindContext, i: number, j: number, level: number): void {
  const { s, r } = c;
  const { w, d, h } = BOX;
  const [x, y, z] = [i * w, j * d, DECK + level * h];
  const top = z + h - 0.6;
  const last = level === LOAD.nz - 1;
  const whites = c.spec.material === 'white' ? 0.42 : 0.26;
  const t = r.next() < whites ? MATERIALS.white : shift(MATERIALS.kraft, r.range(-0.02, 0.02));
  const f = solid(s, x + 0.4, y + 0.4, z, w - 0.8, d - 0.8, h - 0.6, t, { shadow: false });
  const ink = oklch(r.pick([c.inkT, c.ink2T]));
  const tape = `M0 ${n1(d / 2 - 4)}h${n1(w)}v8h-${n1(w)}Z`;
  s.raw(onTop(x, y, top, `<path d="${tape}" fill="${f.right}" opacity=".55"/>`));
  if (j === LOAD.ny - 1 || (last && j === 0)) {
    const words = `M${n1(w * 0.2)} ${h - 7}h${n1(w * 0.6)}v1.800h-${n1(w * 0.6)}Z`;
    const print = `${at(w * 0.3, 4, 0.66, drawMark(c.spec.seed + (i % 2), ink))}<path d="${words}" fill="${ink}"/>`;
    s.raw(onLeft(x, y + d, top, print));
  }
  if (i === LOAD.nx - 1 || (last && i >= 1)) {
    const marks = at(d * 0.16, h - 15, 0.85, handling(oklch(shift(INKS.ink, 0.1)), 2));
    s.raw(onRight(x + w, y + d, top, marks + at(d - 20, h - 14, 0.62, barcode(r, oklch(INKS.ink)))));
  }
}
