import clsx from 'clsx';
import { Check, Minus, X } from 'lucide-react';
import type { Order } from '#features/orders/order-record/contract.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { orderProgress, type ProgressStep } from '../../rules/progress.ts';
import styles from './order-progress.module.css';

/** Renders the steps of an order from placed to completed, and its current one. */
export function OrderProgress({ order }: { order: Order }) {
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
      <Expectation order={order} />
    </Card>
  );
}

/** Returns the text in place of a time; a space keeps the line. */
const missingTime = (look: ProgressStep['look']): string => (look === 'skipped' ? 'Not recorded' : '\u00a0');

function Mark({ state, look }: Pick<ProgressStep, 'state' | 'look'>) {
  if (state === 'cancelled') return <X />;
  if (look === 'partial' || look === 'skipped') return <Minus />;
  return look === 'upcoming' ? null : <Check />;
}

/** Renders what happens next as a sentence. */
function Expectation({ order: { status, readyBy, cancelReason, isPartlyDispatched } }: { order: Order }) {
  if (status === 'cancelled' && cancelReason) return <p className={styles.next}>Reason: {cancelReason}</p>;
  if (isPartlyDispatched)
    return <p className={styles.next}>Part of the order has been dispatched. The rest will follow.</p>;
  if (!readyBy) return null;
  return (
    <p className={styles.next}>
      Should be ready by{' '}
      <b>
        <DateText when={readyBy} format="numeric" zone="viewer" />
      </b>
      .
    </p>
  );
}
