import { and, eq, inArray, sql } from 'drizzle-orm';
import { invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { Tier } from '#lib/money.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { VariantsForm } from '../../contract/variant-form.ts';
import { movedDifference, rangeWith, termsProblem, variantProblems } from '../../rules/variant-terms.ts';
import { listVariants } from '../queries.ts';
import { productVariants } from '../tables.ts';

interface Terms {
  id: string;
  tiers: readonly Tier[];
  moq: number;
}

/** What variants make of their product: its stock is theirs, its range of prices spans them. */
interface Made {
  stock?: number;
  priceFromMinor: number;
  priceToMinor: number;
}

/** Refuses variants that could not be sold at the prices of their product. */
export function checkVariants(product: Omit<Terms, 'id'>, form: VariantsForm): void {
  const [problem, ...others] = variantProblems(product, form).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  if (problem) throw invalidFields([problem, ...others]);
}

/**
 * Makes the variants of a product exactly these. Whoever calls it holds the lock of the product, and writes what
 * this answers into it, so that its stock stays their sum.
 */
export async function writeVariants(
  ctx: CommandContext,
  product: Terms,
  { axes, variants }: VariantsForm,
): Promise<Made> {
  checkVariants(product, { axes, variants });
  const known = new Set((await listVariants(ctx.db, product.id)).map(({ id }) => id));
  const rows = variants.map(({ id, options, sku, ...variant }, position) => ({
    ...variant,
    // An id of another product's variant means nothing here: it becomes a new one.
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
      .onConflictDoUpdate({ target: productVariants.id, set: overwritten });
  }
  const stock = rows.reduce((sum, row) => sum + row.stock, 0);
  return { ...(rows.length > 0 && { stock }), ...rangeWith(product, rows) };
}

/** Gives variants that a product has already their ids: they are the same where their values are. */
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

const overwritten = {
  position: sql`excluded.position`,
  options: sql`excluded.options`,
  sku: sql`excluded.sku`,
  priceDifferenceMinor: sql`excluded.price_difference_minor`,
  tiers: sql`excluded.tiers`,
  moq: sql`excluded.moq`,
  stock: sql`excluded.stock`,
};

/** After the prices of a product moved by so many per cent: its variants follow. A reason where they cannot. */
export async function moveVariantPrices(
  ctx: CommandContext,
  product: Terms,
  { percent, moveTiers }: { percent: number; moveTiers: (tiers: readonly Tier[]) => Tier[] | string },
): Promise<Made | string | null> {
  const rows = await listVariants(ctx.db, product.id);
  if (rows.length === 0) return null;
  const next = [];
  for (const row of rows) {
    const tiers = row.tiers && moveTiers(row.tiers);
    if (typeof tiers === 'string') return tiers;
    const moved = { ...row, tiers, priceDifferenceMinor: movedDifference(row.priceDifferenceMinor, percent) };
    const problem = termsProblem(product, moved);
    if (problem) return 'A price of a variant would fall to nothing, or be too high.';
    next.push(moved);
  }
  for (const { id, tiers, priceDifferenceMinor } of next)
    await ctx.db
      .update(productVariants)
      .set({ tiers, priceDifferenceMinor })
      .where(eq(productVariants.id, id));
  return rangeWith(product, next);
}
