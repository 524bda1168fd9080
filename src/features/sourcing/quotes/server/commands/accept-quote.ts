import { eq } from 'drizzle-orm';
import { requireBuyer } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { getOwnAddress } from '#features/orders/addresses/server/queries.ts';
import { insertOrder } from '#features/orders/order-record/server/commands/insert-order.ts';
import { announceOrder } from '#features/orders/order-record/server/commands/order-state.ts';
import { orderPlaced } from '#features/orders/orders/contract.ts';
import { getVerifiedName } from '#features/orders/orders/server/commands/place-orders.ts';
import { lockTradingStore } from '#features/stores/suppliers/server/queries.ts';
import { formatAmount } from '#lib/amounts.ts';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import type { AcceptForm } from '../../contract.ts';
import { orderAtQuote } from '../queries/order-at-quote.ts';
import { quotes } from '../tables.ts';
import { type LockedQuote, lockQuote, writeInConversation } from './lock-quote.ts';

/** Accepts a quote: places one order at exactly its prices and terms, with the total that the buyer saw. */
export async function acceptQuote(ctx: CommandContext, form: AcceptForm) {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const buyer = { accountId, name: await getVerifiedName(ctx, accountId) };
  const delivery = await getOwnAddress(ctx.db, { id: form.deliveryAddressId, accountId });
  const billing = await getOwnAddress(ctx.db, { id: form.billingAddressId, accountId });
  const locked = await lockQuote(ctx, {
    id: form.id,
    viewer: requireBuyer(ctx),
    action: 'accept',
    seenVersion: form.version,
  });
  const { supplierId, currency, inquiryId } = locked.quote;
  await lockTradingStore(ctx.db, supplierId);
  const quoted = await orderAtQuote(ctx.db, {
    supplierId,
    currency,
    offer: locked.offer,
    choices: form.choices,
    to: delivery,
  });
  refuseOtherTotal(form, { totalMinor: quoted.quote.totalMinor, currency });
  const { purchaseOrderNumber, notes } = form;
  const order = await insertOrder(ctx, {
    supplierOrder: { purchaseOrderNumber, notes, fileIds: [] },
    quoted,
    delivery,
    billing,
    buyer,
    agreement: agreementOf(locked),
  });
  await ctx.db
    .update(quotes)
    .set({ status: 'accepted', orderId: order.id, closedAt: ctx.now })
    .where(eq(quotes.id, form.id));
  const message = `Accepted quote ${locked.reference}: order ${order.reference}, ${formatAmount(order.totalMinor, currency)}.`;
  await writeInConversation(ctx, { inquiryId, side: 'buyer', message });
  const facts = { supplierId, buyerAccountId: accountId };
  await ctx.emit(orderPlaced, { orderId: order.id, ...facts });
  await announceOrder(ctx, facts);
  return { id: order.id, reference: order.reference, totalMinor: order.totalMinor };
}

/** The tax may have changed since the buyer saw the total, with the terms of the store. */
function refuseOtherTotal(
  { seenTotalMinor }: AcceptForm,
  { totalMinor, currency }: { totalMinor: number; currency: string },
): void {
  if (seenTotalMinor === totalMinor) return;
  const message = `The total is now ${formatAmount(totalMinor, currency)}. Review it and accept again.`;
  throw new AppError('conflict', message, { reason: 'total_changed' });
}

const agreementOf = ({ quote, offer, fingerprint, reference }: LockedQuote) => ({
  quoteId: quote.id,
  reference,
  version: quote.version,
  fingerprint,
  incoterm: offer.incoterm,
  place: offer.place,
  specifications: offer.lines
    .filter(({ specification }) => specification !== '')
    .map(({ title, specification }) => ({ title, specification })),
  notes: offer.notes,
});
