import type { OrderState } from '#features/orders/order-record/rules.ts';
import type { PaymentDetails } from './contract.ts';

interface Validity {
  addedAt: Date;
  verifiedAt: Date;
  replacedAt: Date | null;
}

interface Standing {
  /** When the account of today was saved, verified or not; null without one. */
  currentAddedAt: Date | null;
  /** When its verification was withdrawn; null otherwise. */
  revokedAt: Date | null;
  confirmedAt: Date;
}

/** When the details changed or were withdrawn after the order was confirmed and the buyer had been shown others; else null. */
export function changedAfterConfirmation(
  accounts: readonly Validity[],
  { currentAddedAt, revokedAt, confirmedAt }: Standing,
): Date | null {
  if (revokedAt && revokedAt > confirmedAt) return revokedAt;
  const wasShown = accounts.some(({ replacedAt }) => replacedAt !== null && replacedAt > confirmedAt);
  return wasShown ? currentAddedAt : null;
}

/** How a notice about other details says it: an account that is no longer shown, and no other one, was withdrawn. */
export const changeWords = ({ state }: Pick<PaymentDetails, 'state'>): string =>
  state === 'missing' ? 'Bank details withdrawn on' : 'Bank details changed on';

/** Whether an order in this state is paid at all: confirmed, and not cancelled. */
export const isPayable = ({ status }: { status: OrderState }): boolean =>
  status !== 'placed' && status !== 'cancelled';

/** When an order was confirmed; orders from before this was recorded were placed then at the latest. */
export const confirmationOf = (order: { confirmedAt: Date | null; placedAt: Date }): Date =>
  order.confirmedAt ?? order.placedAt;

interface Instalment {
  label: string;
  amountMinor: number;
  paidMinor: number;
  state: 'paid' | 'overdue' | 'due' | 'later' | 'void';
  dueAt: Date | null;
}

/** The next open instalment that is due by the terms of the order; null when nothing is due. */
export function dueNow(instalments: readonly Instalment[]) {
  const next = instalments.find(({ state }) => state === 'due' || state === 'overdue');
  if (!next) return null;
  const { label, amountMinor, paidMinor, dueAt, state } = next;
  return { label, amountMinor: amountMinor - paidMinor, dueAt, isOverdue: state === 'overdue' };
}

/** UPI apps refuse larger payments between most accounts: ₹1,00,000. */
export const upiUsualLimitMinor = 10_000_000;

/** The one sentence against forged payment details, the same on screens, documents and in messages. */
export const fraudWarning = {
  claim: 'Packwright never changes bank details by email.',
  advice: 'If a message says otherwise, do not pay and contact us.',
} as const;
