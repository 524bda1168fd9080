import { and, eq, inArray } from 'drizzle-orm';
import { allow, type Decision, refuse } from '#lib/decision.ts';
import { invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { Tier } from '#lib/money.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { excluded } from '#platform/database/typed-sql.ts';
import type { VariantsForm } from '../../contract/variant-form.ts';
import {
  changePriceDifference,
  priceRangeWithVariants,
  termsProblem,
  variantProblems,
} from '../../rules/variant-terms.ts';
import { listVariants } from '../queries.ts';
import { productVariants } from '../tables.ts';

interface Terms {
  id: string;
  tiers: readonly Tier[];
  moq: number;
}

/** The columns of a product that follow from its variants: the sum of their stock, and their price range. */
interface VariantTotals {
  stock?: number;
  priceFromMinor: number;
  priceToMinor: number;
}

/** Throws if variants cannot be sold at the prices of their product. */
export function checkVariants(product: Omit<Terms, 'id'>, form: VariantsForm): void {
  const [problem, ...others] = variantProblems(product, form).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  if (problem) throw invalidFields([problem, ...others]);
}

/**
 * Replaces the variants of a product. The caller has locked the product and writes the returned columns into it, so
 * that its stock stays the sum of its variants' stock.
 */
export async function writeVariants(
  ctx: CommandContext,
  { product, axes, variants }: VariantsForm & { product: Terms },
): Promise<VariantTotals> {
  checkVariants(product, { axes, variants });
  const known = new Set((await listVariants(ctx.db, product.id)).map(({ id }) => id));
  const rows = variants.map(({ id, options, sku, ...variant }, position) => ({
    ...variant,
    // An id that belongs to another product is ignored, and the variant is created as a new one.
    id: id && known.delete(id) ? id : newId(),
    productId: product.id,
    position,
    options: axes.map((axis, i) => ({ axis, value: options[i] ?? '' })),
    sku: sku || null,
  }));
  if (known.size > 0) {
    await ctx.db
      .update(productVariants)
      .set({ removedAt: ctx.now })
      .where(and(inArray(productVariants.id, [...known]), eq(productVariants.productId, product.id)));
  }
  if (rows.length > 0) {
    await ctx.db
      .insert(productVariants)
      .values(rows)
      .onConflictDoUpdate({ target: productVariants.id, set: overwrittenColumns });
  }
  const stock = rows.reduce((sum, row) => sum + row.stock, 0);
  return { ...(rows.length > 0 && { stock }), ...priceRangeWithVariants(product, rows) };
}

/** Gives variants the ids of existing ones with the same values. */
export function withKnownIds(
  { axes, variants }: VariantsForm,
  own: readonly { id: string; options: readonly { axis: string; value: string }[] }[],
): VariantsForm {
  const keyOf = (options: readonly { axis: string; value: string }[]): string =>
    JSON.stringify(options.map(({ axis, value }) => [axis.toLowerCase(), value.toLowerCase()]));
  const ids = new Map(own.map(({ id, options }) => [keyOf(options), id]));
  return {
    axes,
    variants: variants.map((variant) => ({
      ...variant,
      id: ids.get(keyOf(axes.map((axis, i) => ({ axis, value: variant.options[i] ?? '' })))),
    })),
  };
}

const overwrittenColumns = {
  position: excluded(productVariants.position),
  options: excluded(productVariants.options),
  sku: excluded(productVariants.sku),
  priceDifferenceMinor: excluded(productVariants.priceDifferenceMinor),
  tiers: excluded(productVariants.tiers),
  moq: excluded(productVariants.moq),
  stock: excluded(productVariants.stock),
};

/** Applies a percentage price change of a product to its variants, if that is possible. */
export async function changeVariantPrices(
  ctx: CommandContext,
  {
    product,
    percent,
    moveTiers,
  }: { product: Terms; percent: number; moveTiers: (tiers: readonly Tier[]) => Decision<{ tiers: Tier[] }> },
): Promise<Decision<{ totals: VariantTotals | null }>> {
  const rows = await listVariants(ctx.db, product.id);
  if (rows.length === 0) return allow({ totals: null });
  const next = [];
  for (const row of rows) {
    const change = row.tiers && moveTiers(row.tiers);
    if (change && !change.ok) return change;
    const moved = {
      ...row,
      tiers: change && change.tiers,
      priceDifferenceMinor: changePriceDifference(row.priceDifferenceMinor, percent),
    };
    const problem = termsProblem(product, moved);
    if (problem) return refuse('A variant’s price would become 0 or less, or too high.');
    next.push(moved);
  }
  for (const { id, tiers, priceDifferenceMinor } of next)
    await ctx.db
      .update(productVariants)
      .set({ tiers, priceDifferenceMinor })
      .where(eq(productVariants.id, id));
  return allow({ totals: priceRangeWithVariants(product, next) });
}
