import type { OrderRow } from '#features/orders/order-record/contract.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import type { PaymentDetails } from './contract.ts';

interface Validity {
  addedAt: Date;
  verifiedAt: Date;
  replacedAt: Date | null;
}

interface AccountHistory {
  /** When the current account was saved, verified or not; null without one. */
  currentAddedAt: Date | null;
  /** When its verification was withdrawn; null otherwise. */
  revokedAt: Date | null;
  confirmedAt: Date;
}

/** Returns when the details that the buyer saw after confirmation were changed or withdrawn; null if they were not. */
export function changedAfterConfirmation(
  accounts: readonly Validity[],
  { currentAddedAt, revokedAt, confirmedAt }: AccountHistory,
): Date | null {
  if (revokedAt && revokedAt > confirmedAt) return revokedAt;
  const wasShown = accounts.some(({ replacedAt }) => replacedAt !== null && replacedAt > confirmedAt);
  return wasShown ? currentAddedAt : null;
}

/** Returns the start of a notice about changed details; without a new account they were withdrawn. */
export const changeText = ({ state }: Pick<PaymentDetails, 'state'>): string =>
  state === 'missing' ? 'Bank details withdrawn on' : 'Bank details changed on';

/** Returns true if orders in this state can be paid: confirmed, and not cancelled. */
export const isPayable = ({ status }: { status: OrderState }): boolean =>
  status !== 'placed' && status !== 'cancelled';

/** Returns true if an instalment of a confirmed order is due, so that the buyer can pay it. */
export const canPayNow = ({
  status,
  outstandingMinor,
  nextDueAt,
}: Pick<OrderRow, 'status' | 'outstandingMinor' | 'nextDueAt'>): boolean =>
  isPayable({ status }) && outstandingMinor > 0 && nextDueAt !== null;

/** Returns when an order was confirmed; for old orders without that date, when it was placed. */
export const confirmationOf = (order: { confirmedAt: Date | null; placedAt: Date }): Date =>
  order.confirmedAt ?? order.placedAt;

interface Instalment {
  label: string;
  amountMinor: number;
  paidMinor: number;
  state: 'paid' | 'overdue' | 'due' | 'later' | 'held' | 'void';
  dueAt: Date | null;
}

/** Returns the next open instalment that is due; null if nothing is due. */
export function dueNow(instalments: readonly Instalment[]) {
  const next = instalments.find(({ state }) => state === 'due' || state === 'overdue');
  if (!next) return null;
  const { label, amountMinor, paidMinor, dueAt, state } = next;
  return { label, amountMinor: amountMinor - paidMinor, dueAt, isOverdue: state === 'overdue' };
}

/** Most UPI apps refuse larger payments: ₹1,00,000. */
export const upiUsualLimitMinor = 10_000_000;

/** Warning against forged payment details, the same on screens, in documents and in messages. */
export const fraudWarning = {
  claim: 'Packwright never changes bank details by email.',
  advice: 'If a message says otherwise, do not pay and contact us.',
} as const;
