import { mergeBasket } from '#features/orders/baskets/server/commands.ts';
import { priceLines } from '#features/orders/baskets/server/queries/priced-lines.ts';
import { listOwnOrderLines } from '#features/orders/order-record/server/queries/order-records.ts';
import { notFound } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';

const unorderable = new Set(['unavailable', 'choose_variant', 'out_of_stock', 'no_samples']);

/** Adds the products of an earlier order to the basket at today's prices. Returns the lines that cannot be ordered. */
export async function reorder(ctx: CommandContext, { id }: { id: string }) {
  const { accountId } = requireSignedIn(ctx);
  const lines = await listOwnOrderLines(ctx.db, { id, accountId });
  if (lines.length === 0) throw notFound('Order');
  const priced = await priceLines(ctx.db, { lines, accountId, now: ctx.now });
  const left = priced.filter(({ line }) => line.problem !== null && unorderable.has(line.problem));
  const orderable = priced
    .filter((one) => !left.includes(one))
    // A quantity below the minimum, between two steps or above the stock becomes the nearest that can be ordered.
    .map(({ line: { productId, variantId, quantity, isSample, orderable: nearest } }) => ({
      productId,
      variantId,
      quantity: nearest ?? quantity,
      isSample,
    }));
  if (orderable.length > 0) await mergeBasket(ctx, { lines: orderable });
  // Of a product that is no longer public, only the title in the order is known.
  const hidden = lines.filter(({ productId }) => !priced.some(({ line }) => line.productId === productId));
  return {
    added: orderable.length,
    left: [
      ...left.map(({ line }) => ({ title: line.title, message: line.problemMessage ?? '' })),
      ...hidden.map(({ title }) => ({ title, message: 'This product is not available right now.' })),
    ],
  };
}
