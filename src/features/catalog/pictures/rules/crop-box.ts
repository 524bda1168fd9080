import type { Crop } from '#features/files/files/contract.ts';

/** Shapes that a picture can be cut to: width for a height of 1. */
export const cropShapes = [
  { value: 'free', label: 'Free', ratio: null },
  { value: 'square', label: 'Square', ratio: 1 },
  { value: 'landscape', label: '4 : 3', ratio: 4 / 3 },
  { value: 'portrait', label: '3 : 4', ratio: 3 / 4 },
  { value: 'wide', label: '16 : 9', ratio: 16 / 9 },
] as const;
export type CropShape = (typeof cropShapes)[number]['value'];

export const ratioOf = (shape: CropShape): number | null =>
  cropShapes.find(({ value }) => value === shape)?.ratio ?? null;

export const wholePicture: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** Smallest share of a side that can be chosen. */
export const leastShare = 0.08;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Nothing is cut off, as far as anybody could see. */
export const isWhole = ({ width, height }: Crop): boolean => width > 0.995 && height > 0.995;

/** The largest part of this shape around the middle of the part that is chosen now. */
export function shaped(box: Crop, ratio: number | null, pictureRatio: number): Crop {
  if (ratio === null) return box;
  // In shares, a shape is as wide as its ratio to that of the picture.
  const share = ratio / pictureRatio;
  const [width, height] = share >= 1 ? [1, 1 / share] : [share, 1];
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return {
    x: clamp(centre.x - width / 2, 0, 1 - width),
    y: clamp(centre.y - height / 2, 0, 1 - height),
    width,
    height,
  };
}

/** The part pushed aside, as far as the picture goes. */
export const pushed = (box: Crop, { x, y }: { x: number; y: number }): Crop => ({
  ...box,
  x: clamp(box.x + x, 0, 1 - box.width),
  y: clamp(box.y + y, 0, 1 - box.height),
});

interface Shape {
  /** Null for any. */
  ratio: number | null;
  pictureRatio: number;
}

/** The part with its lower right corner pulled; it keeps its shape and stays inside the picture. */
export function pulled(box: Crop, { x, y, ratio, pictureRatio }: { x: number; y: number } & Shape): Crop {
  const most = { width: 1 - box.x, height: 1 - box.y };
  if (ratio === null) {
    return {
      ...box,
      width: clamp(box.width + x, Math.min(leastShare, most.width), most.width),
      height: clamp(box.height + y, Math.min(leastShare, most.height), most.height),
    };
  }
  const share = ratio / pictureRatio;
  const widest = Math.min(most.width, most.height * share);
  const narrowest = Math.min(widest, Math.max(leastShare, leastShare * share));
  const width = clamp(box.width + (Math.abs(x) >= Math.abs(y * share) ? x : y * share), narrowest, widest);
  return { ...box, width, height: Math.min(most.height, width / share) };
}
