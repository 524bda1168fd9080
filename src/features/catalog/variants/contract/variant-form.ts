import * as z from 'zod/mini';
import { id, line } from '#lib/schemas.ts';

/** Ways in which variants of one product may differ, such as size, colour and print. */
export const mostAxes = 3;
export const mostVariants = 60;

const most = 2_000_000_000;
const count = (name: string, min: number) =>
  z
    .int(`${name} must be a whole number`)
    .check(
      z.gte(min, min === 0 ? `${name} cannot be negative` : `${name} must be at least ${min}`),
      z.lte(most, `${name} is too high`),
    );

const ownTier = z.object({
  minQuantity: count('Quantity', 1),
  unitPriceMinor: z
    .int('Please give a price in rupees and paise')
    .check(z.gt(0, 'Price must be more than 0'), z.lte(most, 'This price is too high')),
});

const variantForm = z.object({
  /** Of a variant that is there already. */
  id: z.optional(id),
  /** One for each axis, in their order. */
  options: z.array(line({ max: 60, required: 'Please give a value' })).check(z.maxLength(mostAxes)),
  sku: z._default(line({ max: 60 }), ''),
  /** More or less than the product's price, on every row of its list. */
  priceDifferenceMinor: z._default(
    z
      .int('Please give a difference in rupees and paise')
      .check(z.gte(-most, 'This difference is too large'), z.lte(most, 'This difference is too large')),
    0,
  ),
  /** A price list of its own instead. */
  tiers: z._default(z.nullable(z.array(ownTier).check(z.minLength(1), z.maxLength(8))), null),
  /** Null: that of the product. */
  moq: z._default(z.nullable(count('Minimum order', 1)), null),
  stock: count('Stock', 0),
});
export type VariantForm = z.infer<typeof variantForm>;

/** What a product comes in. Without variants it is sold as one thing. */
export const variantsForm = z
  .object({
    axes: z
      .array(line({ max: 40, required: 'Please name it, such as Size' }))
      .check(z.maxLength(mostAxes, `Variants differ in at most ${mostAxes} ways`)),
    variants: z
      .array(variantForm)
      .check(z.maxLength(mostVariants, `A product has at most ${mostVariants} variants`)),
  })
  .check(
    z.superRefine(({ axes, variants }, context) => {
      const refuse = (path: (string | number)[], message: string, input: unknown) =>
        context.addIssue({ code: 'custom', path, message, input });
      const names = axes.map((axis) => axis.toLowerCase());
      names.forEach((name, i) => {
        if (names.indexOf(name) !== i)
          refuse(['axes', i], 'Another line has this name. Please use a different one.', name);
      });
      if (axes.length === 0 && variants.length > 0)
        refuse(['axes'], 'Please say what the variants differ in', axes);
      const seen = new Set<string>();
      variants.forEach(({ options, tiers }, i) => {
        if (options.length !== axes.length)
          refuse(['variants', i, 'options'], 'Please give a value for each', options);
        const key = JSON.stringify(options.map((option) => option.toLowerCase()));
        if (seen.has(key))
          refuse(
            ['variants', i, 'options'],
            'Another variant has the same options. Change an option, or remove this variant.',
            options,
          );
        seen.add(key);
        tiers?.forEach((tier, row) => {
          const above = tiers[row - 1];
          if (above && tier.minQuantity <= above.minQuantity)
            refuse(['variants', i, 'tiers'], 'Each quantity must be larger than the one above', tiers);
          if (above && tier.unitPriceMinor >= above.unitPriceMinor)
            refuse(['variants', i, 'tiers'], 'Each price must be lower than the one above', tiers);
        });
      });
    }),
  );
export type VariantsForm = z.infer<typeof variantsForm>;

export const noVariants: VariantsForm = { axes: [], variants: [] };
