import clsx from 'clsx';
import { Check, Minus, X } from 'lucide-react';
import type { Order } from '#features/orders/order-record/contract.ts';
import { describeDays, describeLeadTime } from '#features/orders/order-record/rules/promised-day.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { orderProgress, type ProgressStep } from '../../rules/progress.ts';
import styles from './order-progress.module.css';

interface OrderProgressProps {
  order: Order;
  /** The side that reads it. */
  side: 'buyer' | 'supplier';
}

/** Renders the steps of an order from placed to completed, and its current one. */
export function OrderProgress({ order, side }: OrderProgressProps) {
  return (
    <Card as="div">
      <ol className={styles.steps} aria-label="Progress">
        {orderProgress(order).map(({ state, title, look, at }) => (
          <li
            key={state}
            className={clsx(styles.step, styles[look], state === 'cancelled' && styles.cancelled)}
            aria-current={look === 'current' ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              <Mark state={state} look={look} />
            </span>
            <span className={styles.label}>
              {title}
              <span className={styles.when}>
                {at ? <DateText when={at} format="short" zone="viewer" /> : missingTime(look)}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <Expectation order={order} side={side} />
    </Card>
  );
}

const waitingText = ({ order, side }: OrderProgressProps): string =>
  side === 'buyer'
    ? `Waiting for ${order.supplier.name} to confirm. You pay after it confirms.`
    : 'The buyer is waiting for you to confirm this order.';

/** Returns the text in place of a time; a space keeps the line. */
const missingTime = (look: ProgressStep['look']): string => (look === 'skipped' ? 'Not recorded' : '\u00a0');

function Mark({ state, look }: Pick<ProgressStep, 'state' | 'look'>) {
  if (state === 'cancelled') return <X />;
  if (look === 'partial' || look === 'skipped') return <Minus />;
  return look === 'upcoming' ? null : <Check />;
}

/** Renders what happens next as a sentence. */
function Expectation({ order, side }: OrderProgressProps) {
  const { status, readyBy, firstReadyBy, cancelReason, isPartlyDispatched, proofWait, leadTimeDays } = order;
  if (status === 'cancelled' && cancelReason) return <p className={styles.next}>Reason: {cancelReason}</p>;
  if (status === 'placed')
    return (
      <p className={styles.next}>
        {waitingText({ order, side })}
        {proofWait && leadTimeDays !== null && ` Ready ${describeLeadTime(leadTimeDays)}.`}
      </p>
    );
  if (isPartlyDispatched)
    return <p className={styles.next}>Part of the order has been dispatched. The rest will follow.</p>;
  if (proofWait)
    return (
      <p className={styles.next}>
        Production starts after the proofs are approved.
        {leadTimeDays !== null && ` The lead time of ${describeDays(leadTimeDays)} counts from then.`}
      </p>
    );
  if (!readyBy) return null;
  return (
    <p className={styles.next}>
      Should be ready by{' '}
      <b>
        <DateText when={readyBy} format="numeric" zone="viewer" />
      </b>
      .
      {firstReadyBy && (
        <>
          {' '}
          First promised: <DateText when={firstReadyBy} format="numeric" zone="viewer" />.
        </>
      )}
    </p>
  );
}
