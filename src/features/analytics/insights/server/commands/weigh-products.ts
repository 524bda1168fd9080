import { sql } from 'drizzle-orm';
import { attentionMoved } from '#features/catalog/products/contract.ts';
import { recordAttention } from '#features/catalog/products/server/commands/record-attention.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { attentionScore, nextPopularity } from '../../rules.ts';

interface Weighed {
  productId: string;
  popularity: number;
  viewCount: number;
  views: number;
  inquiries: number;
  orders: number;
}

const batch = 2_000;
/** Products of a store that one day's orders and inquiries move, the most wanted ones. */
const mostOfStore = 500;

/** Weighs what a store's buyers want today. */
export const weighStoreJob = defineJob<{ supplierId: string }>('insights.weigh-store');

/** Nightly: how much buyers looked at each product in thirty days becomes its popularity. */
export async function weighProducts(ctx: CommandContext): Promise<void> {
  const since = marketDay(addDays(ctx.now, -30));
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after) {
    const rows: Weighed[] = await listWeighed(ctx, { since, after });
    await recordAttention(ctx, rows.map(toAttention));
    after = rows.length === batch ? rows.at(-1)?.productId : undefined;
  }
}

/** Products that were ever looked at here; those without a look in thirty days sink. */
async function listWeighed(
  ctx: CommandContext,
  { since, after }: { since: string; after: string },
): Promise<Weighed[]> {
  const { rows } = await ctx.db.execute(sql`
    select p.id as "productId", coalesce(now.popularity_before, p.popularity) as popularity, least(m.views, 2147483647)::int as "viewCount",
      coalesce(d.views, 0)::int as views, coalesce(d.inquiries, 0)::int as inquiries, coalesce(d.orders, 0)::int as orders
    from products p
    join lateral (select sum(views) as views from product_months where product_id = p.id having count(*) > 0) m on true
    left join lateral (select sum(views) as views, sum(inquiries) as inquiries, sum(orders) as orders
      from product_days where product_id = p.id and day > ${since}::date) d on true
    left join product_days now on now.product_id = p.id and now.day = ${marketDay(ctx.now)}::date
    where p.id > ${after} and p.deleted_at is null
    order by p.id limit ${batch}`);
  return rows as unknown as Weighed[];
}

/** Has a store's products of today weighed within a minute: once for all its orders and inquiries of that minute. */
export async function weighSoon({ db, now }: CommandContext, supplierId: string): Promise<void> {
  const minute = Math.floor(now.getTime() / 60_000) + 1;
  const key = `${weighStoreJob.name}:${supplierId}:${minute}`;
  await addJob(db, weighStoreJob, { supplierId }, { key, runAt: new Date(minute * 60_000) });
}

/**
 * What was ordered or asked for today becomes more popular today. A day moves a product as far as a night would, from
 * where the day found it, so weighing it again changes nothing; the search index learns of it by an event.
 */
export async function weighStore(ctx: CommandContext, { supplierId }: { supplierId: string }): Promise<void> {
  const today = marketDay(ctx.now);
  const since = marketDay(addDays(ctx.now, -30));
  const { rows } = await ctx.db.execute(sql`
    with wanted as (
      select product_id from product_days
      where supplier_id = ${supplierId} and day = ${today}::date and orders + inquiries > 0
      order by 2 * orders + inquiries desc, product_id limit ${mostOfStore}),
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
  const weighed = (rows as unknown as Weighed[]).map(toAttention);
  await recordAttention(ctx, weighed);
  if (weighed.length > 0)
    await ctx.emit(attentionMoved, { supplierId, productIds: weighed.map(({ productId }) => productId) });
}

const toAttention = ({ productId, popularity, viewCount, ...seen }: Weighed) => ({
  productId,
  viewCount,
  popularity: nextPopularity(popularity, attentionScore(seen)),
});
