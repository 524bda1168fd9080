import type { Order } from '#features/orders/order-record/contract.ts';
import { api } from '#web/api.ts';
import type { PaymentDetails } from '../contract.ts';
import { isPayable } from '../rules.ts';

/**
 * Loads where an order is paid; null before its confirmation, after its cancellation and for roles without amounts.
 * The order is shown without it if it cannot be loaded.
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
