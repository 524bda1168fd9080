import type { ReactNode } from 'react';
import type { Dispatch, Order } from '#features/orders/order-record/contract.ts';
import { quantityText } from '#features/orders/order-record/rules/quantity-text.ts';
import { formatDate } from '#lib/formats.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import styles from './order-dispatches.module.css';

interface OrderDispatchesProps {
  order: Order;
  actions?: ((dispatch: Dispatch) => ReactNode) | undefined;
}

/** Renders the dispatches of an order with carrier, quantities and arrival. */
export function OrderDispatches({ order: { dispatches }, actions }: OrderDispatchesProps) {
  if (dispatches.length === 0) return null;
  return (
    <Card title="Dispatches">
      <Stack as="ul">
        {dispatches.map((dispatch) => (
          <Stack as="li" gap={1.5} key={dispatch.id} className={styles.dispatch}>
            <Cluster gap={3} rowGap={1} justify="between">
              <h3 className={styles.title}>
                Dispatch {dispatch.number}
                <span className={styles.with}> with {dispatch.carrier}</span>
              </h3>
              <DispatchStatus dispatch={dispatch} />
            </Cluster>
            <Cluster as="p" rowGap={0} align="stretch" className="muted small break-words">
              <span>
                Dispatched <DateText when={dispatch.dispatchedAt} format="numeric" zone="viewer" />
              </span>
              {dispatch.deliveredAt ? (
                <span>
                  Arrived <DateText when={dispatch.deliveredAt} format="numeric" zone="viewer" />
                </span>
              ) : (
                dispatch.expectedOn && (
                  <span>Expected {formatDate(dispatch.expectedOn, { style: 'numeric' })}</span>
                )
              )}
            </Cluster>
            {dispatch.trackingNumber && (
              <Cluster as="p" gap={2} rowGap={0.5} className={`small ${styles.tracking}`}>
                Tracking number <b className="num">{dispatch.trackingNumber}</b>
                <CopyButton text={dispatch.trackingNumber} label="Copy" />
              </Cluster>
            )}
            <p className={styles.goods}>
              {dispatch.lines.map(({ lineId, title, unit, quantity }) => (
                <span key={lineId}>
                  {quantityText(quantity, unit)}, <Measured>{title}</Measured>
                </span>
              ))}
            </p>
            {dispatch.note && <p className={styles.goods}>{dispatch.note}</p>}
            {actions && (
              <Cluster gap={2} align="stretch" className={styles.actions}>
                {actions(dispatch)}
              </Cluster>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

/** Renders whether a dispatch is on its way, late or delivered. */
export function DispatchStatus({ dispatch: { deliveredAt, isLate } }: { dispatch: Dispatch }) {
  if (deliveredAt) return <StatusChip status="ok">Delivered</StatusChip>;
  return isLate ? (
    <StatusChip status="warn">Late</StatusChip>
  ) : (
    <StatusChip status="neutral">In transit</StatusChip>
  );
}
