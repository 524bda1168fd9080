import type { OrderRow } from '#features/orders/order-record/contract.ts';
import { overdueText } from '#features/orders/order-record/rules/store-moves.ts';
import { formatMoney } from '#ui/facts/format.ts';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import styles from './money-owed.module.css';

const overdueTextOf = ({ overdueMinor, overdueDays, currency }: OrderRow): string =>
  overdueText(formatMoney(overdueMinor, currency), overdueDays);

interface MoneyOwedProps {
  order: OrderRow;
  /** True if the total of the order is not shown beside it, so that an amount equal to it has to be written. */
  alone?: boolean;
}

/** Shows the amount of an order still to be paid or refunded, red when overdue; renders nothing without access to amounts. */
export function MoneyOwed({ order, alone }: MoneyOwedProps) {
  const { outstandingMinor, toRefundMinor, totalMinor, isOverdue, currency, status, showsMoney } = order;
  if (toRefundMinor > 0)
    return <span className={styles.late}>{formatMoney(toRefundMinor, currency)} to refund</span>;
  if (status === 'cancelled' || !showsMoney) return null;
  if (outstandingMinor === 0) return <span className={styles.paid}>Paid</span>;
  if (isOverdue) return <span className={styles.late}>{overdueTextOf(order)}</span>;
  // Nothing can be paid before the supplier has confirmed the order.
  if (status === 'placed') return null;
  if (outstandingMinor === totalMinor && !alone) return <span className={styles.open}>Unpaid</span>;
  return <span className={styles.open}>{formatMoney(outstandingMinor, currency)} to pay</span>;
}

/** Renders the overdue amount beside the status of an order; a completed order can have one too. */
export const OverdueChip = ({ order }: { order: OrderRow }) =>
  order.isOverdue ? <StatusChip status="bad">{overdueTextOf(order)}</StatusChip> : null;
