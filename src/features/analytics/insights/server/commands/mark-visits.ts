import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { dailyVisitLimits, repeatViewMinutes } from '../../rules.ts';

/** A visit, with the visitor as a salted hash of the day. */
export interface VisitMark {
  pageId: string;
  productId: string | null;
  supplierId: string;
  visitor: string;
  network: string;
  country: string;
}

/**
 * Returns the visits within the daily limits. Anything far beyond what one person or one office does is a machine and
 * is not counted.
 */
export async function filterWithinLimits(
  db: Database,
  { day, marks }: { day: string; marks: VisitMark[] },
): Promise<VisitMark[]> {
  const networks = `{${[...new Set(marks.map(({ network }) => network))].join(',')}}`;
  const { rows } = await db.execute<{ network: string; visitor: string; pages: number }>(sql`
    select network, visitor, count(*)::int as pages from visit_marks
    where day = ${day} and network = any(${networks}::text[]) group by 1, 2`);
  const pages = new Map(rows.map((row) => [row.visitor, row.pages]));
  const visitors = new Map<string, number>();
  for (const { network } of rows) visitors.set(network, (visitors.get(network) ?? 0) + 1);
  return marks.filter(({ network, visitor }) => {
    const viewedPages = pages.get(visitor) ?? 0;
    const visitorsInNetwork = visitors.get(network) ?? 0;
    if (
      viewedPages >= dailyVisitLimits.pages ||
      (viewedPages === 0 && visitorsInNetwork >= dailyVisitLimits.visitors)
    )
      return false;
    if (viewedPages === 0) visitors.set(network, visitorsInNetwork + 1);
    pages.set(visitor, viewedPages + 1);
    return true;
  });
}

/** A visit that counts as a view. */
export interface CountedVisit extends VisitMark {
  /** True for the visitor's first view of this page today. */
  isFirst: boolean;
  /** True for the visitor's first view of anything in this store today. */
  isNewToStore: boolean;
}

interface VisitMarksInput {
  day: string;
  now: Date;
  marks: VisitMark[];
}

/** Records who visited which page; returns the visits that are not repetitions. */
export async function markVisits(
  db: Database,
  { day, now, marks }: VisitMarksInput,
): Promise<CountedVisit[]> {
  if (marks.length === 0) return [];
  const rowset = sql`json_to_recordset(${JSON.stringify(marks)}::json) as m("pageId" uuid, "supplierId" uuid, visitor text, network text)`;
  const { rows: known } = await db.execute<{ key: string }>(sql`
    select distinct v.visitor || ' ' || v.supplier_id as key
    from visit_marks v join ${rowset} on v.visitor = m.visitor and v.supplier_id = m."supplierId"
    where v.day = ${day}`);
  const { rows } = await db.execute<{ key: string; first: boolean }>(sql`
    insert into visit_marks (day, visitor, page_id, supplier_id, network, counted_at)
    select ${day}::date, m.visitor, m."pageId", m."supplierId", m.network, ${now.toISOString()}::timestamptz from ${rowset}
    on conflict (day, visitor, page_id) do update set counted_at = excluded.counted_at
      where visit_marks.counted_at <= excluded.counted_at - make_interval(mins => ${repeatViewMinutes})
    returning visitor || ' ' || page_id as key, xmax = 0 as first`);
  const written = new Map(rows.map(({ key, first }) => [key, first]));
  const met = new Set(known.map(({ key }) => key));
  return marks.flatMap((mark) => {
    const isFirst = written.get(`${mark.visitor} ${mark.pageId}`);
    if (isFirst === undefined) return [];
    const key = `${mark.visitor} ${mark.supplierId}`;
    const isNewToStore = !met.has(key);
    met.add(key);
    return [{ ...mark, isFirst, isNewToStore }];
  });
}
