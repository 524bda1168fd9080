import type { Order } from '#features/orders/order-record/contract.ts';
import { isPayable } from '#features/orders/payments/rules.ts';
import { api } from '#web/api.ts';
import type { PaymentReport } from '../contract.ts';

/** Returns the reported payments of an order; none before it can be paid, and null if they could not be loaded. */
export async function loadReports(
  side: 'buyer' | 'supplier',
  { id, status, showsMoney }: Pick<Order, 'id' | 'status' | 'showsMoney'>,
): Promise<PaymentReport[] | null> {
  if (!showsMoney || (status !== 'cancelled' && !isPayable({ status }))) return [];
  const request =
    side === 'buyer' ? api.paymentReports.buyer.list({ id }) : api.paymentReports.store.list({ id });
  return request.then(
    ({ data }) => data.reports,
    () => null,
  );
}

/** Returns what is left to pay, less what waits for the supplier. */
export const leftToReport = (
  { outstandingMinor }: Pick<Order, 'outstandingMinor'>,
  reports: readonly PaymentReport[],
): number =>
  reports
    .filter(({ state }) => state === 'waiting')
    .reduce((left, { amountMinor }) => Math.max(0, left - amountMinor), outstandingMinor);

/** The props of every dialog about a reported payment. */
export interface ReportDialogProps {
  order: Order;
  onClose: () => void;
  /** Receives the sentence to show. */
  onDone: (message: string) => void;
}
