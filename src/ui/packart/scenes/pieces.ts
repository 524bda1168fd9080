import type { Drawing, PackKind, PackSpec, UsedView } from '#lib/art/types.ts';
import { n1, P, type Pt, Scene } from '../drawing/scene.ts';
import { drawPack } from '../pictures/pack.ts';
import { squeeze } from './squeeze.ts';

/** A pack in a scene. Its body is written once, however often it is placed. */
interface Piece extends Drawing {
  id: string;
  /** Greatest size in the scene. */
  w: number;
  h: number;
  /** Characters that it may take. */
  maxLength: number;
  isWritten: boolean;
}

/** A scene whose shadows do not count for its extent, so that a pack is placed by its base. */
class PieceScene extends Scene {
  override shadow(pts: Pt[]): void {
    const { x0, y0, x1, y1 } = this;
    super.shadow(pts);
    Object.assign(this, { x0, y0, x1, y1 });
  }
}

/** How high products are in a scene at most, so that what is small or large is so beside others. */
const HEIGHTS: Partial<Record<PackKind, number>> = {
  closure: 46,
  stopper: 44,
  dispenser: 74,
  seal: 50,
  stick: 74,
  pharma: 74,
  tape: 70,
  labels: 78,
  preform: 84,
  flatbag: 104,
  drum: 116,
  ibc: 150,
  bigbag: 150,
  sack: 82,
  jerrycan: 82,
  pallet: 170,
  machine: 150,
  shrinkpack: 64,
  tank: 150,
  corrugated: 110,
};
const LARGE = 140;

export interface SceneContext {
  s: Scene;
  view: UsedView;
  product: Piece;
  /** Goods beside the product. */
  goods: Piece | null;
}

export function sceneContext(s: Scene, view: UsedView): SceneContext {
  const { spec, goods } = view;
  const { seed, ink, ink2, mark } = spec;
  return {
    s,
    view,
    product: pieceOf('p', spec, goods ? 3700 : 5200),
    goods: goods ? pieceOf('g', { ...goods, seed, ink, ink2, mark }, 2400) : null,
  };
}

function pieceOf(id: string, spec: PackSpec, maxLength: number): Piece {
  const drawing = drawPack(spec, new PieceScene());
  const h = spec.style === 'container' ? LARGE : (HEIGHTS[spec.kind] ?? 120);
  return { ...drawing, id, w: h >= LARGE ? 190 : 132, h, maxLength, isWritten: false };
}

/** Returns the factor by which a piece fits a size. */
const scaleOf = ({ box }: Piece, w: number, h: number): number => Math.min(w / box[2], h / box[3]);

/** Returns the width of a piece in the picture, and of its base along an edge of the ground. */
export function widthOf(piece: Piece, { w = piece.w, h = piece.h }: { w?: number; h?: number } = {}) {
  const width = piece.box[2] * scaleOf(piece, w, h);
  return { width, base: width * 0.66 };
}

/** Returns the height of a piece in the picture. */
export const heightOf = (piece: Piece): number => piece.box[3] * scaleOf(piece, piece.w, piece.h);

interface Spot {
  x: number;
  y: number;
  z?: number;
  w?: number;
  h?: number;
}

/** Places a piece with the centre of its base on a spot. */
export function put(s: Scene, piece: Piece, { x, y, z = 0, w = piece.w, h = piece.h }: Spot): void {
  const k = scaleOf(piece, w, h);
  const [left, top, width, height] = piece.box;
  const [px, py] = P(x, y, z);
  // The front corner of a base is this far below its centre, whatever its proportions.
  const bottom = py + Math.min(width, height * 1.4) * k * 0.289;
  s.see([px - (width * k) / 2, bottom - height * k], [px + (width * k) / 2, bottom]);
  const [tx, ty] = [px - (left + width / 2) * k, bottom - (top + height) * k];
  const move = `transform="translate(${n1(tx)} ${n1(ty)}) scale(${Math.round(k * 1000) / 1000})"`;
  s.raw(
    piece.isWritten
      ? `<use href="#${piece.id}" ${move}/>`
      : `<g ${move}><g id="${piece.id}">${squeeze(piece.body, { digits: k < 0.9 ? 0 : 1, maxLength: piece.maxLength })}</g></g>`,
  );
  piece.isWritten = true;
}
