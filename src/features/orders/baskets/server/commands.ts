import { and, eq, inArray, sql } from 'drizzle-orm';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { excluded } from '#platform/database/typed-sql.ts';
import { broadcast } from '#platform/live/broadcast.ts';
import { type BasketLineInput, maxBasketLines } from '../contract.ts';
import { countBasket } from './queries/basket.ts';
import { priceLines } from './queries/priced-lines.ts';
import { basketLines } from './tables.ts';

const maxQuantity = 100_000_000;

/** Adds a product to the caller's basket, or its quantity to that of the same product. */
export async function addLine(ctx: CommandContext, line: BasketLineInput): Promise<void> {
  await addLines(ctx, { lines: [line], sums: true });
}

/** Merges the basket of a guest after signing in. The larger of two quantities is used, so that repeating it changes nothing. */
export async function mergeBasket(
  ctx: CommandContext,
  { lines }: { lines: BasketLineInput[] },
): Promise<void> {
  await addLines(ctx, { lines, sums: false });
}

async function addLines(
  ctx: CommandContext,
  { lines, sums }: { lines: readonly BasketLineInput[]; sums: boolean },
): Promise<void> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  await lockBasket(ctx, accountId);
  const priced = await priceLines(ctx.db, { lines, accountId, now: ctx.now });
  // Products of a guest that are no longer sold are skipped; a single product is an error.
  if (sums && priced.length === 0) throw notFound('Product');
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
  const before = basketLines.quantity;
  const quantity = sums
    ? sql`least(${before} + ${excluded(before)}, ${maxQuantity})`
    : sql`greatest(${before}, ${excluded(before)})`;
  await ctx.db
    .insert(basketLines)
    .values(rows)
    .onConflictDoUpdate({
      target: [basketLines.accountId, basketLines.choiceId, basketLines.isSample],
      set: { quantity, seenUnitPriceMinor: excluded(basketLines.seenUnitPriceMinor) },
    });
  if ((await countBasket(ctx.db, accountId)) > maxBasketLines) {
    throw new AppError(
      'conflict',
      `Your basket contains ${maxBasketLines} products, the maximum. Order or remove some first.`,
      {
        reason: 'basket_full',
      },
    );
  }
  await announceBasket(ctx, accountId);
}

/** Returns one line per product, variant and kind: an upsert cannot change the same row twice. */
function unique<
  T extends { productId: string; variantId: string | null; isSample: boolean; quantity: number },
>(lines: readonly T[]): T[] {
  const byKey = new Map<string, T>();
  for (const line of lines) {
    const key = `${line.variantId ?? line.productId} ${line.isSample}`;
    const known = byKey.get(key);
    if (!known || known.quantity < line.quantity) byKey.set(key, line);
  }
  return [...byKey.values()];
}

/** Changes the quantity of a line in the caller's basket. */
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
  // The buyer now sees the price of this quantity, so later price changes are compared with it.
  const [priced] = await priceLines(ctx.db, { lines: [line], accountId, now: ctx.now });
  await ctx.db
    .update(basketLines)
    .set({ seenUnitPriceMinor: priced?.line.unitPriceMinor ?? null })
    .where(eq(basketLines.id, id));
  await announceBasket(ctx, accountId);
}

/** Removes a line from the caller's basket. */
export async function removeLine(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const [removed] = await ctx.db
    .delete(basketLines)
    .where(and(eq(basketLines.id, id), eq(basketLines.accountId, accountId)))
    .returning({ id: basketLines.id });
  if (!removed) throw notFound('Line');
  await announceBasket(ctx, accountId);
}

/** Empties the caller's basket. */
export async function emptyBasket(ctx: CommandContext): Promise<void> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  await ctx.db.delete(basketLines).where(eq(basketLines.accountId, accountId));
  await announceBasket(ctx, accountId);
}

/** Removes ordered lines from the caller's basket. Returns false if some of them were gone already. */
export async function removeOrderedLines(ctx: CommandContext, lineIds: readonly string[]): Promise<boolean> {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  if (lineIds.length === 0) return true;
  const removed = await ctx.db
    .delete(basketLines)
    .where(and(inArray(basketLines.id, [...lineIds]), eq(basketLines.accountId, accountId)))
    .returning({ id: basketLines.id });
  await announceBasket(ctx, accountId);
  return removed.length === lineIds.length;
}

/** Locks a basket until the transaction ends, so that its limit holds. */
export async function lockBasket(ctx: CommandContext, accountId: string): Promise<void> {
  await lockUntilCommit(ctx.db, `basket:${accountId}`);
}

const announceBasket = (ctx: CommandContext, accountId: string) =>
  broadcast(ctx.db, { kind: 'account', accountId, topic: 'basket' });
