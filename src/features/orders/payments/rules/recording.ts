import { formatAmount } from '#lib/amounts.ts';
import { daysBetween, marketDay } from '#lib/calendar.ts';

interface Account {
  totalMinor: number;
  paidMinor: number;
  currency: string;
  isCancelled: boolean;
}

interface PaymentRefusal {
  reason: string;
  message: string;
}

/** Why a payment cannot be recorded; null when it can. Nothing is ever paid twice. */
export function paymentProblem(
  { totalMinor, paidMinor, currency, isCancelled }: Account,
  amountMinor: number,
): PaymentRefusal | null {
  if (isCancelled) {
    return {
      reason: 'cancelled',
      message: 'This order was cancelled: money can go back, and none can come in.',
    };
  }
  const open = totalMinor - paidMinor;
  if (amountMinor <= open) return null;
  const message =
    open === 0
      ? 'This order is paid in full.'
      : `Only ${formatAmount(open, currency)} are still open, so ${formatAmount(amountMinor, currency)} is too much.`;
  return { reason: 'over_paid', message };
}

interface Reversed {
  amountMinor: number;
  /** What went back of it already. */
  returnedMinor: number;
  currency: string;
}

/** Why so much of a payment cannot go back; null when it can. */
export function reversalProblem(
  { amountMinor, returnedMinor, currency }: Reversed,
  wantedMinor: number,
): PaymentRefusal | null {
  const left = amountMinor - returnedMinor;
  if (left === 0) return { reason: 'reversed_already', message: 'This payment was taken back already.' };
  if (wantedMinor <= left) return null;
  return {
    reason: 'too_much_back',
    message: `Only ${formatAmount(left, currency)} of this payment are left to go back.`,
  };
}

/** Returns for how many days a payment is overdue: calendar days of the market, as documents and filters count them. 0 on its day. */
export function overdueDays(dueAt: Date, now: Date): number {
  return daysBetween(marketDay(dueAt), marketDay(now));
}
