import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { marketDay } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import {
  arrayParam,
  differsFromExcluded,
  insertSelect,
  onConflict,
  setExcluded,
} from '#platform/database/typed-sql.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { inquiryWeight } from '../../rules.ts';
import { listStoresToRank } from '../queries/ranking.ts';
import { productDays, productMonths, productStandings, storeStandings } from '../tables.ts';

/** Refreshes the ranking of every store. */
export const rankStoresJob = defineJob('insights.rank-stores');
/** Refreshes the ranking of one store for a new day. */
export const rankStoreJob = defineJob<{ supplierId: string }>('insights.rank-store');

/**
 * Queues a ranking job for every store with products to rank. Runs when a new day begins and after all sums were
 * rebuilt.
 */
export async function rankStores({ db }: CommandContext): Promise<void> {
  for (const supplierId of await listStoresToRank(db))
    await addJob(db, {
      job: rankStoreJob,
      payload: { supplierId },
      key: `${rankStoreJob.name}:${supplierId}`,
      queue: rankStoreJob.name,
    });
}

/** Refreshes the ranking of all products of a store, up to today. */
export async function rankStore(
  db: Transaction,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<void> {
  await lockRanking(db, supplierId);
  const day = marketDay(now);
  await db
    .insert(storeStandings)
    .values({ supplierId, day })
    .onConflictDoUpdate({ target: storeStandings.supplierId, set: { day } });
  await writeRanking(db, { supplierId });
}

/**
 * Refreshes the ranking of some products of a store. Call it after their days and months were written: a concurrent
 * caller waits for the lock and then reads what the first one has written.
 */
export async function refreshRanking(
  db: Transaction,
  { supplierId, productIds }: { supplierId: string; productIds: readonly string[] },
): Promise<void> {
  if (productIds.length === 0) return;
  await lockRanking(db, supplierId);
  await writeRanking(db, { supplierId, productIds });
}

const lockRanking = (db: Transaction, supplierId: string): Promise<unknown> =>
  lockUntilCommit(db, `standings ${supplierId}`);

interface RankingScope {
  supplierId: string;
  /** All products of the store if left out. */
  productIds?: readonly string[];
}

async function writeRanking(db: Database, { supplierId, productIds }: RankingScope): Promise<void> {
  const isInScope = (table: { supplierId: PgColumn; productId: PgColumn }) =>
    and(
      eq(table.supplierId, supplierId),
      productIds && sql`${table.productId} = any(${arrayParam(productIds, 'uuid')})`,
    );
  const { viewsWeek, viewsMonth, viewsQuarter, viewsYear, attentionWeek, soldYear, salesYear } =
    productStandings;
  const sums = [viewsWeek, viewsMonth, viewsQuarter, viewsYear, attentionWeek, soldYear, salesYear];
  const { views, inquiries, day } = productDays;
  const lastDays = (column: PgColumn, days: number) =>
    sql`coalesce(sum(${column}) filter (where ${day} > upto.last - ${days}::int), 0)`;
  const insert = insertSelect(productStandings, {
    supplierId: sql`${supplierId}::uuid`,
    productId: sql`product_id`,
    viewsWeek: sql`coalesce(views_week, 0)`,
    viewsMonth: sql`coalesce(views_month, 0)`,
    viewsQuarter: sql`coalesce(views_quarter, 0)`,
    viewsYear: sql`coalesce(views_year, 0)`,
    attentionWeek: sql`coalesce(attention_week, 0)`,
    soldYear: sql`coalesce(sold_year, 0)`,
    salesYear: sql`coalesce(sales_year, 0)`,
  });
  await db.execute(sql`
    with upto as (
      select ${storeStandings.day} as last from ${storeStandings} where ${eq(storeStandings.supplierId, supplierId)}
    ), days as (
      select ${productDays.productId} as product_id, ${lastDays(views, 7)} as views_week, ${lastDays(views, 30)} as views_month,
        sum(${views}) as views_quarter, ${lastDays(views, 7)} + ${inquiryWeight} * ${lastDays(inquiries, 7)} as attention_week
      from ${productDays}, upto where ${and(isInScope(productDays), sql`${day} > upto.last - 90`)} group by 1
    ), months as (
      select ${productMonths.productId} as product_id, sum(${productMonths.views}) as views_year,
        sum(${productMonths.sold}) as sold_year, sum(${productMonths.salesMinor}) as sales_year
      from ${productMonths}, upto
      where ${and(isInScope(productMonths), sql`${productMonths.month} >= date_trunc('month', upto.last) - interval '11 months'`)}
      group by 1
    ), standing as (
      select * from months full join days using (product_id)
    ), gone as (
      delete from ${productStandings}
      where ${and(isInScope(productStandings), sql`${productStandings.productId} not in (select product_id from standing)`)}
    )
    ${insert} from standing order by product_id
    ${onConflict([productStandings.supplierId, productStandings.productId], setExcluded(sums))}
    where ${differsFromExcluded(sums)}`);
}
