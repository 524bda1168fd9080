import { formatAmount } from '#lib/amounts.ts';
import { daysBetween, marketDay } from '#lib/calendar.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';

interface Refusal {
  code: string;
  message: string;
}

interface PaymentInput {
  totalMinor: number;
  paidMinor: number;
  currency: string;
  isCancelled: boolean;
  /** The payment to record. */
  amountMinor: number;
}

/** Decides whether a payment can be recorded: never more than is outstanding, and none for a cancelled order. */
export function decidePayment(input: PaymentInput): Decision<object, Refusal> {
  const { totalMinor, paidMinor, currency, isCancelled, amountMinor } = input;
  if (isCancelled) {
    const message = 'This order was canceled. You can record refunds, but no payments.';
    return refuse({ code: 'cancelled', message });
  }
  const outstanding = totalMinor - paidMinor;
  if (amountMinor <= outstanding) return allow();
  const message =
    outstanding === 0
      ? 'This order is paid in full.'
      : `Only ${formatAmount(outstanding, currency)} is due, so ${formatAmount(amountMinor, currency)} is too much.`;
  return refuse({ code: 'over_paid', message });
}

interface ReversalInput {
  /** Amount of the recorded payment. */
  paymentMinor: number;
  /** How much of it was reversed before. */
  reversedMinor: number;
  currency: string;
  /** How much to reverse now. */
  amountMinor: number;
}

/** Decides whether an amount of a recorded payment can be reversed: never more than is left of it. */
export function decideReversal(input: ReversalInput): Decision<object, Refusal> {
  const { paymentMinor, reversedMinor, currency, amountMinor } = input;
  const left = paymentMinor - reversedMinor;
  if (left === 0)
    return refuse({ code: 'reversed_already', message: 'This payment has already been reversed.' });
  if (amountMinor <= left) return allow();
  const message = `Only ${formatAmount(left, currency)} of this payment can still be reversed.`;
  return refuse({ code: 'too_much_back', message });
}

/** Returns for how many calendar days of the market a payment is overdue; 0 on the day it is due. */
export const overdueDays = (dueAt: Date, now: Date): number => daysBetween(marketDay(dueAt), marketDay(now));
