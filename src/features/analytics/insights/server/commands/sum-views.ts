import { sql } from 'drizzle-orm';
import { marketDay, mondayOf, shiftDay } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';

/** Sums the views of some products of a store by week. */
export const sumViewsJob = defineJob<SumViewsPayload>('insights.sum-views');

/** Number of products per job: takes half a second for a store whose every product is viewed every day. */
const batchSize = 2_000;

interface SumViewsPayload {
  supplierId: string;
  /** Monday before which all days are summed. */
  upto: string;
  /** Products up to this number have been summed. */
  after?: number;
}

/** Queues the weekly sums of a store's views as soon as the last day of the week can no longer change. */
export async function queueWeeklyViewSums({ db, now }: CommandContext, supplierId: string): Promise<void> {
  // One day of grace, so that views around midnight have been counted.
  const upto = mondayOf(shiftDay(marketDay(now), -1));
  const { rows } = await db.execute(
    sql`select 1 from store_standings where supplier_id = ${supplierId} and summed_upto is distinct from ${upto}::date`,
  );
  if (rows.length > 0) await queueViewSums(db, { supplierId, upto });
}

const queueViewSums = (db: Database, payload: SumViewsPayload): Promise<void> =>
  addJob(db, sumViewsJob, payload, {
    key: `${sumViewsJob.name}:${payload.supplierId}:${payload.after ?? 0}`,
    queue: sumViewsJob.name,
  });

/** Sums the next products of a store and queues a job for the remaining ones. */
export async function sumViews({ db }: CommandContext, payload: SumViewsPayload): Promise<void> {
  const after = await sumViewsBatch(db, payload);
  if (after !== null) await queueViewSums(db, { ...payload, after });
}

/**
 * Recomputes the sums of some products of a store from their days. Returns the number to continue after, or null after
 * the last products, when the store is marked as summed. Until then readers use the sums up to the previous Monday,
 * which sums of later weeks do not change.
 */
export async function sumViewsBatch(
  db: Database,
  { supplierId, upto, after = 0 }: SumViewsPayload,
): Promise<number | null> {
  const { rows } = await db.execute<{ last: number | null; products: number }>(sql`
    with these as materialized (
      select id, number from products where supplier_id = ${supplierId} and number > ${after} order by number limit ${batchSize}
    ), weeks as materialized (
      select d.product_id, d.day - extract(isodow from d.day)::int + 1 as week, sum(d.views) as views
      from these join product_days d on d.product_id = these.id where d.day < ${upto}::date and d.views > 0 group by 1, 2
    ), reach as (select product_id, min(week) as first, max(week) as last from weeks group by 1
    ), dense as (
      select r.product_id, r.first, n, sum(w.views) over (partition by r.product_id order by n) as total
      from reach r cross join lateral generate_series(0, (r.last - r.first) / 7) n
      left join weeks w on w.product_id = r.product_id and w.week = r.first + n * 7
    ), gone as (
      delete from product_view_sums where supplier_id = ${supplierId} and product_id in (select id from these)
        and product_id not in (select product_id from reach)
    ), written as (
      insert into product_view_sums as s (supplier_id, product_id, first_week, sums)
      select ${supplierId}::uuid, product_id, first, array_agg(least(total, 2147483647)::int order by n) from dense group by 2, 3 order by 2
      on conflict (supplier_id, product_id) do update set first_week = excluded.first_week, sums = excluded.sums
      where (s.first_week, s.sums) is distinct from (excluded.first_week, excluded.sums)
    )
    select max(number) as last, count(*)::int as products from these`);
  const { last = null, products = 0 } = rows[0] ?? {};
  if (products === batchSize) return last;
  await db.execute(
    sql`update store_standings set summed_upto = ${upto}::date where supplier_id = ${supplierId}`,
  );
  return null;
}

/**
 * Discards a store's view sums after past days were written: readers use the days themselves until the sums are
 * rebuilt.
 */
export const discardViewSums = (db: Database, supplierId: string): Promise<unknown> =>
  db.execute(sql`update store_standings set summed_upto = null where supplier_id = ${supplierId}`);
