import { nextDue, planStates } from '#features/orders/selling-terms/rules/payment-plan.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import type { OrderState } from '../rules.ts';

interface PayableOrder {
  paymentTerm: string;
  totalMinor: number;
  paidMinor: number;
  status: OrderState;
  placedAt: Date;
  confirmedAt: Date | null;
  readyAt: Date | null;
  dispatchedAt: Date | null;
  deliveredAt: Date | null;
}

/** Returns the instalments of an order with what was paid of each and what is due at a moment. */
export const instalmentsOf = (order: PayableOrder, now: Date) =>
  planStates(order.paymentTerm as PaymentTerm, { ...progressOf(order), now });

/** Returns when the next instalment of an order is due; null if none is open, or if it is not known yet. */
export const nextDueOf = (order: PayableOrder): Date | null =>
  nextDue(order.paymentTerm as PaymentTerm, progressOf(order));

const progressOf = (order: PayableOrder) => ({
  totalMinor: order.totalMinor,
  paidMinor: order.paidMinor,
  isCancelled: order.status === 'cancelled',
  dates: {
    placed: order.placedAt,
    confirmed: order.confirmedAt,
    ready: order.readyAt,
    dispatched: order.dispatchedAt,
    delivered: order.deliveredAt,
  },
});
