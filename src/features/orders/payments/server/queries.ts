import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { instalmentsOf } from '#features/orders/order-record/rules/instalments.ts';
import { earnedStates } from '#features/orders/order-record/rules.ts';
import { ownedBy, type Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import {
  findAccountStatus,
  listVerifiedAccounts,
  type VerifiedAccount,
} from '#features/stores/bank-details/server/queries/bank-accounts.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { orderNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { createQrCode } from '#platform/documents/qr-code.ts';
import type { PaymentDetails } from '../contract.ts';
import { paymentCode, paymentReference } from '../rules/payment-code.ts';
import { changedAfterConfirmation, confirmationOf, dueNow, isPayable } from '../rules.ts';
import { orderPayments } from './tables.ts';

type OrderRecord = typeof orders.$inferSelect;

interface Query {
  viewer: Viewer;
  id: string;
  now: Date;
  serverSecret: string;
}

/**
 * Returns where to pay an order. Throws 404 for another person’s order, and if the order is not confirmed or was
 * cancelled.
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

/** Returns where to pay an order for which `isPayable` is true, for the order page and documents. */
export async function paymentDetailsOf(
  db: Database,
  { order, store, now, serverSecret }: PayableOrder,
): Promise<PaymentDetails> {
  const { supplierId, currency, buyerCountry } = order;
  const { country, storeStatus, numberPrefix } = store;
  const [accounts, accountStatus] = await Promise.all([
    listVerifiedAccounts(db, { supplierId, serverSecret }),
    findAccountStatus(db, supplierId),
  ]);
  const isSuspended = storeStatus === 'suspended';
  const current = isSuspended ? null : (accounts.find(({ replacedAt }) => replacedAt === null) ?? null);
  const reference = paymentReference(orderNumber(numberPrefix, order.number));
  const due = dueNow(instalmentsOf(order, now));
  const code =
    current && due && paymentCode({ ...current, country, buyerCountry, currency, ...due, reference });
  const changedAt = changedAfterConfirmation(accounts, {
    currentAddedAt: accountStatus?.addedAt ?? null,
    revokedAt: accountStatus?.revokedAt ?? null,
    confirmedAt: confirmationOf(order),
  });
  return {
    state: isSuspended ? 'suspended' : stateOf(current, accountStatus?.state),
    account: current && { ...current.account, verifiedAt: current.verifiedAt.toISOString() },
    changedAt: changedAt?.toISOString() ?? null,
    reference,
    currency,
    due: due && { ...due, dueAt: due.dueAt?.toISOString() ?? null },
    code: code ? { kind: code.kind, ...(await createQrCode(code.payload)) } : null,
  };
}

const stateOf = (current: VerifiedAccount | null, review: string | undefined): PaymentDetails['state'] => {
  if (current) return 'verified';
  return review === 'in_review' ? 'in_review' : 'missing';
};

/** Returns confirmed, unpaid orders of a store, whose buyers must be notified of changed bank details. */
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

/** Returns the payments of an order that were made with money, newest first, with what was not reversed of each. */
export async function listRefundable(db: Database, orderId: string) {
  const reversals = alias(orderPayments, 'reversals');
  return db
    .select({
      id: orderPayments.id,
      method: orderPayments.method,
      leftMinor: sql<number>`(${orderPayments.amountMinor} + coalesce((
        select sum(${reversals.amountMinor}) from ${orderPayments} ${reversals}
        where ${reversals.reversesId} = ${orderPayments.id}), 0))::float8`.as('left_minor'),
    })
    .from(orderPayments)
    .where(
      and(
        eq(orderPayments.orderId, orderId),
        isNull(orderPayments.reversesId),
        ne(orderPayments.method, 'credit_note'),
      ),
    )
    .orderBy(desc(orderPayments.recordedAt), desc(orderPayments.id));
}
