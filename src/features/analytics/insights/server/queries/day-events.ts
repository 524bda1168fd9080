import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { addDays, toDateString } from '#lib/calendar.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import { inline } from '#platform/database/typed-sql.ts';
import { inquiryConversionDays } from '../../rules.ts';
import { convertedInquiries, inquired } from './converted-inquiries.ts';

const zone = inline(homeMarket.timeZone);

export interface DayScope {
  /** One store; all stores if left out. */
  supplierId?: string | undefined;
  /** First and last day in the store's time zone, both included. */
  from: string;
  to: string;
}

export const isOfStore = (column: PgColumn, { supplierId }: DayScope): SQL | undefined =>
  supplierId ? eq(column, supplierId) : undefined;

/** Condition: the timestamp lies within the days. Written so that an index can be used. */
const isWithin = (at: PgColumn, { from, to }: DayScope): SQL =>
  sql`${at} >= ${from}::date::timestamp at time zone ${zone} and ${at} < (${to}::date + 1)::timestamp at time zone ${zone}`;

const dayOf = (at: PgColumn): SQL => sql`(${at} at time zone ${zone})::date`;

const isPlaced = (scope: DayScope): SQL | undefined =>
  and(ne(orders.status, 'cancelled'), isOfStore(orders.supplierId, scope), isWithin(orders.placedAt, scope));
const isDelivered = (scope: DayScope): SQL | undefined =>
  and(isOfStore(orders.supplierId, scope), isWithin(orders.deliveredAt, scope));
const isInquired = (scope: DayScope): SQL | undefined =>
  and(isOfStore(inquiries.supplierId, scope), isWithin(inquiries.createdAt, scope));

/** SQL for the orders, deliveries and inquiries of a store's days, one row each. */
export const eventsByStore = (scope: DayScope): SQL => sql`
      select ${orders.supplierId} as store, ${dayOf(orders.placedAt)} as day, ${orders.subtotalMinor} as sales, 1 as placed,
        0 as earnings, 0 as delivered, 0 as asked from ${orders} where ${isPlaced(scope)}
      union all
      select ${orders.supplierId}, ${dayOf(orders.deliveredAt)}, 0, 0, ${orders.subtotalMinor}, 1, 0
        from ${orders} where ${isDelivered(scope)}
      union all
      select ${inquiries.supplierId}, ${dayOf(inquiries.createdAt)}, 0, 0, 0, 0, 1 from ${inquiries} where ${isInquired(scope)}`;

/** SQL for the sales of a store's days by packaging type. */
export const salesByType = (scope: DayScope): SQL => sql`
      select ${orders.supplierId} as store, ${dayOf(orders.placedAt)} as day, ${orderLines.packagingType} as packaging,
        sum(${orderLines.totalMinor}) as sales
      from ${orders} join ${orderLines} on ${eq(orderLines.orderId, orders.id)} where ${isPlaced(scope)} group by 1, 2, 3`;

/** SQL for the orders and inquiries of a store's days with the country of the buyer, one row each. */
export const eventsByCountry = (scope: DayScope): SQL => sql`
      select ${orders.supplierId} as store, ${dayOf(orders.placedAt)} as day, upper(${orders.buyerCountry}) as country,
        0 as asked, 1 as placed, ${orders.subtotalMinor} as sales from ${orders} where ${isPlaced(scope)}
      union all
      select ${inquiries.supplierId}, ${dayOf(inquiries.createdAt)}, coalesce(upper(${inquiries.buyerCountry}), 'ZZ'), 1, 0, 0
        from ${inquiries} where ${isInquired(scope)}`;

/** SQL for the orders and inquiries of a product's days, summed by kind. */
export const eventsByProduct = (scope: DayScope): SQL => sql`
      select ${orders.supplierId} as store, ${orderLines.productId} as product, ${dayOf(orders.placedAt)} as day, 0 as asked,
        count(distinct ${orders.id}) as placed, coalesce(round(sum(${orderLines.quantity}) filter (where ${orderLines.kind} <> 'charge')), 0) as quantity, sum(${orderLines.totalMinor}) as sales
        from ${orders} join ${orderLines} on ${eq(orderLines.orderId, orders.id)} where ${isPlaced(scope)} group by 1, 2, 3
      union all
      select ${inquiries.supplierId}, ${inquiries.productId}, ${dayOf(inquiries.createdAt)}, count(*), 0, 0, 0 from ${inquiries}
        where ${and(isNotNull(inquiries.productId), isInquired(scope))} group by 1, 2, 3`;

/**
 * SQL for the part of a `with` that names the inquiries of some days `asked`: `store`, `product`, `day`, `hours` until
 * the first answer, and `converted`, 1 if it became an order.
 */
export function inquiryOutcomes(scope: DayScope): SQL {
  const lastOrderDay = toDateString(addDays(new Date(scope.to), inquiryConversionDays + 1));
  const isFollowing = and(
    isOfStore(orders.supplierId, scope),
    isWithin(orders.placedAt, { from: scope.from, to: lastOrderDay }),
  );
  return sql`${inquired} as materialized (
      select *, lower(${inquiries.buyerCompany}) as company, ${dayOf(inquiries.createdAt)} as day,
        extract(epoch from ${inquiries.firstAnsweredAt} - ${inquiries.createdAt})::float8 / 3600 as hours
      from ${inquiries} where ${isInquired(scope)}
    ), ordered as materialized (${convertedInquiries(isFollowing)}), asked as materialized (
      select ${inquired.supplierId} as store, ${inquired.productId} as product, day, hours,
        (${inquired.id} in (select * from ordered))::int as converted from ${inquired}
    )`;
}

/** Returns a subquery for the pieces in stock of every store. */
export const stockByStore = (db: Database) =>
  db
    .select({
      store: products.supplierId,
      pieces: sql`least(sum(${products.stock}), 2147483647)`.as('pieces'),
    })
    .from(products)
    .where(isNull(products.deletedAt))
    .groupBy(products.supplierId)
    .as('stocked');
