import { endPrice, replacePrice } from '#features/orders/customer-prices/server/commands.ts';
import { lockOrder } from '#features/orders/order-record/server/commands/order-state.ts';
import { requireSeller } from '#features/orders/order-record/server/queries/viewer.ts';
import { lockTradingStore } from '#features/stores/suppliers/server/queries.ts';
import { daysBetween, marketDay } from '#lib/calendar.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { type CustomerPriceForm, customerPriceSet } from '../contract.ts';
import { findSoldGoods } from './queries.ts';

/** Longest time for which a price can be given, in days. */
const maxValidityDays = 731;

/** Gives the buyer of an order a price for goods of one of its lines, in place of an earlier one. */
export async function setCustomerPrice(ctx: CommandContext, form: CustomerPriceForm): Promise<void> {
  const viewer = await requireSeller(ctx, 'orders.write');
  const { supplierId } = viewer;
  await lockTradingStore(ctx.db, supplierId);
  const order = await lockOrder(ctx, { viewer, id: form.id });
  const buyerAccountId = order.buyerAccountId;
  if (buyerAccountId === null || order.status === 'cancelled') {
    const message = 'This order has no buyer to whom a price could apply.';
    throw new AppError('conflict', message, { reason: 'no_buyer' });
  }
  const goods = await findSoldGoods(ctx.db, { orderId: order.id, lineId: form.lineId, supplierId });
  if (!goods) throw invalidFields([{ path: 'lineId', message: 'Select a product that you still sell' }]);
  checkDay(form.validUntil, marketDay(ctx.now));
  const { id } = await replacePrice(ctx, {
    supplierId,
    buyerAccountId,
    ...goods,
    orderId: order.id,
    tiers: form.tiers,
    validUntil: form.validUntil,
  });
  await ctx.emit(customerPriceSet, { customerPriceId: id });
}

function checkDay(validUntil: string, day: string): void {
  if (validUntil < day) throw invalidFields([{ path: 'validUntil', message: 'Select today or a later day' }]);
  if (daysBetween(day, validUntil) > maxValidityDays)
    throw invalidFields([{ path: 'validUntil', message: 'Select a day within two years' }]);
}

/** Ends a customer price. What was ordered at it stays as it is. */
export async function endCustomerPrice(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { supplierId } = await requireSeller(ctx, 'orders.write');
  await endPrice(ctx, { id, supplierId });
}
