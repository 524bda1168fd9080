import { and, between, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '#platform/database/database.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { insertSelect, nameOf, onConflict, setExcluded } from '#platform/database/typed-sql.ts';
import {
  type DayScope,
  eventsByCountry,
  eventsByProduct,
  eventsByStore,
  inquiryOutcomes,
  isOfStore,
  salesByType,
} from '../queries/day-events.ts';
import { productDays, productMonths, storeCountryDays, storeDays, storeTypeDays } from '../tables.ts';

/**
 * Recounts the sums from orders and inquiries for some days. The sums are replaced, not added to, so it may run twice,
 * late and in any order with the same result. Visits stay unchanged.
 */
export async function rollUp(db: Transaction, scope: DayScope): Promise<void> {
  // One at a time per store: a concurrent caller waits and then reads what the first one could not see yet.
  await lockUntilCommit(db, `insights ${scope.supplierId ?? 'all'}`);
  await clear(db, scope);
  await addStoreDays(db, scope);
  await addTypeDays(db, scope);
  await addCountryDays(db, scope);
  await addProductDays(db, scope);
  await addAnswers(db, scope);
  await addProductMonths(db, scope);
}

/** Condition: the row of sums is of one of the days. */
const onDays = (table: { supplierId: PgColumn; day: PgColumn }, scope: DayScope): SQL | undefined =>
  and(isOfStore(table.supplierId, scope), between(table.day, scope.from, scope.to));

async function clear(db: Database, scope: DayScope): Promise<void> {
  await db
    .update(storeDays)
    .set({
      salesMinor: 0,
      orders: 0,
      earningsMinor: 0,
      deliveredOrders: 0,
      inquiries: 0,
      answerHours: [],
      inquiriesOrdered: 0,
    })
    .where(
      and(
        onDays(storeDays, scope),
        sql`(${storeDays.orders}, ${storeDays.deliveredOrders}, ${storeDays.inquiries}) <> (0, 0, 0)`,
      ),
    );
  await db.delete(storeTypeDays).where(onDays(storeTypeDays, scope));
  await db
    .update(storeCountryDays)
    .set({ inquiries: 0, orders: 0, salesMinor: 0 })
    .where(
      and(
        onDays(storeCountryDays, scope),
        sql`(${storeCountryDays.inquiries}, ${storeCountryDays.orders}) <> (0, 0)`,
      ),
    );
  await db
    .update(productDays)
    .set({ inquiries: 0, orders: 0, sold: 0, salesMinor: 0, answerHours: [], inquiriesOrdered: 0 })
    .where(
      and(
        onDays(productDays, scope),
        or(gt(productDays.inquiries, 0), gt(productDays.orders, 0), gt(productDays.sold, 0)),
      ),
    );
}

async function addStoreDays(db: Database, scope: DayScope): Promise<void> {
  const days = storeDays;
  const insert = insertSelect(days, {
    supplierId: sql`store`,
    day: sql`day`,
    salesMinor: sql`sum(sales)`,
    orders: sql`sum(placed)`,
    earningsMinor: sql`sum(earnings)`,
    deliveredOrders: sql`sum(delivered)`,
    inquiries: sql`sum(asked)`,
  });
  const counted = [days.salesMinor, days.orders, days.earningsMinor, days.deliveredOrders, days.inquiries];
  await db.execute(sql`${insert} from (${eventsByStore(scope)}) happened group by 1, 2
    ${onConflict([days.supplierId, days.day], setExcluded(counted))}`);
}

async function addTypeDays(db: Database, scope: DayScope): Promise<void> {
  const insert = insertSelect(storeTypeDays, {
    supplierId: sql`store`,
    day: sql`day`,
    packagingType: sql`packaging`,
    salesMinor: sql`sales`,
  });
  await db.execute(sql`${insert} from (${salesByType(scope)}) sold`);
}

async function addCountryDays(db: Database, scope: DayScope): Promise<void> {
  const days = storeCountryDays;
  const insert = insertSelect(days, {
    supplierId: sql`store`,
    day: sql`day`,
    country: sql`country`,
    inquiries: sql`sum(asked)`,
    orders: sql`sum(placed)`,
    salesMinor: sql`sum(sales)`,
  });
  await db.execute(sql`${insert} from (${eventsByCountry(scope)}) happened group by 1, 2, 3
    ${onConflict([days.supplierId, days.day, days.country], setExcluded([days.inquiries, days.orders, days.salesMinor]))}`);
}

async function addProductDays(db: Database, scope: DayScope): Promise<void> {
  const days = productDays;
  const insert = insertSelect(days, {
    supplierId: sql`store`,
    productId: sql`product`,
    day: sql`day`,
    inquiries: sql`sum(asked)`,
    orders: sql`sum(placed)`,
    sold: sql`least(sum(quantity), 2147483647)`,
    salesMinor: sql`sum(sales)`,
  });
  const counted = [days.supplierId, days.inquiries, days.orders, days.sold, days.salesMinor];
  await db.execute(sql`${insert} from (${eventsByProduct(scope)}) happened group by 1, 2, 3
    ${onConflict([days.productId, days.day], setExcluded(counted))}`);
}

/** Adds the waiting times of a day's buyers and the number who ordered to existing rows. */
async function addAnswers(db: Database, scope: DayScope): Promise<void> {
  const answers = sql`coalesce(array_agg(hours order by hours) filter (where hours is not null), '{}') as hours, sum(converted) as converted`;
  const set = (table: typeof storeDays | typeof productDays) =>
    sql`${nameOf(table.answerHours)} = answered.hours, ${nameOf(table.inquiriesOrdered)} = answered.converted`;
  const hasAnswers = sql`(answered.converted > 0 or answered.hours <> '{}')`;
  await db.execute(sql`
    with ${inquiryOutcomes(scope)}, of_store as (
      update ${storeDays} set ${set(storeDays)}
      from (select store, day, ${answers} from asked group by 1, 2) answered
      where ${storeDays.supplierId} = store and ${storeDays.day} = answered.day and ${hasAnswers}
    )
    update ${productDays} set ${set(productDays)}
    from (select product, day, ${answers} from asked where product is not null group by 1, 2) answered
    where ${productDays.productId} = product and ${productDays.day} = answered.day and ${hasAnswers}`);
}

/** Recounts the months of the products with sums on these days; their visits are added when visits are counted. */
async function addProductMonths(db: Database, scope: DayScope): Promise<void> {
  const { supplierId, productId, day } = productDays;
  const months = productMonths;
  const recounted = alias(productDays, 'recounted');
  const insert = insertSelect(months, {
    supplierId,
    month: sql`date_trunc('month', ${day})::date`,
    productId,
    inquiries: sql`sum(${productDays.inquiries})`,
    orders: sql`sum(${productDays.orders})`,
    sold: sql`sum(${productDays.sold})`,
    salesMinor: sql`sum(${productDays.salesMinor})`,
  });
  const lastDay = sql`(date_trunc('month', ${scope.to}::date) + interval '1 month - 1 day')::date`;
  await db.execute(sql`${insert} from ${productDays}
    where ${and(
      between(day, `${scope.from.slice(0, 7)}-01`, lastDay),
      isNotNull(supplierId),
      isOfStore(supplierId, scope),
      inArray(
        productId,
        db.select({ id: recounted.productId }).from(recounted).where(onDays(recounted, scope)),
      ),
    )}
    group by 1, 2, 3
    ${onConflict(
      [months.supplierId, months.month, months.productId],
      setExcluded([months.inquiries, months.orders, months.sold, months.salesMinor]),
    )}`);
}
