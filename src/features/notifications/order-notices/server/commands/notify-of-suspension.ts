import { notify } from '#features/notifications/notifications/server/commands/notify.ts';
import {
  getDecidedStore,
  getRecipient,
} from '#features/notifications/notifications/server/queries/recipients.ts';
import { canDispatch, mayMove } from '#features/orders/order-record/rules/moves.ts';
import { listOpenOrders, type OpenOrder } from '#features/orders/orders/server/queries/open-orders.ts';
import { findSuspension } from '#features/stores/suppliers/server/queries.ts';
import { formatAmount } from '#lib/amounts.ts';
import { orderNumber } from '#lib/ids.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import { orderMail } from '../emails.ts';

type DecidedStore = Awaited<ReturnType<typeof getDecidedStore>>;

/** Notifies a store's owner and the buyers with open orders that the store was suspended. */
export async function notifyOfSuspension(
  ctx: JobCommandContext,
  { supplierId }: { supplierId: string },
): Promise<void> {
  const store = await getDecidedStore(ctx.db, supplierId);
  const suspension = await findSuspension(ctx.db, supplierId);
  // The store was reinstated before this job ran, so there is nothing to report.
  if (!suspension) return;
  await notify(ctx, {
    accountId: store.ownerAccountId,
    type: 'system',
    title: 'Your store is suspended',
    message: suspension.reason,
    href: '/registration',
    priority: 'high',
    sourceKey: sourceKeyFor('suspended', store),
  });
  for (const order of await listOpenOrders(ctx.db, supplierId)) {
    await notifyBuyer(ctx, {
      store,
      order,
      event: 'suspended',
      title: `${store.businessName} is suspended: your order ${orderNumber(order.prefix, order.number)}`,
      message: [goodsText(order), moneyText(order), recordsText].join(' '),
    });
  }
}

/** Notifies the same people that the store was reinstated. */
export async function notifyOfReinstatement(
  ctx: JobCommandContext,
  { supplierId }: { supplierId: string },
): Promise<void> {
  const store = await getDecidedStore(ctx.db, supplierId);
  if (await findSuspension(ctx.db, supplierId)) return;
  await notify(ctx, {
    accountId: store.ownerAccountId,
    type: 'system',
    title: 'Your store has been reinstated',
    message: 'Buyers can find and order your products again, and you can process your orders.',
    href: '/dashboard/order-history',
    priority: 'high',
    sourceKey: sourceKeyFor('reinstated', store),
  });
  for (const order of await listOpenOrders(ctx.db, supplierId)) {
    await notifyBuyer(ctx, {
      store,
      order,
      event: 'reinstated',
      title: `${store.businessName} has been reinstated: your order ${orderNumber(order.prefix, order.number)}`,
      message:
        order.status === 'cancelled'
          ? `The store is no longer suspended. It still owes you a refund of ${paid(order)}.`
          : 'The store is no longer suspended and can process your order again. Your agreed terms still apply.',
    });
  }
}

interface BuyerNotice {
  store: DecidedStore;
  order: OpenOrder;
  event: 'suspended' | 'reinstated';
  title: string;
  message: string;
}

async function notifyBuyer(ctx: JobCommandContext, { store, order, event, title, message }: BuyerNotice) {
  const { email: to } = await getRecipient(ctx.db, order.buyerAccountId);
  const href = `/account/orders/${order.id}`;
  const url = ctx.config.publicUrl + href;
  await notify(ctx, {
    accountId: order.buyerAccountId,
    type: 'order',
    title,
    message,
    href,
    priority: 'high',
    sourceKey: `${sourceKeyFor(event, store)}:${order.id}`,
    mail: orderMail({ to, heading: title, text: message, action: 'View your order', url }),
  });
}

/** A store can be suspended more than once; its version distinguishes the events. */
const sourceKeyFor = (event: string, { id, version }: DecidedStore): string =>
  `supplier.${event}:${id}:${version}`;

const recordsText =
  'Your documents and messages stay in your account. To get help, message us from the order page.';

const paid = ({ paidMinor, currency }: OpenOrder): string => formatAmount(paidMinor, currency);

function goodsText(order: OpenOrder): string {
  if (order.status === 'cancelled') return 'Your order stays canceled.';
  if (mayMove(order, { by: 'buyer', to: 'cancelled' }))
    return 'While it is suspended, the store can’t confirm, produce or dispatch your order. You can wait or cancel it.';
  if (canDispatch(order))
    return 'Part of your order is in transit. While it is suspended, the store cannot send the rest.';
  if (order.status === 'dispatched')
    return 'Your shipment is in transit. Confirm the delivery when it arrives.';
  return 'Your order was delivered, so nothing changes.';
}

function moneyText(order: OpenOrder): string {
  const { status, paidMinor, totalMinor } = order;
  if (status === 'cancelled') return `The store owes you a refund of ${paid(order)} and can still pay it.`;
  const open =
    paidMinor < totalMinor
      ? 'Do not pay anything more until we notify you that the store is active again.'
      : '';
  if (paidMinor === 0) return open;
  const refund = mayMove(order, { by: 'buyer', to: 'cancelled' })
    ? `You have paid ${paid(order)}; if you cancel, the store owes you a full refund.`
    : `You have paid ${paid(order)}.`;
  return [refund, open].filter(Boolean).join(' ');
}
