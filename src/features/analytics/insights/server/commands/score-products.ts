import { sql } from 'drizzle-orm';
import { attentionChanged } from '#features/catalog/products/contract.ts';
import { recordAttention } from '#features/catalog/products/server/commands/record-attention.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { attentionScore, nextPopularity } from '../../rules.ts';

interface ScoredProduct {
  productId: string;
  popularity: number;
  viewCount: number;
  views: number;
  inquiries: number;
  orders: number;
}

const batchSize = 2_000;
/** Maximum number of a store's products updated during a day, those with most orders and inquiries first. */
const maxScoredProducts = 500;

/** Weighs what a store's buyers want today. */
export const weighStoreJob = defineJob<{ supplierId: string }>('insights.weigh-store');

/** Updates the popularity of all products every night from the attention of the last thirty days. */
export async function scoreProducts(ctx: CommandContext): Promise<void> {
  const since = marketDay(addDays(ctx.now, -30));
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after) {
    const rows: ScoredProduct[] = await listScoredProducts(ctx, { since, after });
    await recordAttention(ctx, rows.map(toAttention));
    after = rows.length === batchSize ? rows.at(-1)?.productId : undefined;
  }
}

/** Returns products that were ever viewed, by id; those without a view in the last thirty days lose popularity. */
async function listScoredProducts(
  ctx: CommandContext,
  { since, after }: { since: string; after: string },
): Promise<ScoredProduct[]> {
  const { rows } = await ctx.db.execute(sql`
    select p.id as "productId", coalesce(now.popularity_before, p.popularity) as popularity, least(m.views, 2147483647)::int as "viewCount",
      coalesce(d.views, 0)::int as views, coalesce(d.inquiries, 0)::int as inquiries, coalesce(d.orders, 0)::int as orders
    from products p
    join lateral (select sum(views) as views from product_months where product_id = p.id having count(*) > 0) m on true
    left join lateral (select sum(views) as views, sum(inquiries) as inquiries, sum(orders) as orders
      from product_days where product_id = p.id and day > ${since}::date) d on true
    left join product_days now on now.product_id = p.id and now.day = ${marketDay(ctx.now)}::date
    where p.id > ${after} and p.deleted_at is null
    order by p.id limit ${batchSize}`);
  return rows as unknown as ScoredProduct[];
}

/**
 * Queues the scoring of a store's products for the next full minute: one job for all its orders and inquiries in that
 * minute.
 */
export async function queueStoreScoring({ db, now }: CommandContext, supplierId: string): Promise<void> {
  const minute = Math.floor(now.getTime() / 60_000) + 1;
  const key = `${weighStoreJob.name}:${supplierId}:${minute}`;
  await addJob(db, weighStoreJob, { supplierId }, { key, runAt: new Date(minute * 60_000) });
}

/**
 * Raises the popularity of products ordered or inquired about today. A day moves a product as far as the nightly job
 * would, starting from the popularity at the start of the day, so scoring it again changes nothing. An event updates
 * the search index.
 */
export async function scoreStore(ctx: CommandContext, { supplierId }: { supplierId: string }): Promise<void> {
  const today = marketDay(ctx.now);
  const since = marketDay(addDays(ctx.now, -30));
  const { rows } = await ctx.db.execute(sql`
    with wanted as (
      select product_id from product_days
      where supplier_id = ${supplierId} and day = ${today}::date and orders + inquiries > 0
      order by 2 * orders + inquiries desc, product_id limit ${maxScoredProducts}),
    noted as (
      update product_days set popularity_before = coalesce(popularity_before, p.popularity)
      from products p
      where product_days.product_id in (select product_id from wanted) and product_days.day = ${today}::date and p.id = product_days.product_id
      returning product_days.product_id, product_days.popularity_before)
    select noted.product_id as "productId", noted.popularity_before as popularity, p.view_count as "viewCount",
      sum(d.views)::int as views, sum(d.inquiries)::int as inquiries, sum(d.orders)::int as orders
    from noted join products p on p.id = noted.product_id and p.deleted_at is null
    join product_days d on d.product_id = noted.product_id and d.day > ${since}::date
    group by 1, 2, 3`);
  const scored = (rows as unknown as ScoredProduct[]).map(toAttention);
  await recordAttention(ctx, scored);
  if (scored.length > 0)
    await ctx.emit(attentionChanged, { supplierId, productIds: scored.map(({ productId }) => productId) });
}

const toAttention = ({ productId, popularity, viewCount, ...seen }: ScoredProduct) => ({
  productId,
  viewCount,
  popularity: nextPopularity(popularity, attentionScore(seen)),
});
