import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { dayLimits, viewMinutes } from '../../rules.ts';

/** A visitor, as the day's salt makes them, at a page. */
export interface Mark {
  pageId: string;
  productId: string | null;
  supplierId: string;
  visitor: string;
  network: string;
  country: string;
}

/** A person reads some pages and an office sends some people; what goes far beyond is a machine and is not counted. */
export async function withinLimits(
  db: Database,
  { day, marks }: { day: string; marks: Mark[] },
): Promise<Mark[]> {
  const networks = `{${[...new Set(marks.map(({ network }) => network))].join(',')}}`;
  const { rows } = await db.execute<{ network: string; visitor: string; pages: number }>(sql`
    select network, visitor, count(*)::int as pages from visit_marks
    where day = ${day} and network = any(${networks}::text[]) group by 1, 2`);
  const pages = new Map(rows.map((row) => [row.visitor, row.pages]));
  const visitors = new Map<string, number>();
  for (const { network } of rows) visitors.set(network, (visitors.get(network) ?? 0) + 1);
  return marks.filter(({ network, visitor }) => {
    const seen = pages.get(visitor) ?? 0;
    const others = visitors.get(network) ?? 0;
    if (seen >= dayLimits.pages || (seen === 0 && others >= dayLimits.visitors)) return false;
    if (seen === 0) visitors.set(network, others + 1);
    pages.set(visitor, seen + 1);
    return true;
  });
}

/** A visit that counts. */
export interface Counted extends Mark {
  /** First look at this page today. */
  isFirst: boolean;
  /** First look at anything of this store today. */
  isNewToStore: boolean;
}

interface Marking {
  day: string;
  now: Date;
  marks: Mark[];
}

/** Writes down who was where; answers the visits that are not a repetition. */
export async function markVisits(db: Database, { day, now, marks }: Marking): Promise<Counted[]> {
  if (marks.length === 0) return [];
  const given = sql`json_to_recordset(${JSON.stringify(marks)}::json) as m("pageId" uuid, "supplierId" uuid, visitor text, network text)`;
  const { rows: known } = await db.execute<{ key: string }>(sql`
    select distinct v.visitor || ' ' || v.supplier_id as key
    from visit_marks v join ${given} on v.visitor = m.visitor and v.supplier_id = m."supplierId"
    where v.day = ${day}`);
  const { rows } = await db.execute<{ key: string; first: boolean }>(sql`
    insert into visit_marks (day, visitor, page_id, supplier_id, network, counted_at)
    select ${day}::date, m.visitor, m."pageId", m."supplierId", m.network, ${now.toISOString()}::timestamptz from ${given}
    on conflict (day, visitor, page_id) do update set counted_at = excluded.counted_at
      where visit_marks.counted_at <= excluded.counted_at - make_interval(mins => ${viewMinutes})
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
