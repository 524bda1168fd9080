import { takeLineStock } from '#features/catalog/variants/server/commands/move-line-stock.ts';
import { getUser } from '#features/identity/accounts/server/queries.ts';
import { getOwnAddress } from '#features/orders/addresses/server/queries.ts';
import { lockBasket, removeOrderedLines } from '#features/orders/baskets/server/commands.ts';
import { quoteBySupplier, type SupplierQuote } from '#features/orders/checkout/server/queries.ts';
import {
  type AgreedOrder,
  insertOrder,
  lockOrderNumbers,
} from '#features/orders/order-record/server/commands/insert-order.ts';
import { announceOrder } from '#features/orders/order-record/server/commands/order-state.ts';
import { lockTradingStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import type { PlaceForm, SupplierOrderInput } from '../../contract/order-forms.ts';
import { orderPlaced } from '../../contract.ts';
import { decidePlacing } from '../../rules/placing.ts';

/**
 * Places one order per supplier, all of them or none, at exactly the totals that the buyer saw.
 * Suppliers come in the order of their ids and products in the order of theirs, so that two checkouts never wait for
 * each other in a circle.
 */
export async function placeOrders(ctx: CommandContext, form: PlaceForm) {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const buyer = { accountId, name: await getVerifiedName(ctx, accountId) };
  const delivery = await getOwnAddress(ctx.db, { id: form.deliveryAddressId, accountId });
  const billing = await getOwnAddress(ctx.db, { id: form.billingAddressId, accountId });
  // Two windows of one buyer order one after the other.
  if (!form.lines) await lockBasket(ctx, accountId);
  const quotes = await quoteBySupplier(ctx.db, {
    accountId,
    lines: form.lines,
    supplierIds: form.orders.map(({ supplierId }) => supplierId),
    to: delivery,
    now: ctx.now,
    paymentTerms: Object.fromEntries(
      form.orders.map(({ supplierId, paymentTerm }) => [supplierId, paymentTerm]),
    ),
  });
  const shared = { delivery, billing, buyer, checkoutId: newId() };
  const agreed = pairWithQuotes(form.orders, quotes).map((pair) => ({ ...pair, ...shared }));
  for (const { quoted } of agreed) await lockTradingStore(ctx.db, quoted.supplier.id);
  for (const { quoted } of agreed) await lockOrderNumbers(ctx, quoted.supplier.id);
  await reserveStock(ctx, agreed);
  if (!form.lines) await removeFromBasket(ctx, quotes);
  const placed = [];
  for (const one of agreed) {
    const order = await insertOrder(ctx, one);
    const facts = { supplierId: order.supplierId, buyerAccountId: accountId };
    await ctx.emit(orderPlaced, { orderId: order.id, ...facts });
    await announceOrder(ctx, facts);
    placed.push(order);
  }
  return placed;
}

/** Returns the name of the buyer. Refuses an unverified email address: documents and questions are sent by email. */
export async function getVerifiedName(ctx: CommandContext, accountId: string): Promise<string> {
  const { name, emailVerified } = await getUser(ctx.db, accountId);
  if (emailVerified) return name;
  const message = 'Confirm your email address first. Open the link in the email we sent you.';
  throw new AppError('forbidden', message, { reason: 'email_unverified' });
}

function pairWithQuotes(
  supplierOrders: readonly SupplierOrderInput[],
  quotes: readonly SupplierQuote[],
): { supplierOrder: SupplierOrderInput; quoted: SupplierQuote }[] {
  const decision = decidePlacing({ supplierOrders, quotes: quotes.map(({ quote }) => quote) });
  if (!decision.ok) {
    const { message, code, fields } = decision.reason;
    throw new AppError('conflict', message, { reason: code, fields });
  }
  return quotes.flatMap((quoted) => {
    const supplierOrder = supplierOrders.find(({ supplierId }) => supplierId === quoted.supplier.id);
    return supplierOrder ? [{ supplierOrder, quoted }] : [];
  });
}

interface StockLine {
  productId: string;
  variantId: string | null;
  quantity: number;
}

async function reserveStock(ctx: CommandContext, agreed: readonly AgreedOrder[]): Promise<void> {
  const byKey = new Map<string, StockLine>();
  for (const { productId, variantId, quantity } of agreed.flatMap(({ quoted }) => quoted.quote.lines)) {
    const key = `${productId} ${variantId ?? ''}`;
    const before = byKey.get(key)?.quantity ?? 0;
    byKey.set(key, { productId, variantId, quantity: before + quantity });
  }
  const sorted = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [, line] of sorted) await takeLineStock(ctx, line);
}

async function removeFromBasket(ctx: CommandContext, quotes: readonly SupplierQuote[]): Promise<void> {
  const lines = quotes.flatMap(({ pricedLines }) => pricedLines.map(({ line }) => line));
  const ids = lines.flatMap(({ id }) => (id ? [id] : []));
  if (await removeOrderedLines(ctx, ids)) return;
  throw new AppError('conflict', 'Your basket has just changed. Review it and try again.', {
    reason: 'basket_changed',
  });
}
