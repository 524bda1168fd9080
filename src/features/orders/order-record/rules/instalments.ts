import type { PaymentSplit } from '#features/orders/selling-terms/contract.ts';
import {
  describePlan,
  explainPlan,
  nextDue,
  type PaymentPlan,
  planStates,
  unpaidBefore,
} from '#features/orders/selling-terms/rules/payment-plan.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import type { OrderState } from '../rules.ts';

interface PayableOrder {
  paymentTerm: string;
  /** The split of a quote, in place of the standard term. */
  paymentSplit: PaymentSplit | null;
  totalMinor: number;
  paidMinor: number;
  /** The amount that open claims dispute, which is not due. */
  heldMinor: number;
  status: OrderState;
  placedAt: Date;
  confirmedAt: Date | null;
  proofsApprovedAt: Date | null;
  inProductionAt: Date | null;
  readyAt: Date | null;
  dispatchedAt: Date | null;
  deliveredAt: Date | null;
  /** When a change last raised the total; null without one. */
  totalRaisedAt: Date | null;
}

/** Returns the instalments of an order with what was paid of each and what is due at a moment. */
export const instalmentsOf = (order: PayableOrder, now: Date) =>
  planStates(planOf(order), { ...progressOf(order), now });

/** Returns when the next instalment of an order is due; null if none is open, or if it is not known yet. */
export const nextDueOf = (order: PayableOrder): Date | null => nextDue(planOf(order), progressOf(order));

/** Returns the payment terms of an order. */
export const planOf = ({
  paymentTerm,
  paymentSplit,
}: Pick<PayableOrder, 'paymentTerm' | 'paymentSplit'>): PaymentPlan =>
  paymentSplit ?? (paymentTerm as PaymentTerm);

interface PaymentTerms extends Pick<PayableOrder, 'paymentTerm' | 'paymentSplit'> {
  agreement: object | null;
}

/** Returns payment terms in a sentence: an order at a quote states what was agreed, any other the name of its terms. */
export const paymentTermsText = (order: PaymentTerms): string =>
  order.agreement ? explainPlan(planOf(order)) : describePlan(planOf(order));

type PayableRow = Pick<PayableOrder, 'paymentTerm' | 'paymentSplit' | 'totalMinor' | 'paidMinor'>;

/** Returns what the terms of an order require before production, and was not paid. */
export const unpaidBeforeProduction = (order: PayableRow): number =>
  unpaidBefore('production', { ...order, plan: planOf(order) });

/** Returns what the terms of an order require before dispatch, and was not paid. */
export const unpaidBeforeDispatch = (order: PayableRow): number =>
  unpaidBefore('dispatch', { ...order, plan: planOf(order) });

const progressOf = (order: PayableOrder) => ({
  totalMinor: order.totalMinor,
  paidMinor: order.paidMinor,
  heldMinor: order.heldMinor,
  isCancelled: order.status === 'cancelled',
  raisedAt: order.totalRaisedAt,
  dates: {
    placed: order.placedAt,
    confirmed: order.confirmedAt,
    approved: approvedAt(order),
    in_production: order.inProductionAt,
    ready: order.readyAt,
    dispatched: order.dispatchedAt,
    delivered: order.deliveredAt,
  },
});

/** Returns when the proofs of an order were approved: not before it was confirmed, which is when it can be paid. */
function approvedAt({ confirmedAt, proofsApprovedAt }: PayableOrder): Date | null {
  if (!confirmedAt || !proofsApprovedAt) return null;
  return proofsApprovedAt > confirmedAt ? proofsApprovedAt : confirmedAt;
}
