import * as z from 'zod/mini';
import { documentsForm } from '#features/catalog/documents/contract.ts';
import { productInput } from '#features/catalog/products/contract/product.ts';
import { variantsForm } from '#features/catalog/variants/contract/variant-form.ts';
import { id, line } from '#lib/schemas.ts';

/** Everything that a supplier enters about a product. */
export const productForm = z.object({
  ...productInput.shape,
  imageIds: z._default(z.array(id).check(z.maxLength(8, 'Add no more than 8 images')), []),
  /** Alternative text of each picture, in the same order. */
  imageAlts: z._default(z.array(line({ max: 160 })).check(z.maxLength(8)), []),
  /** If left out, the documents stay as they are. */
  documents: z.optional(documentsForm),
  /** If left out, the variants stay as they are. */
  variants: z.optional(variantsForm),
});
export type ProductForm = z.infer<typeof productForm>;
