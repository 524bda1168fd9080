import { eq } from 'drizzle-orm';
import { announceOrder, lockOrder } from '#features/orders/order-record/server/commands/order-state.ts';
import { requireBuyer } from '#features/orders/order-record/server/queries/viewer.ts';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import type { SamplingPlanForm } from '../../contract/receipt-forms.ts';
import { canChangePlan } from '../../rules.ts';
import { receipts, samplingPlans } from '../tables.ts';

/** Sets how the goods of an order are sampled, until the first of them are received. */
export async function choosePlan(ctx: CommandContext, { id, ...plan }: SamplingPlanForm): Promise<void> {
  const order = await lockOrder(ctx, { viewer: requireBuyer(ctx), id });
  const { accountId } = requireSignedIn(ctx);
  const receiptCount = await ctx.db.$count(receipts, eq(receipts.orderId, id));
  if (!canChangePlan({ status: order.status, receiptCount })) {
    const message = 'The sampling plan can be changed until the first goods are received.';
    throw new AppError('conflict', message, { reason: 'received' });
  }
  const row = { ...plan, chosenBy: accountId, chosenAt: ctx.now };
  await ctx.db
    .insert(samplingPlans)
    .values({ orderId: id, ...row })
    .onConflictDoUpdate({ target: samplingPlans.orderId, set: row });
  await announceOrder(ctx, order);
}
