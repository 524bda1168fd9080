import { bestLayer, type Layer } from './layer.ts';

export interface BoxSize {
  lengthMm: number;
  widthMm: number;
  heightMm: number;
}

interface Platform {
  lengthMm: number;
  widthMm: number;
  /** Room for boxes above it. */
  heightMm: number;
}

export interface Stack {
  /** How the box stands. */
  box: BoxSize;
  layer: Layer;
  layers: number;
  total: number;
}

/** Tenths of a millimetre: whole numbers, and inches survive them. */
const tenths = (mm: number): number => Math.round(mm * 10);

function stackOf(box: BoxSize, platform: Platform): Stack {
  const floor = { x: tenths(platform.lengthMm), y: tenths(platform.widthMm) };
  const layer = bestLayer(floor, { x: tenths(box.lengthMm), y: tenths(box.widthMm) });
  const layers = Math.floor(tenths(platform.heightMm) / tenths(box.heightMm));
  return { box, layer, layers, total: layer.count * layers };
}

/** The most boxes on a platform: this way up, or on whichever side holds more. */
export function bestStack(
  box: BoxSize,
  { platform, upright }: { platform: Platform; upright: boolean },
): Stack {
  const { lengthMm: l, widthMm: w, heightMm: h } = box;
  const ways: BoxSize[] = [box];
  if (!upright) {
    ways.push({ lengthMm: l, widthMm: h, heightMm: w }, { lengthMm: w, widthMm: h, heightMm: l });
  }
  return ways
    .map((way) => stackOf(way, platform))
    .reduce((best, one) => (one.total > best.total ? one : best));
}

/** Layers that a pallet of this load limit bears, of those that there is room for. */
export function layersByWeight(stack: Stack, limits: { grossKg: number; mostKg: number }): number {
  const layerKg = stack.layer.count * limits.grossKg;
  return layerKg === 0 ? stack.layers : Math.min(stack.layers, Math.floor(limits.mostKg / layerKg + 1e-9));
}

/** Cubic metres of so many boxes. */
export const cubicMetres = ({ lengthMm, widthMm, heightMm }: BoxSize, quantity = 1): number =>
  (lengthMm * widthMm * heightMm * quantity) / 1e9;

/** Half up, as carriers round a side. */
const roundSide = (side: number): number => Math.floor(side + 0.5 + 1e-9);

/** Pounds that an express carrier charges for a volume: sides rounded first, the weight up. */
export function dimensionalLb(sidesIn: readonly number[], divisor: number): number {
  const volume = sidesIn.reduce((product, side) => product * roundSide(side), 1);
  return Math.ceil(volume / divisor - 1e-9);
}

/** Kilograms that a volume is charged as; sides in cm. */
export const volumetricKg = (sidesCm: readonly number[], divisor: number): number =>
  sidesCm.reduce((product, side) => product * side, 1) / divisor;

export const expressDivisor = 5000;
export const airDivisor = 6000;
