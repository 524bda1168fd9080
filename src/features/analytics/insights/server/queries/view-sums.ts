import { and, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { mondayOf, shiftDay } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { productDays, productViewSums, storeStandings } from '../tables.ts';

interface DayRange {
  supplierId: string;
  /** First and last day, both included. */
  from: string;
  to: string;
}

/** A day at which counting starts or ends, as the nearest Monday with a sum and the few days between the two. */
interface SummedEdge {
  monday: string;
  /** First of the days between them, and the day after the last. */
  first: string;
  end: string;
  /** True if these days are added to the sum; false if they are part of it and are subtracted. */
  isAfter: boolean;
}

/**
 * SQL for the views of every product between two days, as rows of `summed_id` and `views`, several per product: the
 * difference of two sums, usually with about three days at each end. Null if the sums do not cover the days or reading
 * them saves nothing.
 */
export async function viewsBetweenDays(
  db: Database,
  { supplierId, from, to }: DayRange,
): Promise<SQL | null> {
  const [store] = await db
    .select({ upto: storeStandings.summedUpto })
    .from(storeStandings)
    .where(eq(storeStandings.supplierId, supplierId));
  if (!store?.upto) return null;
  const start = summedEdge(from, store.upto);
  const end = summedEdge(shiftDay(to, 1), store.upto);
  if (start.monday === end.monday) return null;
  const { productId, supplierId: ofStore } = productViewSums;
  return sql`(
    select ${productId} as summed_id, ${sumBefore(end)} - ${sumBefore(start)} as views
      from ${productViewSums} where ${eq(ofStore, supplierId)}
    union all
    ${viewsAroundEdge(end, { supplierId, isAdded: end.isAfter })}
    union all
    ${viewsAroundEdge(start, { supplierId, isAdded: !start.isAfter })})`;
}

/** Returns the Monday nearest to a day for which sums exist. */
function summedEdge(day: string, upto: string): SummedEdge {
  const before = mondayOf(day);
  const after = shiftDay(before, 7);
  const isNearer = day > shiftDay(before, 3) && after <= upto;
  if (isNearer) return { monday: after, first: day, end: after, isAfter: false };
  const monday = before <= upto ? before : upto;
  return { monday, first: monday, end: day, isAfter: true };
}

const sumBefore = ({ monday }: SummedEdge): SQL => {
  const { firstWeek, sums } = productViewSums;
  return sql`coalesce(${sums}[least((${monday}::date - ${firstWeek}) / 7, cardinality(${sums}))], 0)`;
};

const viewsAroundEdge = (
  { first, end }: SummedEdge,
  { supplierId, isAdded }: { supplierId: string; isAdded: boolean },
): SQL => {
  const { productId, views, day } = productDays;
  return sql`select ${productId}, ${isAdded ? views : sql`-${views}`} from ${productDays}
    where ${and(eq(productDays.supplierId, supplierId), gte(day, sql`${first}::date`), lt(day, sql`${end}::date`))}`;
};

/** Returns the next products of a store by number. */
export const listProductsAfter = (
  db: Database,
  { supplierId, after, limit }: { supplierId: string; after: number; limit: number },
) =>
  db
    .select({ id: products.id, number: products.number })
    .from(products)
    .where(and(eq(products.supplierId, supplierId), gt(products.number, after)))
    .orderBy(products.number)
    .limit(limit);
