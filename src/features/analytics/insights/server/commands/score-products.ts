import { and, eq, isNull } from 'drizzle-orm';
import { attentionChanged } from '#features/catalog/products/contract.ts';
import { recordAttention } from '#features/catalog/products/server/commands/record-attention.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { recordset } from '#platform/database/typed-sql.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { attentionScore, nextPopularity } from '../../rules.ts';
import { listViewedProducts, listWantedProducts, type ScoredProduct } from '../queries/scored-products.ts';
import { productDays } from '../tables.ts';

const batchSize = 2_000;
/** Maximum number of a store's products updated during a day, those with most orders and inquiries first. */
const maxScoredProducts = 500;

/** Scores the products that a store's buyers ordered or inquired about today. */
export const scoreStoreJob = defineJob<{ supplierId: string }>('insights.weigh-store');

/** Updates the popularity of all products every night from the attention of the last thirty days. */
export async function scoreProducts(ctx: CommandContext): Promise<void> {
  const since = marketDay(addDays(ctx.now, -30));
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after) {
    const rows: ScoredProduct[] = await listViewedProducts(ctx.db, {
      today: marketDay(ctx.now),
      since,
      after,
      limit: batchSize,
    });
    await recordAttention(ctx, rows.map(toAttention));
    after = rows.length === batchSize ? rows.at(-1)?.productId : undefined;
  }
}

/**
 * Queues the scoring of a store's products for the next full minute: one job for all its orders and inquiries in that
 * minute.
 */
export async function queueStoreScoring({ db, now }: CommandContext, supplierId: string): Promise<void> {
  const minute = Math.floor(now.getTime() / 60_000) + 1;
  const key = `${scoreStoreJob.name}:${supplierId}:${minute}`;
  await addJob(db, { job: scoreStoreJob, payload: { supplierId }, key, runAt: new Date(minute * 60_000) });
}

/**
 * Raises the popularity of products ordered or inquired about today. A day moves a product as far as the nightly job
 * would, starting from the popularity at the start of the day, so scoring it again changes nothing. An event updates
 * the search index.
 */
export async function scoreStore(ctx: CommandContext, { supplierId }: { supplierId: string }): Promise<void> {
  const today = marketDay(ctx.now);
  const since = marketDay(addDays(ctx.now, -30));
  const wanted = await listWantedProducts(ctx.db, { supplierId, today, since, limit: maxScoredProducts });
  const before = recordset(wanted, { alias: 'wanted', types: { productId: 'uuid', popularity: 'real' } });
  await ctx.db
    .update(productDays)
    .set({ popularityBefore: before.popularity })
    .from(before.from)
    .where(
      and(
        eq(productDays.productId, before.productId),
        eq(productDays.day, today),
        isNull(productDays.popularityBefore),
      ),
    );
  const scored = wanted.map(toAttention);
  await recordAttention(ctx, scored);
  if (scored.length > 0)
    await ctx.emit(attentionChanged, { supplierId, productIds: scored.map(({ productId }) => productId) });
}

const toAttention = ({ productId, popularity, viewCount, ...seen }: ScoredProduct) => ({
  productId,
  viewCount,
  popularity: nextPopularity(popularity, attentionScore(seen)),
});
