import { eq } from 'drizzle-orm';
import { inquiries } from '#features/inquiries/server/tables.ts';
import { orders } from '#features/orders/server/tables.ts';
import { addDays } from '#lib/dates.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { loadedVersion, markLoaded } from '#platform/database/loaded-version.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { storeDay } from '../../rules.ts';
import { rollUp } from './roll-up.ts';

/** An order was placed, moved or cancelled: its days are counted anew. */
export async function countOrder(ctx: CommandContext, { orderId }: { orderId: string }): Promise<void> {
  const [order] = await ctx.db
    .select({
      supplierId: orders.supplierId,
      placedAt: orders.placedAt,
      deliveredAt: orders.deliveredAt,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return;
  const days = [order.placedAt, order.deliveredAt].flatMap((at) => (at ? [storeDay(at)] : []));
  for (const day of new Set(days)) await rollUp(ctx.db, { supplierId: order.supplierId, from: day, to: day });
}

/** A buyer has asked: the day of the inquiry is counted anew. */
export async function countInquiry(ctx: CommandContext, { inquiryId }: { inquiryId: string }): Promise<void> {
  const [inquiry] = await ctx.db
    .select({ supplierId: inquiries.supplierId, createdAt: inquiries.createdAt })
    .from(inquiries)
    .where(eq(inquiries.id, inquiryId));
  if (!inquiry) return;
  const day = storeDay(inquiry.createdAt);
  await rollUp(ctx.db, { supplierId: inquiry.supplierId, from: day, to: day });
}

/** Name of the job that counts every store's days from its orders and inquiries. */
export const rebuildTask = 'insights.rebuild';

/** Nightly the last weeks, which is where orders still move; `everything` for a database from before the sums. */
export async function rebuild(ctx: CommandContext, { everything }: { everything?: boolean }): Promise<void> {
  const from = everything ? '2020-01-01' : storeDay(addDays(ctx.now, -62));
  await rollUp(ctx.db, { from, to: storeDay(ctx.now) });
}

const version = '1';

/** Has the sums made where orders are older than them. */
export async function ensureSums(db: Database): Promise<void> {
  if ((await loadedVersion(db, 'insights-sums')) === version) return;
  await addJob(db, rebuildTask, { everything: true }, { key: `${rebuildTask}:everything` });
  await markLoaded(db, 'insights-sums', version);
}
