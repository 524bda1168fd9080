import * as z from 'zod/mini';
import {
  INK_NAMES,
  MATERIAL_NAMES,
  PACK_KINDS,
  type PackSpec,
  PRINTS,
  RIGID_STYLES,
} from '#lib/art/types.ts';

/** Illustration of a product without a photo. */
export type PackDrawing = PackSpec;

/** Illustration of a product in API responses. */
export const packDrawing = z.object({
  kind: z.enum(PACK_KINDS),
  seed: z.string(),
  material: z.optional(z.enum(MATERIAL_NAMES)),
  ink: z.optional(z.enum(INK_NAMES)),
  ink2: z.optional(z.enum(INK_NAMES)),
  size: z.optional(z.object({ w: z.number(), d: z.number(), h: z.number() })),
  print: z.optional(z.enum(PRINTS)),
  eco: z.optional(z.boolean()),
  style: z.optional(z.enum(RIGID_STYLES)),
});
