import type { OrderEvent } from '#features/orders/contract/order-views.ts';
import { stateWords } from '#features/orders/rules/words.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './order-timeline.module.css';

interface OrderTimelineProps {
  events: readonly OrderEvent[];
  side: 'buyer' | 'supplier';
}

/** What happened, when, by whom and why; the newest first. */
export function OrderTimeline({ events, side }: OrderTimelineProps) {
  return (
    <Card title="History">
      <ol className={styles.events}>
        {events.toReversed().map((event) => (
          <li key={event.id} className={styles.event}>
            <p className={styles.what}>
              <b>{stateWords[event.status]}</b>
              <DateText when={event.at} format="datetime" zone="viewer" className={styles.when} />
            </p>
            {event.by !== 'system' && <p className={styles.who}>{whoWords(event, side)}</p>}
            {event.note && <p className={styles.why}>{event.note}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function whoWords({ by, byName }: OrderEvent, side: OrderTimelineProps['side']): string {
  const role = by === side ? 'you' : `the ${by}`;
  return byName && by !== side ? `By ${byName}, ${role}` : `By ${byName ?? role}`;
}
