import * as z from 'zod/mini';
import { documentKinds } from '#features/catalog/documents/contract/document-labels.ts';
import { maxDocuments } from '#features/catalog/documents/contract.ts';
import { plainTyped } from '#features/catalog/products/contract/plain-fields.ts';
import { attributeKey } from '#features/catalog/products/contract/product.ts';
import { productUnits } from '#features/catalog/products/contract/product-labels.ts';
import { maxAxes, maxVariants } from '#features/catalog/variants/contract/variant-form.ts';
import { crop } from '#features/files/files/contract.ts';
import { id, typedText } from '#lib/schemas.ts';

const typedNumber = typedText(40);
const list = <T extends z.core.SomeType>(item: T, max: number) => z.array(item).check(z.maxLength(max));
const typedTier = z.object({ minQuantity: typedNumber, price: typedNumber });
const attributeText = typedText(300);

/** The product form as the user types it: numbers are text until publishing, and anything may be missing. */
export const draftValues = z.object({
  categoryId: typedText(100),
  title: typedText(160),
  description: typedText(5000),
  attributes: z.record(attributeKey, z.union([attributeText, list(attributeText, 40)])),
  unit: z.enum(productUnits),
  moq: typedNumber,
  /** The quantity in the first row is the minimum order. */
  tiers: list(typedTier, 8),
  stock: typedNumber,
  samples: z.enum(['none', 'free', 'paid']),
  samplePrice: typedNumber,
  ...plainTyped,
  images: list(z.object({ id, alt: typedText(160), wholeId: id, crop: z.nullable(crop) }), 8),
  variants: z.object({
    axes: list(z.object({ name: typedText(40), values: list(typedText(60), maxVariants) }), maxAxes),
    rows: list(
      z.object({
        id: z.optional(id),
        options: list(typedText(60), maxAxes),
        sku: typedText(60),
        difference: typedNumber,
        moq: typedNumber,
        stock: typedNumber,
        tiers: z.nullable(list(typedTier, 8)),
      }),
      maxVariants,
    ),
  }),
  documents: list(
    z.object({ fileId: id, name: typedText(200), kind: z.enum(documentKinds), expiresOn: typedText(10) }),
    maxDocuments,
  ),
});
export type DraftValues = z.infer<typeof draftValues>;

/** The product as it was when editing began. */
export const editBase = z.object({
  /** Stamp of all fields except the stock. */
  stamp: typedText(40),
  /**
   * Stock of the product and of each variant by id. Stock that was not edited must not overwrite what orders took
   * since.
   */
  stock: z.int(),
  variants: z.record(id, z.int()),
});
export type EditBase = z.infer<typeof editBase>;
