import type { ReactNode } from 'react';
import type { Dispatch, Order } from '#features/orders/orders/contract/order-views.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { formatDate } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Card } from '#ui/layout/card.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import styles from './order-dispatches.module.css';
import { amountWords } from './order-lines.tsx';

interface OrderDispatchesProps {
  order: Order;
  actions?: ((dispatch: Dispatch) => ReactNode) | undefined;
}

/** What has left, with whom, and what of it has arrived. */
export function OrderDispatches({ order: { dispatches }, actions }: OrderDispatchesProps) {
  if (dispatches.length === 0) return null;
  return (
    <Card title="Dispatches">
      <ul className={styles.list}>
        {dispatches.map((dispatch) => (
          <li key={dispatch.id} className={styles.dispatch}>
            <div className={styles.head}>
              <h3 className={styles.title}>
                Dispatch {dispatch.number}
                <span className={styles.with}> with {dispatch.carrier}</span>
              </h3>
              <DispatchStatus dispatch={dispatch} />
            </div>
            <p className={styles.facts}>
              <span>
                Left <DateText when={dispatch.dispatchedAt} format="numeric" zone="viewer" />
              </span>
              {dispatch.deliveredAt ? (
                <span>
                  Arrived <DateText when={dispatch.deliveredAt} format="numeric" zone="viewer" />
                </span>
              ) : (
                dispatch.expectedOn && <span>Expected {formatDate(dispatch.expectedOn, 'numeric')}</span>
              )}
            </p>
            {dispatch.trackingNumber && (
              <p className={styles.tracking}>
                Tracking number <b className="num">{dispatch.trackingNumber}</b>
                <CopyButton text={dispatch.trackingNumber} label="Copy" />
              </p>
            )}
            <p className={styles.goods}>
              {dispatch.lines.map(({ lineId, title, unit, quantity }) => (
                <span key={lineId}>
                  {amountWords(quantity, unit)}, <Measured>{title}</Measured>
                </span>
              ))}
            </p>
            {dispatch.note && <p className={styles.goods}>{dispatch.note}</p>}
            {actions && <div className={styles.actions}>{actions(dispatch)}</div>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** On its way, late, or there. */
export function DispatchStatus({ dispatch: { deliveredAt, isLate } }: { dispatch: Dispatch }) {
  if (deliveredAt) return <StatusChip status="ok">Delivered</StatusChip>;
  return isLate ? (
    <StatusChip status="warn">Late</StatusChip>
  ) : (
    <StatusChip status="neutral">On the way</StatusChip>
  );
}
