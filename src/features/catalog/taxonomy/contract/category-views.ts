import * as z from 'zod/mini';
import { packDrawing } from './pack-drawing.ts';

export const categoryLink = z.object({ id: z.string(), name: z.string() });

/** A category in a list: a tile, a group or a leaf. */
export const categoryEntry = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  productCount: z.int(),
  pack: packDrawing,
});
export type CategoryEntry = z.infer<typeof categoryEntry>;

export const categoryTile = z.object({
  ...categoryEntry.shape,
  groups: z.array(z.object({ id: z.string(), name: z.string(), productCount: z.int() })),
});
export type CategoryTile = z.infer<typeof categoryTile>;
