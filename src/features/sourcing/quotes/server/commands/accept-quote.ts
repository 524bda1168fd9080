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
import { agreementOf } from '../queries/agreement.ts';
import { orderAtQuote } from '../queries/order-at-quote.ts';
import { quotes } from '../tables.ts';
import { type LockedQuote, lockQuote, writeInConversation } from './lock-quote.ts';

/** Accepts a quote of a conversation; those for a request are awarded together. */
export async function acceptQuote(ctx: CommandContext, { billingAddressId, ...form }: AcceptForm) {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  const parties = await getParties(ctx, { accountId, ...form, billingAddressId });
  const locked = await lockAccepted(ctx, form);
  if (locked.quote.requestId) {
    const message = 'This quote answers a request. Award the request instead.';
    throw new AppError('conflict', message, { reason: 'award_instead' });
  }
  return orderQuote(ctx, { form, parties, locked });
}

/** The part of a quote that the buyer accepts, with the total that was shown. */
type Acceptance = Pick<AcceptForm, 'id' | 'version' | 'choices' | 'seenTotalMinor'>;

/** Locks a quote that its buyer accepts, in the version that was shown. */
export const lockAccepted = (ctx: CommandContext, { id, version }: Pick<Acceptance, 'id' | 'version'>) =>
  lockQuote(ctx, { id, viewer: requireBuyer(ctx), action: 'accept', seenVersion: version });

interface PartiesInput {
  accountId: string;
  deliveryAddressId: string;
  billingAddressId: string;
}

/** Returns the buyer, whose email address must be confirmed, with the addresses of an order. */
export async function getParties(
  ctx: CommandContext,
  { accountId, deliveryAddressId, billingAddressId }: PartiesInput,
) {
  return {
    buyer: { accountId, name: await getVerifiedName(ctx, accountId) },
    delivery: await getOwnAddress(ctx.db, { id: deliveryAddressId, accountId }),
    billing: await getOwnAddress(ctx.db, { id: billingAddressId, accountId }),
  };
}

interface QuoteOrder {
  form: Acceptance & Pick<AcceptForm, 'purchaseOrderNumber' | 'notes'>;
  parties: Awaited<ReturnType<typeof getParties>>;
  locked: LockedQuote;
}

/** Places one order at exactly the prices and terms of a quote, with the total that the buyer saw. */
export async function orderQuote(ctx: CommandContext, { form, parties, locked }: QuoteOrder) {
  const { supplierId, currency, inquiryId } = locked.quote;
  await lockTradingStore(ctx.db, supplierId);
  const quoted = await orderAtQuote(ctx.db, {
    supplierId,
    currency,
    offer: locked.offer,
    choices: form.choices,
    to: parties.delivery,
  });
  refuseOtherTotal(form, { totalMinor: quoted.quote.totalMinor, currency });
  const { purchaseOrderNumber, notes } = form;
  const order = await insertOrder(ctx, {
    supplierOrder: { purchaseOrderNumber, notes, fileIds: [] },
    quoted,
    ...parties,
    agreement: await agreementOf(ctx.db, { ...locked, choices: form.choices }),
    paymentSplit: locked.offer.paymentSplit,
  });
  await ctx.db
    .update(quotes)
    .set({ status: 'accepted', orderId: order.id, closedAt: ctx.now })
    .where(eq(quotes.id, form.id));
  const message = `Accepted quote ${locked.reference}: order ${order.reference}, ${formatAmount(order.totalMinor, currency)}.`;
  await writeInConversation(ctx, { inquiryId, side: 'buyer', message });
  const facts = { supplierId, buyerAccountId: parties.buyer.accountId };
  await ctx.emit(orderPlaced, { orderId: order.id, ...facts });
  await announceOrder(ctx, facts);
  return { id: order.id, reference: order.reference, totalMinor: order.totalMinor };
}

/** The tax may have changed since the buyer saw the total, with the terms of the store. */
function refuseOtherTotal(
  { seenTotalMinor }: Pick<AcceptForm, 'seenTotalMinor'>,
  { totalMinor, currency }: { totalMinor: number; currency: string },
): void {
  if (seenTotalMinor === totalMinor) return;
  const message = `The total is now ${formatAmount(totalMinor, currency)}. Review it and accept again.`;
  throw new AppError('conflict', message, { reason: 'total_changed' });
}
