import type { ReactNode } from 'react';
import {
  type MilestoneState,
  type Order,
  type Payment,
  paymentMethodWords,
} from '#features/orders/order-record/contract.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { formatDate, formatMoney } from '#ui/facts/format.ts';
import { ProgressBar } from '#ui/facts/progress-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { type Status, StatusChip } from '#ui/marks/status-chip.tsx';
import styles from './order-payments.module.css';

export interface OrderPaymentsProps {
  order: Order;
  /** Below the sums, e.g. a button that records a payment. */
  payAction?: ReactNode;
  /** At the end of a payment, e.g. a button that takes it back. */
  paymentAction?: ((payment: Payment) => ReactNode) | undefined;
}

const states: Record<MilestoneState['state'], { look: Status; words: string }> = {
  paid: { look: 'ok', words: 'Paid' },
  overdue: { look: 'bad', words: 'Overdue' },
  due: { look: 'warn', words: 'Due' },
  later: { look: 'neutral', words: 'Later' },
  void: { look: 'neutral', words: 'Not due' },
};

/** What is to be paid when, what was paid, and what is left. */
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
          <b className="num">{money(toRefundMinor)}</b> to go back to the buyer.
        </p>
      )}
      {milestones.length > 0 && (
        <ol className={`small ${styles.list}`} aria-label="When what is paid">
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
                    sentence(milestone.due)
                  )}
                </span>
              </p>
              <Stack as="p" gap={0.5} justify="end" className={styles.end}>
                <span className="num">{money(milestone.amountMinor)}</span>
                <StatusChip status={states[milestone.state].look} textOnly>
                  {states[milestone.state].words}
                </StatusChip>
              </Stack>
            </Cluster>
          ))}
        </ol>
      )}
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
                <b>{payment.amountMinor < 0 ? 'Taken back' : paymentMethodWords[payment.method]}</b>
                <span className={`muted note ${styles.note}`}>
                  {[formatDate(payment.receivedOn, 'numeric'), payment.reference, payment.note]
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
          Still to pay <b className="num">{money(outstandingMinor)}</b>
        </Cluster>
      )}
      {payAction}
    </Card>
  );
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
