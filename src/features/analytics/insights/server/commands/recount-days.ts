import { addDays, marketDay, toDateString } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { readLoadedVersion, saveLoadedVersion } from '#platform/database/loaded-version.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import {
  findFirstAnswerDays,
  findFirstDay,
  findInquiryDays,
  findOrderDays,
  type RecountScope,
} from '../queries/recount-scope.ts';
import { rankStores, rankStoresJob, refreshRanking } from './refresh-ranking.ts';
import { rollUp } from './roll-up.ts';
import { queueStoreScoring } from './score-products.ts';

/** Recounts the days of an order after it was placed, delivered or cancelled. */
export async function recountOrder(ctx: CommandContext, { orderId }: { orderId: string }): Promise<void> {
  await recountDays(ctx, await findOrderDays(ctx.db, orderId));
}

/** Recounts the day of a new inquiry. */
export async function recountInquiry(
  ctx: CommandContext,
  { inquiryId }: { inquiryId: string },
): Promise<void> {
  await recountDays(ctx, await findInquiryDays(ctx.db, inquiryId));
}

/** Recounts the day of an inquiry after the store's first answer, to update the time its buyer waited. */
export async function recountAnswer(
  ctx: CommandContext,
  { messageId }: { messageId: string },
): Promise<void> {
  await recountDays(ctx, await findFirstAnswerDays(ctx.db, messageId));
}

async function recountDays(ctx: CommandContext, counted: RecountScope | null): Promise<void> {
  if (!counted) return;
  const { supplierId, days, productIds } = counted;
  for (const day of days.toSorted()) await rollUp(ctx.db, { supplierId, from: day, to: day });
  await refreshRanking(ctx.db, { supplierId, productIds });
  await queueStoreScoring(ctx, supplierId);
}

/** Counts every store's days from its orders and inquiries. */
export const rebuildJob = defineJob<{ everything?: boolean }>('insights.rebuild');

/**
 * Recounts the last weeks every night, because their orders still change; `everything` is for a database without sums.
 */
export async function rebuildSums(ctx: JobContext, { everything }: { everything?: boolean }): Promise<void> {
  const to = marketDay(ctx.now);
  const from = (everything && (await findFirstDay(ctx.db))) || marketDay(addDays(ctx.now, -62));
  // Month by month, so that no transaction is long on a marketplace with many years of data.
  for (let month = from; month <= to; month = monthAfter(month)) {
    const end = toDateString(addDays(new Date(monthAfter(month)), -1));
    await ctx.write(({ db }) => rollUp(db, { from: month, to: end }));
  }
  await ctx.write(rankStores);
}

/** Returns the first day of the next month. */
function monthAfter(day: string): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + 1);
  return toDateString(first);
}

const sumsVersion = '2';

/** Queues a rebuild of the sums if they are missing or were made by an older version. */
export async function ensureSums(db: Database): Promise<void> {
  if ((await readLoadedVersion(db, 'insights-sums')) !== sumsVersion) {
    await addJob(db, {
      job: rebuildJob,
      payload: { everything: true },
      key: `${rebuildJob.name}:everything`,
    });
    await saveLoadedVersion(db, { name: 'insights-sums', version: sumsVersion });
  }
  if ((await readLoadedVersion(db, 'insights-view-sums')) === '1') return;
  // Ranking a store also queues the sums of its views.
  await addJob(db, { job: rankStoresJob, payload: {}, key: rankStoresJob.name });
  await saveLoadedVersion(db, { name: 'insights-view-sums', version: '1' });
}
