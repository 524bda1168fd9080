import type { Priority } from '#features/notifications/notifications/contract.ts';
import { notify } from '#features/notifications/notifications/server/commands/notify.ts';
import { getRecipient } from '#features/notifications/notifications/server/queries/recipients.ts';
import type { Mover } from '#features/orders/order-record/rules/moves.ts';
import { stateLabels } from '#features/orders/order-record/rules/state-labels.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import {
  findDispatchFacts,
  findOrderFacts,
  findPaymentMinor,
  type OrderFacts,
} from '#features/orders/orders/server/queries/order-facts.ts';
import { customerPriceSet } from '#features/orders/price-agreements/contract.ts';
import { findCustomerPrice } from '#features/orders/price-agreements/server/queries.ts';
import { roleAllows } from '#features/stores/suppliers/rules/store-roles.ts';
import { listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import { formatAmount } from '#lib/amounts.ts';
import { formatCount, formatDate } from '#lib/formats.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import type { MailPart } from '#platform/mail/mail-draft.ts';
import { orderMail } from '../emails.ts';
import { orderParts, paymentParts, shipmentParts } from '../queries/order-parts.ts';

interface OrderEvent {
  orderId: string;
}

interface OrderNotice {
  title: string;
  message: string;
  priority: Priority;
  sourceKey: string;
  action: string;
  /** Content of the email; by default, the entire order. */
  parts?: MailPart[];
}

/** Notifies the buyer if the order belongs to an account. */
export async function notifyBuyer(
  ctx: JobCommandContext,
  { facts, orderId, ...notice }: OrderNotice & { facts: OrderFacts; orderId: string },
) {
  if (!facts.buyerAccountId) return;
  const { email } = await getRecipient(ctx.db, facts.buyerAccountId);
  const parts = notice.parts ?? (await partsOf(ctx, orderId)).all;
  await sendNotice(ctx, {
    ...notice,
    parts,
    accountId: facts.buyerAccountId,
    email,
    href: `/account/orders/${orderId}`,
  });
}

/** Notifies every member who works on the store's orders. */
export async function notifyStore(
  ctx: JobCommandContext,
  {
    facts,
    orderId,
    plainMessage,
    plainParts,
    capability = 'orders.read',
    ...notice
  }: OrderNotice & {
    facts: OrderFacts;
    orderId: string /** Text without amounts, for members who may not see them. */;
    plainMessage?: string;
    /** The members who are notified; by default, all who work on orders. */
    capability?: 'orders.read' | 'orders.settle';
    /** Content of the email for them; by default, that of the others, or the entire order without amounts. */
    plainParts?: MailPart[];
  },
) {
  const parts = await partsOf(ctx, orderId);
  for (const { id, email, role } of await listStorePeople(ctx.db, {
    supplierId: facts.supplierId,
    capability,
  })) {
    const seesMoney = roleAllows(role, 'orders.money');
    await sendNotice(ctx, {
      ...notice,
      message: seesMoney ? notice.message : (plainMessage ?? notice.message),
      parts: seesMoney ? (notice.parts ?? parts.all) : (plainParts ?? notice.parts ?? parts.withoutMoney),
      accountId: id,
      email,
      href: `/dashboard/order-history/${orderId}`,
    });
  }
}

const partsOf = (ctx: JobCommandContext, orderId: string) =>
  orderParts({ db: ctx.db, orderId, publicUrl: ctx.config.publicUrl });

async function sendNotice(
  ctx: JobCommandContext,
  {
    accountId,
    email,
    href,
    action,
    parts = [],
    ...notice
  }: OrderNotice & { accountId: string; email: string; href: string },
): Promise<void> {
  const url = ctx.config.publicUrl + href;
  const mail = orderMail({ to: email, heading: notice.title, text: notice.message, parts, action, url });
  await notify(ctx, { ...notice, accountId, type: 'order', href, mail });
}

/** Returns the company of the buyer, or the name. */
export const buyerLabel = ({ buyerCompany, buyerName }: OrderFacts): string => buyerCompany ?? buyerName;
const describeLineCount = ({ lineCount }: OrderFacts): string =>
  `${lineCount} ${lineCount === 1 ? 'product' : 'products'}`;
const describeTotal = (facts: OrderFacts): string =>
  `${describeLineCount(facts)}, ${formatAmount(facts.totalMinor, facts.currency)}, ${facts.paymentTerms}.`;

export async function notifyOfOrder(ctx: JobCommandContext, { orderId }: OrderEvent): Promise<void> {
  const facts = await findOrderFacts(ctx.db, orderId);
  if (!facts) return;
  const number = facts.reference;
  const sourceKey = `order.placed:${orderId}`;
  await notifyStore(ctx, {
    facts,
    orderId,
    sourceKey,
    title: `New order ${number} from ${buyerLabel(facts)}`,
    message: `${describeTotal(facts)} Confirm it to let the buyer know.`,
    plainMessage: `${describeLineCount(facts)}. You can start when the order is confirmed.`,
    priority: 'high',
    action: 'Review the order',
  });
  await notifyBuyer(ctx, {
    facts,
    orderId,
    sourceKey,
    title: `Order ${number} sent to ${facts.supplierName}`,
    message: `${describeTotal(facts)} We’ll email you when the supplier confirms it.`,
    priority: 'low',
    action: 'View your order',
  });
}

const stateMessages: Partial<Record<OrderState, string>> = {
  confirmed: 'accepted your order. The invoice is on the order page.',
  in_production: 'started production.',
  ready: 'packed your order. It will ship next.',
  completed: 'closed the order. Thank you for buying through Packwright.',
};

export async function notifyOfStateChange(
  ctx: JobCommandContext,
  { orderId, to, by }: OrderEvent & { to: OrderState; by: Mover },
) {
  const facts = await findOrderFacts(ctx.db, orderId);
  if (!facts || by === 'buyer') return;
  await notifyBuyer(ctx, {
    facts,
    orderId,
    sourceKey: `order.moved:${orderId}:${to}`,
    title: `Order ${facts.reference} is ${stateLabels[to].toLowerCase()}`,
    message: stateMessages[to] ? `${facts.supplierName} ${stateMessages[to]}` : `From ${facts.supplierName}.`,
    priority: to === 'confirmed' ? 'high' : 'low',
    action: 'View your order',
  });
}

export async function notifyOfDispatch(
  ctx: JobCommandContext,
  { orderId, dispatchId }: OrderEvent & { dispatchId: string },
) {
  const facts = await findOrderFacts(ctx.db, orderId);
  const dispatch = await findDispatchFacts(ctx.db, dispatchId);
  if (!facts || !dispatch) return;
  const tracking = dispatch.trackingNumber ? `, tracking number ${dispatch.trackingNumber}` : '';
  const { publicUrl } = ctx.config;
  await notifyBuyer(ctx, {
    facts,
    orderId,
    sourceKey: `order.dispatched:${dispatchId}`,
    title: `Order ${facts.reference} has shipped`,
    message: `${describeShipment(facts, dispatch)} shipped with ${dispatch.carrier}${tracking}.`,
    priority: 'high',
    action: 'Track your order',
    parts: await shipmentParts({ db: ctx.db, orderId, publicUrl, dispatchId, dispatch }),
  });
}

const describeShipment = ({ status }: OrderFacts, { isLater }: { isLater: boolean }): string => {
  if (status !== 'dispatched') return isLater ? 'Another part of your order' : 'Part of your order';
  return isLater ? 'The rest of your order' : 'Your complete order';
};

export async function notifyOfDelivery(ctx: JobCommandContext, { orderId, by }: OrderEvent & { by: Mover }) {
  const facts = await findOrderFacts(ctx.db, orderId);
  if (!facts) return;
  const number = facts.reference;
  const notice = { facts, orderId, sourceKey: `order.delivered:${orderId}`, priority: 'medium' as const };
  if (by !== 'supplier') {
    const message =
      by === 'buyer'
        ? `${buyerLabel(facts)} confirmed receipt of the complete order.`
        : 'Its delivery date has passed and the buyer reported no problem, so we marked it as delivered.';
    await notifyStore(ctx, {
      ...notice,
      title: `Order ${number} was delivered`,
      message,
      action: 'View the order',
    });
  }
  if (by !== 'buyer') {
    const message = 'If anything is missing or damaged, report it on the order page within 30 days.';
    await notifyBuyer(ctx, {
      ...notice,
      title: `Order ${number} is marked as delivered`,
      message,
      action: 'View your order',
    });
  }
}

export async function notifyOfCancellation(
  ctx: JobCommandContext,
  { orderId, by }: OrderEvent & { by: Mover },
) {
  const facts = await findOrderFacts(ctx.db, orderId);
  if (!facts) return;
  const number = facts.reference;
  const notice = { facts, orderId, sourceKey: `order.cancelled:${orderId}`, priority: 'high' as const };
  if (by === 'buyer') {
    const message = `${buyerLabel(facts)} canceled it. The reserved stock is available again. See the order for the reason.`;
    await notifyStore(ctx, {
      ...notice,
      title: `Order ${number} was canceled`,
      message,
      action: 'View the order',
    });
  } else {
    const message = `${facts.supplierName} canceled it and will refund any payment you made. See the order for the reason.`;
    await notifyBuyer(ctx, {
      ...notice,
      title: `Order ${number} was canceled`,
      message,
      action: 'View your order',
    });
  }
}

export async function notifyOfPayment(
  ctx: JobCommandContext,
  { orderId, paymentId }: OrderEvent & { paymentId: string },
) {
  const facts = await findOrderFacts(ctx.db, orderId);
  const minor = await findPaymentMinor(ctx.db, paymentId);
  if (!facts || minor === null) return;
  const format = (amountMinor: number): string => formatAmount(amountMinor, facts.currency);
  const amount = format(Math.abs(minor));
  await notifyBuyer(ctx, {
    facts,
    orderId,
    sourceKey: `order.payment-recorded:${paymentId}`,
    title: minor > 0 ? `${facts.supplierName} received ${amount}` : `A payment of ${amount} was reversed`,
    message: `Recorded for order ${facts.reference}.`,
    priority: 'medium',
    action: 'View your order',
    parts: await paymentParts(ctx.db, { orderId, amount: format(minor), format }),
  });
}

/** Notifies a buyer of a price that a store keeps for them. */
export async function notifyOfCustomerPrice(
  ctx: JobCommandContext,
  { customerPriceId }: { customerPriceId: string },
): Promise<void> {
  const found = await findCustomerPrice(ctx.db, customerPriceId);
  const facts = found && (await findOrderFacts(ctx.db, found.order.id));
  if (!facts) return;
  const { product, order, tiers, currency, validUntil } = found;
  const prices = tiers.map(
    ({ minQuantity, unitPriceMinor }) =>
      `${formatAmount(unitPriceMinor, currency)} from ${formatCount(minQuantity)}`,
  );
  await notifyBuyer(ctx, {
    facts,
    orderId: order.id,
    sourceKey: `${customerPriceSet.name}:${customerPriceId}`,
    title: `Your price from ${facts.supplierName}`,
    message: `${product.title}: ${prices.join(', ')}, until ${formatDate(validUntil)}. It applies whenever you order it.`,
    priority: 'medium',
    action: 'Order again',
    parts: [],
  });
}
