import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  addToPaid,
  announceOrder,
  factsOf,
  lockOrder,
  type OrderRecord,
} from '#features/orders/order-record/server/commands/order-state.ts';
import { requireSeller } from '#features/orders/order-record/server/queries/viewer.ts';
import { marketDay } from '#lib/calendar.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { type paymentForm, paymentRecorded, type reversePaymentForm } from '../contract.ts';
import { decidePayment, decideReversal } from '../rules/recording.ts';
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
