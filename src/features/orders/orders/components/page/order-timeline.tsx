import { quantityText } from '#features/orders/order-record/rules/quantity-text.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { TimeZoneText } from '#ui/facts/time-zone-text.tsx';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { type HistoryEntry, type OrderHistory, orderHistory } from '../../rules/history.ts';
import styles from './order-timeline.module.css';

interface OrderTimelineProps {
  history: OrderHistory;
  side: 'buyer' | 'supplier';
}

/** Lists the events of an order, newest first, each with time, person, quantity and reason. */
export function OrderTimeline({ history, side }: OrderTimelineProps) {
  return (
    <Card
      title="History"
      actions={
        <span className={styles.zone}>
          <TimeZoneText />
        </span>
      }
    >
      <ol>
        {orderHistory(history).map((entry) => (
          <li key={entry.key} className={styles.event}>
            <Cluster as="p" rowGap={0} align="baseline" justify="between" className={styles.title}>
              <b>{entry.title}</b>
              <DateText when={entry.at} format="datetime" zone="viewer" className={styles.time} />
            </Cluster>
            {entry.by !== 'system' && <p className={styles.actor}>{actorText(entry, side)}</p>}
            {entry.goods.map(({ lineId, title, unit, quantity }) => (
              <p key={lineId} className={styles.goods}>
                {quantityText(quantity, unit)}, <Measured>{title}</Measured>
              </p>
            ))}
            {entry.note && <p className={`small break-words pre-line ${styles.note}`}>{entry.note}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function actorText({ by, byName }: HistoryEntry, side: OrderTimelineProps['side']): string {
  const role = by === side ? 'you' : `the ${by}`;
  return byName && by !== side ? `By ${byName}, ${role}` : `By ${byName ?? role}`;
}
