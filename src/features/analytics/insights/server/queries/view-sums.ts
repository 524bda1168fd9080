import { eq, type SQL, sql } from 'drizzle-orm';
import { mondayOf, shiftDay } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { storeStandings } from '../tables.ts';

interface Days {
  supplierId: string;
  /** First and last day, both included. */
  from: string;
  to: string;
}

/** All days before one, as all before a Monday and the few days between the two. */
interface Edge {
  monday: string;
  /** First day between them, and the day after the last. */
  first: string;
  end: string;
  /** Whether these days come on top, or were in the sum and go off. */
  isAfter: boolean;
}

/**
 * Views of every product between two days as rows of `product_id` and `views`, several a product: the difference of two
 * sums, and three days at each end as a rule. Null where this cannot be told from sums, or is no less to read.
 */
export async function viewsOfDays(db: Database, { supplierId, from, to }: Days): Promise<SQL | null> {
  const [store] = await db
    .select({ upto: storeStandings.summedUpto })
    .from(storeStandings)
    .where(eq(storeStandings.supplierId, supplierId));
  if (!store?.upto) return null;
  const start = edgeOf(from, store.upto);
  const end = edgeOf(shiftDay(to, 1), store.upto);
  if (start.monday === end.monday) return null;
  return sql`(
    select product_id, ${sumBefore(end)} - ${sumBefore(start)} as views from product_view_sums where supplier_id = ${supplierId}
    union all
    ${daysOf(end, { supplierId, sign: end.isAfter ? '' : '-' })}
    union all
    ${daysOf(start, { supplierId, sign: start.isAfter ? '-' : '' })})`;
}

/** The Monday nearest to a day of which sums are there. */
function edgeOf(day: string, upto: string): Edge {
  const before = mondayOf(day);
  const after = shiftDay(before, 7);
  const isNearer = day > shiftDay(before, 3) && after <= upto;
  if (isNearer) return { monday: after, first: day, end: after, isAfter: false };
  const monday = before <= upto ? before : upto;
  return { monday, first: monday, end: day, isAfter: true };
}

const sumBefore = ({ monday }: Edge): SQL =>
  sql`coalesce(sums[least((${monday}::date - first_week) / 7, cardinality(sums))], 0)`;

const daysOf = ({ first, end }: Edge, { supplierId, sign }: { supplierId: string; sign: '' | '-' }): SQL =>
  sql`select product_id, ${sql.raw(sign)}views from product_days where supplier_id = ${supplierId} and day >= ${first}::date and day < ${end}::date`;
