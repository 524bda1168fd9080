import type { OrderState } from '#features/orders/order-record/rules.ts';
import { isPayable } from '#features/orders/payments/rules.ts';
import { formatAmount } from '#lib/amounts.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';
import type { ReportAction, ReportState } from './contract.ts';

interface Refusal {
  code: string;
  message: string;
}

interface ReportInput {
  status: OrderState;
  currency: string;
  outstandingMinor: number;
  /** The sum of the reports that wait for the supplier. */
  waitingMinor: number;
  amountMinor: number;
}

/** Decides whether a payment can be reported: never more than is left to pay, less what waits for the supplier. */
export function decideReport(input: ReportInput): Decision<object, Refusal> {
  const { status, currency, outstandingMinor, waitingMinor, amountMinor } = input;
  if (!isPayable({ status })) {
    const message =
      status === 'cancelled' ? 'This order was canceled.' : 'The supplier has not confirmed this order yet.';
    return refuse({ code: 'not_payable', message });
  }
  const leftMinor = Math.max(0, outstandingMinor - waitingMinor);
  if (amountMinor <= leftMinor) return allow();
  const money = (minor: number): string => formatAmount(minor, currency);
  if (outstandingMinor === 0) return refuse({ code: 'over_paid', message: 'This order is paid in full.' });
  const message =
    waitingMinor === 0
      ? `Only ${money(outstandingMinor)} is left to pay.`
      : `Only ${money(outstandingMinor)} is left to pay, and ${money(waitingMinor)} of it is reported already.`;
  return refuse({ code: 'over_paid', message });
}

/** The actions of each side while a report waits. Every other state is final. */
const waitingActions: Record<'buyer' | 'supplier', readonly ReportAction[]> = {
  buyer: ['withdraw'],
  supplier: ['confirm', 'reject'],
};

export const stateAfter = {
  confirm: 'confirmed',
  reject: 'rejected',
  withdraw: 'withdrawn',
} as const satisfies Record<ReportAction, ReportState>;

interface ReportAt {
  state: ReportState;
  status: OrderState;
}

/** Returns the actions of one side. A payment for a canceled order can only be rejected or withdrawn. */
export function reportActionsOf(
  { state, status }: ReportAt,
  side: 'buyer' | 'supplier',
): readonly ReportAction[] {
  if (state !== 'waiting') return [];
  return waitingActions[side].filter((action) => action !== 'confirm' || status !== 'cancelled');
}

const decidedMessages: Record<Exclude<ReportState, 'waiting'>, string> = {
  confirmed: 'This payment has already been confirmed.',
  rejected: 'This payment has already been rejected.',
  withdrawn: 'The buyer has withdrawn this report.',
};

/** Decides whether one side can take an action now. */
export function decideReportAction(
  report: ReportAt,
  { action, side }: { action: ReportAction; side: 'buyer' | 'supplier' },
): Decision<object, Refusal> {
  if (reportActionsOf(report, side).includes(action)) return allow();
  const message =
    report.state === 'waiting'
      ? 'This order was canceled. Reject the report, and refund the payment if it arrived.'
      : decidedMessages[report.state];
  return refuse({ code: report.state === 'waiting' ? 'cancelled' : report.state, message });
}
