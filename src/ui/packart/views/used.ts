import type { UsedView } from '#lib/art/types.ts';
import { Scene } from '../drawing/scene.ts';
import { drawingOf, place } from '../pictures/pack.ts';
import { guardedLoad, inBox, sealedBox, strappedLoad, underLoad, wrappedLoad } from '../scenes/packing.ts';
import { type SceneContext, sceneContext } from '../scenes/pieces.ts';
import {
  atDoor,
  inShop,
  onConveyor,
  onFloor,
  onPallet,
  onTable,
  onTray,
  turnedInto,
} from '../scenes/places.ts';

const scenes: Record<UsedView['scene'], (context: SceneContext) => void> = {
  shelf: inShop,
  table: onTable,
  floor: onFloor,
  pallet: onPallet,
  loaded: underLoad,
  wrapped: wrappedLoad,
  strapped: strappedLoad,
  guarded: guardedLoad,
  filled: inBox,
  sealed: sealedBox,
  into: turnedInto,
  door: atDoor,
  conveyor: onConveyor,
  tray: onTray,
};

const WIDTH = 300;
const HEIGHT = 250;

/** Returns a product in use as an SVG document, of the size of the drawing of the product itself. */
export function usedSvg(view: UsedView): string {
  const s = new Scene();
  scenes[view.scene](sceneContext(s, view));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${place(drawingOf(s), 3, 3, WIDTH - 6, HEIGHT - 6)}</svg>`;
}
