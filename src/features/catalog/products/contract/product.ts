import * as z from 'zod/mini';
import { line, paragraph } from '#lib/schemas.ts';
import { wholeNumber } from './field-kinds.ts';
import { plainInput, plainStored } from './plain-fields.ts';
import { productUnits } from './product-labels.ts';

/** Schema of a price tier that the server returns. */
export const tier = z.object({ minQuantity: z.int(), unitPriceMinor: z.int() });

const tiersInput = z
  .array(
    z.object({
      minQuantity: wholeNumber('Quantity', { min: 1 }),
      unitPriceMinor: z
        .int('Enter a price, such as 12.50')
        .check(z.gt(0, 'Price must be more than 0'), z.lte(2_000_000_000, 'This price is too high')),
    }),
  )
  .check(
    z.minLength(1, 'Enter at least one price'),
    z.maxLength(8, 'Enter no more than 8 prices'),
    z.superRefine((list, context) => {
      const refuse = (path: [row: number, field: 'minQuantity' | 'unitPriceMinor'], message: string) =>
        context.addIssue({ code: 'custom', path, message, input: list });
      for (let row = 1; row < list.length; row += 1) {
        const [above, here] = [list[row - 1], list[row]];
        if (!above || !here) continue;
        if (here.minQuantity <= above.minQuantity)
          refuse([row, 'minQuantity'], 'Each quantity must be larger than the one above');
        if (here.unitPriceMinor >= above.unitPriceMinor)
          refuse([row, 'unitPriceMinor'], 'Each price must be lower than the one above');
      }
    }),
  );

/** Schema of the key of a category's attribute. */
export const attributeKey = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,60}$/));
const attributeText = line({ max: 300 });
const attributeInput = z.union([
  attributeText,
  z.number(),
  z.boolean(),
  z.array(attributeText).check(z.maxLength(40)),
]);

/**
 * Schema of what a supplier enters about a product itself, without pictures, variants and documents. Its status, the
 * prices on cards and the illustration are derived.
 */
export const productInput = z.object({
  title: line({
    max: 160,
    required: 'Title is required',
    min: { length: 3, message: 'Title must be at least 3 characters' },
  }),
  description: z._default(paragraph({ max: 5000 }), ''),
  categoryId: line({ max: 100, required: 'Select a category' }),
  attributes: z._default(z.record(attributeKey, attributeInput), {}),
  unit: z.enum(productUnits, 'Select a unit'),
  tiers: tiersInput,
  moq: wholeNumber('Minimum order', { min: 1 }),
  stock: wholeNumber('Stock', { min: 0 }),
  ...plainInput,
});
export type ProductInput = z.infer<typeof productInput>;

/** Checks that the first price is for the minimum order. Add it to every schema that extends the input. */
export const startsAtMinimumOrder = z.superRefine<Pick<ProductInput, 'moq' | 'tiers'>>((form, context) => {
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

export const stockInput = z.pick(productInput, { stock: true });

/** Schema of a product as its store sees it, and as versions record it: without the stock, which orders change, too. */
export const storedProduct = z.object({
  title: z.string(),
  description: z.string(),
  categoryId: z.string(),
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  unit: z.enum(productUnits),
  currency: z.string(),
  tiers: z.array(tier),
  moq: z.int(),
  ...plainStored,
});
export type StoredProduct = z.infer<typeof storedProduct>;

const storedNames = Object.keys(storedProduct.shape) as (keyof StoredProduct)[];

/** Returns the fields of a stored product from an object that has more, such as a row or the table itself. */
export const pickStored = <From extends Record<keyof StoredProduct, unknown>>(from: From) =>
  Object.fromEntries(storedNames.map((name) => [name, from[name]])) as Pick<From, keyof StoredProduct>;
