import { type SQL, sql } from 'drizzle-orm';
import { changePercent } from '#features/analytics/insights/rules.ts';
import type { Database } from '#platform/database/database.ts';
import type { Figure, Span } from '../../contract.ts';

export interface ReportQuery {
  supplierId: string;
  span: Span;
  now: Date;
}

export async function queryReportRows<T>(db: Database, query: SQL): Promise<T[]> {
  const { rows } = await db.execute(query);
  return rows as T[];
}

/** Condition: the day is in the range or in the previous period. */
export const inBothSpans = ({ span }: ReportQuery, column = 'day'): SQL => {
  const at = sql.raw(column);
  return sql`(${at} between ${span.from}::date and ${span.to}::date or ${at} between ${span.previousFrom}::date and ${span.previousTo}::date)`;
};

/** Condition: the row belongs to the range rather than to the previous period. */
export const inSpan = ({ span }: ReportQuery, column = 'day'): SQL =>
  sql`${sql.raw(column)} >= ${span.from}::date`;

/** SQL for the first day of every point of the range, including empty points. */
export const pointsOf = ({ span }: ReportQuery): SQL =>
  sql`(select generate_series(date_trunc(${sql.raw(`'${span.unit}'`)}, ${span.from}::date), ${span.to}::date, ${sql.raw(`interval '1 ${span.unit}'`)})::date as start)`;

/** SQL for the point that a day belongs to. */
export const pointOf = ({ span }: ReportQuery, column = 'day'): SQL =>
  sql`date_trunc(${sql.raw(`'${span.unit}'`)}, ${sql.raw(column)})::date`;

export const figureOf = (value = 0, before = 0): Figure => ({
  value,
  before,
  changePercent: changePercent(value, before),
});

/**
 * SQL for the sums of a range by product: whole months from the months, the remaining days from the days. A year of a
 * store with many products is then a dozen rows per product; views or inquiries alone are read from an index.
 */
export function productSums(
  supplierId: string,
  { from, to, only }: { from: string; to: string; only?: 'views' | 'inquiries' },
): SQL {
  const columns = only ? sql.raw(`product_id, ${only}`) : sql`product_id, views, visitors, inquiries, orders`;
  const firstMonth = sql`(date_trunc('month', ${from}::date - 1) + interval '1 month')::date`;
  const endMonth = sql`date_trunc('month', ${to}::date + 1)::date`;
  const ofStore = sql`supplier_id = ${supplierId}`;
  // The days before and after the whole months are two ranges of the index, since one range would also read all days in
  // between.
  return sql`(
    select ${columns} from product_months where ${ofStore} and month >= ${firstMonth} and month < ${endMonth}
    union all
    select ${columns} from product_days where ${ofStore} and day >= ${from}::date and day < least(${firstMonth}, ${to}::date + 1)
    union all
    select ${columns} from product_days where ${ofStore} and day >= greatest(${endMonth}, ${firstMonth}) and day <= ${to}::date)`;
}
