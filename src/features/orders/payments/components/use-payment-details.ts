import type { Order } from '#features/orders/order-record/contract.ts';
import { api } from '#web/api.ts';
import type { PaymentDetails } from '../contract.ts';
import { isPayable } from '../rules.ts';

/**
 * Returns where to pay an order; null before its confirmation, after its cancellation, for roles without amounts, and
 * if it cannot be loaded.
 */
export async function loadPaymentDetails(
  side: 'buyer' | 'store',
  order: Pick<Order, 'id' | 'status' | 'showsMoney'>,
): Promise<PaymentDetails | null> {
  if (!isPayable(order) || !order.showsMoney) return null;
  try {
    return (await api.paymentDetails[side]({ id: order.id })).data.paymentDetails;
  } catch {
    return null;
  }
}
