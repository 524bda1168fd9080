import { type SQL, sql } from 'drizzle-orm';
import { marketDay } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { inquiryWeight } from '../../rules.ts';

/** Has every store's standings counted anew. */
export const rankStoresJob = defineJob('insights.rank-stores');
/** Counts where the products of one store stand on a new day. */
export const rankStoreJob = defineJob<{ supplierId: string }>('insights.rank-store');

/**
 * Queues a ranking job for every store with products to rank. Runs when a new day begins and after all sums were
 * rebuilt.
 */
export async function rankStores({ db }: CommandContext): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id::text from suppliers s where exists (select 1 from product_months where supplier_id = s.id) order by 1`,
  );
  for (const { id: supplierId } of rows)
    await addJob(
      db,
      rankStoreJob,
      { supplierId },
      { key: `${rankStoreJob.name}:${supplierId}`, queue: rankStoreJob.name },
    );
}

/** Refreshes the ranking of all products of a store, up to today. */
export async function rankStore(
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<void> {
  await lockRanking(db, supplierId);
  await db.execute(sql`
    insert into store_standings (supplier_id, day) values (${supplierId}, ${marketDay(now)}::date)
    on conflict (supplier_id) do update set day = excluded.day`);
  await writeRanking(db, { supplierId });
}

/**
 * Refreshes the ranking of some products of a store. Call it after their days and months were written: a concurrent
 * caller waits for the lock and then reads what the first one has written.
 */
export async function refreshRanking(
  db: Database,
  { supplierId, productIds }: { supplierId: string; productIds: readonly string[] },
): Promise<void> {
  if (productIds.length === 0) return;
  await lockRanking(db, supplierId);
  await writeRanking(db, { supplierId, productIds });
}

const lockRanking = (db: Database, supplierId: string): Promise<unknown> =>
  lockUntilCommit(db, `standings ${supplierId}`);

interface RankingScope {
  supplierId: string;
  /** All products of the store if left out. */
  productIds?: readonly string[];
}

const columns = sql.raw(
  'views_week, views_month, views_quarter, views_year, attention_week, sold_year, sales_year',
);

async function writeRanking(db: Database, { supplierId, productIds }: RankingScope): Promise<void> {
  const these = (column: SQL): SQL =>
    productIds ? sql`and ${column} = any(${`{${productIds.join(',')}}`}::uuid[])` : sql``;
  const ofStore = sql`supplier_id = ${supplierId} ${these(sql`product_id`)}`;
  const lastDays = (name: string, days: number) =>
    sql`coalesce(sum(${sql.raw(name)}) filter (where day > upto.last - ${days}::int), 0)`;
  await db.execute(sql`
    with upto as (select day as last from store_standings where supplier_id = ${supplierId}),
    days as (
      select product_id, ${lastDays('views', 7)} as views_week, ${lastDays('views', 30)} as views_month, sum(views) as views_quarter,
        ${lastDays('views', 7)} + ${inquiryWeight} * ${lastDays('inquiries', 7)} as attention_week
      from product_days, upto where ${ofStore} and product_days.day > upto.last - 90 group by 1
    ), months as (
      select product_id, sum(views) as views_year, sum(sold) as sold_year, sum(sales_minor) as sales_year
      from product_months, upto where ${ofStore} and month >= date_trunc('month', upto.last) - interval '11 months' group by 1
    ), standing as (
      select ${supplierId}::uuid as supplier_id, product_id, coalesce(views_week, 0) as views_week, coalesce(views_month, 0) as views_month,
        coalesce(views_quarter, 0) as views_quarter, coalesce(views_year, 0) as views_year, coalesce(attention_week, 0) as attention_week,
        coalesce(sold_year, 0) as sold_year, coalesce(sales_year, 0) as sales_year
      from months full join days using (product_id)
    ), gone as (
      delete from product_standings where ${ofStore} and product_id not in (select product_id from standing)
    )
    insert into product_standings as s (supplier_id, product_id, ${columns})
    select supplier_id, product_id, ${columns} from standing order by product_id
    on conflict (supplier_id, product_id) do update set (${columns}) =
      (excluded.views_week, excluded.views_month, excluded.views_quarter, excluded.views_year, excluded.attention_week, excluded.sold_year, excluded.sales_year)
    where (s.views_week, s.views_month, s.views_quarter, s.views_year, s.attention_week, s.sold_year, s.sales_year) is distinct from
      (excluded.views_week, excluded.views_month, excluded.views_quarter, excluded.views_year, excluded.attention_week, excluded.sold_year, excluded.sales_year)`);
}
