import { and, asc, between, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { productDays, storeDays } from '#features/analytics/insights/server/tables.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { InquiryAnalytics } from '../../contract.ts';
import { percentOf } from '../../rules.ts';
import {
  figureOf,
  inBothSpans,
  inSpan,
  listPointSums,
  productSums,
  type ReportQuery,
  sumOf,
} from './report-sums.ts';
import { getRestOfInquiries, isRunning, lessRest, noInquiries } from './rest-of-day.ts';

type InquirySums = Awaited<ReturnType<typeof sumInquiries>>[number];
type WaitingTimes = Awaited<ReturnType<typeof sumWaitingTimes>>[number];

const hours = sql`hours`;
const median = sql<number>`percentile_cont(0.5) within group (order by ${hours})::float8`;

/**
 * Returns the funnel from views to inquiries to orders, and how long buyers waited for the first answer. A range that
 * ends today is compared with the previous period up to the same time of its last day; the median is of whole days,
 * because it does not grow with them.
 */
export async function getInquiryAnalytics(db: Database, range: ReportQuery): Promise<InquiryAnalytics> {
  const { span } = range;
  const { inquiries, answerHours } = storeDays;
  const [sums, waited, points, products, rest] = await Promise.all([
    sumInquiries(db, range),
    sumWaitingTimes(db, range),
    listPointSums(db, { query: range, sums: { inquiries, answered: sql`cardinality(${answerHours})` } }),
    listProducts(db, range),
    isRunning(range) ? getRestOfInquiries(db, range) : noInquiries,
  ]);
  const [now, whole] = [sums.find((row) => row.now), sums.find((row) => !row.now)];
  const before = whole && {
    inquiries: lessRest(whole.inquiries, rest.inquiries),
    answered: lessRest(whole.answered, rest.answered),
    ordered: lessRest(whole.ordered, rest.ordered),
  };
  const [waiting, earlier] = [waited.find((row) => row.now), waited.find((row) => !row.now)];
  const rate = (part: 'answered' | 'ordered', row: typeof before) =>
    percentOf(row?.[part] ?? 0, row?.inquiries ?? 0);
  return {
    span,
    isRunning: isRunning(range),
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
  sums: InquirySums | undefined,
  times: WaitingTimes | undefined,
): InquiryAnalytics['speeds'] => [
  { within: 'Within 1 hour', inquiries: times?.hour ?? 0 },
  { within: '1 to 4 hours', inquiries: times?.hours ?? 0 },
  { within: '4 to 24 hours', inquiries: times?.day ?? 0 },
  { within: 'After a day', inquiries: times?.later ?? 0 },
  { within: 'No reply yet', inquiries: (sums?.inquiries ?? 0) - (sums?.answered ?? 0) },
];

function sumInquiries(db: Database, range: ReportQuery) {
  const { inquiries, answerHours, inquiriesOrdered, views } = storeDays;
  return db
    .select({
      now: inSpan(storeDays, range),
      inquiries: sumOf(inquiries),
      answered: sumOf(sql`cardinality(${answerHours})`),
      ordered: sumOf(inquiriesOrdered),
      views: sumOf(views),
    })
    .from(storeDays)
    .where(inBothSpans(storeDays, range))
    .groupBy(sql`1`);
}

/** Returns how long buyers waited for an answer, over the answered inquiries of both spans. */
function sumWaitingTimes(db: Database, range: ReportQuery) {
  const count = (isCounted: SQL) => sql<number>`(count(*) filter (where ${isCounted}))::int`;
  return db
    .select({
      now: inSpan(storeDays, range),
      medianHours: median,
      hour: count(sql`${hours} <= 1`),
      hours: count(sql`${hours} > 1 and ${hours} <= 4`),
      day: count(sql`${hours} > 4 and ${hours} <= 24`),
      later: count(sql`${hours} > 24`),
    })
    .from(storeDays)
    .crossJoin(sql`unnest(${storeDays.answerHours}) as hours`)
    .where(inBothSpans(storeDays, range))
    .groupBy(sql`1`);
}

/**
 * Returns the products with most inquiries first. The ranking uses inquiries alone; the other sums are only read for
 * these products.
 */
async function listProducts(
  db: Database,
  { supplierId, span }: ReportQuery,
): Promise<InquiryAnalytics['products']> {
  const { from, to } = span;
  const ranked = productSums({ supplierId, from, to, only: ['inquiries'] });
  const views = productSums({ supplierId, from, to, only: ['views'] });
  const top = db
    .$with('top', {
      id: sql<string>`top_id`.as('top_id'),
      inquiries: sql<number>`top_inquiries`.as('top_inquiries'),
    })
    .as(sql`select summed_id as top_id, sum(inquiries)::int as top_inquiries from ${ranked} summed
      where inquiries > 0 group by 1 order by 2 desc, 1 limit 50`);
  const ofTop = (id: SQL) => sql`${id} = any(array(select top_id from ${top}))`;
  const asked = db
    .$with('asked')
    .as(selectDays(db, { supplierId, span, where: ofTop(sql`${productDays.productId}`) }));
  const outcome = db
    .select({
      id: sql<string>`${asked.id}`.as('outcome_id'),
      ordered: sql<number>`sum(${asked.ordered})::int`.as('ordered'),
    })
    .from(asked)
    .groupBy(sql`1`)
    .as('outcome');
  const waited = db
    .select({ id: sql<string>`${asked.id}`.as('waited_id'), medianHours: median.as('median_hours') })
    .from(asked)
    .crossJoin(sql`unnest(${asked.answerHours}) as hours`)
    .groupBy(sql`1`)
    .as('waited');
  const seen = db
    .select({
      id: sql<string>`summed_id`.as('seen_id'),
      views: sql<number>`sum(views)::float8`.as('seen_views'),
    })
    .from(sql`${views} summed`)
    .where(ofTop(sql`summed_id`))
    .groupBy(sql`1`)
    .as('seen');
  return db
    .with(top, asked)
    .select({
      id: products.id,
      slug: products.slug,
      title: products.title,
      inquiries: top.inquiries,
      ordered: outcome.ordered,
      medianHours: sql<number | null>`${waited.medianHours}`,
      views: sql<number>`coalesce(${seen.views}, 0)`,
    })
    .from(top)
    .innerJoin(products, eq(products.id, top.id))
    .innerJoin(outcome, eq(outcome.id, top.id))
    .leftJoin(waited, eq(waited.id, top.id))
    .leftJoin(seen, eq(seen.id, top.id))
    .where(isNull(products.deletedAt))
    .orderBy(desc(top.inquiries), asc(products.id));
}

/** Selects the days of a store's products on which inquiries arrived. */
function selectDays(
  db: Database,
  { supplierId, span, where }: Pick<ReportQuery, 'supplierId' | 'span'> & { where: SQL },
) {
  const { productId, day, inquiries, inquiriesOrdered, answerHours } = productDays;
  return db
    .select({
      id: sql<string>`${productId}`.as('asked_id'),
      ordered: sql<number>`${inquiriesOrdered}`.as('day_ordered'),
      answerHours: sql<number[]>`${answerHours}`.as('answer_hours'),
    })
    .from(productDays)
    .where(
      and(where, between(day, span.from, span.to), eq(productDays.supplierId, supplierId), gt(inquiries, 0)),
    );
}
