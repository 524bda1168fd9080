import { and, eq, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { changePercent } from '#features/analytics/insights/rules.ts';
import {
  productDays,
  productMonths,
  type storeCountryDays,
  storeDays,
  type storeTypeDays,
} from '#features/analytics/insights/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { inline } from '#platform/database/typed-sql.ts';
import type { Figure, Span } from '../../contract.ts';

export interface ReportQuery {
  supplierId: string;
  span: Span;
  now: Date;
}

type ReportDays = typeof storeDays | typeof storeTypeDays | typeof storeCountryDays;

const isBetween = (day: PgColumn, { from, to }: { from: string; to: string }): SQL =>
  sql`${day} between ${from}::date and ${to}::date`;

/** Condition: the row is of the store, in the range or in the previous period. */
export const inBothSpans = ({ supplierId, day }: ReportDays, { supplierId: store, span }: ReportQuery) =>
  and(
    eq(supplierId, store),
    or(isBetween(day, span), isBetween(day, { from: span.previousFrom, to: span.previousTo })),
  );

/** Condition: the row belongs to the range rather than to the previous period. */
export const inSpan = ({ day }: ReportDays, { span }: ReportQuery): SQL<boolean> =>
  sql<boolean>`${day} >= ${span.from}::date`;

/** SQL for the sum of a column over the rows of the range, or over those of the previous period. */
export const sumIf = (isCounted: SQL, column: PgColumn): SQL<number> =>
  sql<number>`coalesce(sum(${column}) filter (where ${isCounted}), 0)::float8`;

/** SQL for the sum of a column. */
export const sumOf = (column: PgColumn | SQL): SQL<number> => sql<number>`sum(${column})::float8`;

interface PointSums {
  [name: string]: PgColumn | SQL;
}

/** Returns sums of a store's days for every point of the range, including empty points. */
export async function listPointSums<Sums extends PointSums>(
  db: Database,
  { query: { supplierId, span }, sums }: { query: ReportQuery; sums: Sums },
) {
  const unit = inline(span.unit);
  const summed = Object.fromEntries(
    Object.entries(sums).map(([name, column]) => [name, sql<number>`coalesce(${sumOf(column)}, 0)`]),
  ) as Record<keyof Sums, SQL<number>>;
  return db
    .select({ start: sql<string>`point::date::text`, ...summed })
    .from(
      sql`generate_series(date_trunc(${unit}, ${span.from}::date), ${span.to}::date, ${`1 ${span.unit}`}::interval) as point`,
    )
    .leftJoin(
      storeDays,
      and(
        eq(storeDays.supplierId, supplierId),
        isBetween(storeDays.day, span),
        sql`date_trunc(${unit}, ${storeDays.day}) = point`,
      ),
    )
    .groupBy(sql`point`)
    .orderBy(sql`point`);
}

export const figureOf = (value = 0, before = 0): Figure => ({
  value,
  before,
  changePercent: changePercent(value, before),
});

/** Columns that days and months of a product have in common. */
type ProductSum = 'views' | 'visitors' | 'inquiries' | 'orders';

interface ProductSumsQuery {
  supplierId: string;
  from: string;
  to: string;
  only: readonly ProductSum[];
}

/**
 * SQL for `summed_id` and the sums of a range by product, in several rows: whole months from the months,
 * the remaining days from the days. A year of a store with many products is then a dozen rows per product; a column
 * alone is read from an index.
 */
export function productSums({ supplierId, from, to, only }: ProductSumsQuery): SQL {
  const { month } = productMonths;
  const { day } = productDays;
  const firstMonth = sql`(date_trunc('month', ${from}::date - 1) + interval '1 month')::date`;
  const endMonth = sql`date_trunc('month', ${to}::date + 1)::date`;
  const read = (table: typeof productMonths | typeof productDays, isIncluded: SQL | undefined): SQL => {
    const columns = only.map((name) => sql`${table[name]} as ${sql.identifier(name)}`);
    return sql`select ${table.productId} as summed_id, ${sql.join(columns, sql`, `)} from ${table}
      where ${and(eq(table.supplierId, supplierId), isIncluded)}`;
  };
  // The days before and after the whole months are two ranges of the index, since one range would also read all days in
  // between.
  const parts = [
    read(productMonths, and(gte(month, firstMonth), lt(month, endMonth))),
    read(productDays, and(gte(day, sql`${from}::date`), lt(day, sql`least(${firstMonth}, ${to}::date + 1)`))),
    read(productDays, and(gte(day, sql`greatest(${endMonth}, ${firstMonth})`), lte(day, sql`${to}::date`))),
  ];
  return sql`(${sql.join(parts, sql` union all `)})`;
}
