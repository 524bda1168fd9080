import { and, eq, ne, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  addToPaid,
  announceOrder,
  factsOf,
  lockOrder,
  type OrderRecord,
} from '#features/orders/order-record/server/commands/order-state.ts';
import { findOrderRecord } from '#features/orders/order-record/server/queries/order-records.ts';
import { requireSeller } from '#features/orders/order-record/server/queries/viewer.ts';
import { marketDay } from '#lib/calendar.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { type paymentForm, paymentRecorded, type reversePaymentForm } from '../contract.ts';
import { decidePayment, decideReversal } from '../rules/recording.ts';
import { listRefundable } from './queries.ts';
import { orderPayments } from './tables.ts';

/** Records a payment, never more than is outstanding. */
export async function recordPayment(
  ctx: CommandContext,
  { id, ...form }: z.infer<typeof paymentForm>,
): Promise<void> {
  const viewer = await requireSeller(ctx, 'orders.settle');
  const order = await lockOrder(ctx, { viewer, id });
  if (form.receivedOn > marketDay(ctx.now)) {
    throw invalidFields([{ path: 'receivedOn', message: 'Enter a date that is not in the future' }]);
  }
  const { amountMinor, method, reference, note, receivedOn } = form;
  const payment = { amountMinor, method, reference: reference || null, note: note || null, receivedOn };
  await addPayment(ctx, { order, payment });
}

/** Adds a payment to a locked order, never more than is outstanding, and returns its id. */
export async function addPayment(
  ctx: CommandContext,
  { order, payment }: { order: OrderRecord; payment: OrderPayment },
): Promise<string> {
  const { amountMinor } = payment;
  const decision = decidePayment({ ...order, isCancelled: order.status === 'cancelled', amountMinor });
  if (!decision.ok) throw refusalError(decision.reason);
  return insertPayment(ctx, { order, payment });
}

/** Reverses a payment, all or part of it, with a negative payment; the recorded one stays. */
export async function reversePayment(
  ctx: CommandContext,
  { id, paymentId, note, ...form }: z.infer<typeof reversePaymentForm>,
): Promise<void> {
  const viewer = await requireSeller(ctx, 'orders.settle');
  const order = await lockOrder(ctx, { viewer, id });
  const [payment] = await ctx.db
    .select()
    .from(orderPayments)
    .where(
      and(
        eq(orderPayments.id, paymentId),
        eq(orderPayments.orderId, id),
        sql`${orderPayments.amountMinor} > 0`,
        // A credit note stays: it was agreed or decided.
        ne(orderPayments.method, 'credit_note'),
      ),
    );
  if (!payment) throw notFound('Payment');
  const [reversed] = await ctx.db
    .select({ minor: sql<number>`coalesce(-sum(${orderPayments.amountMinor}), 0)::float8` })
    .from(orderPayments)
    .where(eq(orderPayments.reversesId, paymentId));
  const reversedMinor = reversed?.minor ?? 0;
  const amountMinor = form.amountMinor ?? payment.amountMinor - reversedMinor;
  const { currency } = order;
  const decision = decideReversal({
    paymentMinor: payment.amountMinor,
    reversedMinor,
    currency,
    amountMinor,
  });
  if (!decision.ok) throw refusalError(decision.reason);
  const { method, reference } = payment;
  const receivedOn = marketDay(ctx.now);
  await insertPayment(ctx, {
    order,
    payment: { amountMinor: -amountMinor, method, reference, note, receivedOn, reversesId: paymentId },
  });
}

const refusalError = ({ message, code }: { message: string; code: string }): AppError =>
  new AppError('conflict', message, { reason: code });

type OrderPayment = Omit<typeof orderPayments.$inferInsert, 'id' | 'orderId' | 'recordedBy' | 'recordedAt'>;

async function insertPayment(
  ctx: CommandContext,
  { order, payment }: { order: OrderRecord; payment: OrderPayment },
): Promise<string> {
  const paymentId = newId();
  const { amountMinor } = payment;
  await ctx.db.insert(orderPayments).values({
    ...payment,
    id: paymentId,
    orderId: order.id,
    recordedBy: requireSignedIn(ctx).accountId,
    recordedAt: ctx.now,
  });
  await addToPaid(ctx, { order, amountMinor });
  await ctx.emit(paymentRecorded, { ...factsOf(order), paymentId, amountMinor });
  await announceOrder(ctx, order);
  return paymentId;
}

interface CreditPayment {
  order: OrderRecord;
  amountMinor: number;
  /** The credit note. */
  reference: string;
}

/** Pays what is open of an order with a credit note, and returns how much of it that took. The caller holds the lock. */
export async function payByCredit(
  ctx: CommandContext,
  { order, amountMinor, reference }: CreditPayment,
): Promise<number> {
  const paidMinor = Math.min(amountMinor, order.totalMinor - order.paidMinor);
  if (paidMinor > 0)
    await insertPayment(ctx, { order, payment: creditOf(ctx, { amountMinor: paidMinor, reference }) });
  return paidMinor;
}

/**
 * Pays back an amount of an order, newest payments first, and replaces it by the credit note that made it necessary: what
 * is paid of the order stays the same. The caller holds the lock.
 */
export async function refundCredit(
  ctx: CommandContext,
  { order, amountMinor, reference }: CreditPayment,
): Promise<void> {
  let left = amountMinor;
  for (const { id, method, leftMinor } of await listRefundable(ctx.db, order.id)) {
    const minor = Math.min(left, leftMinor);
    if (minor <= 0) continue;
    left -= minor;
    const refund = { amountMinor: -minor, method, reference, note: 'Refund', receivedOn: marketDay(ctx.now) };
    await insertPayment(ctx, { order: await currentOf(ctx, order), payment: { ...refund, reversesId: id } });
  }
  if (left > 0) {
    const message = 'More would be paid back than was paid.';
    throw new AppError('conflict', message, { reason: 'too_much_back' });
  }
  const payment = creditOf(ctx, { amountMinor, reference });
  await insertPayment(ctx, { order: await currentOf(ctx, order), payment });
}

const creditOf = (ctx: CommandContext, credit: Pick<CreditPayment, 'amountMinor' | 'reference'>) => ({
  ...credit,
  method: 'credit_note' as const,
  note: null,
  receivedOn: marketDay(ctx.now),
});

async function currentOf(ctx: CommandContext, { id }: OrderRecord): Promise<OrderRecord> {
  const order = await findOrderRecord(ctx.db, id);
  if (!order) throw notFound('Order');
  return order;
}
