import { asc, eq } from 'drizzle-orm';
import type { orders } from '#features/orders/order-record/server/tables.ts';
import type { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { PaymentDetails } from '../../contract.ts';
import { isPayable } from '../../rules.ts';
import { paymentDetailsOf } from '../queries.ts';
import { orderPayments } from '../tables.ts';

/** The payment block of a document. Unlike the rest of the document it is current at the download. */
export interface DocumentPayment {
  /** The block holds the payments that were recorded up to this moment. */
  readAt: Date;
  /** Oldest first; below 0 for money that went back. */
  payments: { receivedOn: string; amountMinor: number }[];
  openMinor: number;
  /**
   * `hidden`: the reader may not see account numbers. `replaced`: another invoice states what to pay. The states from
   * `verified` on are those of the details.
   */
  state: 'cancelled' | 'replaced' | 'unconfirmed' | 'paid' | 'hidden' | PaymentDetails['state'];
  /** Where to pay what is open, and the code for what is due; null unless there is something to pay. */
  details: PaymentDetails | null;
}

interface DocumentInput {
  order: typeof orders.$inferSelect;
  store: Pick<typeof suppliers.$inferSelect, 'country' | 'status' | 'numberPrefix'>;
  now: Date;
  /** Decrypts the bank account; null for readers who may not see account numbers. */
  serverSecret: string | null;
  /** True for an invoice that another one replaces. */
  isReplaced: boolean;
}

/**
 * Returns the payment block of a proforma or tax invoice as it is now, so that nobody pays an instalment twice or into
 * an account that is closed. There is nothing to pay with before the confirmation, after a cancellation, once the
 * order is paid, while its store is suspended, and on an invoice that another one replaces.
 */
export async function getDocumentPayment(
  db: Database,
  { order, store, now, serverSecret, isReplaced }: DocumentInput,
): Promise<DocumentPayment> {
  if (isReplaced) return { readAt: now, payments: [], openMinor: 0, details: null, state: 'replaced' };
  const payments = await db
    .select({ receivedOn: orderPayments.receivedOn, amountMinor: orderPayments.amountMinor })
    .from(orderPayments)
    .where(eq(orderPayments.orderId, order.id))
    .orderBy(asc(orderPayments.recordedAt), asc(orderPayments.id));
  const openMinor = order.totalMinor - order.paidMinor;
  const block = { readAt: now, payments, openMinor, details: null };
  if (order.status === 'cancelled') return { ...block, state: 'cancelled' };
  if (openMinor === 0) return { ...block, state: 'paid' };
  if (!isPayable(order)) return { ...block, state: 'unconfirmed' };
  if (serverSecret === null) return { ...block, state: 'hidden' };
  const details = await paymentDetailsOf(db, {
    order,
    store: { ...store, storeStatus: store.status },
    now,
    serverSecret,
  });
  return { ...block, state: details.state, details };
}
