import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';
import { inquiries } from '#features/conversations/inquiries/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { homeMarket } from '#lib/market.ts';
import { inline } from '#platform/database/typed-sql.ts';
import { type TrendName, trendNames } from '../../contract.ts';

interface TrendSource {
  from: PgTable;
  /** Each has an index, so that counting a few days reads only those. */
  at: PgColumn;
  where?: SQL;
}

const sources: Record<TrendName, TrendSource> = {
  buyers: { from: accounts, at: accounts.createdAt, where: eq(accounts.role, 'customer') },
  suppliers: { from: suppliers, at: suppliers.approvedAt },
  products: { from: products, at: products.createdAt, where: sql`${products.isShown}` },
  inquiries: { from: inquiries, at: inquiries.createdAt },
  orders: { from: orders, at: orders.placedAt, where: ne(orders.status, 'cancelled') },
};

const zone = inline(homeMarket.timeZone);
interface DayRange {
  /** First and last day in the market's time zone, both included. */
  from: string;
  to: string;
}

/** SQL for `trend`, `day` and `count` of the days on which something happened, counted from the records. */
export const countsByDay = (range: DayRange): SQL =>
  sql.join(
    trendNames.map((name) => countByDay(name, range)),
    sql` union all `,
  );

function countByDay(name: TrendName, { from, to }: DayRange): SQL {
  const { from: table, at, where } = sources[name];
  return sql`select ${inline(name)} as trend, (${at} at time zone ${zone})::date as day, count(*)::int as count
    from ${table} where ${and(
      sql`${at} >= ${from}::date::timestamp at time zone ${zone}`,
      sql`${at} < (${to}::date + 1)::timestamp at time zone ${zone}`,
      where,
    )} group by 2`;
}
