import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import type { Order } from '#features/orders/contract/order-views.ts';
import { stateWords } from '#features/orders/rules/words.ts';
import { type OrderState, orderStates } from '#features/orders/rules.ts';
import { formatDate } from '#ui/facts/format.ts';
import { Card } from '#ui/layout/card.tsx';
import styles from './order-progress.module.css';

const way = orderStates.filter((state) => state !== 'cancelled');

/** The way of an order, from placed to completed, and how far it has come. */
export function OrderProgress({ order }: { order: Order }) {
  const { status, events } = order;
  const reached = new Map<OrderState, string>();
  for (const event of events) if (!reached.has(event.status)) reached.set(event.status, event.at);
  const isCancelled = status === 'cancelled';
  const shown: readonly OrderState[] = isCancelled
    ? [...way.filter((state) => reached.has(state)), 'cancelled']
    : way;
  const current = shown.indexOf(status);
  return (
    <Card as="div" className={styles.card}>
      <ol className={styles.way} aria-label="Progress">
        {shown.map((state, i) => (
          <li
            key={state}
            className={clsx(
              styles.step,
              i < current && styles.done,
              i === current && styles.now,
              state === 'cancelled' && styles.cancelled,
            )}
            aria-current={i === current ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              {state === 'cancelled' ? <X /> : i <= current && <Check />}
            </span>
            <span className={styles.label}>
              {stateWords[state]}
              <span className={styles.when}>
                {reached.has(state) && i <= current
                  ? formatDate(reached.get(state) ?? '', 'short', 'Asia/Kolkata')
                  : '\u00a0'}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <Expectation order={order} />
    </Card>
  );
}

/** What comes next, in a sentence. */
function Expectation({ order: { status, readyBy, cancelReason, isPartlyDispatched } }: { order: Order }) {
  if (status === 'cancelled' && cancelReason) return <p className={styles.next}>Reason: {cancelReason}</p>;
  if (isPartlyDispatched && status !== 'dispatched' && status !== 'cancelled')
    return <p className={styles.next}>A part has left; the rest follows.</p>;
  if (!readyBy) return null;
  return (
    <p className={styles.next}>
      Should be ready by <b>{formatDate(readyBy, 'numeric', 'Asia/Kolkata')}</b>.
    </p>
  );
}
