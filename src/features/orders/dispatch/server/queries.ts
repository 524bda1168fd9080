import { and, asc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { assumeDelivered } from '#features/orders/order-record/rules/moves.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { isTrading } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import { orderNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { afterCursor, cursorAfter, type KeysetOrder, keysetOrder } from '#platform/database/keyset.ts';
import type { dispatchFilters } from '../contract.ts';
import { orderDispatches, orderDispatchLines } from './tables.ts';

const newestFirst: KeysetOrder = {
  column: orderDispatches.dispatchedAt,
  type: 'timestamptz',
  descending: true,
};

type DispatchRow = typeof orderDispatches.$inferSelect;

/** Returns true if the expected day is over and nobody has confirmed the arrival. */
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

/** Returns a lookup for the names of the people who sent these dispatches and confirmed their arrival. */
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

/** Returns the dispatches of orders with their lines, in the order of their numbers. */
export async function listOrderDispatches(
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

interface DispatchListQuery {
  supplierId: string;
  status: (typeof dispatchFilters)[number];
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

/** Returns a page of a store's dispatches, newest first. */
export async function listDispatches(
  db: Database,
  { supplierId, status, cursor, limit, now }: DispatchListQuery,
) {
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
    .where(
      and(
        eq(orderDispatches.supplierId, supplierId),
        statusCondition(status, now),
        afterCursor(newestFirst, { id: orderDispatches.id, cursor }),
      ),
    )
    .orderBy(keysetOrder(newestFirst, orderDispatches.id))
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
    nextCursor: last ? cursorAfter({ value: last.dispatchedAt, id: last.id }) : null,
  };
}

function statusCondition(status: DispatchListQuery['status'], now: Date): SQL | undefined {
  if (status === 'all') return undefined;
  if (status === 'delivered') return isNotNull(orderDispatches.deliveredAt);
  const open = isNull(orderDispatches.deliveredAt);
  return status === 'late' ? and(open, sql`${orderDispatches.expectedOn} < ${marketDay(now)}::date`) : open;
}

/** Counts the late dispatches of a store, 100 at most. */
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
