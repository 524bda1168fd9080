import * as z from 'zod/mini';

/** A drawing of a product for its gallery. */
export const productDrawing = z.object({
  name: z.enum(['Product', 'In use', 'Dimensions', 'Packing']),
  url: z.string(),
  alt: z.string(),
  /** The facts that the drawing shows; empty if it shows none. */
  note: z.string(),
  /** A drawing has room around it, a sheet is the paper of a technical drawing. */
  look: z.enum(['drawing', 'sheet']),
});
export type ProductDrawing = z.infer<typeof productDrawing>;
