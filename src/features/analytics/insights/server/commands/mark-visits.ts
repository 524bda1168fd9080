import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { arrayParam, excluded, recordset } from '#platform/database/typed-sql.ts';
import { dailyVisitLimits, repeatViewMinutes } from '../../rules.ts';
import { visitMarks } from '../tables.ts';

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
  const networks = [...new Set(marks.map(({ network }) => network))];
  const { network: markedNetwork, visitor: markedVisitor } = visitMarks;
  const rows = await db
    .select({ network: markedNetwork, visitor: markedVisitor, pages: sql<number>`count(*)::int` })
    .from(visitMarks)
    .where(and(eq(visitMarks.day, day), sql`${markedNetwork} = any(${arrayParam(networks, 'text')})`))
    .groupBy(markedNetwork, markedVisitor);
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
  const rowset = recordset(marks, {
    alias: 'marks',
    types: { pageId: 'uuid', supplierId: 'uuid', visitor: 'text', network: 'text' },
  });
  const known = await db
    .selectDistinct({ visitor: visitMarks.visitor, supplierId: visitMarks.supplierId })
    .from(visitMarks)
    .innerJoin(
      rowset.from,
      and(eq(visitMarks.visitor, rowset.visitor), eq(visitMarks.supplierId, rowset.supplierId)),
    )
    .where(eq(visitMarks.day, day));
  const { countedAt } = visitMarks;
  const rows = await db
    .insert(visitMarks)
    .select(
      db
        .select({
          day: sql<string>`${day}::date`.as('day'),
          visitor: sql<string>`${rowset.visitor}`.as('visitor'),
          pageId: sql<string>`${rowset.pageId}`.as('page'),
          supplierId: sql<string>`${rowset.supplierId}`.as('supplier'),
          network: sql<string>`${rowset.network}`.as('network'),
          countedAt: sql<Date>`${now.toISOString()}::timestamptz`.as('counted'),
        })
        .from(rowset.from),
    )
    .onConflictDoUpdate({
      target: [visitMarks.day, visitMarks.visitor, visitMarks.pageId],
      set: { countedAt: excluded(countedAt) },
      setWhere: sql`${countedAt} <= ${excluded(countedAt)} - make_interval(mins => ${repeatViewMinutes})`,
    })
    .returning({
      visitor: visitMarks.visitor,
      pageId: visitMarks.pageId,
      isFirst: sql<boolean>`xmax = 0`,
    });
  const written = new Map(rows.map(({ visitor, pageId, isFirst }) => [`${visitor} ${pageId}`, isFirst]));
  const met = new Set(known.map(({ visitor, supplierId }) => `${visitor} ${supplierId}`));
  return marks.flatMap((mark) => {
    const isFirst = written.get(`${mark.visitor} ${mark.pageId}`);
    if (isFirst === undefined) return [];
    const key = `${mark.visitor} ${mark.supplierId}`;
    const isNewToStore = !met.has(key);
    met.add(key);
    return [{ ...mark, isFirst, isNewToStore }];
  });
}
