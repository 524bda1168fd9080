import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { marketDay, mondayOf, shiftDay } from '#lib/calendar.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import {
  arrayParam,
  differsFromExcluded,
  insertSelect,
  onConflict,
  setExcluded,
} from '#platform/database/typed-sql.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { listProductsAfter } from '../queries/view-sums.ts';
import { productDays, productViewSums, storeStandings } from '../tables.ts';

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
  const outdated = await db
    .select({ upto: storeStandings.summedUpto })
    .from(storeStandings)
    .where(
      and(
        eq(storeStandings.supplierId, supplierId),
        sql`${storeStandings.summedUpto} is distinct from ${upto}::date`,
      ),
    );
  if (outdated.length > 0) await queueViewSums(db, { supplierId, upto });
}

const queueViewSums = (db: Database, payload: SumViewsPayload): Promise<void> =>
  addJob(db, {
    job: sumViewsJob,
    payload,
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
  const batch = await listProductsAfter(db, { supplierId, after, limit: batchSize });
  await writeViewSums(db, {
    supplierId,
    upto,
    productIds: batch.map(({ id }) => id),
  });
  if (batch.length === batchSize) return batch.at(-1)?.number ?? null;
  await db.update(storeStandings).set({ summedUpto: upto }).where(eq(storeStandings.supplierId, supplierId));
  return null;
}

async function writeViewSums(
  db: Database,
  { supplierId, upto, productIds }: { supplierId: string; upto: string; productIds: string[] },
): Promise<void> {
  if (productIds.length === 0) return;
  const { productId, day, views } = productDays;
  const isInBatch = (column: PgColumn) => sql`${column} = any(${arrayParam(productIds, 'uuid')})`;
  const sums = productViewSums;
  const insert = insertSelect(sums, {
    supplierId: sql`${supplierId}::uuid`,
    productId: sql`product_id`,
    firstWeek: sql`first`,
    sums: sql`array_agg(least(total, 2147483647)::int order by n)`,
  });
  const written = [sums.firstWeek, sums.sums];
  await db.execute(sql`
    with weeks as (
      select ${productId} as product_id, ${day} - extract(isodow from ${day})::int + 1 as week, sum(${views}) as views
      from ${productDays} where ${isInBatch(productId)} and ${day} < ${upto}::date and ${views} > 0 group by 1, 2
    ), reach as (
      select product_id, min(week) as first, max(week) as last from weeks group by 1
    ), dense as (
      select r.product_id, r.first, n, sum(w.views) over (partition by r.product_id order by n) as total
      from reach r cross join lateral generate_series(0, (r.last - r.first) / 7) n
      left join weeks w on w.product_id = r.product_id and w.week = r.first + n * 7
    ), gone as (
      delete from ${sums} where ${sums.supplierId} = ${supplierId} and ${isInBatch(sums.productId)}
        and ${sums.productId} not in (select product_id from reach)
    )
    ${insert} from dense group by 2, 3 order by 2
    ${onConflict([sums.supplierId, sums.productId], setExcluded(written))} where ${differsFromExcluded(written)}`);
}

/**
 * Discards a store's view sums after past days were written: readers use the days themselves until the sums are
 * rebuilt.
 */
export const discardViewSums = (db: Database, supplierId: string): Promise<unknown> =>
  db.update(storeStandings).set({ summedUpto: null }).where(eq(storeStandings.supplierId, supplierId));
