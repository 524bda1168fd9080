import { type SQL, sql } from 'drizzle-orm';
import { addDays, toDateString } from '#lib/calendar.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { inquiryConversionDays } from '../../rules.ts';
import { convertedInquiries } from '../queries/converted-inquiries.ts';

const zone = sql.raw(`'${homeMarket.timeZone}'`);

interface Scope {
  /** One store; all stores if left out. */
  supplierId?: string | undefined;
  /** First and last day in the store's time zone, both included. */
  from: string;
  to: string;
}

/**
 * Recounts the sums from orders and inquiries for some days. The sums are replaced, not added to, so it may run twice,
 * late and in any order with the same result. Visits stay unchanged.
 */
export async function rollUp(db: Database, scope: Scope): Promise<void> {
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

const onDays = ({ supplierId, from, to }: Scope, column = 'day'): SQL => {
  const within = sql`${sql.raw(column)} between ${from}::date and ${to}::date`;
  return supplierId ? sql`supplier_id = ${supplierId} and ${within}` : within;
};

/** Condition: the row's timestamp lies within the days. Written so that an index can be used. */
const withinDays = ({ supplierId, from, to }: Scope, column: string): SQL => {
  const at = sql.raw(column);
  const within = sql`${at} >= ${from}::date::timestamp at time zone ${zone} and ${at} < (${to}::date + 1)::timestamp at time zone ${zone}`;
  return supplierId ? sql`supplier_id = ${supplierId} and ${within}` : within;
};

const dayOf = (column: string): SQL => sql`(${sql.raw(column)} at time zone ${zone})::date`;
const placedOrders = (scope: Scope): SQL => sql`status <> 'cancelled' and ${withinDays(scope, 'placed_at')}`;

async function clear(db: Database, scope: Scope): Promise<void> {
  await db.execute(sql`update store_days set sales_minor = 0, orders = 0, earnings_minor = 0, delivered_orders = 0, inquiries = 0,
      answer_hours = '{}', inquiries_ordered = 0
    where ${onDays(scope)} and (orders, delivered_orders, inquiries) <> (0, 0, 0)`);
  await db.execute(sql`delete from store_type_days where ${onDays(scope)}`);
  await db.execute(sql`update store_country_days set inquiries = 0, orders = 0, sales_minor = 0
    where ${onDays(scope)} and (inquiries, orders) <> (0, 0)`);
  await db.execute(sql`update product_days set inquiries = 0, orders = 0, sold = 0, sales_minor = 0, answer_hours = '{}', inquiries_ordered = 0
    where ${onDays(scope)} and (inquiries > 0 or orders > 0 or sold > 0)`);
}

async function addStoreDays(db: Database, scope: Scope): Promise<void> {
  await db.execute(sql`
    insert into store_days (supplier_id, day, sales_minor, orders, earnings_minor, delivered_orders, inquiries)
    select supplier_id, day, sum(sales), sum(orders), sum(earnings), sum(delivered), sum(inquiries) from (
      select supplier_id, ${dayOf('placed_at')} as day, subtotal_minor as sales, 1 as orders, 0 as earnings, 0 as delivered, 0 as inquiries
        from orders where ${placedOrders(scope)}
      union all
      select supplier_id, ${dayOf('delivered_at')}, 0, 0, subtotal_minor, 1, 0 from orders where ${withinDays(scope, 'delivered_at')}
      union all
      select supplier_id, ${dayOf('created_at')}, 0, 0, 0, 0, 1 from inquiries where ${withinDays(scope, 'created_at')}
    ) happened group by 1, 2
    on conflict (supplier_id, day) do update set sales_minor = excluded.sales_minor, orders = excluded.orders,
      earnings_minor = excluded.earnings_minor, delivered_orders = excluded.delivered_orders, inquiries = excluded.inquiries`);
}

async function addTypeDays(db: Database, scope: Scope): Promise<void> {
  await db.execute(sql`
    insert into store_type_days (supplier_id, day, packaging_type, sales_minor)
    select o.supplier_id, ${dayOf('o.placed_at')}, l.packaging_type, sum(l.total_minor)
    from (select id, supplier_id, placed_at from orders where ${placedOrders(scope)}) o join order_lines l on l.order_id = o.id
    group by 1, 2, 3`);
}

async function addCountryDays(db: Database, scope: Scope): Promise<void> {
  await db.execute(sql`
    insert into store_country_days (supplier_id, day, country, inquiries, orders, sales_minor)
    select supplier_id, day, country, sum(inquiries), sum(orders), sum(sales) from (
      select supplier_id, ${dayOf('placed_at')} as day, upper(buyer_country) as country, 0 as inquiries, 1 as orders, subtotal_minor as sales
        from orders where ${placedOrders(scope)}
      union all
      select supplier_id, ${dayOf('created_at')}, coalesce(upper(buyer_country), 'ZZ'), 1, 0, 0 from inquiries where ${withinDays(scope, 'created_at')}
    ) happened group by 1, 2, 3
    on conflict (supplier_id, day, country) do update
      set inquiries = excluded.inquiries, orders = excluded.orders, sales_minor = excluded.sales_minor`);
}

async function addProductDays(db: Database, scope: Scope): Promise<void> {
  await db.execute(sql`
    insert into product_days (supplier_id, product_id, day, inquiries, orders, sold, sales_minor)
    select supplier_id, product_id, day, sum(inquiries), sum(orders), least(sum(sold), 2147483647), sum(sales) from (
      select o.supplier_id, l.product_id, ${dayOf('o.placed_at')} as day, 0 as inquiries, count(distinct o.id) as orders,
        round(sum(l.quantity)) as sold, sum(l.total_minor) as sales
        from (select id, supplier_id, placed_at from orders where ${placedOrders(scope)}) o join order_lines l on l.order_id = o.id group by 1, 2, 3
      union all
      select supplier_id, product_id, ${dayOf('created_at')}, count(*), 0, 0, 0 from inquiries
        where product_id is not null and ${withinDays(scope, 'created_at')} group by 1, 2, 3
    ) happened group by 1, 2, 3
    on conflict (product_id, day) do update set supplier_id = excluded.supplier_id, inquiries = excluded.inquiries,
      orders = excluded.orders, sold = excluded.sold, sales_minor = excluded.sales_minor`);
}

const answerHours = sql`coalesce(array_agg(hours order by hours) filter (where hours is not null), '{}')`;

/** Adds the waiting times of a day's buyers and the number who ordered to existing rows. */
async function addAnswers(db: Database, scope: Scope): Promise<void> {
  const { supplierId, from, to } = scope;
  const last = toDateString(addDays(new Date(to), inquiryConversionDays + 1));
  const followers = withinDays({ from, to: last }, 'o.placed_at');
  await db.execute(sql`
    with i as materialized (
      select id, supplier_id, product_id, buyer_account_id, lower(buyer_company) as company, created_at,
        ${dayOf('created_at')} as day, extract(epoch from first_answered_at - created_at)::float8 / 3600 as hours
      from inquiries where ${withinDays(scope, 'created_at')}
    ), ordered as materialized (${convertedInquiries(supplierId ? sql`o.supplier_id = ${supplierId} and ${followers}` : followers)}), asked as materialized (
      select i.*, (i.id in (select id from ordered))::int as ordered from i
    ), of_store as (
      update store_days d set answer_hours = a.hours, inquiries_ordered = a.ordered
      from (select supplier_id, day, ${answerHours} as hours, sum(ordered) as ordered from asked group by 1, 2) a
      where d.supplier_id = a.supplier_id and d.day = a.day and (a.ordered > 0 or a.hours <> '{}')
    )
    update product_days d set answer_hours = a.hours, inquiries_ordered = a.ordered
    from (select product_id, day, ${answerHours} as hours, sum(ordered) as ordered from asked where product_id is not null group by 1, 2) a
    where d.product_id = a.product_id and d.day = a.day and (a.ordered > 0 or a.hours <> '{}')`);
}

/** Recounts the months of the products with sums on these days; their visits are added when visits are counted. */
async function addProductMonths(db: Database, scope: Scope): Promise<void> {
  const { supplierId, from, to } = scope;
  const months = {
    supplierId,
    from: `${from.slice(0, 7)}-01`,
    to: sql`(date_trunc('month', ${to}::date) + interval '1 month - 1 day')::date`,
  };
  const ofMonths = sql`day between ${months.from}::date and ${months.to}`;
  const store = supplierId ? sql`and d.supplier_id = ${supplierId}` : sql``;
  await db.execute(sql`
    insert into product_months (supplier_id, month, product_id, inquiries, orders, sold, sales_minor)
    select d.supplier_id, date_trunc('month', d.day)::date, d.product_id, sum(d.inquiries), sum(d.orders), sum(d.sold), sum(d.sales_minor)
    from product_days d
    where d.${ofMonths} and d.supplier_id is not null ${store}
      and d.product_id in (select product_id from product_days where ${onDays(scope)})
    group by 1, 2, 3
    on conflict (supplier_id, month, product_id) do update set inquiries = excluded.inquiries, orders = excluded.orders,
      sold = excluded.sold, sales_minor = excluded.sales_minor`);
}
