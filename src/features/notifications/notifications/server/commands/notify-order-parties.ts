import type { Mover } from '#features/orders/order-record/rules/moves.ts';
import { stateLabels } from '#features/orders/order-record/rules/state-labels.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import {
  findDispatchFacts,
  findOrderFacts,
  findPaymentMinor,
  type OrderFacts,
} from '#features/orders/orders/server/queries/order-facts.ts';
import { roleAllows } from '#features/stores/suppliers/rules/store-roles.ts';
import { listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import { formatAmount } from '#lib/amounts.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import type { Priority } from '../../contract.ts';
import { orderMail } from '../emails.ts';
import { getRecipient } from '../queries/recipients.ts';
import { notify } from './notify.ts';

interface OrderEvent {
  orderId: string;
}

interface OrderNotice {
  title: string;
  message: string;
  priority: Priority;
  sourceKey: string;
  action: string;
}

/** Notifies the buyer if the order belongs to an account. */
async function notifyBuyer(
  ctx: JobCommandContext,
  { facts, orderId, ...notice }: OrderNotice & { facts: OrderFacts; orderId: string },
) {
  if (!facts.buyerAccountId) return;
  const { email } = await getRecipient(ctx.db, facts.buyerAccountId);
  await sendNotice(ctx, {
    ...notice,
    accountId: facts.buyerAccountId,
    email,
    href: `/account/orders/${orderId}`,
  });
}

/** Notifies every member who works on the store's orders. */
async function notifyStore(
  ctx: JobCommandContext,
  {
    facts,
    orderId,
    plainMessage,
    ...notice
  }: OrderNotice & {
    facts: OrderFacts;
    orderId: string /** Text without amounts, for members who may not see them. */;
    plainMessage?: string;
  },
) {
  for (const { id, email, role } of await listStorePeople(ctx.db, {
    supplierId: facts.supplierId,
    capability: 'orders.read',
  })) {
    const message = roleAllows(role, 'orders.money') ? notice.message : (plainMessage ?? notice.message);
    await sendNotice(ctx, {
      ...notice,
      message,
      accountId: id,
      email,
      href: `/dashboard/order-history/${orderId}`,
    });
  }
}

async function sendNotice(
  ctx: JobCommandContext,
  {
    accountId,
    email,
    href,
    action,
    ...notice
  }: OrderNotice & { accountId: string; email: string; href: string },
): Promise<void> {
  const url = ctx.config.publicUrl + href;
  const mail = orderMail({ to: email, heading: notice.title, text: notice.message, action, url });
  await notify(ctx, { ...notice, accountId, type: 'order', href, mail });
}

const buyerLabel = ({ buyerCompany, buyerName }: OrderFacts): string => buyerCompany ?? buyerName;
const describeLineCount = ({ lineCount }: OrderFacts): string =>
  `${lineCount} ${lineCount === 1 ? 'product' : 'products'}`;
const describeTotal = ({ totalMinor, currency, paymentTerm, ...facts }: OrderFacts): string =>
  `${describeLineCount({ totalMinor, currency, paymentTerm, ...facts })}, ${formatAmount(totalMinor, currency)}, ${paymentTerm}.`;

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
    message: `${describeTotal(facts)} Confirm it, and the buyer knows that you make it.`,
    plainMessage: `${describeLineCount(facts)}. The office confirms it; then it can be made.`,
    priority: 'high',
    action: 'Open the order',
  });
  await notifyBuyer(ctx, {
    facts,
    orderId,
    sourceKey,
    title: `Your order ${number} is with ${facts.supplierName}`,
    message: `${describeTotal(facts)} You hear from us when the supplier confirms it.`,
    priority: 'low',
    action: 'See your order',
  });
}

const stateMessages: Partial<Record<OrderState, string>> = {
  confirmed: 'The supplier makes it as ordered. The invoice is with the order.',
  in_production: 'The supplier has begun to make it.',
  ready: 'It is packed and waits to leave.',
  completed: 'Thank you for buying through Packwright.',
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
    message: `${facts.supplierName}: ${stateMessages[to] ?? ''}`.trim(),
    priority: to === 'confirmed' ? 'high' : 'low',
    action: 'See your order',
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
  await notifyBuyer(ctx, {
    facts,
    orderId,
    sourceKey: `order.dispatched:${dispatchId}`,
    title: `Order ${facts.reference} is on its way`,
    message: `${describeShipment(facts, dispatch)} left with ${dispatch.carrier}${tracking}.`,
    priority: 'high',
    action: 'Follow your order',
  });
}

const describeShipment = ({ status }: OrderFacts, { isLater }: { isLater: boolean }): string => {
  if (status !== 'dispatched') return isLater ? 'Another part of it' : 'Part of it';
  return isLater ? 'The rest of it' : 'All of it';
};

export async function notifyOfDelivery(ctx: JobCommandContext, { orderId, by }: OrderEvent & { by: Mover }) {
  const facts = await findOrderFacts(ctx.db, orderId);
  if (!facts) return;
  const number = facts.reference;
  const notice = { facts, orderId, sourceKey: `order.delivered:${orderId}`, priority: 'medium' as const };
  if (by !== 'supplier') {
    const message =
      by === 'buyer'
        ? `${buyerLabel(facts)} has received all of it.`
        : 'Nobody has said otherwise since it left.';
    await notifyStore(ctx, {
      ...notice,
      title: `Order ${number} has arrived`,
      message,
      action: 'Open the order',
    });
  }
  if (by !== 'buyer') {
    const message = 'If anything is missing or damaged, write to the supplier within a week.';
    await notifyBuyer(ctx, {
      ...notice,
      title: `Order ${number} counts as delivered`,
      message,
      action: 'See your order',
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
    const message = `${buyerLabel(facts)} has cancelled it. Its stock is back, and the reason stands with the order.`;
    await notifyStore(ctx, {
      ...notice,
      title: `Order ${number} was cancelled`,
      message,
      action: 'Open the order',
    });
  } else {
    const message = `${facts.supplierName} has cancelled it. The reason stands with the order, and what you paid comes back from the supplier.`;
    await notifyBuyer(ctx, {
      ...notice,
      title: `Order ${number} was cancelled`,
      message,
      action: 'See your order',
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
  const amount = formatAmount(Math.abs(minor), facts.currency);
  await notifyBuyer(ctx, {
    facts,
    orderId,
    sourceKey: `order.payment-recorded:${paymentId}`,
    title: minor > 0 ? `${facts.supplierName} has received ${amount}` : `${amount} were taken back`,
    message: `Recorded for order ${facts.reference}. What is still open stands with the order.`,
    priority: 'medium',
    action: 'See your order',
  });
}
