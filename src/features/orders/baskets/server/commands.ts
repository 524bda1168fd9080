import { and, eq, inArray, sql } from 'drizzle-orm';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type BasketWish, basketLimit } from '../contract.ts';
import { countBasket } from './queries/basket.ts';
import { priceWishes } from './queries/priced-wishes.ts';
import { basketLines } from './tables.ts';

const mostQuantity = 100_000_000;

/** Puts a product into the caller's basket; one that is there already grows by the quantity. */
export async function addLine(ctx: CommandContext, wish: BasketWish): Promise<void> {
  await write(ctx, { wishes: [wish], grow: true });
}

/** Takes a visitor's basket over. Of two quantities the larger stays, so that doing it twice changes nothing. */
export async function mergeBasket(ctx: CommandContext, { lines }: { lines: BasketWish[] }): Promise<void> {
  await write(ctx, { wishes: lines, grow: false });
}

async function write(
  ctx: CommandContext,
  { wishes, grow }: { wishes: readonly BasketWish[]; grow: boolean },
): Promise<void> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  await lockBasket(ctx, accountId);
  const priced = await priceWishes(ctx.db, { wishes, accountId });
  // What a visitor had and is gone since is passed over; one product alone is an error.
  if (grow && priced.length === 0) throw notFound('Product');
  const rows = unique(priced.map(({ line }) => line)).map((line) => ({
    id: newId(),
    accountId,
    productId: line.productId,
    variantId: line.variantId,
    isSample: line.isSample,
    quantity: line.quantity,
    seenUnitPriceMinor: line.unitPriceMinor,
    addedAt: ctx.now,
  }));
  if (rows.length === 0) return;
  const former = basketLines.quantity;
  const quantity = grow
    ? sql`least(${former} + excluded.quantity, ${mostQuantity})`
    : sql`greatest(${former}, excluded.quantity)`;
  await ctx.db
    .insert(basketLines)
    .values(rows)
    .onConflictDoUpdate({
      target: [basketLines.accountId, basketLines.choiceId, basketLines.isSample],
      set: { quantity, seenUnitPriceMinor: sql`excluded.seen_unit_price_minor` },
    });
  if ((await countBasket(ctx.db, accountId)) > basketLimit) {
    throw new AppError(
      'conflict',
      `A basket holds at most ${basketLimit} products. Please order or remove some first.`,
      {
        reason: 'basket_full',
      },
    );
  }
  await announceBasket(ctx, accountId);
}

/** The same wish twice in one message would meet itself in the statement. */
function unique<
  T extends { productId: string; variantId: string | null; isSample: boolean; quantity: number },
>(lines: readonly T[]): T[] {
  const byWish = new Map<string, T>();
  for (const line of lines) {
    const key = `${line.variantId ?? line.productId} ${line.isSample}`;
    const known = byWish.get(key);
    if (!known || known.quantity < line.quantity) byWish.set(key, line);
  }
  return [...byWish.values()];
}

/** Sets the quantity of a line of the caller's. */
export async function changeLine(
  ctx: CommandContext,
  { id, quantity }: { id: string; quantity: number },
): Promise<void> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const [line] = await ctx.db
    .update(basketLines)
    .set({ quantity })
    .where(and(eq(basketLines.id, id), eq(basketLines.accountId, accountId)))
    .returning();
  if (!line) throw notFound('Line');
  // The buyer sees the price of this quantity now: from here on it is the one to compare with.
  const [priced] = await priceWishes(ctx.db, { wishes: [line], accountId });
  await ctx.db
    .update(basketLines)
    .set({ seenUnitPriceMinor: priced?.line.unitPriceMinor ?? null })
    .where(eq(basketLines.id, id));
  await announceBasket(ctx, accountId);
}

/** Takes a line of the caller's out. */
export async function removeLine(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const [gone] = await ctx.db
    .delete(basketLines)
    .where(and(eq(basketLines.id, id), eq(basketLines.accountId, accountId)))
    .returning({ id: basketLines.id });
  if (!gone) throw notFound('Line');
  await announceBasket(ctx, accountId);
}

/** Empties the caller's basket. */
export async function emptyBasket(ctx: CommandContext): Promise<void> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  await ctx.db.delete(basketLines).where(eq(basketLines.accountId, accountId));
  await announceBasket(ctx, accountId);
}

/** Takes out what was ordered, and tells whether all of it was still there. */
export async function takeOrdered(ctx: CommandContext, lineIds: readonly string[]): Promise<boolean> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  if (lineIds.length === 0) return true;
  const gone = await ctx.db
    .delete(basketLines)
    .where(and(inArray(basketLines.id, [...lineIds]), eq(basketLines.accountId, accountId)))
    .returning({ id: basketLines.id });
  await announceBasket(ctx, accountId);
  return gone.length === lineIds.length;
}

/** Changes of one basket go one after the other, so that its limit holds. */
export async function lockBasket(ctx: CommandContext, accountId: string): Promise<void> {
  await lockUntilCommit(ctx.db, `basket:${accountId}`);
}

const announceBasket = (ctx: CommandContext, accountId: string) =>
  broadcast(ctx.db, { kind: 'account', accountId, topic: 'basket' });
