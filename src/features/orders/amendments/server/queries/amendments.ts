import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { listOrderLines } from '#features/orders/order-record/server/queries/order-records.ts';
import { mayWrite, ownedBy, type Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { AmendableTerms, OrderChanges } from '../../contract.ts';
import { actionsOn, canChange, limitOf, possibleParts, stateOf } from '../../rules.ts';
import { orderAmendments } from '../tables.ts';

const maxAmendments = 50;
const deciders = alias(accounts, 'deciders');

/** Returns the changes of an order of the viewer, and what can change now; any other order is not found. */
export async function getOrderChanges(
  db: Database,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<OrderChanges> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ownedBy(viewer)));
  if (!order) throw notFound('Order');
  const rows = await db
    .select({ amendment: orderAmendments, proposedByName: accounts.name, decidedByName: deciders.name })
    .from(orderAmendments)
    .innerJoin(accounts, eq(accounts.id, orderAmendments.proposerAccountId))
    .leftJoin(deciders, eq(deciders.id, orderAmendments.deciderAccountId))
    .where(eq(orderAmendments.orderId, id))
    .orderBy(desc(orderAmendments.number))
    .limit(maxAmendments);
  const isOpen = rows.some(({ amendment }) => amendment.status === 'open');
  return {
    amendments: rows.map(({ amendment, proposedByName, decidedByName }) => {
      const { status, proposedBy, proposedAt, decidedAt } = amendment;
      const state = stateOf(status, order);
      return {
        id: amendment.id,
        number: amendment.number,
        state,
        proposedBy,
        proposedByName,
        proposedAt: proposedAt.toISOString(),
        reason: amendment.reason,
        before: amendment.before,
        after: amendment.after,
        decidedByName,
        decidedAt: decidedAt && decidedAt.toISOString(),
        decisionReason: amendment.decisionReason,
        actions: mayWrite(viewer) ? [...actionsOn({ state, proposedBy }, viewer.side)] : [],
      };
    }),
    terms: await currentTerms(db, order),
    possible: possibleParts(order),
    limit: limitOf(order),
    canPropose: mayWrite(viewer) && canChange(order) && !isOpen && rows.length < maxAmendments,
  };
}

type OrderRecord = typeof orders.$inferSelect;

/** Returns the terms of an order that can change, as they are now. */
export async function currentTerms(db: Database, order: OrderRecord): Promise<AmendableTerms> {
  const lines = await listOrderLines(db, order.id);
  const { readyBy, deliveryAddress, taxKind, taxNote, subtotalMinor, deliveryMinor, taxMinor, totalMinor } =
    order;
  return {
    lines: lines.map((line) => ({
      lineId: line.id,
      kind: line.kind,
      title: line.title,
      unit: line.unit,
      quantity: line.quantity,
      unitPriceMinor: line.unitPriceMinor,
      totalMinor: line.totalMinor,
      taxRateBasisPoints: line.taxRateBasisPoints,
      deliveryShareMinor: line.deliveryShareMinor,
      taxMinor: line.taxMinor,
    })),
    readyBy: readyBy && readyBy.toISOString(),
    deliveryAddress,
    taxKind,
    taxNote,
    subtotalMinor,
    deliveryMinor,
    taxMinor,
    totalMinor,
  };
}

/** Returns true if one side has proposed a change about which the other has not decided. */
export const hasOpenAmendment = async (db: Database, orderId: string): Promise<boolean> =>
  (await db.$count(
    orderAmendments,
    and(eq(orderAmendments.orderId, orderId), eq(orderAmendments.status, 'open')),
  )) > 0;

/** Returns a proposal for a notification about it; null if it is gone. */
export async function findAmendment(db: Database, id: string) {
  const [amendment] = await db.select().from(orderAmendments).where(eq(orderAmendments.id, id));
  return amendment ?? null;
}
