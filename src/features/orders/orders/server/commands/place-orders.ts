import { takeLineStock } from '#features/catalog/variants/server/commands/move-line-stock.ts';
import { getUser } from '#features/identity/accounts/server/queries.ts';
import { getOwnAddress } from '#features/orders/addresses/server/queries.ts';
import { lockBasket, takeOrdered } from '#features/orders/baskets/server/commands.ts';
import { type FullQuote, quoteAll } from '#features/orders/checkout/server/queries.ts';
import { announceOrder } from '#features/orders/order-record/server/commands/order-state.ts';
import {
  type AgreedOrder,
  lockOrderNumbers,
  writeOrder,
} from '#features/orders/order-record/server/commands/write-order.ts';
import { lockTradingStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import type { PlaceForm } from '../../contract/order-forms.ts';
import { orderPlaced } from '../../contract.ts';
import { checkPlacing } from '../../rules/placing.ts';

type Part = PlaceForm['orders'][number];

/** Orders what was quoted: one order a supplier, all of them or none, at exactly the totals that the buyer saw. */
export async function placeOrders(ctx: CommandContext, form: PlaceForm) {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const buyer = { accountId, name: await verifiedName(ctx, accountId) };
  const delivery = await getOwnAddress(ctx.db, { id: form.deliveryAddressId, accountId });
  const billing = await getOwnAddress(ctx.db, { id: form.billingAddressId, accountId });
  // Two windows of one buyer order one after the other.
  if (!form.lines) await lockBasket(ctx, accountId);
  const quotes = await quoteAll(ctx.db, {
    accountId,
    lines: form.lines,
    supplierIds: form.orders.map(({ supplierId }) => supplierId),
    to: delivery,
    paymentTerms: Object.fromEntries(
      form.orders.map(({ supplierId, paymentTerm }) => [supplierId, paymentTerm]),
    ),
  });
  const checkoutId = newId();
  const agreed = pairUp(form.orders, quotes).map((pair) => ({
    ...pair,
    delivery,
    billing,
    buyer,
    checkoutId,
  }));
  for (const { full } of agreed) await lockTradingStore(ctx.db, full.supplier.id);
  for (const { full } of agreed) await lockOrderNumbers(ctx, full.supplier.id);
  await reserveStock(ctx, agreed);
  if (!form.lines) await takeOutOfBasket(ctx, agreed);
  const placed = [];
  for (const one of agreed) {
    const order = await writeOrder(ctx, one);
    const facts = { supplierId: order.supplierId, buyerAccountId: accountId };
    await ctx.emit(orderPlaced, { orderId: order.id, ...facts });
    await announceOrder(ctx, facts);
    placed.push(order);
  }
  return placed;
}

/** Papers and questions go by email, so an order needs an address that reaches its buyer. */
async function verifiedName(ctx: CommandContext, accountId: string): Promise<string> {
  const { name, emailVerified } = await getUser(ctx.db, accountId);
  if (emailVerified) return name;
  throw new AppError(
    'forbidden',
    'Please confirm your email address first: the link is in the message that we sent you.',
    {
      reason: 'email_unverified',
    },
  );
}

function pairUp(parts: readonly Part[], quotes: readonly FullQuote[]): { part: Part; full: FullQuote }[] {
  const problem = checkPlacing(
    parts,
    quotes.map(({ quote }) => quote),
  );
  if (problem) throw new AppError('conflict', problem.message, problem);
  return quotes.flatMap((full) => {
    const part = parts.find(({ supplierId }) => supplierId === full.supplier.id);
    return part ? [{ part, full }] : [];
  });
}

/** Products in the order of their ids, so that two orders never wait for each other in a circle. */
async function reserveStock(ctx: CommandContext, agreed: readonly AgreedOrder[]): Promise<void> {
  const wanted = agreed.flatMap(({ full }) => full.quote.lines);
  const byChoice = new Map<string, { productId: string; variantId: string | null; quantity: number }>();
  for (const { productId, variantId, quantity } of wanted) {
    const key = `${productId} ${variantId ?? ''}`;
    const known = byChoice.get(key)?.quantity ?? 0;
    byChoice.set(key, { productId, variantId, quantity: known + quantity });
  }
  for (const [, line] of [...byChoice].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await takeLineStock(ctx, line);
}

async function takeOutOfBasket(ctx: CommandContext, agreed: readonly AgreedOrder[]): Promise<void> {
  const ids = agreed.flatMap(({ full }) => full.wishes.flatMap(({ line }) => (line.id ? [line.id] : [])));
  if (await takeOrdered(ctx, ids)) return;
  throw new AppError('conflict', 'Your basket has just changed. Please look at it again.', {
    reason: 'basket_changed',
  });
}
