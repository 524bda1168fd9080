import * as z from 'zod/mini';
import { documentsForm } from '#features/catalog/documents/contract.ts';
import { productUnits } from '#features/catalog/products/contract/product-labels.ts';
import { variantsForm } from '#features/catalog/variants/contract/variant-form.ts';
import { formatCount } from '#lib/formats.ts';
import { id, line, paragraph } from '#lib/schemas.ts';

const maxNumber = 2_000_000_000;
const wholeNumber = (name: string, min: number, max: number = maxNumber) =>
  z
    .int(`${name} must be a whole number`)
    .check(
      z.gte(min, min === 0 ? `${name} cannot be negative` : `${name} must be at least ${min}`),
      z.lte(max, `${name} can be at most ${formatCount(max)}`),
    );

const tier = z.object({
  minQuantity: wholeNumber('Quantity', 1),
  unitPriceMinor: z
    .int('Please give a price in rupees and paise')
    .check(z.gt(0, 'Price must be more than 0'), z.lte(maxNumber, 'This price is too high')),
});

const tiers = z.array(tier).check(
  z.minLength(1, 'Please give at least one price'),
  z.maxLength(8, 'Please give at most 8 prices'),
  z.superRefine((list, context) => {
    const refuse = (row: number, field: 'minQuantity' | 'unitPriceMinor', message: string) =>
      context.addIssue({ code: 'custom', path: [row, field], message, input: list });
    for (let row = 1; row < list.length; row += 1) {
      const [above, here] = [list[row - 1], list[row]];
      if (!above || !here) continue;
      if (here.minQuantity <= above.minQuantity)
        refuse(row, 'minQuantity', 'Each quantity must be larger than the one above');
      if (here.unitPriceMinor >= above.unitPriceMinor)
        refuse(row, 'unitPriceMinor', 'Each price must be lower than the one above');
    }
  }),
);

const attributeKey = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,60}$/));
const attributeText = line({ max: 300 });
const attributeValue = z.union([
  attributeText,
  z.number(),
  z.boolean(),
  z.array(attributeText).check(z.maxLength(40)),
]);

/** What a supplier enters about a product; status, prices on cards and the illustration are derived from it. */
export const productForm = z.object({
  title: line({
    max: 160,
    required: 'Title is required',
    min: { length: 3, message: 'Title must be at least 3 characters' },
  }),
  description: z._default(paragraph({ max: 5000 }), ''),
  categoryId: line({ max: 100, required: 'Please choose a category' }),
  attributes: z._default(z.record(attributeKey, attributeValue), {}),
  unit: z.enum(productUnits, 'Please choose a unit'),
  tiers,
  moq: wholeNumber('Minimum order', 1),
  orderMultiple: z._default(wholeNumber('Order multiple', 1, 1_000_000), 1),
  leadTimeDays: wholeNumber('Lead time', 0, 365),
  stock: wholeNumber('Stock', 0),
  samplePriceMinor: z._default(z.nullable(wholeNumber('Sample price', 0)), null),
  customizable: z._default(z.boolean(), false),
  ecoFriendly: z._default(z.boolean(), false),
  hsCode: z._default(
    z.string().check(z.trim(), z.regex(/^(\d{4,10})?$/, 'An HS code has 4 to 10 digits')),
    '',
  ),
  sku: z._default(line({ max: 60 }), ''),
  imageIds: z._default(z.array(id).check(z.maxLength(8, 'Please add at most 8 pictures')), []),
  /** Alternative text of each picture, in the same order. */
  /** If left out, the documents stay as they are. */
  documents: z.optional(documentsForm),
  /** If left out, the variants stay as they are. */
  variants: z.optional(variantsForm),
  imageAlts: z._default(z.array(line({ max: 160 })).check(z.maxLength(8)), []),
});
export type ProductForm = z.infer<typeof productForm>;
/** The product's own fields, without pictures, variants and documents. */
export type ProductFacts = Omit<ProductForm, 'imageIds' | 'imageAlts' | 'variants' | 'documents'>;

/** Checks that the first price is for the minimum order. Add it to every schema that extends the form. */
export const startsAtMinimumOrder = z.superRefine<Pick<ProductForm, 'moq' | 'tiers'>>((form, context) => {
  const first = form.tiers[0];
  if (first && first.minQuantity !== form.moq) {
    context.addIssue({
      code: 'custom',
      path: ['tiers', 0, 'minQuantity'],
      message: 'The first price starts at the minimum order',
      input: form,
    });
  }
});

export const stockForm = z.object({ stock: wholeNumber('Stock', 0) });
