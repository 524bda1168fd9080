import type { Crop } from '#features/files/files/contract.ts';

/** Crop ratios that users can select: width divided by height. */
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

export const fullCrop: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** Minimum size of the crop box as a share of the picture's width or height. */
export const minCropShare = 0.08;

const clamp = (value: number, { low, high }: { low: number; high: number }): number =>
  Math.min(Math.max(value, low), high);

/** True if the crop is visually the full picture. */
export const isFullPicture = ({ width, height }: Crop): boolean => width > 0.995 && height > 0.995;

/** Returns the largest crop with this ratio, centred on the current crop as far as possible. */
export function cropToRatio(
  box: Crop,
  { ratio, pictureRatio }: { ratio: number | null; pictureRatio: number },
): Crop {
  if (ratio === null) return box;
  // Crop coordinates are shares of the picture, so the ratio is relative to that of the picture.
  const share = ratio / pictureRatio;
  const [width, height] = share >= 1 ? [1, 1 / share] : [share, 1];
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return {
    x: clamp(centre.x - width / 2, { low: 0, high: 1 - width }),
    y: clamp(centre.y - height / 2, { low: 0, high: 1 - height }),
    width,
    height,
  };
}

/** Moves the crop box, within the picture. */
export const moveCrop = (box: Crop, { x, y }: { x: number; y: number }): Crop => ({
  ...box,
  x: clamp(box.x + x, { low: 0, high: 1 - box.width }),
  y: clamp(box.y + y, { low: 0, high: 1 - box.height }),
});

interface RatioOptions {
  /** Width divided by height; null for any ratio. */
  ratio: number | null;
  pictureRatio: number;
}

/** Resizes the crop box by its lower right corner. It keeps its ratio and stays inside the picture. */
export function resizeCrop(
  box: Crop,
  { x, y, ratio, pictureRatio }: { x: number; y: number } & RatioOptions,
): Crop {
  const max = { width: 1 - box.x, height: 1 - box.y };
  if (ratio === null) {
    return {
      ...box,
      width: clamp(box.width + x, { low: Math.min(minCropShare, max.width), high: max.width }),
      height: clamp(box.height + y, { low: Math.min(minCropShare, max.height), high: max.height }),
    };
  }
  const share = ratio / pictureRatio;
  const widest = Math.min(max.width, max.height * share);
  const narrowest = Math.min(widest, Math.max(minCropShare, minCropShare * share));
  const width = clamp(box.width + (Math.abs(x) >= Math.abs(y * share) ? x : y * share), {
    low: narrowest,
    high: widest,
  });
  return { ...box, width, height: Math.min(max.height, width / share) };
}
