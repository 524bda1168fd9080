import * as z from 'zod/mini';
import { documentKinds } from '#features/catalog/documents/contract/document-words.ts';
import { mostDocuments } from '#features/catalog/documents/contract.ts';
import { productUnits } from '#features/catalog/products/contract/product-words.ts';
import { mostAxes, mostVariants } from '#features/catalog/variants/contract/variant-form.ts';
import { crop } from '#features/files/files/contract.ts';
import { id } from '#lib/schemas.ts';

/** What the database cannot keep as text: NUL, and half of a pair of surrogates. */
const keepable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
/** Whatever was typed, as it was typed: a draft is not judged. */
const typed = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, `Please use at most ${max} characters`),
      z.refine(keepable, 'Please remove control characters'),
    );
const figure = typed(40);
const list = <T extends z.core.SomeType>(item: T, max: number) => z.array(item).check(z.maxLength(max));
const typedTier = z.object({ minQuantity: figure, price: figure });
const attributeKey = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,60}$/));
const attributeText = typed(300);

/** The form of a product as somebody types it: figures are text until they are published, and anything may be missing. */
export const draftValues = z.object({
  categoryId: typed(100),
  title: typed(160),
  description: typed(5000),
  attributes: z.record(attributeKey, z.union([attributeText, list(attributeText, 40)])),
  unit: z.enum(productUnits),
  moq: figure,
  orderMultiple: figure,
  /** The first row's quantity is the minimum order. */
  tiers: list(typedTier, 8),
  leadTimeDays: figure,
  stock: figure,
  samples: z.enum(['none', 'free', 'paid']),
  samplePrice: figure,
  customizable: z.boolean(),
  ecoFriendly: z.boolean(),
  hsCode: figure,
  sku: typed(60),
  images: list(z.object({ id, alt: typed(160), wholeId: id, crop: z.nullable(crop) }), 8),
  variants: z.object({
    axes: list(z.object({ name: typed(40), values: list(typed(60), mostVariants) }), mostAxes),
    rows: list(
      z.object({
        id: z.optional(id),
        options: list(typed(60), mostAxes),
        sku: typed(60),
        difference: figure,
        moq: figure,
        stock: figure,
        tiers: z.nullable(list(typedTier, 8)),
      }),
      mostVariants,
    ),
  }),
  documents: list(
    z.object({ fileId: id, name: typed(200), kind: z.enum(documentKinds), expiresOn: typed(10) }),
    mostDocuments,
  ),
});
export type DraftValues = z.infer<typeof draftValues>;

/** The product as it stood when somebody began to change it. */
export const began = z.object({
  /** Of everything that its form says but the stock. */
  stamp: typed(40),
  /** Its stock, and that of each variant by id: what was not touched must not undo what orders took meanwhile. */
  stock: z.int(),
  variants: z.record(id, z.int()),
});
export type Began = z.infer<typeof began>;
