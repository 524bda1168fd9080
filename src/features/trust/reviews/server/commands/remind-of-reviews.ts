import { and, eq } from 'drizzle-orm';
import { findOrderRecord } from '#features/orders/order-record/server/queries/order-records.ts';
import { addDays } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { reviewDue } from '../../contract.ts';
import { decideWriting, reminderDays, reviewSides } from '../../rules.ts';
import { reviews } from '../tables.ts';

export const remindOfReviewsJob = defineJob<{ orderId: string }>('reviews.remind');

/** Schedules the reminder of a delivered order. */
export async function scheduleReminder(ctx: CommandContext, { orderId }: { orderId: string }): Promise<void> {
  const runAt = addDays(ctx.now, reminderDays);
  await addJob(ctx.db, {
    job: remindOfReviewsJob,
    payload: { orderId },
    key: `reviews.remind:${orderId}`,
    runAt,
  });
}

/** Announces that a side of a delivered order has not written a review, if it still can. */
export async function remindOfReviews(ctx: CommandContext, { orderId }: { orderId: string }): Promise<void> {
  const order = await findOrderRecord(ctx.db, orderId);
  // An order that a store has entered itself has no one to review it.
  if (!order?.buyerAccountId || !decideWriting(order, ctx.now).ok) return;
  for (const side of reviewSides) {
    const isOfSide = and(eq(reviews.orderId, orderId), eq(reviews.side, side));
    if ((await ctx.db.$count(reviews, isOfSide)) === 0) await ctx.emit(reviewDue, { orderId, side });
  }
}
