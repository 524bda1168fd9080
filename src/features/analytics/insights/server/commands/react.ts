import { addDays, marketDay, toDateString } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { loadedVersion, markLoaded } from '#platform/database/loaded-version.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import {
  type CountedDays,
  findAnsweredDays,
  findFirstDay,
  findInquiryDays,
  findOrderDays,
} from '../queries/counted-days.ts';
import { rankStores, rankStoresJob, restand } from './restand.ts';
import { rollUp } from './roll-up.ts';
import { weighSoon } from './weigh-products.ts';

/** An order was placed, delivered or cancelled: its days are counted anew. */
export async function countOrder(ctx: CommandContext, { orderId }: { orderId: string }): Promise<void> {
  await countDays(ctx, await findOrderDays(ctx.db, orderId));
}

/** A buyer has asked: the day of the inquiry is counted anew. */
export async function countInquiry(ctx: CommandContext, { inquiryId }: { inquiryId: string }): Promise<void> {
  await countDays(ctx, await findInquiryDays(ctx.db, inquiryId));
}

/** A store has answered: the day of the inquiry knows how long its buyer waited. */
export async function countAnswer(ctx: CommandContext, { messageId }: { messageId: string }): Promise<void> {
  await countDays(ctx, await findAnsweredDays(ctx.db, messageId));
}

async function countDays(ctx: CommandContext, counted: CountedDays | null): Promise<void> {
  if (!counted) return;
  const { supplierId, days, productIds } = counted;
  for (const day of days.toSorted()) await rollUp(ctx.db, { supplierId, from: day, to: day });
  await restand(ctx.db, { supplierId, productIds });
  await weighSoon(ctx, supplierId);
}

/** Counts every store's days from its orders and inquiries. */
export const rebuildJob = defineJob<{ everything?: boolean }>('insights.rebuild');

/** Nightly the last weeks, which is where orders still move; `everything` for a database from before the sums. */
export async function rebuild(ctx: CommandContext, { everything }: { everything?: boolean }): Promise<void> {
  const to = marketDay(ctx.now);
  const from = (everything && (await findFirstDay(ctx.db))) || marketDay(addDays(ctx.now, -62));
  // Month by month, so that no statement runs long on a marketplace of many years.
  for (let month = from; month <= to; month = monthAfter(month))
    await rollUp(ctx.db, { from: month, to: toDateString(addDays(new Date(monthAfter(month)), -1)) });
  await rankStores(ctx);
}

/** First day of the next month. */
function monthAfter(day: string): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + 1);
  return toDateString(first);
}

const version = '2';

/** Has the sums made where orders and visits are older than them. */
export async function ensureSums(db: Database): Promise<void> {
  if ((await loadedVersion(db, 'insights-sums')) !== version) {
    await addJob(db, rebuildJob, { everything: true }, { key: `${rebuildJob.name}:everything` });
    await markLoaded(db, 'insights-sums', version);
  }
  if ((await loadedVersion(db, 'insights-view-sums')) === '1') return;
  // Ranking a store has its views summed, too.
  await addJob(db, rankStoresJob, {}, { key: rankStoresJob.name });
  await markLoaded(db, 'insights-view-sums', '1');
}
