import { mergeBasket } from '#features/orders/baskets/server/commands.ts';
import { priceWishes } from '#features/orders/baskets/server/queries/priced-wishes.ts';
import { listOwnOrderLines } from '#features/orders/order-record/server/queries/order-records.ts';
import { notFound } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';

/** Puts what an order of the caller's was about into their basket again, at today's prices; names what cannot be. */
export async function reorder(ctx: CommandContext, { id }: { id: string }) {
  const { accountId } = requireSignedIn(ctx);
  const lines = await listOwnOrderLines(ctx.db, { id, accountId });
  if (lines.length === 0) throw notFound('Order');
  const priced = await priceWishes(ctx.db, { wishes: lines, accountId });
  const gone = new Set(['unavailable', 'choose_variant', 'out_of_stock', 'no_samples']);
  const left = priced.filter(({ line }) => line.problem !== null && gone.has(line.problem));
  const wishes = priced
    .filter((one) => !left.includes(one))
    // What was below the stock or between the packs comes in as the nearest that can be ordered.
    .map(({ line }) => ({
      productId: line.productId,
      variantId: line.variantId,
      quantity: line.orderable ?? line.quantity,
      isSample: line.isSample,
    }));
  if (wishes.length > 0) await mergeBasket(ctx, { lines: wishes });
  // What is not public any more is known by the words of the order alone.
  const hidden = lines.filter(({ productId }) => !priced.some(({ line }) => line.productId === productId));
  return {
    added: wishes.length,
    left: [
      ...left.map(({ line }) => ({ title: line.title, message: line.problemMessage ?? '' })),
      ...hidden.map(({ title }) => ({ title, message: 'This product is not on sale at the moment.' })),
    ],
  };
}
