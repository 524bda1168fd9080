import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { InquiryAnalytics } from '../../contract.ts';
import { percentOf } from '../../rules.ts';
import {
  figureOf,
  inBothSpans,
  inSpan,
  pointOf,
  pointsOf,
  productSums,
  queryReportRows,
  type ReportQuery,
} from './report-sums.ts';

interface Sums {
  now: boolean;
  inquiries: number;
  answered: number;
  ordered: number;
  views: number;
}

/** How long buyers waited for an answer, over the answered inquiries of a span. */
interface WaitingTimes {
  now: boolean;
  medianHours: number;
  hour: number;
  hours: number;
  day: number;
  later: number;
}

const median = sql`percentile_cont(0.5) within group (order by h)::float8`;

/** Returns the funnel from views to inquiries to orders, and how long buyers waited for the first answer. */
export async function getInquiryAnalytics(db: Database, range: ReportQuery): Promise<InquiryAnalytics> {
  const { supplierId, span } = range;
  const [sums, waited, points, products] = await Promise.all([
    queryReportRows<Sums>(
      db,
      sql`select ${inSpan(range)} as now, sum(inquiries)::int as inquiries, sum(cardinality(answer_hours))::int as answered,
          sum(inquiries_ordered)::int as ordered, sum(views)::float8 as views
        from store_days where supplier_id = ${supplierId} and ${inBothSpans(range)} group by 1`,
    ),
    queryReportRows<WaitingTimes>(
      db,
      sql`select ${inSpan(range)} as now, ${median} as "medianHours", (count(*) filter (where h <= 1))::int as hour,
          (count(*) filter (where h > 1 and h <= 4))::int as hours, (count(*) filter (where h > 4 and h <= 24))::int as day,
          (count(*) filter (where h > 24))::int as later
        from store_days, unnest(answer_hours) h where supplier_id = ${supplierId} and ${inBothSpans(range)} group by 1`,
    ),
    listPoints(db, range),
    listProducts(db, range),
  ]);
  const [now, before] = [sums.find((row) => row.now), sums.find((row) => !row.now)];
  const [waiting, earlier] = [waited.find((row) => row.now), waited.find((row) => !row.now)];
  const rate = (part: 'answered' | 'ordered', row: Sums | undefined) =>
    percentOf(row?.[part] ?? 0, row?.inquiries ?? 0);
  return {
    span,
    figures: {
      inquiries: figureOf(now?.inquiries, before?.inquiries),
      answeredPercent: figureOf(rate('answered', now), rate('answered', before)),
      medianHours: figureOf(waiting?.medianHours, earlier?.medianHours),
      orderedPercent: figureOf(rate('ordered', now), rate('ordered', before)),
    },
    funnel: {
      views: now?.views ?? 0,
      inquiries: now?.inquiries ?? 0,
      answered: now?.answered ?? 0,
      ordered: now?.ordered ?? 0,
    },
    points,
    speeds: answerSpeeds(now, waiting),
    products,
  };
}

const answerSpeeds = (
  sums: Sums | undefined,
  times: WaitingTimes | undefined,
): InquiryAnalytics['speeds'] => [
  { within: 'Within 1 hour', inquiries: times?.hour ?? 0 },
  { within: '1 to 4 hours', inquiries: times?.hours ?? 0 },
  { within: '4 to 24 hours', inquiries: times?.day ?? 0 },
  { within: 'After a day', inquiries: times?.later ?? 0 },
  { within: 'Not answered yet', inquiries: (sums?.inquiries ?? 0) - (sums?.answered ?? 0) },
];

const listPoints = (db: Database, range: ReportQuery): Promise<InquiryAnalytics['points']> =>
  queryReportRows(
    db,
    sql`select p.start::text as start, coalesce(sum(d.inquiries), 0)::int as inquiries, coalesce(sum(d.answered), 0)::int as answered
        from ${pointsOf(range)} p left join (select ${pointOf(range)} as start, inquiries, cardinality(answer_hours) as answered from store_days
          where supplier_id = ${range.supplierId} and day between ${range.span.from}::date and ${range.span.to}::date) d using (start)
        group by 1 order by 1`,
  );

/**
 * Returns the products with most inquiries first. The ranking uses inquiries alone; the other sums are only read for
 * these products.
 */
function listProducts(
  db: Database,
  { supplierId, span }: ReportQuery,
): Promise<InquiryAnalytics['products']> {
  const ranked = productSums(supplierId, { ...span, only: 'inquiries' });
  const views = productSums(supplierId, { ...span, only: 'views' });
  const ofTop = sql`product_id = any(array(select product_id from top))`;
  const days = sql`day between ${span.from}::date and ${span.to}::date`;
  return queryReportRows(
    db,
    sql`with top as materialized (
          select product_id, sum(inquiries)::int as inquiries from ${ranked} d where inquiries > 0 group by 1 order by 2 desc, 1 limit 50
        ), asked as materialized (
          select product_id, inquiries_ordered, answer_hours from product_days where ${ofTop} and ${days} and supplier_id = ${supplierId} and inquiries > 0
        ), outcome as (select product_id, sum(inquiries_ordered)::int as ordered from asked group by 1
        ), waited as (select product_id, ${median} as "medianHours" from asked, unnest(answer_hours) h group by 1
        ), seen as (select product_id, sum(views)::float8 as views from ${views} d where ${ofTop} group by 1)
        select p.id, p.slug, p.title, top.inquiries, outcome.ordered, waited."medianHours", coalesce(seen.views, 0) as views
        from top join products p on p.id = top.product_id join outcome using (product_id)
        left join waited using (product_id) left join seen using (product_id)
        where p.deleted_at is null order by top.inquiries desc, p.id`,
  );
}
