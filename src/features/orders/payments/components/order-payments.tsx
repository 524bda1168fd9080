import type { ReactNode } from 'react';
import {
  type MilestoneState,
  type Order,
  type Payment,
  paymentMethodLabels,
} from '#features/orders/order-record/contract.ts';
import { formatDate } from '#lib/formats.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { ProgressBar } from '#ui/facts/progress-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { type Status, StatusChip } from '#ui/marks/status-chip.tsx';
import styles from './order-payments.module.css';

export interface OrderPaymentsProps {
  order: Order;
  /** A button below the sums, such as one that records a payment. */
  payAction?: ReactNode;
  /** A button of a payment, such as one that reverses it. */
  paymentAction?: ((payment: Payment) => ReactNode) | undefined;
}

const states: Record<MilestoneState['state'], { look: Status; label: string }> = {
  paid: { look: 'ok', label: 'Paid' },
  overdue: { look: 'bad', label: 'Overdue' },
  due: { look: 'warn', label: 'Due' },
  later: { look: 'neutral', label: 'Later' },
  held: { look: 'neutral', label: 'On hold: claim' },
  void: { look: 'neutral', label: 'Not due' },
};

/** Renders the instalments of an order, its payments and what is left to pay. */
export function OrderPayments({ order, payAction, paymentAction }: OrderPaymentsProps) {
  const { currency, totalMinor, paidMinor, outstandingMinor, toRefundMinor, milestones, payments } = order;
  const money = (minor: number): string => formatMoney(minor, currency);
  const percent = totalMinor === 0 ? 100 : Math.min(100, Math.floor((paidMinor / totalMinor) * 100));
  return (
    <Card title="Payment">
      <div>
        <p className={`muted small ${styles.paid}`}>
          <b className="num">{money(paidMinor)}</b> of {money(totalMinor)} paid
        </p>
        <ProgressBar label="Paid" value={percent} look={order.isOverdue ? 'bad' : 'spruce'} />
      </div>
      {toRefundMinor > 0 && (
        <p className={styles.refund}>
          <b className="num">{money(toRefundMinor)}</b> to refund to the buyer.
        </p>
      )}
      {milestones.length > 0 && (
        <ol className={`small ${styles.list}`} aria-label="Payment schedule">
          {milestones.map((milestone) => (
            <Cluster
              as="li"
              gap={3}
              nowrap
              align="stretch"
              justify="between"
              key={milestone.label}
              className={styles.row}
            >
              <p>
                <b>{milestone.label}</b>
                <span className={`muted note ${styles.note}`}>
                  {milestone.dueAt && milestone.state !== 'paid' ? (
                    <>
                      Due <DateText when={milestone.dueAt} format="numeric" zone="viewer" />
                    </>
                  ) : (
                    capitalize(milestone.due)
                  )}
                </span>
              </p>
              <Stack as="p" gap={0.5} justify="end" className={styles.end}>
                <span className="num">{money(milestone.amountMinor)}</span>
                <StatusChip status={states[milestone.state].look} textOnly>
                  {states[milestone.state].label}
                </StatusChip>
              </Stack>
            </Cluster>
          ))}
        </ol>
      )}
      {payments.length > 0 && <h3 className={`small ${styles.heading}`}>Payments received</h3>}
      {payments.length > 0 && (
        <ul className={`small ${styles.list}`} aria-label="Payments">
          {payments.map((payment) => (
            <Cluster
              as="li"
              gap={3}
              nowrap
              align="stretch"
              justify="between"
              key={payment.id}
              className={styles.row}
            >
              <p>
                <b>{payment.amountMinor < 0 ? 'Reversed' : paymentMethodLabels[payment.method]}</b>
                <span className={`muted note ${styles.note}`}>
                  {[formatDate(payment.receivedOn, { style: 'numeric' }), payment.reference, payment.note]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </p>
              <Stack as="p" gap={0.5} justify="end" className={styles.end}>
                <span className={`num ${payment.isReversed ? styles.reversed : ''}`}>
                  {money(payment.amountMinor)}
                </span>
                {paymentAction?.(payment)}
              </Stack>
            </Cluster>
          ))}
        </ul>
      )}
      {outstandingMinor > 0 && (
        <Cluster as="p" gap={3} nowrap align="stretch" justify="between" className={`small ${styles.left}`}>
          {order.status === 'placed' ? 'To pay after confirmation' : 'Left to pay'}{' '}
          <b className="num">{money(outstandingMinor)}</b>
        </Cluster>
      )}
      {payAction}
    </Card>
  );
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
