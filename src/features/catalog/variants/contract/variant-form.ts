import * as z from 'zod/mini';
import { id, line } from '#lib/schemas.ts';

/** Maximum number of axes, such as size, colour and print. */
export const maxAxes = 3;
export const maxVariants = 60;

const maxNumber = 2_000_000_000;
const wholeCount = (name: string, min: number) =>
  z
    .int(`${name} must be a whole number`)
    .check(
      z.gte(min, min === 0 ? `${name} cannot be negative` : `${name} must be at least ${min}`),
      z.lte(maxNumber, `${name} is too high`),
    );

const ownTier = z.object({
  minQuantity: wholeCount('Quantity', 1),
  unitPriceMinor: z
    .int('Enter a price, such as 12.50')
    .check(z.gt(0, 'Price must be more than 0'), z.lte(maxNumber, 'This price is too high')),
});

const variantForm = z.object({
  /** Id of an existing variant. */
  id: z.optional(id),
  /** One value per axis, in the order of the axes. */
  options: z.array(line({ max: 60, required: 'Enter a value' })).check(z.maxLength(maxAxes)),
  sku: z._default(line({ max: 60 }), ''),
  /** Difference from the product's price, applied to every tier. */
  priceDifferenceMinor: z._default(
    z
      .int('Enter a difference, such as 0.50')
      .check(
        z.gte(-maxNumber, 'This difference is too large'),
        z.lte(maxNumber, 'This difference is too large'),
      ),
    0,
  ),
  /** Own price tiers, replacing the difference. */
  tiers: z._default(z.nullable(z.array(ownTier).check(z.minLength(1), z.maxLength(8))), null),
  /** Null: the product's minimum order. */
  moq: z._default(z.nullable(wholeCount('Minimum order', 1)), null),
  stock: wholeCount('Stock', 0),
});
export type VariantForm = z.infer<typeof variantForm>;

/** The variants of a product. Without any, it is sold as one item. */
export const variantsForm = z
  .object({
    axes: z
      .array(line({ max: 40, required: 'Enter an option name, such as Size' }))
      .check(z.maxLength(maxAxes, `A product can have up to ${maxAxes} options`)),
    variants: z
      .array(variantForm)
      .check(z.maxLength(maxVariants, `A product can have up to ${maxVariants} variants`)),
  })
  .check(
    z.superRefine(({ axes, variants }, context) => {
      const refuse = (path: (string | number)[], { message, input }: { message: string; input: unknown }) =>
        context.addIssue({ code: 'custom', path, message, input });
      const names = axes.map((axis) => axis.toLowerCase());
      names.forEach((name, i) => {
        if (names.indexOf(name) !== i)
          refuse(['axes', i], {
            message: 'Another option has this name. Use a different one.',
            input: name,
          });
      });
      if (axes.length === 0 && variants.length > 0)
        refuse(['axes'], { message: 'Enter an option name', input: axes });
      const seen = new Set<string>();
      variants.forEach(({ options, tiers }, i) => {
        if (options.length !== axes.length)
          refuse(['variants', i, 'options'], { message: 'Enter a value for each option', input: options });
        const key = JSON.stringify(options.map((option) => option.toLowerCase()));
        if (seen.has(key))
          refuse(['variants', i, 'options'], {
            message: 'Another variant has the same options. Change an option, or remove this variant.',
            input: options,
          });
        seen.add(key);
        tiers?.forEach((tier, row) => {
          const above = tiers[row - 1];
          if (above && tier.minQuantity <= above.minQuantity)
            refuse(['variants', i, 'tiers'], {
              message: 'Each quantity must be larger than the one above',
              input: tiers,
            });
          if (above && tier.unitPriceMinor >= above.unitPriceMinor)
            refuse(['variants', i, 'tiers'], {
              message: 'Each price must be lower than the one above',
              input: tiers,
            });
        });
      });
    }),
  );
export type VariantsForm = z.infer<typeof variantsForm>;

export const noVariants: VariantsForm = { axes: [], variants: [] };
