import * as z from 'zod/mini';
import { PACK_STYLES, PACK_TOPS } from '#lib/art/pack-styles.ts';
import { INK_NAMES, MATERIAL_NAMES, PACK_KINDS, type PackSpec, PRINTS, TINT_NAMES } from '#lib/art/types.ts';

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
  style: z.optional(z.enum(PACK_STYLES)),
  top: z.optional(z.enum(PACK_TOPS)),
  tint: z.optional(z.enum(TINT_NAMES)),
  count: z.optional(z.number()),
  mark: z.optional(z.string()),
});
