import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  addPaid,
  announceOrder,
  factsOf,
  lockOrder,
  type OrderRecord,
} from '#features/orders/order-record/server/commands/order-state.ts';
import type { Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { marketDay } from '#lib/calendar.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { paymentForm, reversePaymentForm } from '../contract.ts';
import { paymentRecorded } from '../contract.ts';
import { paymentProblem, reversalProblem } from '../rules/recording.ts';
import { orderPayments } from './tables.ts';

type OrderPayment = typeof orderPayments.$inferInsert;

/** Records money that came in. Never more than is open, whoever records at the same time. */
export async function recordPayment(
  ctx: CommandContext,
  { viewer, id, ...form }: z.infer<typeof paymentForm> & { viewer: Viewer },
): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const order = await lockOrder(ctx, { viewer, id, settles: true });
  if (form.receivedOn > marketDay(ctx.now)) {
    throw invalidFields([{ path: 'receivedOn', message: 'Please give a day that is not in the future' }]);
  }
  const problem = paymentProblem({ ...order, isCancelled: order.status === 'cancelled' }, form.amountMinor);
  if (problem) throw new AppError('conflict', problem.message, { reason: problem.reason });
  const { amountMinor, method, reference, note, receivedOn } = form;
  await book(ctx, order, {
    id: newId(),
    orderId: id,
    amountMinor,
    method,
    reference: reference || null,
    note: note || null,
    receivedOn,
    recordedBy: accountId,
    recordedAt: ctx.now,
  });
}

/** Takes a payment back by a line against it; the first line stays as it was. */
export async function reversePayment(
  ctx: CommandContext,
  { viewer, id, paymentId, note, ...form }: z.infer<typeof reversePaymentForm> & { viewer: Viewer },
): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  const order = await lockOrder(ctx, { viewer, id, settles: true });
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
  const [returned] = await ctx.db
    .select({ minor: sql<number>`coalesce(-sum(${orderPayments.amountMinor}), 0)::float8` })
    .from(orderPayments)
    .where(eq(orderPayments.reversesId, paymentId));
  const returnedMinor = returned?.minor ?? 0;
  const wanted = form.amountMinor ?? payment.amountMinor - returnedMinor;
  const { amountMinor, method, reference } = payment;
  const problem = reversalProblem({ amountMinor, returnedMinor, currency: order.currency }, wanted);
  if (problem) throw new AppError('conflict', problem.message, { reason: problem.reason });
  await book(ctx, order, {
    id: newId(),
    orderId: id,
    amountMinor: -wanted,
    method,
    reference,
    note,
    receivedOn: marketDay(ctx.now),
    recordedBy: accountId,
    recordedAt: ctx.now,
    reversesId: paymentId,
  });
}

async function book(ctx: CommandContext, order: OrderRecord, payment: OrderPayment): Promise<void> {
  await ctx.db.insert(orderPayments).values(payment);
  await addPaid(ctx, order, payment.amountMinor);
  const { id: paymentId, amountMinor } = payment;
  await ctx.emit(paymentRecorded, { ...factsOf(order), paymentId, amountMinor });
  await announceOrder(ctx, order);
}
