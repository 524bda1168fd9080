import type { Order } from '#features/orders/order-record/contract.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { TimeZoneText } from '#ui/facts/time-zone-text.tsx';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { type HistoryEntry, orderHistory } from '../../rules/history.ts';
import { amountWords } from './order-lines.tsx';
import styles from './order-timeline.module.css';

interface OrderTimelineProps {
  order: Pick<Order, 'events' | 'dispatches'>;
  side: 'buyer' | 'supplier';
}

/** Lists the events of an order, newest first, each with time, person, quantity and reason. */
export function OrderTimeline({ order, side }: OrderTimelineProps) {
  return (
    <Card
      title="History"
      actions={
        <span className={styles.zone}>
          <TimeZoneText />
        </span>
      }
    >
      <ol className={styles.events}>
        {orderHistory(order).map((entry) => (
          <li key={entry.key} className={styles.event}>
            <Cluster as="p" rowGap={0} align="baseline" justify="between" className={styles.what}>
              <b>{entry.title}</b>
              <DateText when={entry.at} format="datetime" zone="viewer" className={styles.when} />
            </Cluster>
            {entry.by !== 'system' && <p className={styles.who}>{whoWords(entry, side)}</p>}
            {entry.goods.map(({ lineId, title, unit, quantity }) => (
              <p key={lineId} className={styles.goods}>
                {amountWords(quantity, unit)}, <Measured>{title}</Measured>
              </p>
            ))}
            {entry.note && <p className={`small break-words pre-line ${styles.why}`}>{entry.note}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function whoWords({ by, byName }: HistoryEntry, side: OrderTimelineProps['side']): string {
  const role = by === side ? 'you' : `the ${by}`;
  return byName && by !== side ? `By ${byName}, ${role}` : `By ${byName ?? role}`;
}
