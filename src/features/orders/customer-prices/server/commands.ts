import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { goodsKey } from './queries.ts';
import { customerPrices } from './tables.ts';

type NewPrice = Pick<
  typeof customerPrices.$inferInsert,
  'supplierId' | 'buyerAccountId' | 'orderId' | 'productId' | 'currency' | 'tiers' | 'validUntil'
> & { variantId: string | null };

/** Stores the price of goods for a buyer, and ends the one before. The caller has checked that the store may give it. */
export async function replacePrice(ctx: CommandContext, price: NewPrice): Promise<{ id: string }> {
  // Two people of a store may set it from two orders at the same time.
  await lockUntilCommit(ctx.db, `customer-price:${price.buyerAccountId}:${price.productId}`);
  const rows = await ctx.db
    .select()
    .from(customerPrices)
    .where(
      and(
        eq(customerPrices.buyerAccountId, price.buyerAccountId),
        eq(customerPrices.productId, price.productId),
        isNull(customerPrices.endedAt),
      ),
    );
  const current = rows.find((row) => goodsKey(row) === goodsKey(price));
  if (current)
    await ctx.db.update(customerPrices).set({ endedAt: ctx.now }).where(eq(customerPrices.id, current.id));
  const id = newId();
  const setByAccountId = requireSignedIn(ctx).accountId;
  await ctx.db.insert(customerPrices).values({ ...price, id, setByAccountId, setAt: ctx.now });
  return { id };
}

/** Ends a price of a store. What was ordered at it stays as it is. */
export async function endPrice(
  ctx: CommandContext,
  { id, supplierId }: { id: string; supplierId: string },
): Promise<void> {
  const isOwn = and(eq(customerPrices.id, id), eq(customerPrices.supplierId, supplierId));
  const [ended] = await ctx.db
    .update(customerPrices)
    .set({ endedAt: ctx.now })
    .where(and(isOwn, isNull(customerPrices.endedAt)))
    .returning({ id: customerPrices.id });
  if (!ended && (await ctx.db.$count(customerPrices, isOwn)) === 0) throw notFound('Customer price');
}
