import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { assumeDelivered } from '#features/orders/order-record/rules/moves.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { countryName } from '#features/stores/suppliers/server/queries/locations.ts';
import { isTrading } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import { orderNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { dispatchFilters } from '../contract.ts';
import { orderDispatches, orderDispatchLines } from './tables.ts';

type DispatchRow = typeof orderDispatches.$inferSelect;

/** Late: the expected day is over, and nobody said that it has arrived. */
const isLate = ({ deliveredAt, expectedOn }: DispatchRow, now: Date): boolean =>
  deliveredAt === null && expectedOn !== null && expectedOn < marketDay(now);

async function withLines(db: Database, { rows, now }: { rows: readonly DispatchRow[]; now: Date }) {
  if (rows.length === 0) return [];
  const lines = await db
    .select({
      dispatchId: orderDispatchLines.dispatchId,
      lineId: orderDispatchLines.lineId,
      title: orderLines.title,
      unit: orderLines.unit,
      quantity: orderDispatchLines.quantity,
    })
    .from(orderDispatchLines)
    .innerJoin(orderLines, eq(orderLines.id, orderDispatchLines.lineId))
    .where(
      inArray(
        orderDispatchLines.dispatchId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const nameOf = await namesOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    orderId: row.orderId,
    number: row.number,
    carrier: row.carrier,
    trackingNumber: row.trackingNumber,
    expectedOn: row.expectedOn,
    note: row.note,
    dispatchedAt: row.dispatchedAt,
    deliveredAt: row.deliveredAt,
    deliveredBy: row.deliveredBy,
    dispatchedByName: nameOf(row.dispatchedBy),
    deliveredByName: nameOf(row.deliveredByAccountId),
    isLate: isLate(row, now),
    lines: lines.filter(({ dispatchId }) => dispatchId === row.id).map(({ dispatchId: _, ...line }) => line),
  }));
}

/** Names of the people who sent these dispatches and confirmed their arrival. */
async function namesOf(db: Database, rows: readonly DispatchRow[]) {
  const ids = new Set(rows.flatMap((row) => [row.dispatchedBy, row.deliveredByAccountId]));
  ids.delete(null);
  const people = await db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(
      inArray(
        accounts.id,
        [...ids].filter((id) => id !== null),
      ),
    );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (id: string | null): string | null => (id === null ? null : (names.get(id) ?? null));
}

/** What has left of these orders, in order. */
export async function dispatchesOf(
  db: Database,
  { orderIds, now }: { orderIds: readonly string[]; now: Date },
) {
  const rows = await db
    .select()
    .from(orderDispatches)
    .where(inArray(orderDispatches.orderId, [...orderIds]))
    .orderBy(asc(orderDispatches.number))
    .limit(200);
  return withLines(db, { rows, now });
}

interface Tracked {
  supplierId: string;
  status: (typeof dispatchFilters)[number];
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

/** Dispatches of a store, the newest first. */
export async function listDispatches(db: Database, { supplierId, status, cursor, limit, now }: Tracked) {
  const rows = await db
    .select({
      dispatch: orderDispatches,
      number: orders.number,
      prefix: suppliers.numberPrefix,
      buyerName: orders.buyerName,
      company: orders.buyerCompany,
      city: orders.buyerCity,
      country: orders.buyerCountry,
    })
    .from(orderDispatches)
    .innerJoin(orders, eq(orders.id, orderDispatches.orderId))
    .innerJoin(suppliers, eq(suppliers.id, orderDispatches.supplierId))
    .where(and(eq(orderDispatches.supplierId, supplierId), statusCondition(status, now), after(cursor)))
    .orderBy(desc(orderDispatches.dispatchedAt), desc(orderDispatches.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1)?.dispatch : undefined;
  const described = await withLines(db, { rows: shown.map(({ dispatch }) => dispatch), now });
  return {
    dispatches: described.map(({ orderId, ...one }, index) => {
      const { number = 0, prefix = null, buyerName = '', company = null } = shown[index] ?? {};
      const { city = null, country = '' } = shown[index] ?? {};
      return {
        ...one,
        order: { id: orderId, number, reference: orderNumber(prefix, number), buyerName, company },
        destination: [city, countryName(country)].filter(Boolean).join(', '),
      };
    }),
    nextCursor: last ? `${last.dispatchedAt.getTime()}.${last.id}` : null,
  };
}

function statusCondition(status: Tracked['status'], now: Date): SQL | undefined {
  if (status === 'all') return undefined;
  if (status === 'delivered') return isNotNull(orderDispatches.deliveredAt);
  const open = isNull(orderDispatches.deliveredAt);
  return status === 'late' ? and(open, sql`${orderDispatches.expectedOn} < ${marketDay(now)}::date`) : open;
}

/** Dispatches of a store that are late, counted to 100 at most. */
export async function countLateDispatches(
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(orderDispatches)
    .where(and(eq(orderDispatches.supplierId, supplierId), statusCondition('late', now)))
    .limit(100)
    .as('some');
  const [row] = await db.select({ late: sql<number>`count(*)::int` }).from(some);
  return row?.late ?? 0;
}

function after(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const point = cursor.indexOf('.');
  const at = new Date(Number(cursor.slice(0, point))).toISOString();
  return sql`(${orderDispatches.dispatchedAt}, ${orderDispatches.id}) < (${at}::timestamptz, ${cursor.slice(point + 1)}::uuid)`;
}

/**
 * Locks and returns up to 100 dispatches that nobody has confirmed for so long that they must have arrived, oldest
 * first. Dispatches of suspended stores are left out: only their buyers may say what arrived.
 */
export function lockForgottenDispatches(db: Database, now: Date) {
  const { afterExpected, afterDispatch } = assumeDelivered;
  const due = sql`coalesce(${orderDispatches.expectedOn}::timestamptz + make_interval(days => ${afterExpected}),
    ${orderDispatches.dispatchedAt} + make_interval(days => ${afterDispatch}))`;
  return db
    .select({ orderId: orders.id, dispatchId: orderDispatches.id })
    .from(orderDispatches)
    .innerJoin(orders, eq(orders.id, orderDispatches.orderId))
    .where(
      and(
        isTrading(orders.supplierId),
        isNull(orderDispatches.deliveredAt),
        isNotNull(orders.buyerAccountId),
        lt(due, now.toISOString()),
      ),
    )
    .orderBy(asc(orderDispatches.dispatchedAt))
    .limit(100)
    .for('update', { skipLocked: true });
}
