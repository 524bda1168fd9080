import { and, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { earnedStates } from '#features/orders/order-record/rules.ts';
import { ownedBy, type Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { planStates } from '#features/orders/selling-terms/rules/payment-plan.ts';
import {
  findAccountStatus,
  listVerifiedAccounts,
  type VerifiedAccount,
} from '#features/stores/bank-details/server/queries/bank-accounts.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { orderNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { PaymentDetails } from '../contract.ts';
import { paymentCode, paymentReference } from '../rules/payment-code.ts';
import { changedAfterConfirmation, confirmationOf, dueNow, isPayable } from '../rules.ts';
import { drawCode } from './queries/draw-code.ts';

type OrderRecord = typeof orders.$inferSelect;

interface Query {
  viewer: Viewer;
  id: string;
  now: Date;
  serverSecret: string;
}

/**
 * Where to pay an order, as its buyer or the office of its store may read it. Another's order, one that is not
 * confirmed and one that was cancelled are not found.
 */
export async function getPaymentDetails(
  db: Database,
  { viewer, id, now, serverSecret }: Query,
): Promise<PaymentDetails> {
  const [row] = await db
    .select({
      order: orders,
      country: suppliers.country,
      storeStatus: suppliers.status,
      numberPrefix: suppliers.numberPrefix,
    })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(and(eq(orders.id, id), ownedBy(viewer)));
  if (!row || !isPayable(row.order)) throw notFound('Payment details');
  const { order, ...store } = row;
  return paymentDetailsOf(db, { order, store, now, serverSecret });
}

interface PayableOrder {
  order: OrderRecord;
  store: { country: string; storeStatus: string; numberPrefix: string | null };
  now: Date;
  serverSecret: string;
}

/** Where to pay an order that `isPayable`, for a reader who may know: the order page and documents state the same. */
export async function paymentDetailsOf(
  db: Database,
  { order, store, now, serverSecret }: PayableOrder,
): Promise<PaymentDetails> {
  const { supplierId, currency } = order;
  const { country, storeStatus, numberPrefix } = store;
  const [accounts, standing] = await Promise.all([
    listVerifiedAccounts(db, { supplierId, serverSecret }),
    findAccountStatus(db, supplierId),
  ]);
  const isSuspended = storeStatus === 'suspended';
  const current = isSuspended ? null : (accounts.find(({ replacedAt }) => replacedAt === null) ?? null);
  const reference = paymentReference(orderNumber(numberPrefix, order.number));
  const due = dueNow(instalmentsOf(order, now));
  const code = current && due && paymentCode({ ...current, country, currency, ...due, reference });
  const changedAt = changedAfterConfirmation(accounts, {
    currentAddedAt: standing?.addedAt ?? null,
    revokedAt: standing?.revokedAt ?? null,
    confirmedAt: confirmationOf(order),
  });
  return {
    state: isSuspended ? 'suspended' : stateOf(current, standing?.state),
    account: current && { ...current.account, verifiedAt: current.verifiedAt.toISOString() },
    changedAt: changedAt?.toISOString() ?? null,
    reference,
    currency,
    due: due && { ...due, dueAt: due.dueAt?.toISOString() ?? null },
    code: code ? { kind: code.kind, ...(await drawCode(code.payload)) } : null,
  };
}

const stateOf = (current: VerifiedAccount | null, review: string | undefined): PaymentDetails['state'] => {
  if (current) return 'verified';
  return review === 'in_review' ? 'in_review' : 'missing';
};

/** The instalments of an order as they are at a moment. */
const instalmentsOf = (order: OrderRecord, now: Date) =>
  planStates(order.paymentTerm as PaymentTerm, {
    totalMinor: order.totalMinor,
    paidMinor: order.paidMinor,
    isCancelled: order.status === 'cancelled',
    now,
    dates: {
      placed: order.placedAt,
      confirmed: order.confirmedAt,
      ready: order.readyAt,
      dispatched: order.dispatchedAt,
      delivered: order.deliveredAt,
    },
  });

/** Confirmed orders of a store with something left to pay, whose buyers have to know of other bank details. */
export function listUnpaidOrders(
  db: Database,
  { supplierId, confirmedBefore }: { supplierId: string; confirmedBefore: Date },
) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      numberPrefix: suppliers.numberPrefix,
      buyerAccountId: orders.buyerAccountId,
      confirmedAt: orders.confirmedAt,
      placedAt: orders.placedAt,
    })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(
      and(
        eq(orders.supplierId, supplierId),
        inArray(orders.status, ['confirmed', 'in_production', 'ready', 'dispatched', ...earnedStates]),
        isNotNull(orders.buyerAccountId),
        lte(sql`coalesce(${orders.confirmedAt}, ${orders.placedAt})`, confirmedBefore),
        lt(orders.paidMinor, orders.totalMinor),
      ),
    )
    .orderBy(orders.placedAt);
}
